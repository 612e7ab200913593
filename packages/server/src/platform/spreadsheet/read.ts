import { existsSync } from 'node:fs';
import { Problem } from '@portal/contract/kernel';
import { Tinypool } from 'tinypool';
import type { StagedFile } from '../files/store.ts';
import type { PlainCell, SheetRead } from './sheet-thread.ts';

/** A row as it stands in the sheet, counted from 1. */
export type SheetRowRead = { row: number; cells: PlainCell[] };

/** Largest spreadsheet that is taken, in bytes. */
const MAX_BYTES = 5_000_000;
const TIME_LIMIT_MS = 20_000;

const read = async (path: string): Promise<SheetRead> => {
  const pool = new Tinypool({
    filename: new URL('./sheet-thread.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 },
  });
  try {
    return (await pool.run(path, { signal: AbortSignal.timeout(TIME_LIMIT_MS) })) as SheetRead;
  } catch {
    // Neither read in time nor in memory: whatever it is, no sheet of ours.
    return { kind: 'too-large' };
  } finally {
    await pool.destroy();
  }
};

const rowsOf = (sheet: SheetRead): SheetRowRead[] => {
  if (sheet.kind === 'too-large') throw new Problem('too-large');
  if (sheet.kind === 'not-a-sheet')
    throw new Problem('forbidden-file-type', [{ path: 'file', code: 'not-a-spreadsheet' }]);
  return sheet.rows.map((cells, at) => ({ row: at + 1, cells }));
};

/** The same of a file on this machine, named at the command line. */
export const readSheetFile = async (path: string): Promise<SheetRowRead[]> => {
  if (!existsSync(path)) throw new Problem('not-found');
  return rowsOf(await read(path));
};

/**
 * The rows of the first sheet of an .xlsx file, read in a thread of its own that ends with it, so that no file can hold
 * up or fill the server. Raises `too-large` for more than a sheet of ours can hold, zip bombs among them, and
 * `forbidden-file-type` for all that is no .xlsx.
 */
export const readSpreadsheet = async ([file, ...more]: readonly StagedFile[]): Promise<SheetRowRead[]> => {
  if (more.length > 0) throw new Problem('invalid-input', [{ path: 'file', code: 'too-many', limit: 1 }]);
  if (!file) throw new Problem('invalid-input', [{ path: 'file', code: 'file-missing' }]);
  if (!/\.xlsx$/i.test(file.name))
    throw new Problem('forbidden-file-type', [{ path: 'file', code: 'not-a-spreadsheet' }]);
  if (file.size > MAX_BYTES) throw new Problem('too-large');
  return rowsOf(await read(file.path));
};
