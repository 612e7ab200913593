import { addHoliday } from '@portal/contract/calendar';
import type { EndpointSpec } from '@portal/contract/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenJunkyard, guarded, type Junkyard } from '#testing/given-invalid-input';
import { sampleOf } from '#testing/wrong-values';

let yard: Junkyard;

beforeAll(async () => {
  yard = await givenJunkyard();
});

afterAll(() => yard.app.close());

const HOLIDAY = { name: '창립기념일', engName: 'Foundation day', kind: 'Company' } as const;

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema', 'pgboss')`;

/** As a migration of a newer version, which other servers of this version do not know. */
const addColumnEverywhere = async (column: string): Promise<void> => {
  const { rows } = await yard.app.pool.query<{ name: string }>(TABLES);
  for (const { name } of rows) await yard.app.pool.query(`alter table ${name} add column ${column} integer`);
};

const queryOf = ({ query }: EndpointSpec): string => {
  const { required = [] } = (query ?? {}) as { required?: readonly string[] };
  const samples = (query === undefined ? {} : sampleOf(query)) as Record<string, unknown>;
  return required.map((name) => `${name}=${encodeURIComponent(String(samples[name]))}`).join('&');
};

const statuses = async (): Promise<Record<string, number>> => {
  const answered: Record<string, number> = {};
  for (const endpoint of guarded.filter(({ method }) => method === 'GET')) {
    const { statusCode } = await yard.send(endpoint, { url: `${yard.urlOf(endpoint)}?${queryOf(endpoint)}` });
    answered[endpoint.path] = statusCode;
  }
  return answered;
};

const add = async (date: string): Promise<number> =>
  (await yard.app.call(addHoliday, yard.captain, { body: { ...HOLIDAY, date } })).status;

test('calls go on when a migration adds columns to all tables that their statements read', async () => {
  const before = await statuses();
  expect(Object.values(before).filter((status) => status === 200).length).toBeGreaterThan(60);
  await addColumnEverywhere('of_next_version');
  expect(await statuses()).toEqual(before);
});

test('a command goes on likewise', async () => {
  expect(await add('2027-03-02')).toBe(201);
  await addColumnEverywhere('of_version_after');
  expect(await add('2027-03-03')).toBe(201);
});
