import { expect, test } from 'vitest';
import { createDatabase } from '#platform/database/pool';
import { createTestDatabase } from '#testing/test-database';
import { clearBrokenOff } from './demo.queries.ts';

test('what a broken off load left is cleared, so that nothing comes to it in the midst of the next one', async () => {
  const { pool, close } = await createTestDatabase();
  const left = async (): Promise<number> => {
    const table = `'directory.department'::regclass`;
    const { rows } = await pool.query(`select n_dead_tup from pg_stat_user_tables where relid = ${table}`);
    return Number(rows[0]?.n_dead_tup);
  };
  const client = await pool.connect();
  await client.query('begin');
  await client.query(
    `insert into directory.department (code, name, eng_name, seq, is_activated, created_on, id, path)
     overriding system value select 'T' || n, 'T', 'T', n, true, now(), n, array[n] from generate_series(1, 90) n`,
  );
  await client.query('rollback');
  await client.query('select pg_stat_force_next_flush()');
  client.release();
  await expect.poll(left, { timeout: 60_000 }).toBe(90);
  await clearBrokenOff(createDatabase(pool));
  await expect.poll(left, { timeout: 60_000 }).toBe(0);
  await close();
});
