import { chmod, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ByteRange } from '@portal/contract/kernel';
import { folderTakes } from '../health/health-checks.ts';
import { createBelonging, listFolder, markedFolder, StoreUnknown } from './belonging.ts';
import type { StoredFileDb } from './file.queries.ts';
import { createFailureReporter } from './file-failure.ts';
import { clearForsaken, makeBelow, makeFolder, type StagedFile, stageInto, takeStaging } from './file-staging.ts';

export type { StagedFile };

/**
 * Contents by their SHA-256, in a folder or a bucket. A content is safely stored before the row that refers to it is
 * committed. While the store is missing, full or read-only every call raises `StoreFailure`, and works again
 * afterwards.
 */
export type FileStore = {
  /**
   * How unreferenced contents are searched: in the whole store at once, or in parts where listing all takes too long.
   */
  sweeps: 'whole' | 'parts';
  /** Stages a stream. Raises `too-large` over `maxBytes` and deletes the incomplete file. */
  stage: (name: string, content: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<StagedFile>;
  /**
   * Uploads a staged file before the transaction that stores it, if that takes long. If the transaction fails the
   * caller discards it.
   */
  upload: (file: StagedFile) => Promise<void>;
  /** Makes sure that a content is stored, within a transaction that claimed it. */
  ensureStored: (file: StagedFile) => Promise<void>;
  discard: (file: StagedFile) => Promise<void>;
  /** All of a content or a part of it; raises an error before any byte when it is missing. */
  read: (sha256: string, part?: ByteRange) => Promise<AsyncIterable<Uint8Array>>;
  /** Bytes of a content; undefined where it is missing. */
  sizeOf: (sha256: string) => Promise<number | undefined>;
  /** Restores a deleted content, if the store keeps older versions; returns whether it could. */
  restore: (sha256: string) => Promise<boolean>;
  remove: (sha256: string) => Promise<void>;
  /** Lists all contents whose digest has the prefix, in batches. */
  list: (prefix?: string) => AsyncIterable<string[]>;
  /** Deletes old unfinished uploads of other processes. */
  tidy: () => Promise<void>;
  /** Raises an error if no file can be stored at present. */
  check: () => Promise<void>;
  /** Closes its connections. */
  close: () => void;
};

/** A rename survives a power failure only once its folder is synced. */
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

/** The path of a content in the folder of the store. */
export const contentPath = (folder: string, sha256: string): string =>
  join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);

/** Moves a complete and synced file to its final path. */
const place = async (store: string, path: string, target: string): Promise<void> => {
  // If its disk is missing the mount point may still exist, empty: nothing is created in it.
  await stat(path);
  const made = await makeBelow(store, dirname(target));
  await rename(path, target);
  await syncFolder(dirname(target));
  for (let folder = dirname(target); made !== undefined && folder.length >= made.length; folder = dirname(folder))
    await syncFolder(dirname(folder));
};

/** How to check that the store is that of the database, instead of by its mark. */
export type StoreOptions = { requireThere?: () => Promise<void> };

/** The content that a row refers to is missing. Not a failure of the disk, but lost data. */
export class ContentMissing extends Error {
  constructor(sha256: string) {
    super(`the content ${sha256} is missing from the file store`);
    this.name = 'ContentMissing';
  }
}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Opens the store of a database in `folder` (created when missing) for the process that holds `dataDir`; deletes what a
 * previous killed process left unfinished. Other processes may share the folder. Raises `StoreOfAnother`.
 */
export const openFileStore = async (
  db: StoredFileDb,
  folder: string,
  dataDir: string,
  { requireThere = createBelonging(db, markedFolder(folder)) }: StoreOptions = {},
): Promise<FileStore> => {
  await makeFolder(folder);
  // An earlier version may have created the folder readable for others.
  await chmod(folder, 0o700);
  const placeOf = (sha256: string): string => contentPath(folder, sha256);
  const [writing, reading, clearing] = [createFailureReporter(), createFailureReporter(), createFailureReporter()];
  await requireThere().catch((error: unknown) => {
    // Its disk may be mounted later; until then the store is not ready.
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
    // Moving within a disk is fast.
    upload: () => Promise.resolve(),
    ensureStored: (file) =>
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
    restore: () => Promise.resolve(false),
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
