import { existsSync } from 'node:fs';
import { Problem } from '@portal/contract/kernel';
import type { StagedFile } from '../files/file-store.ts';
import { createFairQueue } from '../workers/fair-queue.ts';
import { type Caller, itself } from '../workers/worker-caller.ts';
import { createWorkers, type Workers } from '../workers/worker-pool.ts';
import { unlessGivenUp } from '../workers/worker-process.ts';
import type { SheetRead, SheetRowRead } from './read-sheet.ts';

/** Maximum size of a spreadsheet in bytes. */
const MAX_BYTES = 5_000_000;

const module = new URL('./read-sheet.ts', import.meta.url);

/** The largest sheet needs most of a process's memory, and an import holds locks that others wait for. */
const oneByOne = createFairQueue({ atOnce: 1 });

const read = async (workers: Workers, caller: Caller, path: string): Promise<SheetRead> => {
  const task = { module, input: path };
  const sheet = await unlessGivenUp(oneByOne.run(caller, () => workers.run(caller, task)));
  // Over the limits of time or memory, so larger than any valid sheet.
  return (sheet as SheetRead | undefined) ?? { kind: 'too-large' };
};

const refused = (code: 'not-a-spreadsheet' | 'file-protected'): Problem =>
  new Problem('forbidden-file-type', [{ path: 'file', code }]);
const tooLarge = (): Problem => new Problem('too-large', [{ path: 'file', code: 'sheet-too-large' }]);

const rowsOf = (sheet: SheetRead): SheetRowRead[] => {
  if (sheet.kind === 'rows') return sheet.rows;
  if (sheet.kind === 'too-large') throw tooLarge();
  throw refused(sheet.kind === 'protected' ? 'file-protected' : 'not-a-spreadsheet');
};

/** The same of a file on this machine, named at the command line. */
export const readSheetFile = async (path: string): Promise<SheetRowRead[]> => {
  if (!existsSync(path)) throw new Problem('not-found');
  const workers = createWorkers();
  try {
    return rowsOf(await read(workers, itself, path));
  } finally {
    workers.close();
  }
};

/**
 * Reads the rows of the first visible sheet of an .xlsx file in a worker process, one file at a time, so that no file
 * can block or fill the server. Raises `too-large` for a sheet over the limits, zip bombs included, and
 * `forbidden-file-type` for any other or password-protected file.
 */
export const readSpreadsheet = async (
  workers: Workers,
  caller: Caller,
  [file, ...more]: readonly StagedFile[],
): Promise<SheetRowRead[]> => {
  if (more.length > 0) throw new Problem('invalid-input', [{ path: 'file', code: 'too-many', limit: 1 }]);
  if (!file) throw new Problem('invalid-input', [{ path: 'file', code: 'file-missing' }]);
  if (!/\.xlsx$/i.test(file.name)) throw refused('not-a-spreadsheet');
  if (file.size > MAX_BYTES) throw tooLarge();
  return rowsOf(await read(workers, caller, file.path));
};
