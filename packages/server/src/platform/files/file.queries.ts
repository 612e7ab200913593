import { sql } from 'kysely';
import { lockNumbers } from '../database/lock-numbers.ts';
import type { Db, Tx } from '../database/pool.ts';

export type StoredFileTables = { 'platform.stored_file': { sha256: string; size: number } };

/**
 * Claims a content; a second transaction that claims the same, or would give it up, waits until this one ends. The
 * update locks a row that is there already. Answers if it is new: `xmax` is 0 on a row that was inserted.
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

/** Gives a content up unless a file still refers to it; answers if it is free. */
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

/** Those among these contents that the database names. */
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

/** All contents that the database names, in the order of their digests, after one of them, so many at once. */
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

/** What tells this database from every other one, its copies among them. */
export const findDatabaseName = async (db: StoredFileDb): Promise<string> => {
  const { rows } = await sql<{ name: string }>`
    select system_identifier || '-' || oid as name from pg_control_system(), pg_database where datname = current_database()
  `.execute(db);
  return rows[0]?.name ?? '';
};

/** `key`: its `id`, or the first column of its primary key, by which a row is told. */
type Reference = { table: string; column: string; key: string };

/** Where files refer to their contents: every area brings tables of its own. */
const listReferences = async (db: StoredFileDb): Promise<Reference[]> => {
  const { rows } = await sql<Reference>`
    select c.conrelid::regclass::text as table, a.attname as column, coalesce(i.attname, k.attname, a.attname) as key
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      left join pg_attribute i on i.attrelid = c.conrelid and i.attname = 'id' and not i.attisdropped
      left join pg_constraint p on p.conrelid = c.conrelid and p.contype = 'p'
      left join pg_attribute k on k.attrelid = c.conrelid and k.attnum = p.conkey[1]
    where c.contype = 'f' and c.confrelid = 'platform.stored_file'::regclass order by 1, 2
  `.execute(db);
  return rows;
};

/** Contents whose digest begins so and whose last file is gone, as when the process that took it away was killed before it gave them up. */
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

/** The files of some contents, told by their tables and ids alone, after what is said of them. */
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

/** Contents that a backup reads stay where they are; answers if they may go, and then holds a backup off until the end. */
export const mayRemoveContents = async (tx: Tx<StoredFileTables>): Promise<boolean> => {
  const { rows } = await sql<{ may: boolean }>`
    select pg_try_advisory_xact_lock_shared(${lockNumbers.contents}) as may
  `.execute(tx);
  return rows[0]?.may ?? false;
};

/** Until the end of this transaction no content begins to be named, and none is given up. */
export const lockContents = async (tx: Tx<StoredFileTables>): Promise<void> => {
  await sql`lock table platform.stored_file in share mode`.execute(tx);
};
