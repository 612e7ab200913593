import { readFile } from 'node:fs/promises';
import { addRelations, completeReport, getDuty } from '@portal/contract/safety';
import { expect, test } from 'vitest';
import { givenClassification } from '#testing/safety/given-case';
import { givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp } from '#testing/test-app';

const MIGRATION = new URL('../../../../migrations/0051_open_duties.sql', import.meta.url);

const DAY_MS = 86_400_000;
/** A day in Seoul, this many days before now. */
const wall = (now: Date, daysAgo: number, time: string): string =>
  `${new Date(now.getTime() + 9 * 3_600_000 - daysAgo * DAY_MS).toISOString().slice(0, 10)}T${time}`;

test('older reports get the duties that the portal would open now, without a notification', async () => {
  const app = await createTestApp();
  app.now.value = new Date();
  const air = await givenAirline(app);
  const office = air.level[6];
  const give = async (daysAgo: number, more: object = {}) =>
    (await givenReport(app, air.captain, { eventDate: wall(app.now.value, daysAgo, '13:37'), ...more })).id;
  const recent = await Promise.all([1, 2, 3, 4, 5, 6, 7, 8, 9].map((day) => give(day)));
  const voluntary = await give(2, { reportType: 'SSVR' });
  const kind = await give(3, { reportType: 'SSR' });
  const accident = await give(4);
  await givenClassification(app, office, accident, { eventType: 0 });
  const child = await give(2);
  await app.call(addRelations, office, { params: { id: recent[0] ?? 0 }, body: [child] });
  const old = await give(20);
  const closed = await give(2);
  await givenClassification(app, office, closed, { isUnmanaged: true });
  await app.call(completeReport, office, { params: { id: closed } });

  const duties = async () => {
    const { rows } = await app.pool.query('select * from safety.duty order by report_id');
    return rows.map(({ at_once_since: since, version: _version, ...row }) => ({ ...row, isAtOnce: since !== null }));
  };
  const opened = await duties();
  await app.pool.query('delete from notification.notification');
  await app.pool.query('delete from safety.duty_history');
  await app.pool.query('delete from safety.duty');
  await app.pool.query(await readFile(MIGRATION, 'utf8'));
  const migrated = await duties();

  const ofDuty = (rows: typeof migrated, id: number) => rows.find(({ report_id }) => report_id === id);
  for (const id of [...recent, voluntary, kind, accident])
    expect(ofDuty(migrated, id)).toEqual({ ...ofDuty(opened, id), filed_at: null, is_late: null });
  expect(ofDuty(migrated, child)).toMatchObject({ state: 'WithMain', is_opened: true });
  for (const id of [old, closed])
    expect(ofDuty(migrated, id)).toMatchObject({ state: 'Unrecorded', is_opened: false, due_at: null });
  expect((await app.pool.query('select 1 from notification.notification')).rows).toEqual([]);
  const { body } = await app.call(getDuty, office, { params: { id: recent[0] ?? 0 } });
  expect(body.history).toMatchObject([{ source: 'Proposal', by: null }]);
  await app.close();
});
