import { hazardCategories, potentialConsequences } from '@portal/contract/safety';
import { expect, it } from 'vitest';
import type { TreeNode } from '../../../ui/tree/nodes.ts';
import { idPathTo } from '../catalogue/catalogue-levels.ts';
import { bodyOfHazard, type HazardForm, hazardDefinition, newHazardForm } from './hazard-form.ts';

type Node = { id: number; name: string; childNodes: readonly Node[] };
const treeOf = (nodes: readonly Node[]): TreeNode[] =>
  nodes.map(({ id, name, childNodes }) => ({ id, label: name, children: treeOf(childNodes) }));

const category = idPathTo(treeOf(hazardCategories), 12012);
const consequence = idPathTo(treeOf(potentialConsequences), 1011);
const whole: HazardForm = {
  ...newHazardForm,
  title: ' 조류 서식 ',
  category,
  potentialConsequences: [{ path: consequence, description: '' }],
};
const wrong = (form: HazardForm) => (hazardDefinition.check?.(form) ?? []).map(({ path, code }) => `${path} ${code}`);

it('a chosen end is sent with the way to it', () => {
  expect(bodyOfHazard(whole)).toEqual({
    title: '조류 서식',
    category: { level1: { id: 1 }, level2: { id: 12 }, level3: { id: 1201 }, level4: { id: 12012 }, description: null },
    potentialConsequences: [{ level1: { id: 1 }, level2: { id: 101 }, level3: { id: 1011 }, description: null }],
    controlType: null,
  });
  expect(wrong(whole)).toEqual([]);
});

it('title, category and a consequence are needed', () => {
  expect(wrong(newHazardForm)).toEqual([
    'title required',
    'category.level1 required',
    'potentialConsequences required',
  ]);
});

it('no text is longer than 100, and no consequence is duplicate', () => {
  const long = 'x'.repeat(101);
  const form = {
    ...whole,
    title: long,
    potentialConsequences: [...whole.potentialConsequences, { path: consequence, description: '' }],
  };
  expect(wrong(form)).toEqual(expect.arrayContaining(['potentialConsequences.1 chosen-twice', 'title too-long']));
});
