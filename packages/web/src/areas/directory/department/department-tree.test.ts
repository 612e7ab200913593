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

/** 1 › 2 › 3 › 4 › 5 › 6, and 7 beside the first. */
const deep = [6, 5, 4, 3, 2, 1].reduce<DepartmentRecord[]>((below, id) => [department(id, below)], []);
const tree = [...deep, department(7)];
const idsOf = (rows: readonly { record: DepartmentRecord }[]) => rows.map(({ record }) => record.id);

it('the rows stand as the tree does, without what is below a closed one', () => {
  expect(idsOf(rowsOf(tree))).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(idsOf(rowsOf(tree, new Set([3])))).toEqual([1, 2, 3, 7]);
});

it('nothing is offered below itself, nor where it would be too deep', () => {
  const rows = rowsOf(tree);
  const third = rows[2]?.record;
  expect(idsOf(parentsFor(rows, third))).toEqual([1, 2, 7]);
  expect(idsOf(parentsFor(rows, undefined))).toEqual([1, 2, 3, 4, 5, 7]);
});

it('the sixth level holds no other', () => {
  expect(
    rowsOf(tree)
      .filter((row) => !mayHoldAnother(row))
      .map(({ record }) => record.id),
  ).toEqual([6]);
});
