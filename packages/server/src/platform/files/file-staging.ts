import { createHash } from 'node:crypto';
import { mkdir, readdir, realpath, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join, relative, sep } from 'node:path';

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

/**
 * Where the process that holds a data folder takes files in before they are placed: below the store, since only there a
 * file can be moved into place at once, and apart from that of other processes that share the store.
 */
export const stagingOf = async (store: string, dataDir: string): Promise<string> => {
  const path = await realpath(dataDir);
  const { birthtimeMs } = await stat(path);
  const name = createHash('sha256').update(`${hostname()}\0${path}\0${birthtimeMs}`).digest('hex').slice(0, 16);
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
