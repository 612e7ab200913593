import { listAudit } from '@portal/contract/admin';
import {
  completeReport,
  getClassification,
  getReport,
  getReportHazard,
  listReports,
  reopenReport,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { givenAssessed, givenAssessment, givenClassification } from '#testing/safety/given-case';
import { type Airline, givenAirline, givenReport } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;
let admin: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  admin = await givenEmployee(app, 'admin', air.flight);
  await givenGrant(app, admin, 'Admin', 'Level0');
});

afterAll(() => app.close());

const read = async (id: number, who = office) => (await app.call(getReport, who, { params: { id } })).body;
const complete = (id: number, who = office, headers = {}) => app.call(completeReport, who, { params: { id }, headers });
const reopen = (id: number, who = office, headers = {}) => app.call(reopenReport, who, { params: { id }, headers });
const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const setStatus = (id: number, status: string) =>
  app.pool.query('update safety.report set status = $2 where id = $1', [id, status]);
const setMain = (id: number, main: number | null) =>
  app.pool.query('update safety.report set main_id = $2 where id = $1', [id, main]);
const answer = (id: number) =>
  app.pool.query(
    `insert into safety.feedback_answer (report_id, author_id, content, created_at) values ($1, $2, '답변', now())`,
    [id, office.id],
  );

/** A report in Notification, with both assessments given. */
const givenNotified = async (more = {}): Promise<number> => {
  const { report } = await givenAssessed(app, air, more);
  await givenAssessment(app, office, report.id, [2, '2C']);
  return report.id;
};

describe('closing', () => {
  test('and reopening lead to the end and back, and change nothing else', async () => {
    const id = await givenNotified();
    const before = await read(id);
    expect(before).toMatchObject({ status: 'Notification', completedDate: null, can: { complete: true } });
    const closed = await complete(id, air.level[5], { 'if-match': `"${before.version}"` });
    expect([closed.status, closed.body]).toMatchObject([
      200,
      {
        status: 'Closed',
        completedDate: '2026-11-20T01:00:00.000Z',
        version: before.version + 1,
        can: { complete: 'wrong-status', reopen: true, change: 'wrong-status', classify: 'wrong-status' },
      },
    ]);
    expect((await app.call(getReportHazard, office, { params: { id } })).body).toMatchObject({ status: 'Closed' });
    expect(codeOf(await complete(id))).toEqual([422, 'wrong-status']);
    const again = await reopen(id, office, { 'if-match': `"${closed.body.version}"` });
    expect(again.body).toMatchObject({ status: 'Notification', completedDate: null, initialRisk: { riskLevel: '4B' } });
    expect(codeOf(await reopen(id))).toEqual([422, 'wrong-status']);
    expect((await app.call(getReportHazard, office, { params: { id } })).body).toMatchObject({ status: 'Action' });
  });

  test('from an older version changes nothing', async () => {
    const id = await givenNotified();
    expect(codeOf(await complete(id, office, { 'if-match': '"1"' }))).toEqual([409, 'changed-meanwhile']);
    expect(await read(id)).toMatchObject({ status: 'Notification' });
    await complete(id);
    expect(codeOf(await reopen(id, office, { 'if-match': '"1"' }))).toEqual([409, 'changed-meanwhile']);
    expect(await read(id)).toMatchObject({ status: 'Closed' });
  });

  test.each([
    ['a managed report', false, ['Notification', 'ThirdRiskAssessment']],
    [
      'an unmanaged one',
      true,
      ['HazardIdentification', 'FirstRiskAssessment', 'SecondRiskAssessment', 'Notification', 'ThirdRiskAssessment'],
    ],
  ] as const)('%s (unmanaged: %s) is for %j', async (_what, isUnmanaged, open: readonly string[]) => {
    for (const status of [
      'Open',
      'HazardIdentification',
      'FirstRiskAssessment',
      'SecondRiskAssessment',
      'Notification',
      'Action',
      'ThirdRiskAssessment',
      'Closed',
    ]) {
      const { id } = await givenReport(app, air.captain);
      await givenClassification(app, office, id, { isUnmanaged });
      await setStatus(id, status);
      if (status === 'ThirdRiskAssessment') {
        expect([(await read(id)).can.complete, codeOf(await complete(id))]).toEqual([
          'not-assessed',
          [422, 'not-assessed'],
        ]);
        await givenAssessment(app, office, id, [3, '1E']);
        await setStatus(id, status);
      }
      const { can } = await read(id);
      const isOpen = open.includes(status);
      expect([status, can.complete, codeOf(await complete(id))]).toEqual([
        status,
        isOpen ? true : 'wrong-status',
        isOpen ? [200, undefined] : [422, 'wrong-status'],
      ]);
    }
  });

  test('waits for the feedback that the report and its children ask for', async () => {
    const [id, child] = [await givenNotified({ requestFeedback: true }), await givenReport(app, air.captain)];
    const refused = async () => [(await read(id)).can.complete, codeOf(await complete(id))];
    expect(await refused()).toEqual(['feedback-pending', [422, 'feedback-pending']]);
    await answer(id);
    expect((await read(id)).can.complete).toBe(true);
    await setMain(child.id, id);
    await app.pool.query('update safety.report set request_feedback = true where id = $1', [child.id]);
    expect(await refused()).toEqual(['feedback-pending', [422, 'feedback-pending']]);
    await answer(child.id);
    const closed = await complete(id);
    expect(closed.body).toMatchObject({ status: 'Closed' });
    expect(await read(child.id)).toMatchObject({ status: 'Closed', completedDate: '2026-11-20T01:00:00.000Z' });
    expect((await read(child.id)).can).toMatchObject({ reopen: 'child-report', complete: 'child-report' });
    for (const call of [complete, reopen]) expect(codeOf(await call(child.id))).toEqual([422, 'child-report']);
    await reopen(id);
    expect(await read(child.id)).toMatchObject({ status: 'Notification', completedDate: null });
  });

  test('is the right of the office alone, in every status', async () => {
    const id = await givenNotified();
    for (const who of [air.captain, air.level[2], air.level[3], air.level[4]])
      for (const call of [complete, reopen]) expect(codeOf(await call(id, who))).toEqual([403, 'no-permission']);
    for (const call of [complete, reopen])
      expect(codeOf(await call(id, air.colleague))).toEqual([401, 'no-permission-on-document']);
    expect(codeOf(await complete(2_147_483_647))).toEqual([404, 'not-found']);
  });
});

