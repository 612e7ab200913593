import {
  cellIdentifier,
  cellNumber,
  cellText,
  type FieldProblem,
  inRow,
  isEmptyCell,
  type RowProblem,
  type SheetCell,
  type SheetRow,
  sheetBody,
  unreadableCell,
} from '@portal/contract/kernel';

/** Maximum days of annual leave in a year (rules/leave.md#import-of-total-days). */
export const MAX_TOTAL_DAYS = 100;

/** Maximum rows of a file: twice the largest company that the product is measured with. */
export const MAX_IMPORT_ROWS = 20_000;

/** Header of the spreadsheet of total days, in either language. */
export const leaveImportHeaders = [
  ['사번', '이름', '총 연차'],
  ['code', 'name', 'totalDays'],
] as const;

/** An employee as the import needs them: name, and days of annual leave used in the year. */
export type LeaveImportPerson = { id: number; name: string; usedDays: number };

export type LeaveTotal = { employeeId: number; totalDays: number };

const checkDays = (cell: SheetCell | undefined, usedDays: number): RowProblem | undefined => {
  if (isEmptyCell(cell)) return { code: 'required' };
  const days = cellNumber(cell);
  if (Number.isNaN(days)) return { code: 'not-a-number' };
  if (days < 0) return { code: 'too-small', limit: 0 };
  if (days > MAX_TOTAL_DAYS) return { code: 'too-big', limit: MAX_TOTAL_DAYS };
  if (!Number.isInteger(days * 2)) return { code: 'not-half-days' };
  return days < usedDays ? { code: 'below-used', limit: usedDays } : undefined;
};

type Known = {
  people: ReadonlyMap<string, LeaveImportPerson>;
  isTwice: boolean;
  /** The header row of the file, used to name a cell's column. */
  header: readonly string[];
};

/** A problem of a cell, which the head of its column names. */
const inCell = (problem: RowProblem, field = ''): RowProblem => ({ ...problem, field });

const checkRow = (row: SheetRow, { people, isTwice, header }: Known): RowProblem[] => {
  const unreadable = unreadableCell(row, header);
  if (unreadable) return [unreadable];
  const [code, name, days] = row.cells;
  if (cellIdentifier(code) === '') return [inCell({ code: 'required' }, header[0])];
  const person = people.get(cellIdentifier(code).toLowerCase());
  if (!person) return [inCell({ code: 'code-unknown' }, header[0])];
  const wrongDays = checkDays(days, person.usedDays);
  return [
    ...(isTwice ? [inCell({ code: 'code-twice' }, header[0])] : []),
    ...(cellText(name) === person.name ? [] : [inCell({ code: 'name-differs' }, header[1])]),
    ...(wrongDays ? [inCell(wrongDays, header[2])] : []),
  ];
};

/**
 * Reads the total days of annual leave from the rows of a sheet, one employee per row. `people` has all employees by
 * code in lower case. Returns either every problem of every row (paths `row 7`, numbered as in the sheet) or the totals
 * (rules/leave.md#import-of-total-days).
 */
export const readLeaveTotals = (
  rows: readonly SheetRow[],
  people: ReadonlyMap<string, LeaveImportPerson>,
): { problems: FieldProblem[]; totals: LeaveTotal[] } => {
  const {
    problems: unreadable,
    header,
    body,
  } = sheetBody(rows, { headers: leaveImportHeaders, maxRows: MAX_IMPORT_ROWS });
  if (unreadable.length > 0) return { problems: unreadable, totals: [] };
  const seen = new Set<string>();
  const problems: FieldProblem[] = [];
  const totals: LeaveTotal[] = [];
  for (const row of body) {
    const code = cellIdentifier(row.cells[0]).toLowerCase();
    const wrong = checkRow(row, { people, isTwice: seen.has(code), header });
    seen.add(code);
    problems.push(...inRow(row, wrong, header));
    const person = people.get(code);
    if (wrong.length === 0 && person) totals.push({ employeeId: person.id, totalDays: cellNumber(row.cells[2]) });
  }
  return problems.length > 0 ? { problems, totals: [] } : { problems, totals };
};
