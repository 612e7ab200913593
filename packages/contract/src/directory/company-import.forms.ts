import {
  cellDay,
  cellIdentifier,
  cellNumber,
  cellText,
  checker,
  type FieldProblem,
  inRow,
  isEmptyCell,
  type RowProblem,
  type SheetCell,
  type SheetRow,
  sheetBody,
  unreadableCell,
} from '@portal/contract/kernel';
import { checkDepartment } from './department/department.forms.ts';
import { type DepartmentBody, departmentBody } from './department/department.schema.ts';
import { checkEmployee } from './employee/employee.forms.ts';
import { type EmployeeBody, employeeBody } from './employee/employee.schema.ts';

/** Rows of one file at most. */
export const MAX_COMPANY_ROWS = 20_000;

/** Header of the spreadsheet of departments, in either language. */
export const departmentImportHeaders = [
  ['부서 코드', '부서명', '영문명', '상위 부서 코드', '순서'],
  ['code', 'name', 'engName', 'parentCode', 'seq'],
] as const;

/** Header of the spreadsheet of employees, in either language. */
export const employeeImportHeaders = [
  [
    '사번',
    '이름',
    '영문 이름',
    '이메일',
    '직위',
    '직책',
    '부서 코드',
    '전화번호',
    '생년월일',
    '입사일',
    '성별',
    '주소',
    '상세 주소',
    '순서',
    '퇴사일',
  ],
  [
    'code',
    'name',
    'engName',
    'email',
    'position',
    'jobTitle',
    'departmentCode',
    'phone',
    'birthDate',
    'hireDate',
    'gender',
    'address1',
    'address2',
    'seq',
    'resignDate',
  ],
] as const;

/** A department of the file; `parentCode` is empty for a root. */
export type DepartmentLine = Omit<DepartmentBody, 'parentId' | 'isActivated'> & { parentCode: string; row: number };
/** An employee of the file; the department is given by its code. */
export type EmployeeLine = Omit<EmployeeBody, 'department'> & { departmentCode: string; row: number };

const seqOf = (cell: SheetCell | undefined): number => (isEmptyCell(cell) ? 0 : cellNumber(cell));

const genderOf = (cell: SheetCell | undefined): number => {
  const word = cellIdentifier(cell).toUpperCase();
  if (word === '') return 1;
  return { '1': 1, M: 1, 남: 1, 남자: 1, '2': 2, F: 2, 여: 2, 여자: 2 }[word] ?? 0;
};

/** Reports codes that already occur in an earlier row, ignoring case. */
const markTwice = (code: RowProblem['code'], field: string) => {
  const seen = new Set<string>();
  return (value: string): RowProblem[] => {
    const key = value.toLowerCase();
    const isTwice = key !== '' && seen.has(key);
    seen.add(key);
    return isTwice ? [{ code, field }] : [];
  };
};

/** Turns problems of a record into problems of a row: the path becomes the column. */
const named = (problems: readonly FieldProblem[]): RowProblem[] =>
  problems.map(({ path, ...problem }) => ({ ...problem, field: path.split('.')[0] ?? path }));

const readDepartment = ({ row, cells }: SheetRow): DepartmentLine => {
  const [code, name, engName, parentCode, seq] = cells;
  return {
    row,
    code: cellIdentifier(code),
    name: cellText(name),
    engName: cellText(engName),
    parentCode: cellIdentifier(parentCode),
    seq: seqOf(seq),
  };
};

/** Reads the departments of a sheet, or returns all problems of all rows (rules/directory.md#import-of-the-company). */
export const readDepartmentLines = (
  rows: readonly SheetRow[],
): { problems: FieldProblem[]; lines: DepartmentLine[] } => {
  const { problems, header, body } = sheetBody(rows, { headers: departmentImportHeaders, maxRows: MAX_COMPANY_ROWS });
  if (problems.length > 0) return { problems, lines: [] };
  const twice = markTwice('code-twice', 'code');
  const lines: DepartmentLine[] = [];
  for (const sheetRow of body) {
    const line = readDepartment(sheetRow);
    const { row: _row, parentCode: _parent, ...record } = line;
    const shape = checker(departmentBody)(record);
    const unreadable = unreadableCell(sheetRow, header);
    const wrong = unreadable
      ? [unreadable]
      : [...twice(line.code), ...named(shape.length > 0 ? shape : checkDepartment(record))];
    problems.push(...inRow(sheetRow, wrong));
    lines.push(line);
  }
  return { problems, lines };
};

const readEmployee = ({ row, cells }: SheetRow): EmployeeLine => {
  const text = (at: number): string => cellText(cells[at]);
  const resignDate = isEmptyCell(cells[14]) ? null : (cellDay(cells[14]) ?? text(14));
  return {
    row,
    code: cellIdentifier(cells[0]),
    name: text(1),
    engName: text(2),
    email: cellIdentifier(cells[3]),
    position: text(4),
    jobTitle: text(5) || null,
    departmentCode: cellIdentifier(cells[6]),
    phone: text(7),
    birthDate: cellDay(cells[8]) ?? text(8),
    hireDate: cellDay(cells[9]) ?? text(9),
    gender: genderOf(cells[10]),
    address1: text(11),
    address2: text(12),
    seq: seqOf(cells[13]),
    isResigned: resignDate !== null,
    resignDate,
  };
};

/** Reads the employees of a sheet, or returns all problems of all rows (rules/directory.md#import-of-the-company). */
export const readEmployeeLines = (rows: readonly SheetRow[]): { problems: FieldProblem[]; lines: EmployeeLine[] } => {
  const { problems, header, body } = sheetBody(rows, { headers: employeeImportHeaders, maxRows: MAX_COMPANY_ROWS });
  if (problems.length > 0) return { problems, lines: [] };
  const codeTwice = markTwice('code-twice', 'code');
  const emailTwice = markTwice('email-twice', 'email');
  const lines: EmployeeLine[] = [];
  for (const sheetRow of body) {
    const line = readEmployee(sheetRow);
    const { row: _row, departmentCode, ...record } = line;
    const asSent = { ...record, department: { id: 1 } };
    const shape = checker(employeeBody)(asSent);
    const unreadable = unreadableCell(sheetRow, header);
    const wrong = unreadable
      ? [unreadable]
      : [
          ...codeTwice(line.code),
          ...emailTwice(line.email),
          ...named(shape.length > 0 ? shape : checkEmployee(asSent)),
          ...(departmentCode === '' ? [{ code: 'required', field: 'departmentCode' } as const] : []),
        ];
    problems.push(...inRow(sheetRow, wrong));
    lines.push(line);
  }
  return { problems, lines };
};
