import { inTransaction } from '../database/transaction.ts';
import { listNamed, listUnreferenced, type StoredFileDb } from './file.queries.ts';
import type { FileStore } from './file-store.ts';
import { dropContents, removeUnnamed } from './keep-file.ts';

/** Takes what nothing names: contents without a file, bytes without a content, uploads that were never finished. */
export const sweepStore = async (db: StoredFileDb, store: FileStore, signal?: AbortSignal): Promise<void> => {
  await dropContents(db, store, await inTransaction(db, listUnreferenced));
  for await (const contents of store.list()) {
    signal?.throwIfAborted();
    const named = new Set(await listNamed(db, contents));
    for (const sha256 of contents) if (!named.has(sha256)) await removeUnnamed(db, store, sha256);
  }
  await store.tidy();
};
