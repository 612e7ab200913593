import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findDatabaseName, hasContents, listNamed, type StoredFileDb } from './file.queries.ts';

/**
 * Lies in the folder of a store and names the database whose contents it holds. A folder without it is not the store: its
 * disk is not mounted, or it is that of another portal, whose contents this one would take for left over.
 */
export const MARK = 'belongs-to';

/** The folder is that of another database. */
export class StoreOfAnother extends Error {
  readonly code = 'ENOENT';

  constructor(folder: string) {
    super(
      `the file store ${folder} belongs to another database, whose files it holds: set another FILE_STORE or DATA_DIR. ` +
        `If this database has taken its place, empty the file ${MARK} in it`,
    );
    this.name = 'StoreOfAnother';
  }
}

/** The folder cannot be told from one that has nothing to do with this portal, such as a disk that is not mounted. */
export class StoreUnknown extends Error {
  readonly code = 'ENOENT';

  constructor(folder: string) {
    super(
      `the file store ${folder} holds none of the files that the database names: put it back. ` +
        `If they are lost for good, make an empty file ${MARK} in it`,
    );
    this.name = 'StoreUnknown';
  }
}

const isMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

/** Contents that lie in a store, those with the same first two letters at once. */
export const listStore = async function* (folder: string): AsyncGenerator<string[]> {
  for (const first of (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name))) {
    const below = await readdir(join(folder, first), { recursive: true });
    yield below.flatMap((path) => /(?:^|[/\\])([0-9a-f]{64})$/.exec(path)?.[1] ?? []);
  }
};

const write = async (folder: string, owner: string, flag: 'w' | 'wx'): Promise<void> => {
  await writeFile(join(folder, MARK), `${owner}\n`, { flag, mode: 0o600, flush: true });
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

/** Whether an unmarked folder is the store of this database: both are empty, or it holds a content that is named. */
const seemsOurs = async (db: StoredFileDb, folder: string): Promise<boolean> => {
  let isEmpty = true;
  for await (const contents of listStore(folder)) {
    if ((await listNamed(db, contents)).length > 0) return true;
    isEmpty &&= contents.length === 0;
  }
  return isEmpty && !(await hasContents(db));
};

/**
 * Makes sure, as often as it is asked, that a folder is the store of this database, and marks it as such. Raises
 * `StoreOfAnother`, or `StoreUnknown` while that cannot be told.
 */
export const createBelonging = (db: StoredFileDb, folder: string): (() => Promise<void>) => {
  let known: string | undefined;
  return async () => {
    const mark = (await readFile(join(folder, MARK), 'utf8').catch(isMissing))?.trim();
    known ??= await findDatabaseName(db);
    if (mark === known) return;
    if (mark !== undefined && mark !== '') throw new StoreOfAnother(folder);
    if (mark === undefined && (await seemsOurs(db, folder).catch(isMissing)) !== true) throw new StoreUnknown(folder);
    await write(folder, known, mark === undefined ? 'wx' : 'w').catch((error: NodeJS.ErrnoException) => {
      // Another process of the same portal was first.
      if (error.code !== 'EEXIST') throw error;
    });
  };
};
