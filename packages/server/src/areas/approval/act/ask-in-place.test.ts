import {
  actOnLine,
  askQuestion,
  listHistory,
  markDocumentRead,
  nudgeDocument,
  recallDocument,
} from '@portal/contract/approval';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { givenDelegation } from '#testing/areas/given-delegation';
import { givenMemo, lineOf } from '#testing/areas/given-memo';
import { kindsFor } from '#testing/areas/given-notifications';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;
let deputy: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
  deputy = await givenEmployee(app, 'deputy', office.department);
});

beforeEach(async () => {
  await sql`delete from approval.delegation`.execute(app.db);
  await sql`delete from notification.notification`.execute(app.db);
});

afterAll(() => app.close());

const historyOf = async (id: number, reader: TestEmployee) =>
  (await app.call(listHistory, reader, { params: { id }, query: {} })).body.items.map(
    ({ act, actor, inPlaceOf, seq }) => [act, actor.id, inPlaceOf?.id ?? null, seq],
  );

test('a deputy reads and asks in place, and the history shows the principal', async () => {
  const { captain, lead, head } = office;
  const memo = await givenMemo(app, captain, [lead, head]);
  const at = { params: { id: memo.id } };
  const question = { lineId: lineOf(memo, lead), to: { id: captain.id }, text: '기종은 무엇입니까?' };
  expect((await app.call(askQuestion, deputy, { ...at, body: question })).status).toBe(401);
  await givenDelegation(app, { principal: lead, deputy });
  expect((await app.call(markDocumentRead, deputy, at)).status).toBe(204);
  const { status, body } = await app.call(askQuestion, deputy, { ...at, body: question });
  expect([status, body.questions]).toMatchObject([201, [{ by: { id: deputy.id }, inPlaceOf: { id: lead.id } }]]);
  expect(await historyOf(memo.id, captain)).toEqual(
    expect.arrayContaining([
      ['ask', deputy.id, lead.id, 1],
      ['read', deputy.id, lead.id, 1],
    ]),
  );
  const ofHead = { ...question, lineId: lineOf(memo, head) };
  expect((await app.call(askQuestion, deputy, { ...at, body: ofHead })).body).toMatchObject({ code: 'not-your-turn' });
});

test('a deputy who acted without having opened the document is recorded when they open it', async () => {
  const { captain, lead, head } = office;
  const memo = await givenMemo(app, captain, [lead, head]);
  await givenDelegation(app, { principal: lead, deputy });
  const params = { id: memo.id, lineId: lineOf(memo, lead) };
  await app.call(actOnLine, deputy, { params, body: { action: 'Approved' } });
  await sql`update approval.delegation set ended_at = now(), ended_by_id = deputy_id`.execute(app.db);
  expect((await app.call(markDocumentRead, deputy, { params: { id: memo.id } })).status).toBe(204);
  expect(await historyOf(memo.id, captain)).toContainEqual(['read', deputy.id, lead.id, 1]);
});

test('a reminder also notifies deputies; a recall notifies the deputy who acted and the principal', async () => {
  const { captain, lead, head } = office;
  const memo = await givenMemo(app, captain, [lead, head]);
  const at = { params: { id: memo.id } };
  await givenDelegation(app, { principal: lead, deputy });
  expect((await app.call(nudgeDocument, captain, at)).status).toBe(200);
  expect(await kindsFor(app, deputy)).toContain('approval.nudged');
  expect(await kindsFor(app, lead)).toContain('approval.nudged');
  const params = { id: memo.id, lineId: lineOf(memo, lead) };
  await app.call(actOnLine, deputy, { params, body: { action: 'Approved' } });
  expect(await kindsFor(app, deputy)).not.toContain('approval.nudged');
  await sql`delete from notification.notification`.execute(app.db);
  expect((await app.call(recallDocument, captain, { ...at, body: { reason: '금액을 고칩니다.' } })).status).toBe(200);
  for (const each of [deputy, lead]) expect(await kindsFor(app, each)).toEqual(['approval.recalled']);
  expect(await kindsFor(app, head)).toEqual([]);
});
