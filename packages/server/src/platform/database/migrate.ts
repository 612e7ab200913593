import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';
import { lockNumbers } from './lock-numbers.ts';

const FOLDER = new URL('../../../migrations/', import.meta.url);

type Migration = { name: string; text: string; checksum: string };

const readMigrations = async (folder: URL): Promise<Migration[]> => {
  const files = (await readdir(folder)).filter((file) => /^[0-9]{4}_.+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

type Which = {
  /** Those of an older version, whose backup is to be brought in. */
  only?: readonly string[];
  /** Where this version's migrations lie. */
  folder?: URL;
};

/** The database and this version do not go together; the message says what to do. */
export class WrongVersion extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WrongVersion';
  }
}

/** Those not applied yet; raises `WrongVersion` for a database that a newer version migrated. */
const missingFrom = async (client: pg.ClientBase, migrations: readonly Migration[]): Promise<Migration[]> => {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.migration order by name',
  );
  const newer = rows.find(({ name }) => migrations.every((known) => known.name !== name));
  if (newer)
    throw new WrongVersion(
      `this database was migrated by a newer version of the portal (it has ${newer.name}): start that version, or restore a backup from before into a fresh DATA_DIR`,
    );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const changed = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (changed) throw new Error(`migration ${changed.name} was changed after it was applied`);
  return migrations.filter(({ name }) => !applied.has(name));
};

const applyMissing = async (client: pg.PoolClient, { only, folder = FOLDER }: Which): Promise<string[]> => {
  await client.query(
    'create table if not exists public.migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const missing = await missingFrom(client, await readMigrations(folder));
  const wanted = missing.filter(({ name }) => only === undefined || only.includes(name));
  for (const { name, text, checksum } of wanted) {
    await client.query('begin');
    await client.query(text);
    await client.query('insert into public.migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  }
  return wanted.map(({ name }) => name);
};

/** Runs work on a connection that holds a lock of the database's meanwhile, however long that takes. */
const holding = async <T>(pool: pg.Pool, lock: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [lock]);
    const done = await work(client);
    await client.query('select pg_advisory_unlock($1)', [lock]);
    isBroken = false;
    return done;
  } finally {
    // A connection that failed is closed: what it had begun is undone, and the lock is free.
    client.release(isBroken || undefined);
  }
};

/** Applies the migrations not applied yet, one transaction each, one process at a time; answers their names. */
export const migrate = (pool: pg.Pool, which: Which = {}): Promise<string[]> =>
  holding(pool, lockNumbers.migrations, (client) => applyMissing(client, which));

/** Lets one process at a time make a database ready to be served. */
export const oneStartAtATime = <T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> =>
  holding(pool, lockNumbers.starts, work);

/** For a command on a database that others may serve: raises `WrongVersion` when it is not migrated just as far. */
export const requireMigrated = async (pool: pg.Pool, { folder = FOLDER }: Which = {}): Promise<void> => {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ is_there: boolean }>(
      "select to_regclass('public.migration') is not null as is_there",
    );
    const migrations = await readMigrations(folder);
    const [missing] = rows[0]?.is_there ? await missingFrom(client, migrations) : migrations;
    if (missing)
      throw new WrongVersion(
        `this database was made by an older version of the portal (it lacks ${missing.name}), which may be serving it: ` +
          'stop that one, start this version once, and try again',
      );
  } finally {
    client.release();
  }
};
