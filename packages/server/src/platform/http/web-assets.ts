import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { lockNumbers } from '../database/lock-numbers.ts';
import type { Db, Tx } from '../database/pool.ts';
import {
  addWebAsset,
  deleteOldWebBuilds,
  listWebAssets,
  lockWebBuilds,
  type WebAssetTables,
  writeWebBuild,
} from './web-asset.queries.ts';

/** Where the build of the web lies. */
export const DIST = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

/** Files whose names change with what is in them: the address of one says all. */
export const ASSETS = '/assets/';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

export const typeOfAsset = (path: string): string => types[extname(path)] ?? 'application/octet-stream';

const addressesIn = async (folder: string): Promise<string[]> => {
  const found = await readdir(join(folder, ASSETS), { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(folder.replace(/\/$/, '').length))
    .toSorted();
};

const storeBuild = async (tx: Tx<WebAssetTables>, folder: string): Promise<void> => {
  const paths = await addressesIn(folder);
  const id = createHash('sha256').update(paths.join('\n')).digest('hex');
  await lockWebBuilds(tx, lockNumbers.webBuilds);
  if (!(await writeWebBuild(tx, { id, paths }))) return;
  await deleteOldWebBuilds(tx);
  const known = await listWebAssets(tx);
  for (const path of paths)
    if (!known.has(path)) await addWebAsset(tx, { path, content: await readFile(join(folder, path)) });
};

/**
 * Stores the files of this version's build where servers of the other version find them: while two versions are side by side, a
 * page of either may ask a server of the other for its files. Those of the version before are stored on, older ones go.
 */
export const storeWebAssets = async (db: Db<WebAssetTables>, folder: string = DIST): Promise<void> => {
  if (!existsSync(join(folder, ASSETS))) return;
  await db.transaction().execute((tx) => storeBuild(tx, folder));
};
