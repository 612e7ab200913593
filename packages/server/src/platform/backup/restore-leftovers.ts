import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { beTheBackup } from './backup.queries.ts';

/** Contains the path of the archive being written, so that an interrupted one can be found and deleted. */
const RECORD = 'backup-under-way';
/** Where earlier versions put copies of all rows. */
const FORMER = /^(backup|restore)-[A-Za-z0-9]{6}$/;

const partialName = (file: string): string => `.${basename(file)}.partial`;
const isPartial = (path: string): boolean => /^\..+\.partial$/.test(basename(path));

/** The temporary path of an archive until it is complete; recorded in the data folder first. */
export const notePartial = async (dataDir: string, file: string): Promise<string> => {
  const partial = join(file, '..', partialName(file));
  await writeFile(join(dataDir, RECORD), partial, { mode: 0o600, flush: true });
  return partial;
};

/** Deletes the files of an interrupted backup. The caller makes sure that no backup is running. */
export const clearLeftovers = async (dataDir: string): Promise<void> => {
  const partial = await readFile(join(dataDir, RECORD), 'utf8').catch(() => '');
  if (isPartial(partial)) await rm(partial, { force: true });
  for (const name of await readdir(dataDir))
    if (FORMER.test(name)) await rm(join(dataDir, name), { recursive: true, force: true });
  await rm(join(dataDir, RECORD), { force: true });
};

/** The same at start, unless a backup is running. */
export const clearLeftoversAtStart = async (pool: pg.Pool, dataDir: string): Promise<void> => {
  const client = await pool.connect();
  try {
    if (await beTheBackup(client)) await clearLeftovers(dataDir);
  } finally {
    // Closing the connection releases the lock.
    client.release(true);
  }
};
