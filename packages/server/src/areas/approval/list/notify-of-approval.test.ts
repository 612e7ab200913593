import {
  type ApprovalDocument,
  actOnLine,
  addReferrers,
  cancelDocument,
  handOverLine,
  removeReferrer,
  submitNewDocument,
} from '@portal/contract/approval';
import { markRead } from '@portal/contract/notification';
import { beforeEach, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleLeave, sampleMemo } from '#testing/areas/given-memo';
import { kindsFor, unreadOf } from '#testing/areas/given-notifications';
import { type Company, givenCompany } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';
import { approvalJobs } from './approval-notification-sources.ts';

let app: TestApp;
let company: Company;
let captain: TestEmployee;
let lead: TestEmployee;
let head: TestEmployee;
let clerk: TestEmployee;

beforeEach(async () => {
  app = await createTestApp();
  company = await givenCompany(app);
  captain = company.captain;
  [lead, head, clerk] = (await Promise.all(
    ['lead', 'head', 'clerk'].map((account) => givenEmployee(app, account, company.flight)),
  )) as [TestEmployee, TestEmployee, TestEmployee];
  return () => app.close();
});

type Action = 'Approved' | 'Hold' | 'Reject';

const act = async (memo: ApprovalDocument, who: TestEmployee, action: Action, comment: string | null = null) => {
  const params = { id: memo.id, lineId: lineOf(memo, who) };
  expect((await app.call(actOnLine, who, { params, body: { action, comment } })).status).toBe(200);
};

test('the present approver is notified with number and title, the next one after the approval', async () => {
  const memo = await givenMemo(app, captain, [lead, head]);
  expect(await unreadOf(app, lead)).toMatchObject([
    {
      kind: 'approval.your-turn',
      isRead: false,
      times: 1,
      place: `/approval/documents/view/${memo.id}?list-type=requested`,
      record: { type: 'approval/document', id: memo.id, no: memo.docNo, title: memo.title },
    },
  ]);
  expect([await kindsFor(app, head), await kindsFor(app, captain)]).toEqual([[], []]);
  await act(memo, lead, 'Approved');
  expect([await kindsFor(app, lead), await kindsFor(app, head)]).toEqual([[], ['approval.your-turn']]);
  expect(await kindsFor(app, captain)).toEqual([]);
  await act(memo, head, 'Approved');
  expect(await unreadOf(app, captain)).toMatchObject([
    { kind: 'approval.approved', place: `/approval/documents/view/${memo.id}?list-type=submitted` },
  ]);
});

test('the drafter is notified of a comment, a hold and a rejection', async () => {
  const memo = await givenMemo(app, captain, [lead, head]);
  await act(memo, lead, 'Approved', '다음부터는 견적서를 붙여 주세요');
  await act(memo, head, 'Hold', '다음 주에');
  await act(memo, head, 'Reject', '예산이 없습니다');
  expect(await kindsFor(app, captain)).toEqual(['approval.rejected', 'approval.held', 'approval.commented']);
});

test('nobody is notified of their own acts', async () => {
  await givenMemo(app, captain, [lead], { referrers: [{ type: 'Employee', sourceId: clerk.id }] });
  expect(await kindsFor(app, captain)).toEqual([]);
});

test('a referrer is notified, including people of a department, until they are removed', async () => {
  const memo = await givenMemo(app, captain, [lead], { referrers: [{ type: 'Employee', sourceId: clerk.id }] });
  expect(await kindsFor(app, clerk)).toEqual(['approval.referred']);
  await app.call(addReferrers, captain, {
    params: { id: memo.id },
    body: { referrers: [{ type: 'Department', sourceId: company.flight }] },
  });
  expect(await kindsFor(app, head)).toEqual(['approval.referred']);
  expect(await kindsFor(app, captain)).toEqual([]);
  const params = (type: string, sourceId: number) => ({ id: memo.id, type, sourceId });
  await app.call(removeReferrer, captain, { params: params('Employee', clerk.id) });
  await app.call(removeReferrer, captain, { params: params('Department', company.flight) });
  expect([await kindsFor(app, clerk), await kindsFor(app, head)]).toEqual([[], []]);
});

