import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#testing/test-database';
import { holdContents } from './platform/backup/backup.queries.ts';
import { lockNumbers } from './platform/database/lock-numbers.ts';
import { oneStartAtATime } from './platform/database/migrate.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.close());

test('a start does not wait for a backup that reads contents', async () => {
  const backup = await database.pool.connect();
  await holdContents(backup);
  const started = oneStartAtATime(database.pool, async () => 'started');
  const late = new Promise((resolve) => setTimeout(resolve, 5_000, 'waited').unref());
  expect(await Promise.race([started, late])).toBe('started');
  backup.release(true);
  await started;
});

test('lock numbers are unique, and all are in the table', () => {
  const numbers = Object.values(lockNumbers);
  expect(new Set(numbers).size).toBe(numbers.length);
  const source = fileURLToPath(new URL('./', import.meta.url));
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) => /\.ts$/.test(name));
  const holding = files.filter((name) => /\b720_?5[0-9_]{2,}\b/.test(readFileSync(`${source}${name}`, 'utf8')));
  expect(holding).toEqual(['platform/database/lock-numbers.ts']);
});
