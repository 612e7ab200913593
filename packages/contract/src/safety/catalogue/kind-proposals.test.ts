import { expect, test } from 'vitest';
import type { CatalogueNode } from './catalogue-tree.ts';
import { hazardCategories } from './hazard-categories.ts';
import { proposalsOfKind } from './kind-proposals.ts';
import { occurrences } from './occurrences.ts';
import { codes } from './report-codes.ts';

const leavesOf = (nodes: readonly CatalogueNode[]): number[] =>
  nodes.flatMap(({ id, childNodes }) => (childNodes.length === 0 ? [id] : leavesOf(childNodes)));

test('what is offered for a kind of report can be chosen', () => {
  for (const kind of codes.mandatoryReportType) {
    const { eventCategories, hazardCategories: hazards } = proposalsOfKind(kind);
    expect(leavesOf(occurrences)).toEqual(expect.arrayContaining([...eventCategories]));
    expect(leavesOf(hazardCategories)).toEqual(expect.arrayContaining([...hazards]));
    expect(hazards).not.toEqual([]);
  }
});

test('a bird strike is offered as BIRD, a TCAS RA as MAC, and nothing for a report of no such kind', () => {
  const codesOf = (kind: number | null) =>
    proposalsOfKind(kind).eventCategories.map(
      (id) => occurrences.flatMap(({ childNodes }) => childNodes).find((node) => node.id === id)?.code,
    );
  expect(codesOf(0)).toEqual(['BIRD', 'WILD']);
  expect(codesOf(1)).toEqual(['MAC']);
  expect(codesOf(null)).toEqual([]);
});
