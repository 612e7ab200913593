import { chmod, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ByteRange } from '@portal/contract/kernel';
import { folderTakes } from '../health/health-checks.ts';
import { createBelonging, listFolder, markedFolder, StoreUnknown } from './belonging.ts';
import type { StoredFileDb } from './file.queries.ts';
import { createFailureTeller } from './file-failure.ts';
import { clearForsaken, makeBelow, makeFolder, type StagedFile, stageInto, takeStaging } from './file-staging.ts';

export type { StagedFile };

/**
 * Contents by their SHA-256, in a folder or in a bucket; what is kept is safe before its row commits. While the store is gone, full
 * or not to be written everything raises `StoreFailure`, and works again once it is back.
 */
export type FileStore = {
  /** How it is swept: all of it now and then, or in small parts, as it is never listed as a whole. */
  sweeps: 'whole' | 'parts';
  /** Takes a stream in; `too-large` beyond `maxBytes`, and nothing is left behind. */
  stage: (name: string, content: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<StagedFile>;
  /** Brings a staged file near its place before the transaction that keeps it, where that takes long. Whoever does not keep it removes it. */
  bring: (file: StagedFile) => Promise<void>;
  /** Makes sure that a content is in its place, within a transaction that claimed it. */
  keep: (file: StagedFile) => Promise<void>;
  discard: (file: StagedFile) => Promise<void>;
  /** All of a content or a part of it; raises an error before any byte when it is missing. */
  read: (sha256: string, part?: ByteRange) => Promise<AsyncIterable<Uint8Array>>;
  /** Bytes of a content; undefined where it is missing. */
  sizeOf: (sha256: string) => Promise<number | undefined>;
  /** Brings a content back that was removed, where the store keeps older versions; answers if it could. */
  bringBack: (sha256: string) => Promise<boolean>;
  remove: (sha256: string) => Promise<void>;
  /** All contents whose digest begins so, some at a time. */
  list: (prefix?: string) => AsyncIterable<string[]>;
  /** Clears what other processes began long ago and never finished. */
  tidy: () => Promise<void>;
  /** Raises an error when nothing can be kept now. */
  check: () => Promise<void>;
  /** Lets go of its connections. */
  close: () => void;
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

const sizeOf = (path: string): Promise<number | undefined> =>
  stat(path).then(
    ({ size }) => size,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
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

/** How it is made sure that the store is that of the database, where that is not asked of its mark. */
export type StoreOptions = { requireThere?: () => Promise<void> };

/** The content is not where its row says: no trouble of the disk, but a loss. */
export class ContentMissing extends Error {
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
export const openFileStore = async (
  db: StoredFileDb,
  folder: string,
  dataDir: string,
  { requireThere = createBelonging(db, markedFolder(folder)) }: StoreOptions = {},
): Promise<FileStore> => {
  await makeFolder(folder);
  // One that an earlier version made may be open to others; what lies in it is closed with it.
  await chmod(folder, 0o700);
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
    sweeps: 'whole',
    stage: (name, content, maxBytes) =>
      writing(async () => {
        await readyStaging();
        return stageInto(staging, name, content, maxBytes);
      }),
    // It is moved within the disk, which takes no time.
    bring: () => Promise.resolve(),
    keep: (file) =>
      writing(async () => {
        await requireThere();
        const target = placeOf(file.sha256);
        if ((await sizeOf(target)) === undefined) await place(folder, file.path, target);
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
    sizeOf: (sha256) =>
      reading(async () => {
        const size = await sizeOf(placeOf(sha256));
        if (size === undefined) await requireThere();
        return size;
      }),
    bringBack: () => Promise.resolve(false),
    remove: (sha256) => clearing(() => rm(placeOf(sha256), { force: true })),
    list: async function* (prefix) {
      await requireThere();
      yield* listFolder(folder, prefix);
    },
    tidy: () => clearForsaken(folder, staging),
    check: async () => {
      await readyStaging();
      await folderTakes(staging);
    },
    close: () => undefined,
  };
};
