import {
  type ApprovalDocument,
  actOnLine,
  decideFinally,
  getDocument,
  returnToStepBefore,
  withdrawFromLine,
} from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMemo, lineOf } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { givenGrant } from '#testing/given-administrator';
import type { TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
  await givenGrant(app, office.lead, 'Approval', 'Level2');
});

afterAll(() => app.close());

const of = (document: ApprovalDocument, approver: TestEmployee) => ({
  params: { id: document.id, lineId: lineOf(document, approver) },
});
const approve = (document: ApprovalDocument, approver: TestEmployee) =>
  app.call(actOnLine, approver, { ...of(document, approver), body: { action: 'Approved', comment: '확인' } });
const memo = () => givenMemo(app, office.captain, [office.lead, office.head]);
const read = async ({ id }: ApprovalDocument, reader: TestEmployee) =>
  (await app.call(getDocument, reader, { params: { id } })).body;

test('an approval is withdrawn until a later step acts, and stays visible among the past acts', async () => {
  const document = await memo();
  const early = await app.call(withdrawFromLine, office.lead, { ...of(document, office.lead), body: {} });
  expect([early.status, early.body]).toMatchObject([422, { code: 'nobody-acted' }]);
  await approve(document, office.lead);
  const other = await app.call(withdrawFromLine, office.head, { ...of(document, office.lead), body: {} });
  expect([other.status, other.body]).toMatchObject([403, { code: 'no-permission' }]);
  const done = await app.call(withdrawFromLine, office.lead, { ...of(document, office.lead), body: {} });
  const [line] = done.body.lines;
  expect([done.status, line?.action, line?.pastActs.map(({ action }) => action)]).toEqual([
    200,
    null,
    ['Approved', 'Withdraw'],
  ]);
  expect((await read(document, office.captain)).can.cancel).toBe('already-acted');
  await approve(document, office.lead);
  await approve(document, office.head);
  const late = await app.call(withdrawFromLine, office.lead, { ...of(document, office.lead), body: {} });
  expect([late.status, late.body]).toMatchObject([400, { code: 'already-acted' }]);
});

test('a return reopens the step before, needs a comment, and needs the content version', async () => {
  const document = await memo();
  await approve(document, office.lead);
  const send = (body: object, by = office.head) =>
    app.call(returnToStepBefore, by, { ...of(document, by), body: { comment: '보완', ...body } });
  expect((await send({ contentVersion: 9 })).body).toMatchObject({ code: 'changed-meanwhile' });
  expect((await send({ comment: ' ' })).body).toMatchObject({ code: 'not-valid', errors: [{ path: 'comment' }] });
  const { status, body } = await send({ contentVersion: 1 });
  expect(status).toBe(200);
  expect(body.lines.map(({ action, pastActs }) => [action, pastActs.map((act) => act.action)])).toEqual([
    [null, ['Approved', 'Reopened']],
    [null, ['Return']],
  ]);
  expect((await send({})).body).toMatchObject({ code: 'not-your-turn' });
  expect((await send({}, office.lead)).body).toMatchObject({ code: 'no-permission' });
});

test('a final decision completes the document, with Level2 and never in the last step', async () => {
  const document = await memo();
  const decide = (by: TestEmployee) => app.call(decideFinally, by, { ...of(document, by), body: {} });
  expect((await decide(office.head)).body).toMatchObject({ code: 'no-permission' });
  expect((await read(document, office.lead)).lines[0]?.can.decideFinally).toBe(true);
  const { status, body } = await decide(office.lead);
  expect([status, body.status, body.lines.map(({ action, isFinal }) => [action, isFinal])]).toEqual([
    200,
    'Completed',
    [
      ['Approved', true],
      [null, false],
    ],
  ]);
  expect((await decide(office.lead)).body).toMatchObject({ code: 'already-acted' });
});
