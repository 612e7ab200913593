import {
  type ApprovalDocument,
  actOnLine,
  cancelDocument,
  decideFinally,
  getDocument,
  returnToStepBefore,
  submitNewDocument,
  withdrawFromLine,
} from '@portal/contract/approval';
import { getLeaveStatus } from '@portal/contract/leave';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleLeave } from '#testing/areas/given-memo';
import { kindsFor } from '#testing/areas/given-notifications';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, givenEntitlement, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
  await givenGrant(app, office.lead, 'Approval', 'Level2');
  await givenGrant(app, office.first, 'Approval', 'Level2');
  await givenGrant(app, office.head, 'Approval', 'Level2');
});

afterAll(() => app.close());

const calls = {
  withdraw: { endpoint: withdrawFromLine, body: {} },
  return: { endpoint: returnToStepBefore, body: { comment: '보완' } },
  decideFinally: { endpoint: decideFinally, body: {} },
} as const;
type Undoing = keyof typeof calls;

type More = { body?: object; ifMatch?: string; lineId?: number };

const send = async (what: Undoing, document: ApprovalDocument, by: TestEmployee, more: More = {}) => {
  const { endpoint, body } = calls[what];
  const answer = await app.call(endpoint, by, {
    params: { id: document.id, lineId: more.lineId ?? lineOf(document, by) },
    body: { ...body, ...more.body } as never,
    ...(more.ifMatch === undefined ? {} : { headers: { 'if-match': more.ifMatch } }),
  });
  return { ...answer, told: [answer.status, (answer.body as { code?: string }).code] };
};

const act = (document: ApprovalDocument, by: TestEmployee, action: 'Approved' | 'Hold' | 'Reject' = 'Approved') =>
  app.call(actOnLine, by, {
    params: { id: document.id, lineId: lineOf(document, by) },
    body: { action, comment: '의견' },
  });

const read = async ({ id }: ApprovalDocument, reader: TestEmployee) =>
  (await app.call(getDocument, reader, { params: { id } })).body;

const memo = () =>
  givenMemo(app, office.captain, [office.lead, { agree: office.first }, { agree: office.second }, office.head]);

