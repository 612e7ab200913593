import { type DutyRow, deskStates, getDuty, listDuties } from '@portal/contract/safety';
import { expect, test } from 'vitest';
import { openFileStore } from '#platform/files/file-store';
import { createTestApp } from '#testing/test-app';
import { loadDemoCompany } from '../load-company.ts';

const office = { email: 'safety.master@hanbit.example' };

test('the demo has each state of a duty twice, filings in time and late, a hindrance and one to review', async () => {
  const app = await createTestApp();
  const files = await openFileStore(app.db, app.filesFolder, app.filesFolder);
  expect(await loadDemoCompany(app.db, () => app.now.value, files)).toBe(true);
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
  await app.close();
});
