import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Migration } from './migration-files.ts';

/** Longer than this no call waits behind a change of its table. */
const LOCK_TIMEOUT = '3s';
const LOCK_NOT_AVAILABLE = '55P03';
const TRIES = 40;
const PAUSE_MS = 1_000;

const CONCURRENT_INDEX =
  /create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?([a-z_][a-z0-9_]*)\s+on\s+([a-z_]+)\./i;

const record = async (client: pg.PoolClient, { name, checksum }: Migration): Promise<void> => {
  await client.query('insert into public.migration (name, checksum) values ($1, $2)', [name, checksum]);
};

const inOneTransaction = async (client: pg.PoolClient, migration: Migration): Promise<void> => {
  await client.query('begin');
  try {
    if (migration.kind !== 'plain') await client.query(`set local lock_timeout = '${LOCK_TIMEOUT}'`);
    await client.query(migration.text);
    await record(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
};

/**
 * Builds an index concurrently, which is impossible in a transaction; first drops an invalid one of an interrupted
 * attempt.
 */
const withoutTransaction = async (client: pg.PoolClient, migration: Migration): Promise<void> => {
  const [, index = '', schema = ''] = CONCURRENT_INDEX.exec(migration.text) ?? [];
  const { rows } = await client.query(
    `select 1 from pg_index i join pg_class c on c.oid = i.indexrelid
      where c.relname = $1 and c.relnamespace = $2::regnamespace and not i.indisvalid`,
    [index, schema],
  );
  const name = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(index)}`;
  if (rows.length > 0) await client.query(`drop index concurrently ${name}`);
  await client.query(migration.text);
  await record(client, migration);
};

/**
 * Applies and records one migration. A migration that runs while servers are working waits only briefly for their
 * locks, since all later calls would queue behind it, and retries.
 */
export const applyMigration = async (client: pg.PoolClient, migration: Migration): Promise<void> => {
  if (CONCURRENT_INDEX.test(migration.text)) return withoutTransaction(client, migration);
  for (let attempt = 1; ; attempt += 1)
    try {
      return await inOneTransaction(client, migration);
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || attempt === TRIES) throw error;
      await delay(PAUSE_MS);
    }
};
