import type { SheetRow } from '@portal/contract/kernel';
import { expect, test } from 'vitest';
import {
  departmentImportHeaders,
  employeeImportHeaders,
  readDepartmentLines,
  readEmployeeLines,
} from './company-import.forms.ts';

const sheet = (...rows: SheetRow['cells'][]): SheetRow[] => rows.map((cells, at) => ({ row: at + 1, cells }));
const said = (problems: readonly { path: string; code: string; field?: string }[]) =>
  problems.map(({ path, code, field }) => [path, field, code].filter(Boolean).join(' '));

const person = (...more: [number, SheetRow['cells'][number]][]): SheetRow['cells'] => {
  const cells: SheetRow['cells'][number][] = [
    'N001',
    '김하늘',
    'Kim Haneul',
    'haneul@hanbit.example',
    '사원',
    null,
    'FO',
    '010',
    new Date('1995-05-05T00:00:00Z'),
    '2026.11.02',
    '여',
    '서울',
    null,
    3,
    null,
  ];
  for (const [at, cell] of more) cells[at] = cell;
  return cells;
};

test('reads an employee: days as dates or text, gender by word, empty cells with their defaults', () => {
  const { problems, lines } = readEmployeeLines(
    sheet(
      employeeImportHeaders[0],
      person(),
      person([0, 'N002'], [3, 'b@hanbit.example'], [10, 1], [13, null], [14, '2026-12-31']),
    ),
  );
  expect(problems).toEqual([]);
  expect(lines).toMatchObject([
    { row: 2, birthDate: '1995-05-05', hireDate: '2026-11-02', gender: 2, seq: 3, jobTitle: null, isResigned: false },
    { row: 3, gender: 1, seq: 0, isResigned: true, resignDate: '2026-12-31' },
  ]);
});

test('reports every invalid field of every row', () => {
  const { problems } = readEmployeeLines(
    sheet(
      employeeImportHeaders[1],
      person(),
      person([1, '열두글자가넘는아주긴이름'], [10, '기타']),
      person([0, 'n001'], [3, 'HANEUL@hanbit.example'], [8, 34_000], [6, null]),
      person([0, 'N004'], [3, 'd@hanbit.example'], [2, { formula: true }]),
      person([0, 'N005'], [3, 'nobody'], [9, '1990-01-01']),
      person([0, 'N006'], [3, 'f@hanbit.example'], [14, { error: '#N/A' }]),
    ),
  );
  expect(said(problems)).toEqual([
    'row 3 code code-twice',
    'row 3 email email-twice',
    'row 3 name too-long',
    'row 3 gender not-one-of',
    'row 4 code code-twice',
    'row 4 email email-twice',
    'row 4 birthDate wrong-type',
    'row 4 departmentCode required',
    'row 5 engName sheet-formula',
    'row 6 email not-an-email',
    'row 6 hireDate not-after-birth',
    'row 7 resignDate sheet-cell-error',
  ]);
});

test('reads departments with the code of their parent', () => {
  const { problems, lines } = readDepartmentLines(
    sheet(
      departmentImportHeaders[0],
      ['HQ', '본사', 'Headquarters', null, 1],
      [null, null, null, null, null],
      ['OP', '운영', 'Operations', 'HQ', null],
    ),
  );
  expect(problems).toEqual([]);
  expect(lines).toMatchObject([
    { row: 2, code: 'HQ', parentCode: '', seq: 1 },
    { row: 4, code: 'OP', parentCode: 'HQ', seq: 0 },
  ]);
});

test('rejects a wrong header, an empty sheet, a duplicate code and an invalid number', () => {
  expect(said(readDepartmentLines(sheet(['code'])).problems)).toEqual(['row 1 sheet-header-wrong']);
  expect(said(readDepartmentLines([]).problems)).toEqual(['file sheet-empty']);
  const { problems } = readDepartmentLines(
    sheet(departmentImportHeaders[1], ['OP', '운영', 'Operations', null, 'x'], ['op', ' ', 'Operations', null, 100]),
  );
  expect(said(problems)).toEqual(['row 2 seq wrong-type', 'row 3 code code-twice', 'row 3 seq too-big']);
});
