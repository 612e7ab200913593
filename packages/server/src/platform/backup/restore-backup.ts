import { createReadStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type pg from 'pg';
import { migrate } from '../database/migrate.ts';
import {
  beginRestore,
  endTransaction,
  exportTable,
  importTable,
  listMigrations,
  listSequences,
  listTables,
  setSequence,
} from './backup.queries.ts';
import { BackupError, type Manifest } from './backup-manifest.ts';
import { type RestoreTarget, tablesFolder } from './under-restore.ts';
import { unpack } from './unpack-backup.ts';

const drain = async (rows: AsyncIterable<Buffer>): Promise<void> => {
  for await (const _chunk of rows);
};

/** Reads every restored table and compares row count and digest with the manifest. */
const compare = async (client: pg.PoolClient, manifest: Manifest): Promise<void> => {
  for (const table of manifest.tables) {
    const { rows, sha256 } = await exportTable(client, table, drain);
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

const rowsOf = (target: RestoreTarget, table: string): Readable => {
  const path = join(tablesFolder(target), table);
  return existsSync(path) ? createReadStream(path) : Readable.from([]);
};

/**
 * Restores a verified backup to an empty database and a data folder marked as under restore: the old schema, all rows
 * and contents, then compares everything with the archive. Migrations of a newer version run at the next start. Raises
 * `BackupError`.
 */
export const restoreBackup = async (
  target: RestoreTarget & { pool: pg.Pool },
  file: string,
  key: string,
): Promise<Manifest> => {
  const manifest = await unpack(target, file, key);
  await migrate(target.pool, { only: manifest.migrations.map(({ name }) => name) });
  const client = await target.pool.connect();
  try {
    await beginRestore(client);
    await requireSameShape(client, manifest);
    for (const table of manifest.tables) await importTable(client, table, rowsOf(target, table.name));
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
};