describe('refusals come in the documented order', () => {
  test.each(Object.keys(calls) as Undoing[])('%s: the schema, the document, its line, the rule', async (what) => {
    const document = await memo();
    const wrong = await send(what, document, office.outsider, { lineId: 1, body: { comment: 7 } });
    expect(wrong.told).toEqual([400, 'invalid-input']);
    const missing = { ...document, id: 999_999 };
    expect((await send(what, missing, office.lead)).told).toEqual([404, 'document-not-found']);
    expect((await send(what, document, office.outsider, { lineId: 1 })).told).toEqual([
      401,
      'no-permission-on-document',
    ]);
    expect((await send(what, document, office.captain, { lineId: 999_999 })).told).toEqual([404, 'not-found']);
    expect((await send(what, document, office.lead, { lineId: 999_999 })).told).toEqual([409, 'changed-meanwhile']);
    const byDrafter = await send(what, document, office.captain, { lineId: lineOf(document, office.lead) });
    expect(byDrafter.told).toEqual([403, what === 'withdraw' ? 'no-permission' : 'not-your-turn']);
  });

  test('an old version and another content come after the rule and before the comment', async () => {
    const document = await memo();
    await act(document, office.lead);
    expect((await send('return', document, office.head, { ifMatch: '"1"' })).told).toEqual([403, 'not-your-turn']);
    const stale = await send('return', document, office.first, { ifMatch: '"1"', body: { comment: '' } });
    expect(stale.told).toEqual([409, 'changed-meanwhile']);
    const other = await send('return', document, office.first, { body: { comment: '', contentVersion: 2 } });
    expect(other.told).toEqual([409, 'changed-meanwhile']);
    expect((await send('return', document, office.first, { body: { comment: ' ' } })).body).toMatchObject({
      code: 'not-valid',
      errors: [{ path: 'comment', code: 'return-comment-needed' }],
    });
    expect((await send('withdraw', document, office.lead, { ifMatch: '"1"' })).told).toEqual([
      409,
      'changed-meanwhile',
    ]);
    expect((await read(document, office.captain)).lines.map(({ action }) => action)).toEqual([
      'Approved',
      null,
      null,
      null,
    ]);
  });

  test('a hold of a later step prevents a withdrawal; one of the same step does not', async () => {
    const document = await memo();
    await act(document, office.lead);
    await act(document, office.first);
    expect((await send('withdraw', document, office.lead)).told).toEqual([400, 'already-acted']);
    await act(document, office.second, 'Hold');
    expect((await send('withdraw', document, office.second)).told).toEqual([422, 'nobody-acted']);
    expect((await send('withdraw', document, office.first)).status).toBe(200);
    await send('return', document, office.first);
    const { lines } = await read(document, office.captain);
    expect(lines.map(({ action, pastActs }) => [action, pastActs.map((each) => each.action)])).toEqual([
      [null, ['Approved', 'Reopened']],
      [null, ['Approved', 'Withdraw', 'Return']],
      ['Hold', []],
      [null, []],
    ]);
  });

  test('nobody gives a final decision as an agreer, in the last step, before their turn or twice', async () => {
    const document = await memo();
    expect((await send('decideFinally', document, office.head)).told).toEqual([403, 'no-permission']);
    await act(document, office.lead);
    expect((await send('decideFinally', document, office.lead)).told).toEqual([400, 'already-acted']);
    expect((await send('decideFinally', document, office.first)).told).toEqual([403, 'no-permission']);
    const early = await givenMemo(app, office.captain, [office.second, office.lead, office.head]);
    expect((await send('decideFinally', early, office.lead)).told).toEqual([403, 'not-your-turn']);
    expect((await send('decideFinally', early, office.second)).told).toEqual([403, 'no-permission']);
  });

  test('an ended document can be neither withdrawn, returned nor decided', async () => {
    const document = await givenMemo(app, office.captain, [office.lead, office.first, office.head]);
    await act(document, office.lead);
    await act(document, office.first, 'Reject');
    expect((await send('withdraw', document, office.lead)).told).toEqual([400, 'already-acted']);
    expect((await send('withdraw', document, office.first)).told).toEqual([400, 'already-acted']);
    expect((await send('return', document, office.first)).told).toEqual([400, 'already-acted']);
    expect((await send('decideFinally', document, office.first)).told).toEqual([400, 'already-acted']);
  });
});

test('an undone act still counts: the document can no longer be modified or cancelled', async () => {
  const document = await givenMemo(app, office.captain, [office.lead, office.head]);
  await act(document, office.lead);
  await send('withdraw', document, office.lead);
  const { can } = await read(document, office.captain);
  expect([can.modify, can.cancel, can.changeFiles]).toEqual([
    'already-processed',
    'already-acted',
    'already-processed',
  ]);
  const answer = await app.call(cancelDocument, office.captain, {
    params: { id: document.id },
    body: { cancellationReason: '취소' },
  });
  expect([answer.status, answer.body]).toMatchObject([400, { code: 'already-acted' }]);
});

test('the audit trail has the lines of each undoing and not the comment', async () => {
  const document = await givenMemo(app, office.captain, [office.lead, office.first, office.head]);
  const [lead, first, head] = document.lines.map(({ id }) => id);
  await act(document, office.lead);
  await send('withdraw', document, office.lead, { body: { comment: '비밀' } });
  await act(document, office.lead);
  await send('return', document, office.first, { body: { comment: '비밀' } });
  await send('decideFinally', document, office.lead, { body: { comment: '비밀' } });
  const { rows } = await app.pool.query(
    "select action, actor_id, before, after from audit.entry where record_type = 'document' and record_id = $1 order by id",
    [document.id],
  );
  expect(rows.filter(({ action }) => ['withdraw', 'return', 'decide-finally'].includes(action))).toMatchObject([
    {
      actor_id: office.lead.id,
      before: { lineId: lead, lineAction: 'Approved' },
      after: { lineId: lead, lineAction: null },
    },
    { actor_id: office.first.id, before: { lineId: first }, after: { reopenedLines: [lead] } },
    { after: { status: 'Completed', lineId: lead, lineAction: 'Approved', skippedLines: [first, head] } },
  ]);
  expect(JSON.stringify(rows)).not.toContain('비밀');
});

