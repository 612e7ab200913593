import { open, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findDatabaseName, hasContents, listNamed, type StoredFileDb } from './file.queries.ts';

/**
 * A file in the folder of a store with the name of the database that its contents belong to. A folder without it is not
 * used: its disk may not be mounted, or it may be the store of another portal, whose contents this one would delete as
 * unreferenced.
 */
export const MARK = 'belongs-to';

/** The store is that of another database. */
export class StoreOfAnother extends Error {
  readonly code = 'ENOENT';

  constructor(store: string) {
    super(
      `the file store ${store} belongs to another database, whose files it holds: set another FILE_STORE or DATA_DIR. ` +
        `If this database has taken its place, empty the file ${MARK} in it`,
    );
    this.name = 'StoreOfAnother';
  }
}

/** The store cannot be identified, for example because its disk is not mounted. */
export class StoreUnknown extends Error {
  readonly code = 'ENOENT';

  constructor(store: string) {
    super(
      `the file store ${store} holds none of the files that the database names: put it back. ` +
        `If they are lost for good, make an empty file ${MARK} in it`,
    );
    this.name = 'StoreUnknown';
  }
}

/** The files were moved to another store while the portal was running. */
export class StoreMoved extends Error {
  /** Where they are now, as `FILE_STORE` names it. */
  readonly to: string;

  constructor(store: string, to: string) {
    super(`the files of ${store} were moved to ${to}`);
    this.name = 'StoreMoved';
    this.to = to;
  }
}

const isMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};

const SHA256 = /(?:^|[/\\])([0-9a-f]{64})$/;

/** The digest at the end of a path. */
export const digestIn = (path: string): string | undefined => SHA256.exec(path)?.[1];

/** Lists the contents of a folder by the first two letters of their digests; with `prefix` only matching ones. */
export const listFolder = async function* (folder: string, prefix = ''): AsyncGenerator<string[]> {
  const isWanted = (name: string) => /^[0-9a-f]{2}$/.test(name) && name.startsWith(prefix);
  for (const first of (await readdir(folder)).filter(isWanted)) {
    const below = await readdir(join(folder, first), { recursive: true });
    yield below.flatMap((path) => digestIn(path) ?? []);
  }
};

/** Access to the mark of a store. */
export type MarkedPlace = {
  /** As `FILE_STORE` names it. */
  name: string;
  /** The text of the mark; undefined without one. */
  readMark: () => Promise<string | undefined>;
  /** Writes the mark. With `isNew` another process may have created it first. */
  writeMark: (text: string, isNew: boolean) => Promise<void>;
  /** Whether the store has a content that the database refers to; undefined if it is empty. */
  holdsNamed: (db: StoredFileDb) => Promise<boolean | undefined>;
};

const writeMark = async (folder: string, text: string, flag: 'w' | 'wx'): Promise<void> => {
  await writeFile(join(folder, MARK), `${text}\n`, { flag, mode: 0o600, flush: true });
  const handle = await open(folder, 'r');
  await handle.sync().finally(() => handle.close());
};

const folderHoldsNamed = async (db: StoredFileDb, folder: string): Promise<boolean | undefined> => {
  let isEmpty = true;
  for await (const contents of listFolder(folder)) {
    if ((await listNamed(db, contents)).length > 0) return true;
    isEmpty &&= contents.length === 0;
  }
  return isEmpty ? undefined : false;
};

/** A folder as the place of a store. */
export const markedFolder = (folder: string): MarkedPlace => ({
  name: folder,
  readMark: () => readFile(join(folder, MARK), 'utf8').catch(isMissing),
  writeMark: (text, isNew) =>
    writeMark(folder, text, isNew ? 'wx' : 'w').catch((error: NodeJS.ErrnoException) => {
      // Another process of the same portal was first.
      if (error.code !== 'EEXIST') throw error;
    }),
  holdsNamed: (db) => folderHoldsNamed(db, folder).catch((error) => isMissing(error) ?? false),
});

/** Prefix of the mark in a store whose files were moved. */
export const MOVED = 'moved-to ';

/** Marks a store as moved to another one; `to` as in the setting `FILE_STORE`. */
export const markAsMoved = async (place: MarkedPlace, to: string): Promise<void> =>
  place.writeMark(`${MOVED}${to}`, (await place.readMark()) === undefined);

/** Marks a store as that of this database, replacing any mark. */
export const markAsOurs = async (db: StoredFileDb, place: MarkedPlace): Promise<void> =>
  place.writeMark(await findDatabaseName(db), (await place.readMark()) === undefined);

/**
 * Returns a check that a place is the store of this database, which marks it on first use. Raises `StoreOfAnother`,
 * `StoreMoved`, or `StoreUnknown` while it cannot be identified.
 */
export const createBelonging = (db: StoredFileDb, place: MarkedPlace): (() => Promise<void>) => {
  let known: string | undefined;
  return async () => {
    const mark = (await place.readMark())?.trim();
    known ??= await findDatabaseName(db);
    if (mark === known) return;
    if (mark?.startsWith(MOVED)) throw new StoreMoved(place.name, mark.slice(MOVED.length));
    if (mark !== undefined && mark !== '') throw new StoreOfAnother(place.name);
    if (mark === undefined) {
      const holds = await place.holdsNamed(db);
      const isOurs = holds === true || (holds === undefined && !(await hasContents(db)));
      if (!isOurs) throw new StoreUnknown(place.name);
    }
    await place.writeMark(known, mark === undefined);
  };
};
