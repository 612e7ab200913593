import type { Tx } from '../database/pool.ts';
import { claimContent, releaseContent, type StoredFileDb, type StoredFileTables } from './queries.ts';
import type { FileStore, StagedFile } from './store.ts';

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

/** After a transaction that placed contents failed: takes away those that nobody refers to. */
export const discardFiles = async (db: StoredFileDb, store: FileStore, files: readonly StagedFile[]): Promise<void> => {
  for (const file of files) {
    await store.discard(file);
    await db
      .transaction()
      .execute(async (tx) => {
        if (await claimContent(tx, file.sha256, file.size)) await store.remove(file.sha256);
        throw new Undo();
      })
      .catch((error: unknown) => {
        if (!(error instanceof Undo)) throw error;
      });
  }
};

/** After files' rows are gone: takes their contents away, each with its last file. */
export const dropContents = async (db: StoredFileDb, store: FileStore, contents: readonly string[]): Promise<void> => {
  for (const sha256 of contents)
    await db.transaction().execute(async (tx) => {
      if (await releaseContent(tx, sha256)) await store.remove(sha256);
    });
};