test('the notifications of a cancelled memo are removed', async () => {
  const memo = await givenMemo(app, captain, [lead]);
  await app.call(cancelDocument, captain, { params: { id: memo.id }, body: { cancellationReason: '취소' } });
  expect(await kindsFor(app, lead)).toEqual([]);
});

test('a repeated notification before reading is shown once, with the latest time', async () => {
  const memo = await givenMemo(app, captain, [lead]);
  await act(memo, lead, 'Hold', '하나');
  app.now.value = new Date(app.now.value.getTime() + 60_000);
  await act(memo, lead, 'Hold', '둘');
  expect(await unreadOf(app, captain)).toMatchObject([
    { kind: 'approval.held', times: 2, at: app.now.value.toISOString() },
  ]);
  await app.call(markRead, captain, { body: { record: { type: 'approval/document', id: memo.id } } });
  await act(memo, lead, 'Hold', '셋');
  expect(await unreadOf(app, captain)).toMatchObject([{ kind: 'approval.held', times: 1 }]);
});

test('an approver to whom a line is handed over is notified', async () => {
  const memo = await givenMemo(app, captain, [lead]);
  await app.db
    .updateTable('directory.employee')
    .set({ is_resigned: true, resigned_on: '2026-11-20' })
    .where('id', '=', lead.id)
    .execute();
  const { status } = await app.call(handOverLine, company.admin, {
    params: { id: memo.id, lineId: lineOf(memo, lead) },
    body: { approver: { id: head.id }, reason: '퇴사' },
  });
  expect(status).toBe(200);
  expect(await kindsFor(app, head)).toEqual(['approval.handed-over']);
});

test('a refused act notifies nobody', async () => {
  const body = sampleMemo([lead], { title: '' });
  expect((await app.call(submitNewDocument, captain, { body })).status).toBe(422);
  expect(await kindsFor(app, lead)).toEqual([]);
});

test('leave that is approved late on the day before is notified too, and so is one of a morning without a server', async () => {
  const at = (time: string) => {
    const [job] = approvalJobs({ db: app.db, clock: () => new Date(time) });
    return job?.run({}, new AbortController().signal);
  };
  const { body } = await app.call(submitNewDocument, captain, {
    body: sampleLeave([lead], { days: ['2026-12-18'], absenceType: 'Training' }),
  });
  await at('2026-12-17T00:00:00.000Z');
  await act(body, lead, 'Approved');
  await app.call(markRead, captain, { body: {} });
  await at('2026-12-17T12:40:00.000Z');
  expect(await unreadOf(app, captain)).toMatchObject([{ kind: 'approval.leave-begins', record: { id: body.id } }]);
  // All day from nine on, so that an hour without a server does not lose it.
  expect(approvalJobs({ db: app.db, clock: () => new Date() }).map(({ cron }) => cron)).toEqual(['*/10 9-23 * * *']);
});

test('a drafter is notified on the day before their leave begins, once', async () => {
  const { rows } = await app.pool.query(
    'insert into leave.entitlement (employee_id, year, total_days) values ($1, 2026, 15) returning 1',
    [captain.id],
  );
  expect(rows).toHaveLength(1);
  const leave = async (...days: string[]) => {
    const { body } = await app.call(submitNewDocument, captain, { body: sampleLeave([lead], { days }) });
    return body;
  };
  const tomorrow = await leave('2026-11-26', '2026-11-27');
  await act(tomorrow, lead, 'Approved');
  await leave('2026-11-30');
  await app.call(markRead, captain, { body: {} });
  const [job] = approvalJobs({ db: app.db, clock: () => new Date('2026-11-25T00:00:00.000Z') });
  for (let run = 0; run < 2; run += 1) await job?.run({}, new AbortController().signal);
  expect(await unreadOf(app, captain)).toMatchObject([{ kind: 'approval.leave-begins', record: { id: tomorrow.id } }]);
  const [next] = approvalJobs({ db: app.db, clock: () => new Date('2026-11-26T00:00:00.000Z') });
  await next?.run({}, new AbortController().signal);
  expect(await kindsFor(app, captain)).toEqual(['approval.leave-begins']);
});