test('a report that needs no management needs it again once it is reopened', async () => {
  const { id } = await givenReport(app, air.captain);
  await givenClassification(app, office, id, { isUnmanaged: true });
  expect((await complete(id)).status).toBe(200);
  expect((await reopen(id, air.level[5])).body).toMatchObject({
    status: 'HazardIdentification',
    can: { complete: 'wrong-status' },
  });
  expect((await app.call(getClassification, office, { params: { id } })).body).toMatchObject({
    isUnmanaged: false,
    version: 2,
    modifiedBy: { id: air.level[5].id },
  });
});

test('the audit trail has who closed and reopened it, and both statuses', async () => {
  const id = await givenNotified();
  await complete(id);
  await reopen(id, air.level[5]);
  const { items } = (await app.call(listAudit, admin, { query: { recordType: 'report', recordId: id } })).body;
  expect(items.slice(0, 2).map(({ action, actor, before, after }) => [action, actor?.id, before, after])).toEqual([
    ['reopen', air.level[5].id, { status: 'Closed' }, { status: 'Notification' }],
    ['complete', office.id, { status: 'Notification' }, { status: 'Closed' }],
  ]);
});

test('of two concurrent calls one closes the report, and one reopens it', async () => {
  for (let race = 0; race < 15; race += 1) {
    const { id } = await givenReport(app, air.captain);
    await givenClassification(app, office, id, { isUnmanaged: true });
    for (const call of [complete, reopen]) {
      const both = await Promise.all([call(id, office), call(id, air.level[5])]);
      expect(both.map(codeOf).toSorted()).toEqual([
        [200, undefined],
        [422, 'wrong-status'],
      ]);
    }
    const { items } = (await app.call(listReports, office, { query: { status: 'Closed', limit: 1000 } })).body;
    expect(items.map((row) => row.id)).not.toContain(id);
  }
});
