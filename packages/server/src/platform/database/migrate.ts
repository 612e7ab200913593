import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type pg from 'pg';

const FOLDER = new URL('../../../migrations/', import.meta.url);
const LOCK = 7_205_110_001;

const readMigrations = async (): Promise<{ name: string; text: string; checksum: string }[]> => {
  const files = (await readdir(FOLDER)).filter((file) => /^[0-9]{4}_.+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(new URL(name, FOLDER), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

type Which = { only?: readonly string[] };

const applyMissing = async (client: pg.PoolClient, { only }: Which): Promise<string[]> => {
  await client.query(
    'create table if not exists public.migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from public.migration',
  );
  const applied = new Map(rows.map((row) => [row.name, row.checksum]));
  const fresh: string[] = [];
  for (const { name, text, checksum } of await readMigrations()) {
    if (only && !only.includes(name)) continue;
    const before = applied.get(name);
    if (before !== undefined && before !== checksum)
      throw new Error(`migration ${name} was changed after it was applied`);
    if (before !== undefined) continue;
    await client.query('begin');
    await client.query(text);
    await client.query('insert into public.migration (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
    fresh.push(name);
  }
  return fresh;
};

/**
 * Applies the migrations not applied yet, one transaction each, one process at a time; answers their names. `only` names
 * those of an older version, whose backup is to be brought in.
 */
export const migrate = async (pool: pg.Pool, which: Which = {}): Promise<string[]> => {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    return await applyMissing(client, which);
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
    client.release();
  }
};
