import { saveChoices } from '@portal/contract/notification';
import { changeReport, deleteReport, type Report } from '@portal/contract/safety';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { kindsFor, unreadOf } from '#testing/areas/given-notifications';
import type { TestEmployee } from '#testing/given-company';
import { type Airline, givenAirline, givenReport, sampleReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
/** The safety office, one of whom is also a reporter. */
let office: TestEmployee;
let another: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  another = air.level[5];
});
beforeEach(() => app.pool.query('delete from notification.notification'));
afterAll(() => app.close());

const confidential = { reportType: 'SSVR', isConfidential: true } as const;
const submittedAt = (time: string) => {
  app.now.value = new Date(time);
};
const turn = (by: TestEmployee, { id }: Report) =>
  app.call(changeReport, by, { params: { id }, body: sampleReport(confidential) });
const mails = async () =>
  (await app.pool.query('select employee_id, mode from notification.mail order by employee_id')).rows;

test('the safety office alone is notified of a report, with a link to it', async () => {
  const { id, reportNo } = await givenReport(app, air.captain);
  for (const who of [office, another])
    expect(await unreadOf(app, who)).toMatchObject([
      {
        kind: 'safety.report-received',
        at: app.now.value.toISOString(),
        place: `/esms/report/view/${id}`,
        record: { type: 'safety/report', id, no: reportNo },
      },
    ]);
  for (const who of [air.captain, air.colleague, air.level[2], air.level[3], air.level[4]])
    expect(await kindsFor(app, who)).toEqual([]);
});

test('a member of the office is not notified of their own report, but all are of a confidential one, with the day only', async () => {
  submittedAt('2026-11-20T04:56:00.000Z');
  await givenReport(app, another);
  expect([(await kindsFor(app, office)).length, (await kindsFor(app, another)).length]).toEqual([1, 0]);
  await app.pool.query('delete from notification.notification');
  await givenReport(app, another, confidential);
  for (const who of [office, another])
    expect(await unreadOf(app, who)).toMatchObject([
      { kind: 'safety.report-received', at: '2026-11-19T15:00:00.000Z', times: 1 },
    ]);
});

test('the whole office is notified alike of a report that becomes confidential, with the day it was submitted', async () => {
  submittedAt('2026-11-20T04:56:00.000Z');
  const report = await givenReport(app, another, { reportType: 'SSVR' });
  submittedAt('2026-11-21T05:00:00.000Z');
  expect((await turn(another, report)).status).toBe(200);
  const of = async (who: TestEmployee) => (await unreadOf(app, who)).map(({ id: _, ...told }) => told);
  expect(await of(another)).toEqual(await of(office));
  expect(await of(office)).toMatchObject([{ at: '2026-11-19T15:00:00.000Z', times: 1, isRead: false }]);
});

test('immediate mail for a confidential report becomes part of the daily digest', async () => {
  const body = { choices: [{ kind: 'safety.report-received', mail: 'at-once' }] };
  await app.call(saveChoices, office, { body });
  const report = await givenReport(app, air.captain, { reportType: 'SSVR' });
  expect(await mails()).toEqual([{ employee_id: office.id, mode: 'at-once' }]);
  await turn(air.captain, report);
  expect(await mails()).toEqual([{ employee_id: office.id, mode: 'daily' }]);
  await givenReport(app, air.captain, confidential);
  expect((await mails()).map(({ mode }) => mode)).toEqual(['daily', 'daily']);
});

test('the notifications of a deleted report are removed', async () => {
  const { id } = await givenReport(app, air.captain, { requestFeedback: true });
  expect((await app.call(deleteReport, air.captain, { params: { id } })).status).toBe(204);
  expect([await kindsFor(app, office), (await app.pool.query('select * from notification.notification')).rows]).toEqual(
    [[], []],
  );
});
