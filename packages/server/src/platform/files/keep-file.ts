import type { Tx } from '../database/pool.ts';
import {
  claimContent,
  mayRemoveContents,
  releaseContent,
  type StoredFileDb,
  type StoredFileTables,
} from './file.queries.ts';
import type { FileStore, StagedFile } from './file-store.ts';

/** Brings staged contents near their place before the transaction that keeps them, which then holds no lock while they are sent. */
export const bringFiles = async (store: FileStore, files: readonly StagedFile[]): Promise<void> => {
  for (const file of files) await store.bring(file);
};

/** Places staged contents in the store as part of a transaction. */
export const keepFiles = async (
  tx: Tx<StoredFileTables>,
  store: FileStore,
  files: readonly StagedFile[],
): Promise<void> => {
  for (const file of files.toSorted((a, b) => a.sha256.localeCompare(b.sha256))) {
    await claimContent(tx, file.sha256, file.size);
    await store.keep(file);
  }
};

class Undo extends Error {}

/** Takes the bytes of a content away unless the database names it, or begins to: whoever would waits until they are gone. */
export const removeUnnamed = async (db: StoredFileDb, store: FileStore, sha256: string): Promise<void> => {
  await db
    .transaction()
    .execute(async (tx) => {
      if ((await mayRemoveContents(tx)) && (await claimContent(tx, sha256, 0))) await store.remove(sha256);
      throw new Undo();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undo)) throw error;
    });
};

/** After a transaction that placed contents failed: takes away those that nobody refers to. */
export const discardFiles = async (db: StoredFileDb, store: FileStore, files: readonly StagedFile[]): Promise<void> => {
  for (const file of files) await store.discard(file);
  for (const file of files) await removeUnnamed(db, store, file.sha256);
};

/**
 * After files' rows are gone: takes their contents away, each with its last file. Bytes go only once their row is gone for
 * good; whatever ends the process between leaves bytes that the sweep takes, and never a row without them.
 */
export const dropContents = async (db: StoredFileDb, store: FileStore, contents: readonly string[]): Promise<void> => {
  for (const sha256 of contents)
    if (await db.transaction().execute((tx) => releaseContent(tx, sha256))) await removeUnnamed(db, store, sha256);
};
