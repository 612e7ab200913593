import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@portal/contract/kernel';

/** A file that arrived whole and waits to be kept or discarded. */
export type StagedFile = { name: string; sha256: string; size: number; path: string };

/** Contents by their SHA-256 on disk; what is kept is synced before its row commits. */
export type FileStore = {
  /** Takes a stream in; `too-large` beyond `maxBytes`, and nothing is left behind. */
  stage: (name: string, content: AsyncIterable<Uint8Array>, maxBytes: number) => Promise<StagedFile>;
  keep: (file: StagedFile) => Promise<void>;
  discard: (file: StagedFile) => Promise<void>;
  /** Raises an error before any byte when the content is missing. */
  read: (sha256: string) => Promise<AsyncIterable<Uint8Array>>;
  remove: (sha256: string) => Promise<void>;
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
    () => false,
  );

/** Where a content lies below the folder of the store. */
export const contentPath = (folder: string, sha256: string): string =>
  join(folder, sha256.slice(0, 2), sha256.slice(2, 4), sha256);

/** Opens the store below `folder`; files left half-way by a killed process are cleared. */
export const openFileStore = async (folder: string): Promise<FileStore> => {
  const staging = join(folder, 'staging');
  const placeOf = (sha256: string): string => contentPath(folder, sha256);
  await rm(staging, { recursive: true, force: true });
  await mkdir(staging, { recursive: true, mode: 0o700 });
  // One that an earlier version made may be open to others; what lies in it is closed with it.
  await chmod(folder, 0o700);
  return {
    stage: async (name, content, maxBytes) => {
      const path = join(staging, randomUUID());
      const { state, stream } = meter(maxBytes);
      try {
        await pipeline(
          Readable.from(content),
          stream,
          createWriteStream(path, { flush: true, flags: 'wx', mode: 0o600 }),
        );
        return { name, path, size: state.size, sha256: state.sha256() };
      } catch (error) {
        await rm(path, { force: true });
        throw error;
      }
    },
    keep: async (file) => {
      const place = placeOf(file.sha256);
      if (await exists(place)) return;
      await mkdir(dirname(place), { recursive: true, mode: 0o700 });
      await rename(file.path, place);
      await syncFolder(dirname(place));
    },
    discard: (file) => rm(file.path, { force: true }),
    read: async (sha256) => (await open(placeOf(sha256))).createReadStream(),
    remove: (sha256) => rm(placeOf(sha256), { force: true }),
  };
};