test('each undoing notifies the people concerned, and outdated notifications are removed', async () => {
  const people = await Promise.all(['n1', 'n2', 'n3', 'n4'].map((name) => givenEmployee(app, name, office.department)));
  const [drafter, one, two, three] = people as [TestEmployee, TestEmployee, TestEmployee, TestEmployee];
  await givenGrant(app, one, 'Approval', 'Level2');
  const document = await givenMemo(app, drafter, [one, two, three]);
  const kinds = async () => Promise.all(people.map((who) => kindsFor(app, who)));
  await app.call(actOnLine, one, {
    params: { id: document.id, lineId: lineOf(document, one) },
    body: { action: 'Approved' },
  });
  expect(await kinds()).toEqual([[], [], ['approval.your-turn'], []]);
  await send('withdraw', document, one);
  // A person whose own act made it their turn is not notified.
  expect(await kinds()).toEqual([['approval.withdrawn'], [], [], []]);
  await app.call(actOnLine, one, {
    params: { id: document.id, lineId: lineOf(document, one) },
    body: { action: 'Approved' },
  });
  await send('return', document, two);
  expect(await kinds()).toEqual([['approval.returned', 'approval.withdrawn'], ['approval.returned'], [], []]);
  await send('decideFinally', document, one);
  expect(await kinds()).toEqual([
    ['approval.approved', 'approval.returned', 'approval.withdrawn'],
    [],
    ['approval.decided-finally'],
    ['approval.decided-finally'],
  ]);
});

test('leave days stay reserved through a withdrawal and a return, and are used by a final decision', async () => {
  const drafter = await givenEmployee(app, 'on.leave', office.department);
  await givenEntitlement(app, drafter, 2026, 15);
  const body = sampleLeave([office.lead, office.first, office.head], { days: ['2026-12-01', '2026-12-02'] });
  const { body: document } = await app.call(submitNewDocument, drafter, { body });
  const days = async () => {
    const { body: leave } = await app.call(getLeaveStatus, drafter, { query: { year: 2026 } });
    return [leave.reservedDays, leave.useAnnualLeaveDays];
  };
  await act(document, office.lead);
  await send('withdraw', document, office.lead);
  expect(await days()).toEqual([2, 0]);
  await act(document, office.lead);
  await send('return', document, office.first);
  expect(await days()).toEqual([2, 0]);
  await send('decideFinally', document, office.lead);
  expect(await days()).toEqual([0, 2]);
});

/** The number of concurrent attempts; `RACE_TRIES=1000` runs a long series. */
const TRIES = Number(process.env.RACE_TRIES ?? 20);

test('of a concurrent withdrawal and next act one succeeds and the other is refused, every time', async () => {
  for (let round = 0; round < TRIES; round += 1) {
    const document = await givenMemo(app, office.captain, [office.lead, office.first]);
    await act(document, office.lead);
    const [withdrawal, next] = await Promise.all([
      send('withdraw', document, office.lead),
      act(document, office.first),
    ]);
    expect([withdrawal.status, next.status].filter((status) => status === 200)).toHaveLength(1);
    const { status, lines } = await read(document, office.captain);
    const actions = lines.map(({ action }) => action);
    if (withdrawal.status === 200) {
      expect(next.body).toMatchObject({ code: 'not-your-turn' });
      expect([status, ...actions]).toEqual(['InProgress', null, null]);
    } else {
      expect(withdrawal.told).toEqual([400, 'already-acted']);
      expect([status, ...actions]).toEqual(['Completed', 'Approved', 'Approved']);
    }
  }
});
