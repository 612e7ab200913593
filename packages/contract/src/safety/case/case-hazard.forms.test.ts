import { checker } from '@portal/contract/kernel';
import { expect, test } from 'vitest';
import { hazardCategories } from '../catalogue/hazard-categories.ts';
import { type SentLevels, viewLevels } from '../catalogue/hazard-levels.ts';
import { checkBelonging, checkHazard, normalizeHazard } from './case-hazard.forms.ts';
import { type HazardBody, hazardBody } from './case-hazard.schema.ts';

const way = (...ids: (number | null)[]): SentLevels =>
  Object.fromEntries(ids.map((id, place) => [`level${place + 1}`, id === null ? null : { id }]));

const whole: HazardBody = {
  title: '  활주로 <b>조류</b> ',
  category: { ...way(1, 12, 1201, 12012), description: ' 무리 \n' },
  potentialConsequences: [way(2, 201, 2011), { ...way(12, 1202), description: ' ' }],
};
const problemsOf = (more: Partial<HazardBody>) =>
  checkHazard({ ...whole, ...more }).map(({ path, code }) => `${path} ${code}`);

test('complete values are stored unchanged, a blank description as null', () => {
  expect(problemsOf({})).toEqual([]);
  expect(normalizeHazard(whole)).toEqual({
    title: '  활주로 <b>조류</b> ',
    category: { levels: [1, 12, 1201, 12012], description: ' 무리 \n' },
    potentialConsequences: [
      { levels: [2, 201, 2011], description: null },
      { levels: [12, 1202], description: null },
    ],
    controlType: null,
  });
});

test.each<[string, SentLevels, string[]]>([
  ['no level at all', {}, ['category.level1 required']],
  ['a way that breaks off', way(1, 12), ['category.level3 required']],
  ['one that breaks off before its leaf', way(1, 11, 1102), ['category.level4 required']],
  ['a level left out', way(1, null, 1201, 12011), ['category.level2 required']],
  ['a level of another', way(1, 21, 2101), ['category.level2 not-one-of']],
  ['an unknown first level', way(6), ['category.level1 not-one-of']],
  ['a level below a leaf', way(1, 11, 1101, 11021), ['category.level4 not-one-of']],
  ['a leaf of three levels', way(1, 11, 1101), []],
])('checks a category: %s', (_what, category, expected) => {
  expect(problemsOf({ category })).toEqual(expected);
});

test('a title is required, and no leaf may occur twice', () => {
  expect(problemsOf({ title: ' \u200b' })).toEqual(['title required']);
  const twice = [way(12, 1202), way(12, 1201), { ...way(12, 1202), description: 'x' }];
  expect(problemsOf({ potentialConsequences: twice })).toEqual(['potentialConsequences.2 chosen-twice']);
  expect(problemsOf({ potentialConsequences: [way(2, 201)] })).toEqual(['potentialConsequences.0.level3 required']);
});

test('source and report are those of the case, or missing', () => {
  const own = { source: 'InternalMandatoryReport', reportId: 7 } as const;
  const paths = (body: Parameters<typeof checkBelonging>[0]) => checkBelonging(body, own).map(({ path }) => path);
  expect(paths({})).toEqual([]);
  expect(paths({ source: null, report: null })).toEqual([]);
  expect(paths({ source: 'InternalMandatoryReport', report: { id: 7 } })).toEqual([]);
  expect(paths({ source: 'Others', report: { id: 8 } })).toEqual(['source', 'report']);
});

test('a stored path is answered with its names', () => {
  expect(viewLevels(hazardCategories, [5, 52, 5204])).toEqual({
    level1: { id: 5, name: '외부', engName: 'External' },
    level2: { id: 52, name: '보안', engName: 'Security' },
    level3: { id: 5204, name: '드론', engName: 'Drone' },
    level4: null,
  });
});

test.each<[string, object]>([
  ['no consequence', { ...whole, potentialConsequences: [] }],
  ['twenty-one', { ...whole, potentialConsequences: Array.from({ length: 21 }, () => way(12, 1202)) }],
  ['a long title', { ...whole, title: 'x'.repeat(101) }],
  ['a long description', { ...whole, category: { ...whole.category, description: 'x'.repeat(101) } }],
  ['an unknown source', { ...whole, source: 'Elsewhere' }],
  ['an unknown control', { ...whole, controlType: 'avoidance' }],
])('does not fit: %s', (_what, body) => {
  expect(checker(hazardBody)(body)).not.toEqual([]);
});
