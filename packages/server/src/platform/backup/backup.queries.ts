import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { lockNumbers } from '../database/lock-numbers.ts';
import type { Manifest, TablePart } from './backup-manifest.ts';

/** A backup may take long, so neither a large table nor a slow disk may end it by a timeout. */
const PATIENT = 'set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0';

/** Tries to get the lock for the only backup of this database, until `endBackup` or the end of the connection. */
export const beTheBackup = async (client: pg.PoolClient): Promise<boolean> => {
  const { rows } = await client.query<{ is: boolean }>('select pg_try_advisory_lock($1) as is', [
    lockNumbers.oneBackup,
  ]);
  return rows[0]?.is ?? false;
};

/** Releases the lock at once; closing the connection would release it only a moment later. */
export const endBackup = async (client: pg.PoolClient): Promise<void> => {
  await client.query('rollback');
  await client.query('select pg_advisory_unlock_all()');
};

/** Prevents the deletion of contents while this connection exists; waits for deletions in progress. */
export const holdContents = async (client: pg.PoolClient): Promise<void> => {
  await client.query('select pg_advisory_lock($1)', [lockNumbers.contents]);
};

/** Starts a transaction that sees the database as it is now, whatever others write. */
export const beginSnapshot = async (client: pg.PoolClient): Promise<void> => {
  await client.query('begin isolation level repeatable read read only');
  await client.query(PATIENT);
  await client.query('select 1 from public.migration limit 1');
};

/** Rows are read and restored without triggers and foreign keys, since a consistent snapshot stays consistent. */
export const beginRestore = async (client: pg.PoolClient): Promise<void> => {
  await client.query(`begin; ${PATIENT}; set local session_replication_role = replica`);
};

export const endTransaction = async (client: pg.PoolClient, how: 'commit' | 'rollback'): Promise<void> => {
  await client.query(how);
};

export const listMigrations = async (client: pg.PoolClient): Promise<Manifest['migrations']> => {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.migration order by name',
  );
  return rows;
};

/**
 * Every table of the portal with its columns, without generated columns. Jobs are not included, as areas queue them again, nor
 * the files of the web, which each start stores.
 */
export const listTables = async (client: pg.PoolClient): Promise<Pick<TablePart, 'name' | 'columns'>[]> => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.table_schema || '.' || c.table_name as name,
      array_agg(format('%I', c.column_name) order by c.ordinal_position) as columns
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
      and c.table_schema not in ('pg_catalog', 'information_schema', 'public', 'jobs')
      and (c.table_schema, c.table_name) not in (('platform', 'web_build'), ('platform', 'web_asset'))
    group by 1 order by 1`);
  return rows;
};

export const listSequences = async (client: pg.PoolClient): Promise<Manifest['sequences']> => {
  const { rows } = await client.query<{ name: string }>(`
    select format('%I.%I', schemaname, sequencename) as name from pg_sequences
    where schemaname not in ('pg_catalog', 'information_schema', 'jobs') order by 1`);
  const found: Manifest['sequences'] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ last_value: number; is_called: boolean }>(
      `select last_value, is_called from ${name}`,
    );
    const [value] = values;
    if (value) found.push({ name, value: value.last_value, isCalled: value.is_called });
  }
  return found;
};

export const setSequence = async (
  client: pg.PoolClient,
  { name, value, isCalled }: Manifest['sequences'][number],
): Promise<void> => {
  await client.query('select setval($1::regclass, $2, $3)', [name, value, isCalled]);
};

export const listContents = async (client: pg.PoolClient): Promise<Manifest['contents']> => {
  const { rows } = await client.query<{ sha256: string; size: number }>(
    'select sha256, size from platform.stored_file order by sha256',
  );
  return rows;
};

/** Counts lines and bytes and computes the digest of the data passing through. */
export const meterRows = () => {
  const hash = createHash('sha256');
  const seen = { rows: 0, sha256: () => hash.digest('hex') };
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) seen.rows += 1;
      done(null, chunk);
    },
  });
  return { seen, stream };
};

/** The quoted name of a table for a statement, since it may be an SQL keyword. */
const inStatement = (name: string): string => name.split('.').map(pg.escapeIdentifier).join('.');

/** The rows of a table as COPY text, in a fixed order. */
const copyOut = (client: pg.PoolClient, { name, columns }: Pick<TablePart, 'name' | 'columns'>): Readable =>
  client.query(
    copyTo(`copy (select ${columns.join(', ')} from ${inStatement(name)} t order by md5(t::text), t::text) to stdout`),
  );

/** Exports the rows of a table; returns their number and digest. */
export const exportTable = async (
  client: pg.PoolClient,
  table: Pick<TablePart, 'name' | 'columns'>,
  take: (rows: AsyncIterable<Buffer>) => Promise<void>,
): Promise<TablePart> => {
  const { seen, stream } = meterRows();
  await pipeline(copyOut(client, table), stream, take);
  return { ...table, rows: seen.rows, sha256: seen.sha256() };
};

/** Imports rows, replacing any that a migration inserted into the table. */
export const importTable = async (
  client: pg.PoolClient,
  { name, columns }: Pick<TablePart, 'name' | 'columns'>,
  source: Readable,
): Promise<void> => {
  const table = inStatement(name);
  await client.query(`delete from ${table}`);
  await pipeline(source, client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`)));
};
