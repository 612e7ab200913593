import type { DepartmentNode, Person } from '@portal/contract/directory';
import { describe, expect, test } from 'vitest';
import {
  availableDepartments,
  changeReferrers,
  type ReferrerChange,
  referrerKey,
  referrerOfDepartment,
  referrerOfPerson,
  refusalOfDepartment,
  refusalOfPerson,
  type Selection,
  sameReferrers,
  treeOf,
} from './referrer-selection.ts';

const department = (id: number, name: string, childNodes: DepartmentNode[] = []): DepartmentNode => ({
  id,
  parentId: null,
  level: 1,
  code: `D${id}`,
  name,
  engName: `Department ${id}`,
  childNodes,
});

const crew = department(3, '운항 1팀');
const team = department(2, '운항팀', [crew]);
const training = department(4, '운항훈련팀');
const division = department(1, '운항본부', [team, training]);
const cabin = department(9, '객실본부');
const roots = [division, cabin];
const tree = treeOf(roots);

const person = (id: number, { id: departmentId, name, engName }: DepartmentNode): Person => ({
  id,
  code: `E${id}`,
  name: `사원${id}`,
  engName: `Employee ${id}`,
  position: '과장',
  jobTitle: null,
  email: `e${id}@example.com`,
  department: { id: departmentId, name, engName },
});

const empty: Selection = { tree, present: [], picked: [], drafterId: 100, approverIds: new Set([50]) };

const pick = (given: Selection, ...changes: readonly ReferrerChange[]): Selection => {
  let selection = given;
  for (const change of changes) selection = { ...selection, picked: changeReferrers(selection, change) };
  return selection;
};

const pickDepartment = (one: DepartmentNode): ReferrerChange => ({ kind: 'department', department: one });
const pickPerson = (id: number, of: DepartmentNode): ReferrerChange => ({ kind: 'person', person: person(id, of) });

const keys = ({ picked }: Selection) => picked.map(referrerKey);

describe('picking a department', () => {
  test('takes the departments below it out of the selection, however deep, and leaves the others', () => {
    const selection = pick(empty, pickDepartment(crew), pickDepartment(cabin), pickDepartment(division));
    expect(keys(selection)).toEqual(['Department 9', 'Department 1']);
  });

  test('keeps people who were picked one by one', () => {
    expect(keys(pick(empty, pickPerson(7, crew), pickDepartment(division)))).toEqual(['Employee 7', 'Department 1']);
  });

  test('disables its employees and those of all departments below it, and names itself as the reason', () => {
    const selection = pick(empty, pickDepartment(division));
    const by = referrerOfDepartment(division);
    expect(refusalOfPerson(selection, person(7, division))).toEqual({ why: 'covered', by });
    expect(refusalOfPerson(selection, person(7, crew))).toEqual({ why: 'covered', by });
    expect(refusalOfPerson(selection, person(7, cabin))).toBeUndefined();
  });

  test('disables the departments below it, not those above', () => {
    const selection = pick(empty, pickDepartment(team));
    expect(refusalOfDepartment(selection, crew)?.why).toBe('covered');
    expect(refusalOfDepartment(selection, division)).toBeUndefined();
    expect(refusalOfDepartment(selection, team)).toEqual({ why: 'twice' });
  });
});

describe('a person', () => {
  test('the drafter and approvers of the document cannot be picked', () => {
    expect(refusalOfPerson(empty, person(100, team))).toEqual({ why: 'drafter' });
    expect(refusalOfPerson(empty, person(50, team))).toEqual({ why: 'on-line' });
    expect(keys(pick(empty, pickPerson(50, team)))).toEqual([]);
  });

  test('is picked once', () => {
    const selection = pick(empty, pickPerson(7, team), pickPerson(7, team));
    expect(keys(selection)).toEqual(['Employee 7']);
    expect(refusalOfPerson(selection, person(7, team))).toEqual({ why: 'twice' });
  });
});

test('present referrers are marked, stay, and include their employees', () => {
  const selection: Selection = {
    ...empty,
    present: [referrerOfDepartment(team), referrerOfPerson(person(7, cabin))],
  };
  expect(refusalOfDepartment(selection, team)).toEqual({ why: 'present' });
  expect(refusalOfPerson(selection, person(7, cabin))).toEqual({ why: 'present' });
  expect(refusalOfPerson(selection, person(8, crew))?.why).toBe('covered');
  expect(pick(selection, pickDepartment(division)).present).toHaveLength(2);
});

test('a three hundred and first is refused, but for a department that takes the place of one below it', () => {
  const people = Array.from({ length: 299 }, (_, place) => referrerOfPerson(person(1000 + place, cabin)));
  const full = pick({ ...empty, picked: people }, pickDepartment(crew));
  expect(full.picked).toHaveLength(300);
  expect(refusalOfPerson(full, person(7, cabin))).toEqual({ why: 'full' });
  expect(refusalOfDepartment(full, cabin)).toEqual({ why: 'full' });
  expect(refusalOfDepartment(full, division)).toBeUndefined();
});

test('one is removed, or all', () => {
  const selection = pick(empty, pickPerson(7, team), pickDepartment(cabin));
  expect(keys(pick(selection, { kind: 'remove', ref: { type: 'Employee', sourceId: 7 } }))).toEqual(['Department 9']);
  expect(keys(pick(selection, { kind: 'clear' }))).toEqual([]);
});

test('only another selection is a change, another order is none', () => {
  const { picked } = pick(empty, pickPerson(7, team), pickDepartment(cabin));
  expect(sameReferrers(picked, picked.toReversed())).toBe(true);
  expect(sameReferrers(picked, picked.slice(1))).toBe(false);
  expect(sameReferrers(picked.slice(1), [...picked.slice(1), ...picked.slice(1)])).toBe(false);
});

describe('the suggested departments', () => {
  const names = (chosenId: number | undefined, name: string) =>
    availableDepartments(roots, tree, chosenId, name).map(({ id }) => id);

  test('are the chosen one and its children', () => expect(names(1, '')).toEqual([1, 2, 4]));
  test('are the top ones while none is chosen', () => expect(names(undefined, '')).toEqual([1, 9]));
  test('are all below it whose name contains the search text', () => expect(names(1, '팀')).toEqual([2, 3, 4]));
  test('are found however the letters are composed', () => expect(names(1, '팀'.normalize('NFD'))).toEqual([2, 3, 4]));
  test('are found in both languages', () => expect(names(undefined, 'DEPARTMENT 9')).toEqual([9]));
});
