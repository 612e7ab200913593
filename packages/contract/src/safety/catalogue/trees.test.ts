import { expect, test } from 'vitest';
import { advisoryTypes } from './advisory-types.ts';
import { type CatalogueNode, checkPair, hasChildren } from './catalogue-tree.ts';
import { dangerousGoods } from './dangerous-goods.ts';
import { hazardCategories } from './hazard-categories.ts';
import { occurrences } from './occurrences.ts';
import { potentialConsequences } from './potential-consequences.ts';
import { reportFields } from './report-fields.ts';
import { rootCauses } from './root-causes.ts';

const all = (nodes: readonly CatalogueNode[]): CatalogueNode[] =>
  nodes.flatMap((node) => [node, ...all(node.childNodes)]);

test.each([
  ['report fields', reportFields],
  ['advisory types', advisoryTypes],
  ['dangerous goods', dangerousGoods],
  ['occurrences', occurrences],
  ['hazard categories', hazardCategories],
  ['potential consequences', potentialConsequences],
  ['root causes', rootCauses],
])('the ids of %s are unique, with names in both languages', (_name, tree) => {
  const ids = all(tree).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { name, engName } of all(tree)) {
    expect(name.trim()).not.toBe('');
    expect(engName).toMatch(/^[ -~]+$/);
  }
});

test('only the last field of work has no children', () => {
  expect(reportFields.filter(({ childNodes }) => childNodes.length === 0)).toEqual([reportFields.at(-1)]);
});

test('the id of a division starts with the number of its class', () => {
  for (const { id, childNodes } of dangerousGoods)
    for (const division of childNodes) expect(Math.floor(division.id / 10)).toBe(id);
});

test('occurrences have codes and their groups have none; gliders and external loads are missing', () => {
  expect(occurrences.every(({ id, code }) => id > 1000 && code === undefined)).toBe(true);
  const known = occurrences.flatMap(({ childNodes }) => childNodes.map(({ code }) => code));
  expect(known).toHaveLength(33);
  for (const hidden of ['LOLI', 'GTOW', 'EXTL', undefined]) expect(known).not.toContain(hidden);
});

test('a pair is an entry and one of its children', () => {
  const check = (level1: number | null, level2: number | null) =>
    checkPair(
      reportFields,
      ['one', level1 === null ? null : { id: level1 }],
      ['two', level2 === null ? null : { id: level2 }],
    ).map(({ path }) => path);
  expect([check(1, 11), check(1, null), check(null, null)]).toEqual([[], [], []]);
  expect([check(1, 21), check(null, 11), check(77, 11), check(9, 91)]).toEqual([['two'], ['two'], ['one'], ['two']]);
  expect([hasChildren(reportFields, { id: 1 }), hasChildren(reportFields, { id: 9 })]).toEqual([true, false]);
});

test('hazard categories and consequences have at most four levels, with a leaf at the end of each path', () => {
  const depth = (nodes: readonly CatalogueNode[]): number =>
    nodes.length === 0 ? 0 : 1 + Math.max(...nodes.map(({ childNodes }) => depth(childNodes)));
  expect([depth(hazardCategories), depth(potentialConsequences)]).toEqual([4, 3]);
  expect([hazardCategories.length, potentialConsequences.length]).toEqual([5, 12]);
});
