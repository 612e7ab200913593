import { sql } from 'kysely';
import { lockNumbers } from '../database/lock-numbers.ts';
import type { Db, Tx } from '../database/pool.ts';

export type StoredFileTables = { 'platform.stored_file': { sha256: string; size: number } };

/**
 * Claims a content; a concurrent transaction that claims or releases the same waits until this one ends, since the
 * update locks an existing row. Returns whether it is new: `xmax` is 0 for an inserted row.
 */
export const claimContent = async (tx: Tx<StoredFileTables>, sha256: string, size: number): Promise<boolean> => {
  const { rows } = await sql<{ is_new: boolean }>`
    insert into platform.stored_file (sha256, size) values (${sha256}, ${size})
    on conflict (sha256) do update set size = excluded.size
    returning xmax = 0 as is_new
  `.execute(tx);
  return rows[0]?.is_new ?? false;
};

const FOREIGN_KEY_VIOLATION = '23503';

/** Releases a content unless a file still refers to it; returns whether it is free. */
export const releaseContent = async (tx: Tx<StoredFileTables>, sha256: string): Promise<boolean> => {
  await sql`savepoint release`.execute(tx);
  try {
    await tx.deleteFrom('platform.stored_file').where('sha256', '=', sha256).execute();
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION) throw error;
    await sql`rollback to savepoint release`.execute(tx);
    return false;
  }
};

export type StoredFileDb = Db<StoredFileTables>;

/** Those of the given contents that the database refers to. */
export const listNamed = async (db: StoredFileDb, contents: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from platform.stored_file where sha256 = any(${contents})
  `.execute(db);
  return rows.map(({ sha256 }) => sha256);
};

export const hasContents = async (db: StoredFileDb): Promise<boolean> =>
  (await sql`select 1 from platform.stored_file limit 1`.execute(db)).rows.length > 0;

/** Some of the contents that the database names. */
export const sampleNamed = async (db: StoredFileDb, most: number): Promise<string[]> => {
  const { rows } = await sql<{ sha256: string }>`select sha256 from platform.stored_file limit ${most}`.execute(db);
  return rows.map(({ sha256 }) => sha256);
};

/** A page of all contents that the database refers to, ordered by digest. */
export const listAfter = async (
  db: StoredFileDb,
  after: string,
  most: number,
): Promise<{ sha256: string; size: number }[]> => {
  const { rows } = await sql<{ sha256: string; size: number }>`
    select sha256, size::float8 as size from platform.stored_file where sha256 > ${after} order by sha256 limit ${most}
  `.execute(db);
  return rows;
};

/** An id unique to this database, different also from its copies. */
export const findDatabaseName = async (db: StoredFileDb): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select system_identifier || '-' || oid as name from pg_control_system(), pg_database where datname = current_database()
  `.execute(db);
  return rows[0]?.name ?? '';
};

/** A column that refers to contents, and the key of its table. */
type Reference = { table: string; column: string; key: string };

/** All columns that refer to contents; every area has tables of its own. */
const listReferences = async (db: StoredFileDb): Promise<Reference[]> => {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as table, a.attname as column, k.attname as key
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_constraint p on p.conrelid = c.conrelid and p.contype = 'p'
    join pg_attribute k on k.attrelid = c.conrelid and k.attnum = p.conkey[cardinality(p.conkey)]
    where c.contype = 'f' and c.confrelid = 'platform.stored_file'::regclass order by 1, 2
  `.execute(db);
  return rows;
};

/**
 * Contents with this digest prefix that no file refers to any more, for example because a process was killed before it
 * released them.
 */
export const listUnreferenced = async (db: StoredFileDb, prefix = ''): Promise<string[]> => {
  const references = await listReferences(db);
  const unless = references.map(
    ({ table, column }) => sql`not exists (select 1 from ${sql.table(table)} f where f.${sql.ref(column)} = s.sha256)`,
  );
  const { rows } = await sql<{ sha256: string }>`
    select s.sha256 from platform.stored_file s where s.sha256 collate "C" like ${`${prefix}%`}
      ${unless.length === 0 ? sql`` : sql`and ${sql.join(unless, sql` and `)}`}
  `.execute(db);
  return rows.map(({ sha256 }) => sha256);
};

/** The table and id of each file with one of these contents. */
export const describeFiles = async (
  db: StoredFileDb,
  contents: readonly string[],
  what = 'Missing',
): Promise<string[]> => {
  const lines: string[] = [];
  for (const { table, column, key } of contents.length > 0 ? await listReferences(db) : []) {
    const { rows } = await sql<{ line: string }>`
      select ${what} || ': the content of file ' || f.${sql.ref(key)} || ' of ' || ${table} || ' (' || f.${sql.ref(column)} || ')' as line
      from ${sql.table(table)} f where f.${sql.ref(column)} = any(${contents}) order by f.${sql.ref(key)}
    `.execute(db);
    lines.push(...rows.map(({ line }) => line));
  }
  return lines;
};

/**
 * Whether contents may be deleted: not while a backup reads them. A backup that starts now waits until the end of this
 * transaction.
 */
export const mayRemoveContents = async (tx: Tx<StoredFileTables>): Promise<boolean> => {
  const { rows } = await sql<{ may: boolean }>`
    select pg_try_advisory_xact_lock_shared(${lockNumbers.contents}) as may
  `.execute(tx);
  return rows[0]?.may ?? false;
};

/** Until the end of this transaction no content can be claimed or released. */
export const lockContents = async (tx: Tx<StoredFileTables>): Promise<void> => {
  await sql`lock table platform.stored_file in share mode`.execute(tx);
};
