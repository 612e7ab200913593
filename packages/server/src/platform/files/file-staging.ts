import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@portal/contract/kernel';

/** A completely received file that is waiting to be stored or discarded. */
export type StagedFile = { name: string; sha256: string; size: number; path: string };

/** Longer than any upload can take, and than the clocks of two machines can differ. */
const FORSAKEN_MS = 24 * 3_600_000;

const folderOf = (store: string): string => join(store, 'staging');

/** Creates a private folder for this user. */
export const makeFolder = (folder: string): Promise<string | undefined> =>
  mkdir(folder, { recursive: true, mode: 0o700 });

/**
 * Creates a folder below a store with its parents; returns the first that it created. Raises `ENOENT` if the store
 * itself is missing: creating it would prevent the disk from being mounted there.
 */
export const makeBelow = async (store: string, folder: string): Promise<string | undefined> => {
  let made: string | undefined;
  let path = store;
  for (const name of relative(store, folder).split(sep)) {
    path = join(path, name);
    try {
      await mkdir(path, { mode: 0o700 });
      made ??= path;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  return made;
};

/** Stores the name of the staging folder, so that the next process can delete what a kill left. */
const RECORD = '.staging';

/** The format of generated names; nothing else is ever deleted. */
const OURS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Creates the folder in which the process that holds a data folder stages uploads: below the store, since a file can be
 * moved to its place atomically only on the same disk. Its name is random, so that no two processes share it. Files
 * that the previous process left are deleted.
 */
export const takeStaging = async (store: string, dataDir: string): Promise<string> => {
  const record = join(dataDir, RECORD);
  const before = (await readFile(record, 'utf8').catch(() => '')).trim();
  if (OURS.test(before)) await rm(join(folderOf(store), before), { recursive: true, force: true });
  const name = randomUUID();
  // If the note cannot be written, files left by a kill are deleted after a day.
  await writeFile(record, name, { mode: 0o600, flush: true }).catch(() => undefined);
  return join(folderOf(store), name);
};

/** When something below last changed. */
const lastChange = async (path: string): Promise<number> => {
  const entry = await stat(path);
  const below = entry.isDirectory() ? await readdir(path) : [];
  const times = await Promise.all(below.map((name) => lastChange(join(path, name)).catch(() => 0)));
  return Math.max(entry.mtimeMs, ...times);
};

/** Deletes old staging folders of processes that were not restarted. */
export const clearForsaken = async (store: string, own: string): Promise<void> => {
  for (const name of await readdir(folderOf(store)).catch(() => [])) {
    const path = join(folderOf(store), name);
    if (path !== own && (await lastChange(path).catch(() => Date.now())) < Date.now() - FORSAKEN_MS)
      await rm(path, { recursive: true, force: true });
  }
};

/** Counts and hashes a stream, and ends it with an error over the limit. */
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

/**
 * Writes a stream to a file of a staging folder. Raises `too-large` over `maxBytes` and deletes the incomplete file.
 */
export const stageInto = async (
  staging: string,
  name: string,
  content: AsyncIterable<Uint8Array>,
  maxBytes: number,
): Promise<StagedFile> => {
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
};
