import { existsSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MARK as STORE_MARK } from '../files/belonging.ts';
import { BackupError } from './backup-manifest.ts';

/** A marker file that exists in a data folder during a restore; it contains the path of the store. */
const MARK = 'under-restore';
/** What a portal stores in its data folder: a folder with any of it is not empty. */
const KEPT = ['postgres', 'postgres.being-made', 'postgres.log', 'keys', 'files'];
/** Where tables wait for the database. */
const TABLES = 'restored-tables';
const LETTERS = /^[0-9a-f]{2}$/;

export type RestoreTarget = { dataDir: string; filesFolder: string };

export const tablesFolder = ({ dataDir }: RestoreTarget): string => join(dataDir, TABLES);

/** The data folder is being restored, or its restore was interrupted. */
export class UnderRestore extends Error {
  constructor(dataDir: string) {
    super(
      `${dataDir} is under restore and cannot be used yet: wait until the restore is done. ` +
        'If it was broken off, do it again: it begins anew',
    );
    this.name = 'UnderRestore';
  }
}

export const requireNotUnderRestore = (dataDir: string): void => {
  if (existsSync(join(dataDir, MARK))) throw new UnderRestore(dataDir);
};

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

const isOfStore = (name: string): boolean => LETTERS.test(name) || name === STORE_MARK || name === 'staging';

const requireFresh = async ({ dataDir, filesFolder }: RestoreTarget): Promise<void> => {
  const stored = (await namesIn(dataDir)).find((name) => KEPT.includes(name));
  if (stored !== undefined) throw new BackupError(`DATA_DIR holds ${stored} of a portal already: name a fresh one`);
  if ((await namesIn(filesFolder)).some(isOfStore))
    throw new BackupError('FILE_STORE holds files of a portal already: name a fresh one');
};

/**
 * The store of the restore that was started here; empty when there was none, or it was killed before it created
 * anything.
 */
const readMark = (dataDir: string): Promise<string> =>
  readFile(join(dataDir, MARK), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });

/** Deletes what an interrupted restore created; the folder was empty when it started. */
const clearBrokenOff = async ({ dataDir, filesFolder }: RestoreTarget): Promise<void> => {
  for (const name of [...KEPT, TABLES]) await rm(join(dataDir, name), { recursive: true, force: true });
  for (const name of await namesIn(filesFolder))
    if (isOfStore(name)) await rm(join(filesFolder, name), { recursive: true, force: true });
};

/**
 * Marks an empty data folder, locked by this process, as being restored; an interrupted restore starts again from the
 * beginning.
 */
export const beginRestoring = async (
  target: RestoreTarget,
  endDatabase: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  const { dataDir, filesFolder } = target;
  const begun = await readMark(dataDir);
  if (begun === '') await requireFresh(target);
  else if (begun === filesFolder) {
    await endDatabase();
    await clearBrokenOff(target);
  } else throw new BackupError('a restore into this DATA_DIR was begun with another FILE_STORE: set that one again');
  await writeFile(join(dataDir, MARK), filesFolder, { mode: 0o600, flush: true });
  await syncFolder(dataDir);
  for (const folder of [tablesFolder(target), filesFolder]) await mkdir(folder, { recursive: true, mode: 0o700 });
};

/** Removes the marker once everything is on disk: a portal may start from now on. */
export const endRestoring = async (target: RestoreTarget): Promise<void> => {
  await rm(tablesFolder(target), { recursive: true, force: true });
  // The restored store belongs to this database, also when the backup had lost files.
  await writeFile(join(target.filesFolder, STORE_MARK), '', { mode: 0o600, flush: true });
  await syncFolder(target.filesFolder);
  await rm(join(target.dataDir, MARK));
  await syncFolder(target.dataDir);
};
