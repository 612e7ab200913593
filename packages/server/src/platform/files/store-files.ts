import type { Tx } from '../database/pool.ts';
import {
  claimContent,
  mayRemoveContents,
  releaseContent,
  type StoredFileDb,
  type StoredFileTables,
} from './file.queries.ts';
import type { FileStore, StagedFile } from './file-store.ts';

/** Uploads staged contents before the transaction that stores them, so that it holds no lock meanwhile. */
export const uploadFiles = async (store: FileStore, files: readonly StagedFile[]): Promise<void> => {
  for (const file of files) await store.upload(file);
};

/** Stores staged contents as part of a transaction. */
export const storeFiles = async (
  tx: Tx<StoredFileTables>,
  store: FileStore,
  files: readonly StagedFile[],
): Promise<void> => {
  for (const file of files.toSorted((a, b) => a.sha256.localeCompare(b.sha256))) {
    await claimContent(tx, file.sha256, file.size);
    await store.ensureStored(file);
  }
};

class Undo extends Error {}

/** Deletes the bytes of a content unless the database refers to it; a concurrent claim waits until they are deleted. */
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

/** After a transaction that stored contents failed: deletes those that nothing refers to. */
export const discardFiles = async (db: StoredFileDb, store: FileStore, files: readonly StagedFile[]): Promise<void> => {
  for (const file of files) await store.discard(file);
  for (const file of files) await removeUnnamed(db, store, file.sha256);
};

/**
 * After rows of files were deleted: deletes their contents that no other file refers to. Bytes are deleted only after
 * the row's deletion is committed, so an interruption leaves unreferenced bytes for the sweep, never a row without its
 * bytes.
 */
export const dropContents = async (db: StoredFileDb, store: FileStore, contents: readonly string[]): Promise<void> => {
  for (const sha256 of contents)
    if (await db.transaction().execute((tx) => releaseContent(tx, sha256))) await removeUnnamed(db, store, sha256);
};
