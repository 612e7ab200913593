import { inTransaction } from '../database/transaction.ts';
import { listNamed, listUnreferenced, type StoredFileDb } from './file.queries.ts';
import type { FileStore } from './file-store.ts';
import { dropContents, removeUnnamed } from './store-files.ts';

/**
 * Deletes what nothing refers to: contents without a file, bytes without a content, unfinished uploads; with `prefix`
 * only contents with this digest prefix.
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
/** With this interval all parts are swept within a week. */
export const PART_MS = 1_800_000;

/** The digest prefix of the contents to sweep at this time. */
export const partOf = (now: Date): string =>
  (Math.floor(now.getTime() / PART_MS) % PARTS).toString(16).padStart(2, '0');
