import writeExcelFile from 'write-excel-file/node';
import type { SheetToWrite } from './write-spreadsheet.ts';

/** Text stays text, whatever it begins with: it is written as a value of the kind string and never as a formula. */
const cellOf = (value: string | number) =>
  typeof value === 'number' ? { value, type: Number } : { value, type: String };

/** Writes a sheet; answers the bytes of the file. */
export default async ({ name, columns, rows }: SheetToWrite): Promise<Uint8Array> => {
  const header = columns.map(({ title }) => ({ value: title, type: String, fontWeight: 'bold' as const }));
  const bytes = await writeExcelFile([header, ...rows.map((row) => row.map(cellOf))], {
    sheet: name,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
  return new Uint8Array(bytes);
};
