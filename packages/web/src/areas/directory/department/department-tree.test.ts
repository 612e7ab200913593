import type { DepartmentRecord } from '@portal/contract/directory';
import { expect, it } from 'vitest';
import { parentsFor } from './department-form-dialog.tsx';
import { mayHoldAnother, rowsOf } from './department-tree.ts';

const department = (id: number, children: DepartmentRecord[] = []): DepartmentRecord => ({
  id,
  code: `D${id}`,
  name: `부서 ${id}`,
  engName: `Department ${id}`,
  seq: 1,
  parentId: null,
  level: 1,
  isActivated: true,
  createdDate: '2026-01-02',
  employeesCount: 0,
  version: 1,
  children,
});

/** 1 › 2 › 3 › 4 › 5 › 6, and 7 next to the first. */
const deep = [6, 5, 4, 3, 2, 1].reduce<DepartmentRecord[]>((below, id) => [department(id, below)], []);
const tree = [...deep, department(7)];
const idsOf = (rows: readonly { record: DepartmentRecord }[]) => rows.map(({ record }) => record.id);

it('rows are in tree order, without those below a collapsed one', () => {
  expect(idsOf(rowsOf(tree))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(idsOf(rowsOf(tree, new Set([3])))).toEqual([1, 2, 3, 7]);
});

it('a parent is never the department itself, below it, or too deep', () => {
  const rows = rowsOf(tree);
  const third = rows[2]?.record;
  expect(idsOf(parentsFor(rows, third))).toEqual([1, 2, 7]);
  expect(idsOf(parentsFor(rows, undefined))).toEqual([1, 2, 3, 4, 5, 7]);
});

it('the sixth level has no children', () => {
  expect(
    rowsOf(tree)
      .filter((row) => !mayHoldAnother(row))
      .map(({ record }) => record.id),
  ).toEqual([6]);
});
