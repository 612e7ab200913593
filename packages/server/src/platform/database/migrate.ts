import { setTimeout as delay } from 'node:timers/promises';
import { isOlder } from '@portal/contract/kernel';
import type pg from 'pg';
import { listLivingVersions } from '../health/server.queries.ts';
import { applyMigration } from './apply-migration.ts';
import { lockNumbers } from './lock-numbers.ts';
import { isExpand, MIGRATIONS, type Migration, readMigrations } from './migration-files.ts';

type Which = {
  /** Names of the migrations of an older version, whose backup is to be restored. */
  only?: readonly string[];
  /** Applies `contract` migrations too; only for a database that no other process serves. */
  withContracts?: boolean;
  /** The folder of this version's migrations. */
  folder?: URL;
};

/** Database and program version do not match; the message says what to do. */
export class WrongVersion extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'WrongVersion';
  }
}

/**
 * The migrations that are not applied yet. Raises `WrongVersion` if a newer version made changes that this one cannot
 * work with; additions of a newer version are accepted.
 */
const missingFrom = async (client: pg.ClientBase, migrations: readonly Migration[]): Promise<Migration[]> => {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.migration order by name',
  );
  const newer = rows.find(({ name }) => !isExpand(name) && migrations.every((known) => known.name !== name));
  if (newer)
    throw new WrongVersion(
      `this database was migrated by a newer version of the portal (it has ${newer.name}): start that version, or restore a backup from before into a fresh DATA_DIR`,
    );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const changed = migrations.find(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
  if (changed) throw new Error(`migration ${changed.name} was changed after it was applied`);
  return migrations.filter(({ name }) => !applied.has(name));
};

const TABLE =
  'create table if not exists public.migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())';

const applyMissing = async (
  client: pg.PoolClient,
  { only, withContracts = false, folder = MIGRATIONS }: Which,
): Promise<string[]> => {
  await client.query(TABLE);
  const migrations = await readMigrations(folder);
  const missing = await missingFrom(client, migrations);
  // No server uses an empty database.
  const takesContracts = withContracts || missing.length === migrations.length;
  const isWanted = ({ name, kind }: Migration): boolean =>
    only === undefined ? takesContracts || kind !== 'contract' : only.includes(name);
  const wanted = missing.filter(isWanted);
  for (const migration of wanted) await applyMigration(client, migration);
  return wanted.map(({ name }) => name);
};

const AGAIN_MS = 50;

/**
 * Polls for a lock instead of waiting in a statement: a waiting statement would block a concurrent index build, which
 * the lock's holder may be doing.
 */
const takeLock = async (client: pg.PoolClient, lock: number): Promise<void> => {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [lock]);
    if (rows[0]?.taken) return;
    await delay(AGAIN_MS);
  }
};

/** Runs work on a connection that holds an advisory lock for its duration. */
const holding = async <T>(pool: pg.Pool, lock: number, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  let isBroken = true;
  try {
    await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await takeLock(client, lock);
    const done = await work(client);
    await client.query('select pg_advisory_unlock($1)', [lock]);
    isBroken = false;
    return done;
  } finally {
    // A failed connection is closed, which rolls back and frees the lock.
    client.release(isBroken || undefined);
  }
};

/**
 * Applies the missing migrations, one process at a time, except those that servers of an older version could not work
 * with; returns their names.
 */
export const migrate = (pool: pg.Pool, which: Which = {}): Promise<string[]> =>
  holding(pool, lockNumbers.migrations, (client) => applyMissing(client, which));

/** Lets one process at a time prepare a database. */
export const oneStartAtATime = <T>(pool: pg.Pool, work: () => Promise<T>): Promise<T> =>
  holding(pool, lockNumbers.starts, work);

/** Servers of an older version are still running. */
export class OlderServersAlive extends Error {
  constructor(versions: readonly string[]) {
    super(
      `servers of an older version are alive (${versions.join(', ')}), which could not live with what is to be changed: stop them first`,
    );
    this.name = 'OlderServersAlive';
  }
}

/**
 * Applies `contract` migrations once no server of an older version runs; returns their names. Raises
 * `OlderServersAlive`.
 */
export const contract = (pool: pg.Pool, version: string, which: Which = {}): Promise<string[]> =>
  holding(pool, lockNumbers.migrations, async (client) => {
    const older = (await listLivingVersions(client)).filter((each) => isOlder(each, version));
    if (older.length > 0) throw new OlderServersAlive(older);
    return applyMissing(client, { ...which, withContracts: true });
  });

/** For a command on a database that others may serve: raises `WrongVersion` when it is not migrated just as far. */
export const requireMigrated = async (pool: pg.Pool, { folder = MIGRATIONS }: Which = {}): Promise<void> => {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ is_there: boolean }>(
      "select to_regclass('public.migration') is not null as is_there",
    );
    const migrations = await readMigrations(folder);
    const missing = (rows[0]?.is_there ? await missingFrom(client, migrations) : migrations).find(
      ({ kind }) => kind !== 'contract',
    );
    if (missing)
      throw new WrongVersion(
        `this database was made by an older version of the portal (it lacks ${missing.name}), which may be serving it: ` +
          'stop that one, start this version once, and try again',
      );
  } finally {
    client.release();
  }
};
