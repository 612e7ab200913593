import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Problem } from '@portal/contract/kernel';
import { folderTakes } from '../../health/health-checks.ts';
import { createBelonging, digestIn, MARK, type MarkedPlace, StoreUnknown } from '../belonging.ts';
import { type StoredFileDb, sampleNamed } from '../file.queries.ts';
import { createFailureReporter } from '../file-failure.ts';
import { clearForsaken, makeBelow, makeFolder, type StagedFile, stageInto, takeStaging } from '../file-staging.ts';
import { ContentMissing, type FileStore, type StoreOptions } from '../file-store.ts';
import { createBreaker, NotTried } from './breaker.ts';
import { type Bucket, BucketTrouble, LIMIT_MS } from './bucket-client.ts';

/** Checking comes before sending; both end within 3 s if the store is unreachable. */
const LOOK_MS = 1_000;
/** Limit for the staged files of a process. */
const MOST_STAGED_BYTES = 4_000_000_000;
const SAMPLE = 100;

const keyOf = (sha256: string): string => `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`;

/** The prefix of keys for contents with this digest prefix. */
const keysFrom = (prefix: string): string => (prefix.length === 2 ? `${prefix}/` : prefix);

const isTrouble = (error: unknown): boolean => error instanceof BucketTrouble || error instanceof NotTried;
const isFailure = (error: unknown): boolean => error instanceof BucketTrouble;

/** The mark of a store in a bucket. */
export const markedBucket = (bucket: Bucket): MarkedPlace => ({
  name: bucket.name,
  readMark: () => bucket.getText(MARK),
  writeMark: (text) => bucket.putText(MARK, `${text}\n`),
  holdsNamed: async (db) => {
    const named = await sampleNamed(db, SAMPLE);
    for (const sha256 of named) if ((await bucket.sizeOf(keyOf(sha256))) !== undefined) return true;
    for await (const keys of bucket.list('', 1)) return keys.length > 0 ? false : undefined;
    return undefined;
  },
});

const stagedBytes = async (folder: string): Promise<number> => {
  const names = await readdir(folder);
  const sizes = await Promise.all(
    names.map((name) =>
      stat(join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
};

/**
 * Opens the store of a database in a bucket for the process that holds `dataDir`, where files are staged. A content is
 * uploaded before the transaction that refers to it and checked inside it, so that no row is committed without its
 * bytes. Raises `StoreOfAnother`.
 */
export const openBucketStore = async (
  db: StoredFileDb,
  bucket: Bucket,
  dataDir: string,
  { requireThere: belongs = createBelonging(db, markedBucket(bucket)) }: StoreOptions = {},
): Promise<FileStore> => {
  await makeFolder(dataDir);
  const staging = await takeStaging(dataDir, dataDir);
  const breaker = createBreaker(isFailure);
  const [writing, reading, clearing] = [
    createFailureReporter(isTrouble),
    createFailureReporter(isTrouble),
    createFailureReporter(isTrouble),
  ];
  const requireThere = () => breaker(belongs);
  await requireThere().catch((error: unknown) => {
    // The bucket may be reachable later; until then file calls fail.
    if (!(error instanceof StoreUnknown || isTrouble(error))) throw error;
  });
  const sizeOf = (sha256: string, withinMs?: number) => breaker(() => bucket.sizeOf(keyOf(sha256), withinMs));
  const put = (file: StagedFile, withinMs?: number) => breaker(() => bucket.put(keyOf(file.sha256), file, withinMs));
  return {
    sweeps: 'parts',
    stage: (name, content, maxBytes) =>
      writing(async () => {
        await makeBelow(dataDir, staging);
        if ((await stagedBytes(staging)) > MOST_STAGED_BYTES) throw new Problem('overloaded');
        return stageInto(staging, name, content, maxBytes);
      }),
    upload: (file) =>
      writing(async () => {
        const [size] = await Promise.all([sizeOf(file.sha256, LOOK_MS), requireThere()]);
        if (size !== file.size) await put(file);
      }),
    ensureStored: (file) =>
      writing(async () => {
        const [size] = await Promise.all([sizeOf(file.sha256), requireThere()]);
        // A concurrent sweep deleted it. The transaction does not wait longer; the caller's retry starts again.
        if (size !== file.size) await put(file, LIMIT_MS);
      }),
    discard: (file) => clearing(() => rm(file.path, { force: true })),
    read: (sha256, part) =>
      reading(async () => {
        const found = await breaker(() => bucket.get(keyOf(sha256), part));
        if (found) return found;
        await requireThere();
        throw new ContentMissing(sha256);
      }),
    sizeOf: (sha256) =>
      reading(async () => {
        const size = await sizeOf(sha256);
        if (size === undefined) await requireThere();
        return size;
      }),
    restore: (sha256) => writing(() => breaker(() => bucket.restore(keyOf(sha256)))),
    remove: (sha256) => clearing(() => breaker(() => bucket.remove(keyOf(sha256), LOOK_MS))),
    list: async function* (prefix = '') {
      await requireThere();
      for await (const keys of bucket.list(keysFrom(prefix))) yield keys.flatMap((key) => digestIn(key) ?? []);
    },
    tidy: () => clearForsaken(dataDir, staging),
    check: async () => {
      await requireThere();
      await makeBelow(dataDir, staging);
      await folderTakes(staging);
    },
    close: bucket.close,
  };
};
