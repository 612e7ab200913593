import writeExcelFile from 'write-excel-file/node';

/** Writes an .xlsx file of one sheet. */
export const writeSheet = (path: string, rows: readonly (readonly (string | number | null)[])[]): Promise<void> =>
  writeExcelFile(
    rows.map((row) =>
      row.map((value) => {
        if (value === null) return null;
        return typeof value === 'number' ? { value, type: Number } : { value, type: String };
      }),
    ),
  ).toFile(path);
