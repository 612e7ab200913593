import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { contentPath } from '../files/file-store.ts';
import { BackupError, MANIFEST, type Manifest, readEntryName } from './backup-manifest.ts';
import { unseal } from './seal-backup.ts';
import { type RestoreTarget, tablesFolder } from './under-restore.ts';

const textOf = async (stream: Readable): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
};

/** Writes a stream to a new file (`wx`) or appends to one (`a`); returns the digest of the bytes. Never overwrites. */
const save = async (stream: Readable, path: string, flags: 'wx' | 'a'): Promise<string> => {
  const hash = createHash('sha256');
  const meter = new PassThrough();
  meter.on('data', (chunk: Buffer) => hash.update(chunk));
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline(stream, meter, createWriteStream(path, { mode: 0o600, flags, flush: flags === 'wx' }));
  return hash.digest('hex');
};

/** The entries of an archive, to be compared with its manifest. */
type Taken = { contents: Set<string>; files: Set<string>; tables: Set<string> };

const takeEntry = async (target: RestoreTarget, taken: Taken, name: string, stream: Readable): Promise<void> => {
  const entry = readEntryName(name);
  if (entry.kind === 'table') {
    await save(stream, join(tablesFolder(target), entry.table), 'a');
    taken.tables.add(entry.table);
  } else if (entry.kind === 'file') {
    await save(stream, join(target.dataDir, entry.path), 'wx');
    taken.files.add(entry.path);
  } else {
    const digest = await save(stream, contentPath(target.filesFolder, entry.sha256), 'wx');
    if (digest !== entry.sha256) throw new BackupError(`${name} is not as it was backed up: the archive is damaged`);
    taken.contents.add(entry.sha256);
  }
};

const readManifest = (text: string): Manifest => {
  const manifest = JSON.parse(text) as Manifest;
  if (manifest.format !== 2) throw new BackupError('the archive is of a format that this version does not know');
  return manifest;
};

const without = (all: Set<string>, some: Set<string>): Set<string> =>
  new Set([...all].filter((name) => !some.has(name)));

/** Raises `BackupError` unless the archive contains exactly what its manifest names. */
const requireNamed = (manifest: Manifest, taken: Taken): void => {
  const named: Record<keyof Taken, Set<string>> = {
    contents: without(new Set(manifest.contents.map(({ sha256 }) => sha256)), new Set(manifest.missing)),
    files: new Set(manifest.files),
    tables: new Set(manifest.tables.filter(({ rows }) => rows > 0).map(({ name }) => name)),
  };
  for (const kind of ['contents', 'files', 'tables'] as const) {
    const [lacking] = without(named[kind], taken[kind]);
    if (lacking !== undefined) throw new BackupError(`the archive lacks ${lacking}`);
    const [surplus] = without(taken[kind], named[kind]);
    if (surplus !== undefined) throw new BackupError(`the archive holds ${surplus}, which its manifest does not name`);
  }
};

/**
 * Unpacks a verified archive: contents and keys to their folders, tables to temporary files. Raises `BackupError` if
 * its entries are not what it declares.
 */
export const unpack = async (target: RestoreTarget, file: string, key: string): Promise<Manifest> => {
  const archive = extract();
  let manifest: Manifest | undefined;
  const taken: Taken = { contents: new Set(), files: new Set(), tables: new Set() };
  const read = async (): Promise<void> => {
    for await (const entry of archive) {
      const stream = entry as unknown as Readable;
      if (manifest !== undefined) throw new BackupError('the archive goes on after its manifest');
      if (entry.header.type !== 'file')
        throw new BackupError(`the archive holds ${entry.header.name}, which is no file`);
      if (entry.header.name === MANIFEST) manifest = readManifest(await textOf(stream));
      else await takeEntry(target, taken, entry.header.name, stream);
    }
  };
  const reading = read().catch((error: unknown) => {
    archive.destroy();
    throw error;
  });
  await Promise.all([reading, pipeline(await unseal(file, key), createGunzip(), archive)]).catch((error: unknown) => {
    const isOurs = error instanceof BackupError || (error as NodeJS.ErrnoException).syscall !== undefined;
    throw isOurs ? error : new BackupError('the archive cannot be read: it is damaged');
  });
  if (manifest === undefined) throw new BackupError('this is no backup of a portal');
  requireNamed(manifest, taken);
  return manifest;
};
