import {
  type ApprovalDocument,
  actOnLine,
  answerQuestion,
  askQuestion,
  cancelDocument,
  documentListEndpoints,
  downloadPdf,
  getApprovalCounts,
  getAttachedDocument,
  getDocument,
  modifyDocument,
  nudgeDocument,
} from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleMemo } from '#testing/areas/given-memo';
import { kindsFor, unreadOf } from '#testing/areas/given-notifications';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { readPdfPages } from '#testing/pdf-text';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

type Answer = { status: number; body: unknown };
const told = ({ status, body }: Answer) => [status, (body as { code?: string }).code];

type Asked = { to?: TestEmployee; text?: string; lineId?: number };
const ask = (
  document: ApprovalDocument,
  by: TestEmployee,
  { to = office.captain, text = '예산이 있습니까?', lineId }: Asked = {},
) =>
  app.call(askQuestion, by, {
    params: { id: document.id },
    body: { lineId: lineId ?? lineOf(document, by), to: { id: to.id }, text },
  });
const answer = (
  document: ApprovalDocument,
  by: TestEmployee,
  questionId: number,
  text = '있습니다.',
  ifMatch?: string,
) =>
  app.call(answerQuestion, by, {
    params: { id: document.id, questionId },
    body: { text },
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
const act = (document: ApprovalDocument, by: TestEmployee, action: 'Approved' | 'Hold' | 'Reject' = 'Approved') =>
  app.call(actOnLine, by, {
    params: { id: document.id, lineId: lineOf(document, by) },
    body: { action, comment: '의견' },
  });
const read = async ({ id }: { id: number }, reader: TestEmployee) =>
  (await app.call(getDocument, reader, { params: { id } })).body;

const memo = () => givenMemo(app, office.captain, [office.lead, office.head, office.first]);

test('an approver asks the drafter or an earlier approver, who answers once, and no line changes', async () => {
  const document = await memo();
  await act(document, office.lead);
  const asked = await ask(document, office.head, { to: office.lead, text: '  왜 승인하셨나요?\n급합니다 ' });
  expect([asked.status, asked.body]).toMatchObject([
    201,
    {
      status: 'InProgress',
      version: document.version + 2,
      contentVersion: 1,
      questions: [
        {
          by: { id: office.head.id, position: expect.any(String) },
          to: { id: office.lead.id },
          inPlaceOf: null,
          text: '왜 승인하셨나요?\n급합니다',
          answer: null,
          can: {},
        },
      ],
    },
  ]);
  const [question] = (await read(document, office.lead)).questions;
  expect(question?.can).toEqual({ answer: true });
  const answered = await answer(document, office.lead, question?.id ?? 0);
  expect([answered.status, answered.body.questions]).toMatchObject([
    200,
    [{ answer: { text: '있습니다.', at: expect.any(String) }, can: { answer: 'already-processed' } }],
  ]);
  expect(answered.body.lines.map(({ action }) => action)).toEqual(['Approved', null, null]);
  expect(told(await answer(document, office.lead, question?.id ?? 0))).toEqual([400, 'already-processed']);
});

test('asking is refused in the documented order', async () => {
  const document = await memo();
  const { lead, head, first, outsider, captain, former } = office;
  expect(told(await ask(document, outsider, { text: 'a'.repeat(2001), lineId: 1 }))).toEqual([400, 'invalid-input']);
  expect(told(await ask({ ...document, id: 999_999 }, lead))).toEqual([404, 'document-not-found']);
  expect(told(await ask(document, outsider, { lineId: 1 }))).toEqual([401, 'no-permission-on-document']);
  expect(told(await ask(document, captain, { lineId: 999_999 }))).toEqual([404, 'not-found']);
  expect(told(await ask(document, lead, { lineId: 999_999 }))).toEqual([409, 'changed-meanwhile']);
  expect(told(await ask(document, captain, { lineId: lineOf(document, lead) }))).toEqual([403, 'not-your-turn']);
  expect(told(await ask(document, head, { text: '' }))).toEqual([403, 'not-your-turn']);
  const wrong = await ask(document, lead, { to: first, text: '' });
  expect([wrong.status, wrong.body]).toMatchObject([
    422,
    {
      errors: [
        { path: 'to', code: 'not-askable' },
        { path: 'text', code: 'question-needed' },
      ],
    },
  ]);
  expect((await ask(document, lead, { to: lead })).body).toMatchObject({ errors: [{ path: 'to' }] });
  await act(document, lead);
  expect(told(await ask(document, lead))).toEqual([400, 'already-acted']);
  await app.pool.query('update approval.line set approver_id = $1 where id = $2', [former.id, lineOf(document, lead)]);
  const inactive = await ask(document, head, { to: former });
  expect([inactive.status, inactive.body]).toMatchObject([422, { errors: [{ path: 'to', code: 'person-inactive' }] }]);
  await act(document, head, 'Reject');
  expect(told(await ask(document, head))).toEqual([400, 'already-acted']);
});

test('answering is refused in the documented order', async () => {
  const document = await memo();
  const { body } = await ask(document, office.lead);
  const id = body.questions[0]?.id ?? 0;
  expect(told(await answer(document, office.outsider, id, 'a'.repeat(2001)))).toEqual([400, 'invalid-input']);
  expect(told(await answer({ ...document, id: 999_999 }, office.captain, id))).toEqual([404, 'document-not-found']);
  expect(told(await answer(document, office.outsider, id))).toEqual([401, 'no-permission-on-document']);
  expect(told(await answer(document, office.captain, 999_999))).toEqual([404, 'not-found']);
  expect(told(await answer(await memo(), office.captain, id))).toEqual([404, 'not-found']);
  expect(told(await answer(document, office.lead, id, ''))).toEqual([403, 'no-permission']);
  expect(told(await answer(document, office.captain, id, '', '"1"'))).toEqual([409, 'changed-meanwhile']);
  const blank = await answer(document, office.captain, id, ' ');
  expect([blank.status, blank.body]).toMatchObject([422, { errors: [{ path: 'text', code: 'answer-needed' }] }]);
  await act(document, office.lead, 'Reject');
  expect(told(await answer(document, office.captain, id, ''))).toEqual([400, 'already-processed']);
});

test('of two concurrent answers one is stored', async () => {
  const document = await memo();
  const { body } = await ask(document, office.lead);
  const id = body.questions[0]?.id ?? 0;
  const both = await Promise.all([
    answer(document, office.captain, id, '하나'),
    answer(document, office.captain, id, '둘'),
  ]);
  expect(both.map(told).toSorted()).toEqual([
    [200, undefined],
    [400, 'already-processed'],
  ]);
});

test('the person asked finds a question in the list and the count, until it is answered or the document ends', async () => {
  const [drafter, lead] = await Promise.all(['q1', 'q2'].map((name) => givenEmployee(app, name, office.department)));
  if (!drafter || !lead) throw new Error('nobody there');
  const [one, two] = [await givenMemo(app, drafter, [lead]), await givenMemo(app, drafter, [lead])];
  const asked = async () => {
    const { body: page } = await app.call(documentListEndpoints['in-progress'], drafter, { query: { asksMe: true } });
    const { body: counts } = await app.call(getApprovalCounts, drafter, {});
    expect(page.items.every(({ asksMe }) => asksMe)).toBe(true);
    expect(counts.askedCount).toBe(page.total);
    return page.items.map(({ id }) => id);
  };
  expect(await asked()).toEqual([]);
  const { body } = await ask(one, lead, { to: drafter });
  await ask(one, lead, { to: drafter, text: '또 있습니다' });
  await ask(two, lead, { to: drafter });
  expect(await asked()).toEqual([two.id, one.id]);
  expect((await app.call(documentListEndpoints.requested, lead, { query: {} })).body.items[0]?.asksMe).toBe(false);
  await answer(one, drafter, body.questions[0]?.id ?? 0);
  expect(await asked()).toEqual([two.id, one.id]);
  await act(two, lead, 'Reject');
  expect(await asked()).toEqual([one.id]);
});

test('the person asked and the author of a question are notified, and the notification is removed once nothing is open', async () => {
  const [drafter, lead, head] = (await Promise.all(
    ['t1', 't2', 't3'].map((name) => givenEmployee(app, name, office.department)),
  )) as [TestEmployee, TestEmployee, TestEmployee];
  const document = await givenMemo(app, drafter, [lead, head]);
  const first = (await ask(document, lead, { to: drafter })).body.questions[0]?.id ?? 0;
  const second = (await ask(document, lead, { to: drafter })).body.questions[1]?.id ?? 0;
  expect(await unreadOf(app, drafter)).toMatchObject([
    { kind: 'approval.asked', place: `/approval/documents/view/${document.id}?list-type=in-progress`, times: 2 },
  ]);
  await answer(document, drafter, first);
  expect(await kindsFor(app, drafter)).toEqual(['approval.asked']);
  await answer(document, drafter, second);
  expect([await kindsFor(app, drafter), await kindsFor(app, lead)]).toEqual([
    [],
    ['approval.answered', 'approval.your-turn'],
  ]);
  await act(document, lead);
  await ask(document, head, { to: lead });
  expect(await kindsFor(app, lead)).toEqual(['approval.asked', 'approval.answered']);
  await act(document, head, 'Reject');
  expect(await kindsFor(app, lead)).toEqual(['approval.answered']);
});

test('the audit trail has ids and no text', async () => {
  const document = await memo();
  const { body } = await ask(document, office.lead, { text: '비밀 질문' });
  const questionId = body.questions[0]?.id ?? 0;
  await answer(document, office.captain, questionId, '비밀 답');
  await app.call(nudgeDocument, office.captain, { params: { id: document.id } });
  const { rows } = await app.pool.query(
    "select action, before, after from audit.entry where record_type = 'document' and record_id = $1 order by id offset 1",
    [document.id],
  );
  expect(rows).toEqual([
    {
      action: 'ask',
      before: null,
      after: { questionId, lineId: lineOf(document, office.lead), askedId: office.captain.id },
    },
    { action: 'answer', before: null, after: { questionId } },
    { action: 'nudge', before: null, after: null },
  ]);
});

test('questions stay through a modification, and do not count as acts', async () => {
  const document = await memo();
  await ask(document, office.lead);
  const modified = await app.call(modifyDocument, office.captain, {
    params: { id: document.id },
    body: sampleMemo([office.head, office.lead]),
  });
  expect([modified.status, modified.body.questions.length]).toEqual([200, 1]);
  const cancelled = await app.call(cancelDocument, office.captain, {
    params: { id: document.id },
    body: { cancellationReason: '그만' },
  });
  expect(cancelled.status).toBe(200);
});

test('a reader of an attached document does not see its questions, which are printed on its paper', async () => {
  const document = await memo();
  const { body } = await ask(document, office.lead, { text: '견적은 어디 있습니까' });
  await answer(document, office.captain, body.questions[0]?.id ?? 0, '첨부했습니다');
  const print = async (reader: TestEmployee, parent?: number) => {
    const { rawPayload } = await app.app.inject({
      method: 'POST',
      url: `/api/approval/docs/${document.id}/download${parent === undefined ? '' : `?linkedDocId=${parent}`}`,
      headers: tokensOf(reader),
    });
    return readPdfPages(rawPayload).join(' ');
  };
  const paper = await print(office.captain);
  for (const shown of ['에게 질의', '견적은 어디 있습니까', '답변', '첨부했습니다']) expect(paper).toContain(shown);
  for (const approver of [office.lead, office.head, office.first]) await act(document, approver);
  const parent = await givenMemo(app, office.captain, [office.second], { attachedDocs: [{ id: document.id }] });
  const through = await app.call(getAttachedDocument, office.second, {
    params: { id: parent.id, attachedId: document.id },
  });
  expect([through.status, through.body.questions]).toEqual([200, []]);
  expect(await print(office.second, parent.id)).not.toContain('견적은 어디 있습니까');
  expect((await app.call(downloadPdf, office.second, { params: { id: document.id } })).status).toBe(401);
});

test('a reminder notifies the present approvers, once in 4 hours, and is removed when the turn passes', async () => {
  const [drafter, lead, head] = (await Promise.all(
    ['u1', 'u2', 'u3'].map((name) => givenEmployee(app, name, office.department)),
  )) as [TestEmployee, TestEmployee, TestEmployee];
  const document = await givenMemo(app, drafter, [lead, head]);
  const nudge = (by: TestEmployee, id = document.id) => app.call(nudgeDocument, by, { params: { id } });
  expect(told(await nudge(office.captain, 999_999))).toEqual([404, 'document-not-found']);
  expect(told(await nudge(office.outsider))).toEqual([401, 'no-permission-on-document']);
  expect(told(await nudge(lead))).toEqual([403, 'no-permission']);
  const both = await Promise.all([nudge(drafter), nudge(drafter)]);
  expect(both.map(told).toSorted()).toEqual([
    [200, undefined],
    [422, 'nudged-lately'],
  ]);
  const { nudgedAt, can, version } = await read(document, drafter);
  expect([nudgedAt, can.nudge, version]).toEqual([expect.any(String), 'nudged-lately', document.version + 1]);
  expect([await kindsFor(app, lead), await kindsFor(app, head)]).toEqual([
    ['approval.nudged', 'approval.your-turn'],
    [],
  ]);
  await act(document, lead);
  expect(await kindsFor(app, lead)).toEqual([]);
  await app.pool.query("update approval.document set nudged_at = nudged_at - interval '4 hours' where id = $1", [
    document.id,
  ]);
  expect((await nudge(drafter)).status).toBe(200);
  expect(await kindsFor(app, head)).toEqual(['approval.nudged', 'approval.your-turn']);
  await act(document, head);
  expect(told(await nudge(drafter))).toEqual([400, 'already-processed']);
});
