import writeExcelFile from 'write-excel-file/node';

type Cell = string | number | Date | null | { formula: string };

const cellOf = (value: Cell) => {
  if (value === null) return null;
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' };
  if (typeof value === 'object') return { value: value.formula, type: 'Formula' as const };
  return typeof value === 'number' ? { value, type: Number } : { value, type: String };
};

/** The bytes of an .xlsx file with one sheet. */
export const spreadsheetOf = (rows: readonly (readonly Cell[])[]): Promise<Buffer> =>
  writeExcelFile(rows.map((row) => row.map(cellOf))).toBuffer();
