import { actOnLine, cancelDocument, getDocument } from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMemo, lineOf } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

const cancel = (id: number, cancellationReason: string, caller = office.captain) =>
  app.call(cancelDocument, caller, { params: { id }, body: { cancellationReason } });

const given = () => givenMemo(app, office.captain, [office.lead, office.head]);

test('the drafter cancels a memo while nobody acted, with a reason that is stored trimmed', async () => {
  const memo = await given();
  const { status, body } = await cancel(memo.id, '  잘못 올렸습니다.  ');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: 'Canceled',
    docNo: memo.docNo,
    canceledDate: '2026-11-20T01:00:00.000Z',
    cancellationReason: '잘못 올렸습니다.',
    completedAt: null,
  });
});

test('a reason is needed, of at most 500 characters', async () => {
  const memo = await given();
  for (const blank of ['', '   ', '\n\t']) {
    const { status, body } = await cancel(memo.id, blank);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path: 'cancellationReason', code: 'reason-needed' }] });
  }
  expect((await cancel(memo.id, '가'.repeat(501))).body).toMatchObject({
    code: 'invalid-input',
    errors: [{ code: 'too-long' }],
  });
  expect((await cancel(memo.id, '가'.repeat(500))).status).toBe(200);
});

test('after an act, including a hold, and after the end it is refused as already acted on', async () => {
  const held = await given();
  await app.call(actOnLine, office.lead, {
    params: { id: held.id, lineId: lineOf(held, office.lead) },
    body: { action: 'Hold' },
  });
  const canceled = await given();
  await cancel(canceled.id, '취소');
  const completed = await givenMemo(app, office.captain, [], { decidesArbitrarily: true });
  for (const { id } of [held, canceled, completed]) {
    const { status, body } = await cancel(id, '취소');
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'already-acted', message: '이미 결재가 처리된 문서 입니다.' });
  }
});

test('nobody else can cancel it', async () => {
  const memo = await given();
  expect((await cancel(memo.id, '취소', office.lead)).status).toBe(403);
  expect((await cancel(memo.id, '취소', office.outsider)).status).toBe(401);
  expect((await app.call(getDocument, office.captain, { params: { id: memo.id } })).body.status).toBe('InProgress');
});

test('nobody can act on it afterwards', async () => {
  const memo = await given();
  await cancel(memo.id, '취소');
  const { status, body } = await app.call(actOnLine, office.lead, {
    params: { id: memo.id, lineId: lineOf(memo, office.lead) },
    body: { action: 'Approved' },
  });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'already-acted' });
});

test('of a concurrent cancellation and act exactly one succeeds', async () => {
  for (let round = 0; round < 30; round += 1) {
    const memo = await given();
    const [canceled, acted] = await Promise.all([
      cancel(memo.id, '취소'),
      app.call(actOnLine, office.lead, {
        params: { id: memo.id, lineId: lineOf(memo, office.lead) },
        body: { action: 'Approved' },
      }),
    ]);
    expect([canceled.status, acted.status].toSorted()).toEqual([200, 400]);
    const { body } = await app.call(getDocument, office.captain, { params: { id: memo.id } });
    expect(body.status).toBe(canceled.status === 200 ? 'Canceled' : 'InProgress');
    expect(body.lines[0]?.action).toBe(canceled.status === 200 ? null : 'Approved');
  }
});
