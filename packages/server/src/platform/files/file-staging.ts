import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Problem } from '@portal/contract/kernel';

/** A file that arrived whole and waits to be kept or discarded. */
export type StagedFile = { name: string; sha256: string; size: number; path: string };

/** Longer than any upload stands still, and than the clocks of two machines differ. */
const FORSAKEN_MS = 24 * 3_600_000;

const folderOf = (store: string): string => join(store, 'staging');

/** Makes a folder for this user alone. */
export const makeFolder = (folder: string): Promise<string | undefined> =>
  mkdir(folder, { recursive: true, mode: 0o700 });

/**
 * Makes a folder below a store, with those between; answers the first that it made. Raises `ENOENT` where the store is gone:
 * nothing is made in its place, which would keep it from being put back.
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

/** Names the staging of the process that holds the data folder, so that the next one finds what a kill left. */
const RECORD = '.staging';

/** A name that this made: nothing else is ever removed by it. */
const OURS = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * A folder in which the process that holds a data folder takes files in before they are placed: below the store, since only
 * there a file can be moved into place at once. Its name is random, so that no other process has the same, whatever its host and folders are
 * called. What the process before left there is removed.
 */
export const takeStaging = async (store: string, dataDir: string): Promise<string> => {
  const record = join(dataDir, RECORD);
  const before = (await readFile(record, 'utf8').catch(() => '')).trim();
  if (OURS.test(before)) await rm(join(folderOf(store), before), { recursive: true, force: true });
  const name = randomUUID();
  // Where it cannot be written, what a kill leaves is removed after a day.
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

/** Clears what processes that never came back left in the staging of a store. */
export const clearForsaken = async (store: string, own: string): Promise<void> => {
  for (const name of await readdir(folderOf(store)).catch(() => [])) {
    const path = join(folderOf(store), name);
    if (path !== own && (await lastChange(path).catch(() => Date.now())) < Date.now() - FORSAKEN_MS)
      await rm(path, { recursive: true, force: true });
  }
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

/** Writes a stream into a file of a staging folder; `too-large` beyond `maxBytes`, and nothing is left behind. */
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
