import { listAudit } from '@portal/contract/admin';
import { submitNewDocument } from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { watchClock } from '#platform/clock';
import { carryKeysOverJumps } from '#platform/http/carry-keys';
import { until } from '#platform/until.fixture';
import { sampleMemo } from '#testing/areas/given-memo';
import { type Company, givenCompany } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

const DAY_MS = 86_400_000;

let app: TestApp;
let company: Company;
let lead: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
  lead = await givenEmployee(app, 'lead', company.flight);
});

afterAll(() => app.close());

const submit = async (key: string): Promise<number> => {
  const { body } = await app.call(submitNewDocument, company.captain, {
    body: sampleMemo([lead]),
    headers: { 'idempotency-key': key },
  });
  return body.id;
};

/** The database's clock cannot be set for one test: what it holds is moved back by as much instead. */
const jumpOfTheDatabase = (ms: number) =>
  app.pool.query("update platform.idempotent_reply set created_at = created_at - $1 * interval '1 millisecond'", [ms]);

/** Keeps the watch's way to tell, and the clocks of this process. */
const watched = async () => {
  const told: unknown[] = [];
  let jump: (ms: number) => void = () => undefined;
  const log = { warn: (facts: object) => told.push(facts), error: (facts: object) => told.push(facts) };
  await carryKeysOverJumps(app.db, log, ({ onJump }) => {
    jump = onJump;
    return { stop: () => undefined };
  });
  return { told, jump: (ms: number) => jump(ms) };
};

test('after a jump of the clock a key still gives the first document, and the jump is told', async () => {
  const { told, jump } = await watched();
  const first = await submit('over-the-jump');
  await jumpOfTheDatabase(2 * DAY_MS);
  jump(2 * DAY_MS);
  const isCarried = async () =>
    (await app.pool.query("select 1 from platform.idempotent_reply where created_at < now() - interval '1 day'"))
      .rowCount === 0;
  await until(isCarried, { what: 'the keys are carried over the jump' });
  expect(await submit('over-the-jump')).toBe(first);
  expect(told).toEqual([{ seconds: 172_800 }]);
});

test('without a jump a key is forgotten after a day, whatever the time of the process', async () => {
  const first = await submit('for-a-day');
  app.now.value = new Date(app.now.value.getTime() + 2 * DAY_MS);
  expect(await submit('for-a-day')).toBe(first);
  await jumpOfTheDatabase(DAY_MS + 1000);
  expect(await submit('for-a-day')).not.toBe(first);
  app.now.value = new Date(app.now.value.getTime() - 2 * DAY_MS);
});

test('the trail keeps its order when the clock is set back', async () => {
  const before = await submit('before');
  app.now.value = new Date(app.now.value.getTime() - 3 * DAY_MS);
  const after = await submit('after');
  app.now.value = new Date(app.now.value.getTime() + 3 * DAY_MS);
  const last = await submit('last');
  const { body } = await app.call(listAudit, company.admin, { query: { area: 'approval', limit: 3 } });
  expect(body.items.map(({ recordId }) => recordId)).toEqual([last, after, before]);
});

test('the watch tells a clock that is set ahead and back, and no other', async () => {
  const time = { wall: 1_000_000, steady: 0 };
  const told: number[] = [];
  const { stop } = watchClock({
    onJump: (ms) => told.push(ms),
    everyMs: 1,
    wall: () => time.wall,
    steady: () => time.steady,
  });
  const pass = async (wall: number, steady: number) => {
    time.wall += wall;
    time.steady += steady;
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await pass(60_000, 60_000);
  await pass(4_000, 0);
  expect(told).toEqual([]);
  await pass(DAY_MS, 1_000);
  await pass(-DAY_MS, 1_000);
  expect(told).toEqual([DAY_MS - 1_000, -DAY_MS - 1_000]);
  stop();
});
