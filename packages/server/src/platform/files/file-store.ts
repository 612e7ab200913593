import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type ByteRange, Problem } from '@portal/contract/kernel';
import { folderTakes } from '../health/health-checks.ts';
import { createBelonging, listStore, StoreUnknown } from './belonging.ts';
import type { StoredFileDb } from './file.queries.ts';
import { createFailureTeller } from './file-failure.ts';
import { clearForsaken, makeBelow, makeFolder, takeStaging } from './file-staging.ts';

/** A file that arrived whole and waits to be kept or discarded. */
export type StagedFile = { name: string; sha256: string; size: number; path: string };

/**
 * Contents by their SHA-256 on disk; what is kept is synced before its row commits. While the disk is gone, full or not to
 * be written everything raises `StoreFailure`, and works again once it is back.
 */
export type FileStore = {
  /** Takes a stream in; `too-large` beyond `maxBytes`, and nothing is left behind. */
  stage: (name: string, content: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<StagedFile>;
  keep: (file: StagedFile) => Promise<void>;
  discard: (file: StagedFile) => Promise<void>;
  /** All of a content or a part of it; raises an error before any byte when it is missing. */
  read: (sha256: string, part?: ByteRange) => Promise<AsyncIterable<Uint8Array>>;
  remove: (sha256: string) => Promise<void>;
  /** All contents there are, some at a time. */
  list: () => AsyncIterable<string[]>;
  /** Clears what other processes began long ago and never finished. */
  tidy: () => Promise<void>;
  /** Raises an error when nothing can be kept now. */
  check: () => Promise<void>;
};

/** Counts and hashes what passes, and breaks off beyond the limit. */
const meter = (maxBytes: number) => {
  const hash = createHash('sha256');
  const state = { size: 0, sha256: () => hash.digest('hex') };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      state.size += chunk.length;
      hash.update(chunk);
      done(state.size > maxBytes ? new Problem('too-large') : null, chunk);
    },
  });
  return { state, stream };
};

/** A rename outlives a power cut only once its folder is on disk. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false;
      throw error;
    },
  );

/** Where a content lies below the folder of the store. */
export const contentPath = (folder: string, sha256: string): string =>
  join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);

/** Moves a file that is whole and on disk to its place, for good. */
const place = async (store: string, path: string, target: string): Promise<void> => {
  // Where its disk is gone the folder of the store may still be there, empty: none is made in it.
  await stat(path);
  const made = await makeBelow(store, dirname(target));
  await rename(path, target);
  await syncFolder(dirname(target));
  for (let folder = dirname(target); made !== undefined && folder.length >= made.length; folder = dirname(folder))
    await syncFolder(dirname(folder));
};

/** The content is not where its row says: no trouble of the disk, but a loss. */
class ContentMissing extends Error {
  constructor(sha256: string) {
    super(`the content ${sha256} is missing from the file store`);
    this.name = 'ContentMissing';
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Opens the store of a database in `folder`, made when missing, for the process that holds `dataDir`; what that process left
 * half-way when it was killed is cleared. Other processes may share the folder. Raises `StoreOfAnother`.
 */
export const openFileStore = async (db: StoredFileDb, folder: string, dataDir: string): Promise<FileStore> => {
  await makeFolder(folder);
  // One that an earlier version made may be open to others; what lies in it is closed with it.
  await chmod(folder, 0o700);
  const requireThere = createBelonging(db, folder);
  const placeOf = (sha256: string): string => contentPath(folder, sha256);
  const [writing, reading, clearing] = [createFailureTeller(), createFailureTeller(), createFailureTeller()];
  await requireThere().catch((error: unknown) => {
    // It may come later, as a disk that is mounted late; until then it is not ready.
    if (!(error instanceof StoreUnknown)) throw error;
  });
  const staging = await takeStaging(folder, dataDir);
  const readyStaging = async (): Promise<void> => {
    await requireThere();
    await makeBelow(folder, staging);
  };
  return {
    stage: (name, content, maxBytes) =>
      writing(async () => {
        await readyStaging();
        const path = join(staging, randomUUID());
        const { state, stream } = meter(maxBytes);
        try {
          const target = createWriteStream(path, { flush: true, flags: 'wx', mode: 0o600 });
          await pipeline(Readable.from(content), stream, target);
          return { name, path, size: state.size, sha256: state.sha256() };
        } catch (error) {
          await rm(path, { force: true });
          throw error;
        }
      }),
    keep: (file) =>
      writing(async () => {
        const target = placeOf(file.sha256);
        if (!(await exists(target))) await place(folder, file.path, target);
      }),
    discard: (file) => clearing(() => rm(file.path, { force: true })),
    read: (sha256, part) =>
      reading(async () => {
        try {
          const file = await open(placeOf(sha256));
          return file.createReadStream(part && { start: part.from, end: part.to });
        } catch (error) {
          if (!isMissing(error)) throw error;
          await requireThere();
          throw new ContentMissing(sha256);
        }
      }),
    remove: (sha256) => clearing(() => rm(placeOf(sha256), { force: true })),
    list: async function* () {
      await requireThere();
      yield* listStore(folder);
    },
    tidy: () => clearForsaken(folder, staging),
    check: async () => {
      await readyStaging();
      await folderTakes(staging);
    },
  };
};
