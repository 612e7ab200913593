import type { FieldProblem } from '@portal/contract/kernel';

/** Days of annual leave that a year may hold at most (decisions: admin, Vacations). */
export const MAX_TOTAL_DAYS = 100;

/** Rows of one file at most: twice the largest company the product is measured with. */
export const MAX_IMPORT_ROWS = 20_000;

/** Header of the spreadsheet of total days, in either language. */
export const leaveImportHeaders = [
  ['사번', '이름', '총 연차'],
  ['code', 'name', 'totalDays'],
] as const;

/** A cell as it stands in a spreadsheet; null: it is empty, `formula`: it holds one. */
export type SheetCell = string | number | boolean | Date | null | { formula: true };
/** A row with its number in the sheet, counted from 1. */
export type SheetRow = { row: number; cells: readonly SheetCell[] };

/** What the import knows of an employee: the name, and days of annual leave used in the year. */
export type LeaveImportPerson = { id: number; name: string; usedDays: number };

export type LeaveTotal = { employeeId: number; totalDays: number };

const textOf = (cell: SheetCell | undefined): string =>
  typeof cell === 'string' || typeof cell === 'number' ? String(cell).normalize('NFC').trim() : '';

const numberOf = (cell: SheetCell | undefined): number => {
  if (typeof cell === 'number') return cell;
  return typeof cell === 'string' && /^[0-9]+(\.[0-9]+)?$|^-[0-9.]+$/.test(cell.trim()) ? Number(cell) : Number.NaN;
};

const isFormula = (cell: SheetCell): boolean =>
  typeof cell === 'object' && cell !== null && !(cell instanceof Date) && cell.formula;

const checkDays = (cell: SheetCell | undefined, usedDays: number): Omit<FieldProblem, 'path'> | undefined => {
  if (cell === null || cell === undefined || cell === '') return { code: 'required' };
  const days = numberOf(cell);
  if (Number.isNaN(days)) return { code: 'not-a-number' };
  if (days < 0) return { code: 'too-small', limit: 0 };
  if (days > MAX_TOTAL_DAYS) return { code: 'too-big', limit: MAX_TOTAL_DAYS };
  if (!Number.isInteger(days * 2)) return { code: 'not-half-days' };
  return days < usedDays ? { code: 'below-used', limit: usedDays } : undefined;
};

const isEmpty = ({ cells }: SheetRow): boolean => cells.every((cell) => cell === null || cell === '');

const checkRow = (
  { cells }: SheetRow,
  people: ReadonlyMap<string, LeaveImportPerson>,
  isTwice: boolean,
): Omit<FieldProblem, 'path'>[] => {
  if (cells.some(isFormula)) return [{ code: 'sheet-formula' }];
  const [code, name, days] = cells;
  const person = people.get(textOf(code).toLowerCase());
  if (textOf(code) === '') return [{ code: 'required' }];
  if (!person) return [{ code: 'code-unknown' }];
  const wrongDays = checkDays(days, person.usedDays);
  return [
    ...(isTwice ? [{ code: 'code-twice' } as const] : []),
    ...(textOf(name) === person.name ? [] : [{ code: 'name-differs' } as const]),
    ...(wrongDays ? [wrongDays] : []),
  ];
};

const checkHeader = (header: SheetRow | undefined): FieldProblem[] => {
  if (!header) return [{ path: 'file', code: 'sheet-empty' }];
  const words = header.cells.map(textOf);
  while (words.at(-1) === '') words.pop();
  const fits = leaveImportHeaders.some(
    (expected) => words.length === expected.length && expected.every((word, place) => word === words[place]),
  );
  const expected = leaveImportHeaders.map((each) => each.join(' | ')).join(' / ');
  return fits ? [] : [{ path: `row ${header.row}`, code: 'sheet-header-wrong', expected }];
};

/**
 * Reads the total days of annual leave from the rows of a sheet: each row an employee. `people` are all employees by
 * their code in lower case. Answers either every problem of every row (paths `row 7`, as the sheet counts) or the
 * totals. Source: decisions, admin, Vacations.
 */
export const readLeaveTotals = (
  rows: readonly SheetRow[],
  people: ReadonlyMap<string, LeaveImportPerson>,
): { problems: FieldProblem[]; totals: LeaveTotal[] } => {
  const [header, ...rest] = rows.filter((row) => !isEmpty(row));
  const wrongHeader = checkHeader(header);
  if (wrongHeader.length > 0) return { problems: wrongHeader, totals: [] };
  if (rest.length === 0) return { problems: [{ path: 'file', code: 'sheet-empty' }], totals: [] };
  if (rest.length > MAX_IMPORT_ROWS)
    return { problems: [{ path: 'file', code: 'sheet-too-many-rows', limit: MAX_IMPORT_ROWS }], totals: [] };
  const seen = new Set<string>();
  const problems: FieldProblem[] = [];
  const totals: LeaveTotal[] = [];
  for (const row of rest) {
    const code = textOf(row.cells[0]).toLowerCase();
    const wrong = checkRow(row, people, seen.has(code));
    seen.add(code);
    problems.push(...wrong.map((each) => ({ path: `row ${row.row}`, ...each })));
    const person = people.get(code);
    if (wrong.length === 0 && person) totals.push({ employeeId: person.id, totalDays: numberOf(row.cells[2]) });
  }
  return problems.length > 0 ? { problems, totals: [] } : { problems, totals };
};
