import { hireEmployee, listAudit } from '@portal/contract/admin';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Company, givenCompany, sampleEmployee } from '#testing/given-administrator';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let company: Company;

beforeAll(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
  for (const [at, code] of [
    ['2026-11-18T15:00:00.000Z', 'A'],
    ['2026-11-19T14:59:59.000Z', 'B'],
    ['2026-11-19T15:00:00.000Z', 'C'],
  ] as const) {
    app.now.value = new Date(at);
    await app.call(hireEmployee, company.admin, {
      body: sampleEmployee(company.flight, { code, email: `${code}@hanbit.example` }),
    });
  }
});

afterAll(() => app.close());

const times = async (query: Record<string, string | number>) =>
  (await app.call(listAudit, company.admin, { query })).body.items.map(({ at }) => at);

test('comes newest first, with one sentence in the language asked for', async () => {
  const { body } = await app.call(listAudit, company.admin, { headers: { 'accept-language': 'en' } });
  expect(body).toMatchObject({ total: 3, items: [{ action: 'hire' }, {}, {}] });
  expect(body.items[0]?.summary).toBe(`Employee ${body.items[0]?.recordId}: registered`);
  expect(body.items[0]?.id).toBeGreaterThan(body.items[1]?.id ?? Number.POSITIVE_INFINITY);
});

test('a period counts days in Seoul, both ends included', async () => {
  expect(await times({ fromDate: '2026-11-19', toDate: '2026-11-19' })).toEqual([
    '2026-11-19T14:59:59.000Z',
    '2026-11-18T15:00:00.000Z',
  ]);
  expect(await times({ fromDate: '2026-11-20' })).toEqual(['2026-11-19T15:00:00.000Z']);
});

test('narrows by who, area, act and record', async () => {
  expect(await times({ actorId: company.captain.id })).toEqual([]);
  expect(await times({ actorId: company.admin.id, area: 'directory', action: 'hire' })).toHaveLength(3);
  expect(await times({ area: 'approval' })).toEqual([]);
  expect(await times({ recordType: 'employee', recordId: company.captain.id })).toEqual([]);
});

test('nobody can change or delete an entry: the database itself refuses', async () => {
  for (const statement of ['update audit.entry set action = $1', 'delete from audit.entry where action <> $1'])
    await expect(app.pool.query(statement, ['x'])).rejects.toThrow('never changed');
});
