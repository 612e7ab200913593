import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type pg from 'pg';
import { extract, type Header } from 'tar-stream';
import { migrate } from '../database/migrate.ts';
import { contentPath } from '../files/store.ts';
import { BackupError, type Manifest } from './manifest.ts';
import {
  beginRestore,
  endTransaction,
  exportTable,
  importTable,
  listMigrations,
  listSequences,
  listTables,
  setSequence,
} from './queries.ts';

type Target = { pool: pg.Pool; dataDir: string };

const textOf = async (stream: Readable): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/** Writes a file and gives the digest of what was written. */
const save = async (stream: Readable, path: string): Promise<string> => {
  const hash = createHash('sha256');
  const meter = new PassThrough();
  meter.on('data', (chunk: Buffer) => hash.update(chunk));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(stream, meter, createWriteStream(path, { mode: 0o600, flush: true }));
  return hash.digest('hex');
};

const requireDigest = (name: string, found: string, expected: string | undefined): void => {
  if (found !== expected) throw new BackupError(`${name} is not as it was backed up: the archive is damaged`);
};

/** Takes in one entry of the archive; tables are put aside until the database is ready for them. */
const takeEntry = async (
  { dataDir }: Target,
  work: string,
  manifest: Manifest,
  { name }: Header,
  stream: Readable,
): Promise<void> => {
  const [kind, ...rest] = name.split('/');
  const own = rest.join('/');
  if (kind === 'contents' && manifest.contents.some(({ sha256 }) => sha256 === own))
    requireDigest(name, await save(stream, contentPath(join(dataDir, 'files'), own)), own);
  else if (kind === 'data' && manifest.files.includes(own)) await save(stream, join(dataDir, own));
  else if (kind === 'tables' && manifest.tables.some((table) => table.name === own)) {
    const table = manifest.tables.find((each) => each.name === own);
    requireDigest(name, await save(stream, join(work, own)), table?.sha256);
  } else throw new BackupError(`the archive holds ${name}, which its manifest does not name`);
};

const readManifest = (text: string): Manifest => {
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 1) throw new BackupError('the archive is of a format that this version does not know');
  return manifest;
};

/** Unpacks the archive; raises `BackupError` for one that is damaged or lacks what its manifest names. */
const unpack = async (target: Target, file: string, work: string): Promise<Manifest> => {
  const archive = extract();
  let manifest: Manifest | undefined;
  const taken = new Set<string>();
  const read = async (): Promise<void> => {
    for await (const entry of archive) {
      if (manifest === undefined) {
        if (entry.header.name !== 'manifest.json') throw new BackupError('this is no backup of a portal');
        manifest = readManifest(await textOf(entry as unknown as Readable));
      } else {
        await takeEntry(target, work, manifest, entry.header, entry as unknown as Readable);
        taken.add(entry.header.name);
      }
    }
  };
  await Promise.all([pipeline(createReadStream(file), createGunzip(), archive), read()]).catch((error: unknown) => {
    throw error instanceof BackupError ? error : new BackupError('the archive cannot be read: it is damaged');
  });
  if (manifest === undefined) throw new BackupError('this is no backup of a portal');
  const named = [
    ...manifest.contents.map(({ sha256 }) => `contents/${sha256}`),
    ...manifest.files.map((name) => `data/${name}`),
    ...manifest.tables.map(({ name }) => `tables/${name}`),
  ];
  const lacking = named.find((name) => !taken.has(name));
  if (lacking !== undefined) throw new BackupError(`the archive lacks ${lacking}`);
  return manifest;
};

const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

/** Reads every table back and compares it with what was backed up, row for row. */
const compare = async (client: pg.PoolClient, manifest: Manifest): Promise<void> => {
  for (const table of manifest.tables) {
    const { rows, sha256 } = await exportTable(client, table, nowhere());
    if (rows !== table.rows || sha256 !== table.sha256)
      throw new BackupError(`${table.name} did not come back as it was backed up`);
  }
  const sequences = await listSequences(client);
  if (JSON.stringify(sequences) !== JSON.stringify(manifest.sequences))
    throw new BackupError('the numbers given out did not come back as they were backed up');
};

const requireSameShape = async (client: pg.PoolClient, manifest: Manifest): Promise<void> => {
  const shape = (tables: readonly { name: string; columns: string[] }[]): string =>
    JSON.stringify(tables.map(({ name, columns }) => [name, columns]));
  if (shape(await listTables(client)) !== shape(manifest.tables))
    throw new BackupError('the tables of this version are not those of the backup');
  if (JSON.stringify(await listMigrations(client)) !== JSON.stringify(manifest.migrations))
    throw new BackupError('the migrations of this version are not those of the backup');
};

/**
 * Brings a backup into an empty database and data folder: the schema as it was, every row, every content, then compares
 * all of it with the archive. Migrations of a newer version follow at the next start. Raises `BackupError`.
 */
export const restoreBackup = async (target: Target, file: string): Promise<Manifest> => {
  const work = await mkdtemp(join(target.dataDir, 'restore-'));
  try {
    const manifest = await unpack(target, file, work);
    await migrate(target.pool, { only: manifest.migrations.map(({ name }) => name) });
    const client = await target.pool.connect();
    try {
      await beginRestore(client);
      await requireSameShape(client, manifest);
      for (const table of manifest.tables) await importTable(client, table, createReadStream(join(work, table.name)));
      for (const sequence of manifest.sequences) await setSequence(client, sequence);
      await compare(client, manifest);
      await endTransaction(client, 'commit');
    } catch (error) {
      await endTransaction(client, 'rollback').catch(() => undefined);
      throw error;
    } finally {
      client.release();
    }
    return manifest;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
};
