import type { DepartmentNode } from '@portal/contract/directory';
import type { Drive } from '@portal/contract/documents';
import { expect, it } from 'vitest';
import { driveTreeOf, rowsOfDrives } from './drive-tree.ts';

const department = (id: number, name: string, ...childNodes: DepartmentNode[]): DepartmentNode =>
  ({ id, name, engName: name, childNodes }) as unknown as DepartmentNode;

const drive = (id: number, name: string, departmentId: number | null): Drive => ({
  id,
  name,
  engName: departmentId === null ? null : name,
  departmentId,
  driveKey: `key-${id}`,
  version: 1,
  can: {},
});

const departments = [
  department(1, '경영본부', department(2, '인사팀'), department(3, '재무팀')),
  department(4, '운항본부', department(5, '운항팀', department(6, '운항표준파트'))),
];

const drives = [
  drive(10, '공용 자료실', null),
  drive(11, '경영본부', 1),
  drive(12, '인사팀', 2),
  drive(13, '재무팀', 3),
  drive(14, '운항본부', 4),
  drive(15, '운항팀', 5),
  drive(16, '운항표준파트', 6),
];

const rowsFor = (departmentId: number, given = drives) =>
  rowsOfDrives(driveTreeOf(given, departments, { departmentId, note: '내 부서' })).map(
    ({ record: { id, note }, path }) => `${'-'.repeat(path.length - 1)}${id}${note ? ` ${note}` : ''}`,
  );

it('the drives of the departments are a tree like the departments, without the general ones', () => {
  expect(rowsFor(1)).toEqual(['11 내 부서', '-12', '-13', '14', '-15', '--16']);
});

it('the drive of the own department comes first, with those below it, and stands nowhere else', () => {
  expect(rowsFor(5)).toEqual(['15 내 부서', '-16', '11', '-12', '-13', '14']);
  expect(rowsFor(3)).toEqual(['13 내 부서', '11', '-12', '14', '-15', '--16']);
});

it('a drive whose department is not in the tree comes last; a department without a drive hides none below it', () => {
  expect(rowsFor(1, [...drives, drive(17, '폐지팀', 9)]).at(-1)).toBe('17');
  expect(
    rowsFor(
      1,
      drives.filter(({ id }) => id !== 15),
    ),
  ).toEqual(['11 내 부서', '-12', '-13', '14', '-16']);
});

it('of somebody whose department has no drive the tree is in its own order', () => {
  expect(rowsFor(99)).toEqual(['11', '-12', '-13', '14', '-15', '--16']);
});
