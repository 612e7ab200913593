import { type DutyRow, deskStates, getDuty, listDuties } from '@portal/contract/safety';
import { beforeAll, expect, test } from 'vitest';
import { openFileStore } from '#platform/files/file-store';
import { createTestApp, type TestApp } from '#testing/test-app';
import { loadDemoCompany } from '../load-company.ts';

const office = { email: 'safety.master@hanbit.example' };

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
  const files = await openFileStore(app.db, app.filesFolder, app.filesFolder);
  expect(await loadDemoCompany(app.db, () => app.now.value, files)).toBe(true);
  return () => app.close();
});

test('the demo has each state of a duty twice, filings in time and late, a hindrance and one to review', async () => {
  const desk = async (query: Record<string, string | boolean>): Promise<DutyRow[]> =>
    (await app.call(listDuties, office, { query: { ...query, limit: 100 } })).body.items;
  for (const state of deskStates) expect([state, (await desk({ state })).length >= 2]).toEqual([state, true]);
  const children = await app.pool.query("select report_id from safety.duty where state = 'WithMain'");
  expect(children.rows.length).toBeGreaterThan(1);
  const filed = await desk({ state: 'Filed' });
  expect(new Set(filed.map(({ isLate }) => isLate))).toEqual(new Set([true, false, null]));
  expect((await desk({ needsReview: true })).length).toBe(1);
  const decided = await desk({ isConfirmed: true });
  const duties = await Promise.all(
    decided.map(async ({ reportId }) => (await app.call(getDuty, office, { params: { id: reportId } })).body),
  );
  const hindrances = duties.flatMap(({ hindrance }) => (hindrance ? [hindrance.endedAt === null] : []));
  expect(hindrances.toSorted()).toEqual([false, true]);
  expect((await desk({ isOpen: true })).some((row) => row.class === 'AtOnce')).toBe(true);
});

test('each action of the demo says what is to be done, and its mitigator answers to that', async () => {
  const { rows } = await app.pool.query(`
    select (select count(*)::integer from safety.action) as actions, count(*) filter (where m.is_instruction)::integer as told,
      (select count(*)::integer from safety.message o join safety.action a on a.id = o.action_id
        where o.author_id = a.mitigator_id and o.content like '편조 설계 기준%' and not exists (select 1 from safety.message i
          where i.action_id = a.id and i.is_instruction and i.content like '연속 야간 편조%')) as strayed
    from safety.message m`);
  const [{ actions, told, strayed }] = rows;
  expect(actions).toBeGreaterThan(20);
  expect([told, strayed]).toEqual([actions, 0]);
});
