import { createHash } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { chmod, open, readdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { type Pack, pack } from 'tar-stream';
import { createDatabase } from '../database/pool.ts';
import { createBelonging, markedFolder } from '../files/belonging.ts';
import type { StoredFileTables } from '../files/file.queries.ts';
import { contentPath } from '../files/file-store.ts';
import {
  beginSnapshot,
  beTheBackup,
  endBackup,
  exportTable,
  holdContents,
  listContents,
  listMigrations,
  listSequences,
  listTables,
} from './backup.queries.ts';
import { BackupError, isOwnFile, MANIFEST, type Manifest } from './backup-manifest.ts';
import { clearLeftovers, notePartial } from './restore-leftovers.ts';
import { seal } from './seal-backup.ts';

export type BackupSource = { pool: pg.Pool; dataDir: string; filesFolder: string; now: Date; key: string };

/** Files, apart from database and contents, that a restored portal needs, such as keys. */
const listOwnFiles = async (dataDir: string): Promise<string[]> =>
  existsSync(join(dataDir, 'keys'))
    ? (await readdir(join(dataDir, 'keys'))).map((name) => `keys/${name}`).filter(isOwnFile)
    : [];

const add = (archive: Pack, name: string, bytes: Buffer): Promise<void> =>
  pipeline(Readable.from([bytes]), archive.entry({ name, size: bytes.length, mode: 0o600 }));

const PIECE_BYTES = 1_000_000;

/**
 * Rows in archive entries of limited size: an entry's length must be known before it is written, and no temporary copy
 * may be on disk.
 */
const pieces = async function* (rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  for await (const chunk of rows) {
    held.push(chunk);
    size += chunk.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(held);
    [held, size] = [[], 0];
  }
  if (size > 0) yield Buffer.concat(held);
};

const addTables = async (archive: Pack, snapshot: pg.PoolClient): Promise<Manifest['tables']> => {
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(snapshot)) {
    let count = 0;
    const part = await exportTable(snapshot, table, async (rows) => {
      for await (const piece of pieces(rows)) {
        await add(archive, `tables/${table.name}/${String(count).padStart(6, '0')}`, piece);
        count += 1;
      }
    });
    tables.push(part);
  }
  return tables;
};

/** A stored content; undefined when it is missing or damaged. */
const readContent = async (folder: string, sha256: string): Promise<Buffer | undefined> => {
  const bytes = await readFile(contentPath(folder, sha256)).catch(() => undefined);
  return bytes && createHash('sha256').update(bytes).digest('hex') === sha256 ? bytes : undefined;
};

const addContents = async (archive: Pack, folder: string, contents: Manifest['contents']): Promise<string[]> => {
  const missing: string[] = [];
  for (const { sha256 } of contents) {
    const bytes = await readContent(folder, sha256);
    if (bytes) await add(archive, `contents/${sha256}`, bytes);
    else missing.push(sha256);
  }
  return missing;
};

const fillArchive = async (
  archive: Pack,
  snapshot: pg.PoolClient,
  { dataDir, filesFolder, now }: BackupSource,
): Promise<Manifest> => {
  const files = await listOwnFiles(dataDir);
  for (const name of files) await add(archive, `data/${name}`, await readFile(join(dataDir, name)));
  const contents = await listContents(snapshot);
  const manifest: Manifest = {
    format: 2,
    createdAt: now.toISOString(),
    migrations: await listMigrations(snapshot),
    sequences: await listSequences(snapshot),
    contents,
    missing: await addContents(archive, filesFolder, contents),
    tables: await addTables(archive, snapshot),
    files,
  };
  await add(archive, MANIFEST, Buffer.from(JSON.stringify(manifest)));
  archive.finalize();
  return manifest;
};

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
};

/** Writes the archive to a temporary file and renames it once it is complete and on disk. */
const writeArchive = async (source: BackupSource, snapshot: pg.PoolClient, file: string): Promise<Manifest> => {
  const partial = await notePartial(source.dataDir, file);
  try {
    const archive = pack();
    const broken = new AbortController();
    const sealed = await seal(archive.pipe(createGzip({ level: 6 })), source.key);
    const written = pipeline(sealed, createWriteStream(partial, { mode: 0o600, flush: true }), {
      signal: broken.signal,
    });
    const filled = fillArchive(archive, snapshot, source).catch((error: unknown) => {
      broken.abort();
      throw error;
    });
    const [manifest] = await Promise.all([filled, written]);
    await chmod(partial, 0o600);
    await rename(partial, file);
    await sync(dirname(file));
    return manifest;
  } finally {
    await clearLeftovers(source.dataDir);
  }
};

/**
 * Writes database, contents and keys, as of one moment, to one encrypted archive while the portal runs. The file gets
 * its name only once it is complete and on disk. The manifest lists contents that are missing in the store. Raises
 * `BackupError` when the file exists or another backup is running.
 */
export const writeBackup = async (source: BackupSource, file: string): Promise<Manifest> => {
  if (existsSync(file)) throw new BackupError(`${file} is there already`);
  await createBelonging(createDatabase<StoredFileTables>(source.pool), markedFolder(source.filesFolder))();
  const snapshot = await source.pool.connect();
  try {
    if (!(await beTheBackup(snapshot))) throw new BackupError('another backup is being made');
    await clearLeftovers(source.dataDir);
    await holdContents(snapshot);
    await beginSnapshot(snapshot);
    return await writeArchive(source, snapshot, file);
  } finally {
    // If the connection is lost, snapshot and locks end with it.
    await endBackup(snapshot).catch(() => undefined);
    snapshot.release(true);
  }
};
