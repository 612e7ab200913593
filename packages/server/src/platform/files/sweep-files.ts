import { inTransaction } from '../database/transaction.ts';
import { listNamed, listUnreferenced, type StoredFileDb } from './file.queries.ts';
import type { FileStore } from './file-store.ts';
import { dropContents, removeUnnamed } from './keep-file.ts';

/**
 * Takes what nothing names: contents without a file, bytes without a content, uploads that were never finished; with `prefix`
 * only contents whose digest begins so.
 */
export const sweepStore = async (
  db: StoredFileDb,
  store: FileStore,
  { signal, prefix = '' }: { signal?: AbortSignal; prefix?: string } = {},
): Promise<void> => {
  await dropContents(db, store, await inTransaction(db, (tx) => listUnreferenced(tx, prefix)));
  for await (const contents of store.list(prefix)) {
    signal?.throwIfAborted();
    const named = new Set(await listNamed(db, contents));
    for (const sha256 of contents) if (!named.has(sha256)) await removeUnnamed(db, store, sha256);
  }
  await store.tidy();
};

const PARTS = 256;
/** All parts have their turn within a week. */
export const PART_MS = 1_800_000;

/** The part of the contents whose turn it is, as the first letters of their digests. */
export const partOf = (now: Date): string =>
  (Math.floor(now.getTime() / PART_MS) % PARTS).toString(16).padStart(2, '0');
