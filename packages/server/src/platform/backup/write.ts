import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, link, mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type pg from 'pg';
import { type Pack, pack } from 'tar-stream';
import { contentPath } from '../files/store.ts';
import { BackupError, type Manifest } from './manifest.ts';
import {
  beginSnapshot,
  endTransaction,
  exportTable,
  holdContents,
  listContents,
  listMigrations,
  listSequences,
  listTables,
} from './queries.ts';

type Source = { pool: pg.Pool; dataDir: string; now: Date };

/** Files beside the database and the contents that a portal needs to go on as it was. */
const listOwnFiles = async (dataDir: string): Promise<string[]> =>
  existsSync(join(dataDir, 'keys')) ? (await readdir(join(dataDir, 'keys'))).map((name) => join('keys', name)) : [];

/**
 * Links every content that the snapshot knows into the workplace while none can come or go: once linked it stays, even
 * when its last document is deleted while the backup is still being written.
 */
const linkContents = async ({ dataDir }: Source, work: string, contents: Manifest['contents']): Promise<void> => {
  await mkdir(join(work, 'contents'));
  for (const { sha256 } of contents)
    await link(contentPath(join(dataDir, 'files'), sha256), join(work, 'contents', sha256));
};

/** Takes the snapshot and the contents that belong to it at one moment. */
const freeze = async (source: Source, snapshot: pg.PoolClient, work: string): Promise<Manifest['contents']> => {
  const holder = await source.pool.connect();
  try {
    await holdContents(holder);
    await beginSnapshot(snapshot);
    const contents = await listContents(snapshot);
    await linkContents(source, work, contents);
    return contents;
  } finally {
    await endTransaction(holder, 'rollback');
    holder.release();
  }
};

const spoolTables = async (snapshot: pg.PoolClient, work: string): Promise<Manifest['tables']> => {
  await mkdir(join(work, 'tables'));
  const tables: Manifest['tables'] = [];
  for (const table of await listTables(snapshot))
    tables.push(await exportTable(snapshot, table, createWriteStream(join(work, 'tables', table.name))));
  return tables;
};

const addFile = async (archive: Pack, name: string, path: string): Promise<void> => {
  const { size } = await stat(path);
  await pipeline(createReadStream(path), archive.entry({ name, size, mode: 0o600 }));
};

const fillArchive = async (archive: Pack, manifest: Manifest, work: string, dataDir: string): Promise<void> => {
  archive.entry({ name: 'manifest.json', mode: 0o600 }, JSON.stringify(manifest));
  for (const name of manifest.files) await addFile(archive, `data/${name}`, join(dataDir, name));
  for (const { sha256 } of manifest.contents)
    await addFile(archive, `contents/${sha256}`, join(work, 'contents', sha256));
  for (const { name } of manifest.tables) await addFile(archive, `tables/${name}`, join(work, 'tables', name));
  archive.finalize();
};

const sync = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  await handle.sync().finally(() => handle.close());
};

/**
 * Writes database, contents and keys, as they are at one moment, into one archive, while the portal may go on. The file
 * appears under its name only once it is whole and on disk. Raises `BackupError` when the file is there already.
 */
export const writeBackup = async (source: Source, file: string): Promise<Manifest> => {
  if (existsSync(file)) throw new BackupError(`${file} is there already`);
  const work = await mkdtemp(join(source.dataDir, 'backup-'));
  const partial = join(dirname(file), `.${Date.now()}.partial`);
  const snapshot = await source.pool.connect();
  try {
    const contents = await freeze(source, snapshot, work);
    const manifest: Manifest = {
      format: 1,
      createdAt: source.now.toISOString(),
      migrations: await listMigrations(snapshot),
      sequences: await listSequences(snapshot),
      tables: await spoolTables(snapshot, work),
      contents,
      files: await listOwnFiles(source.dataDir),
    };
    const archive = pack();
    const written = pipeline(archive, createGzip({ level: 6 }), createWriteStream(partial, { mode: 0o600 }));
    await Promise.all([fillArchive(archive, manifest, work, source.dataDir), written]);
    await chmod(partial, 0o600);
    await sync(partial);
    await rename(partial, file);
    await sync(dirname(file));
    return manifest;
  } finally {
    await endTransaction(snapshot, 'rollback').catch(() => undefined);
    snapshot.release();
    await rm(work, { recursive: true, force: true });
    await rm(partial, { force: true });
  }
};
