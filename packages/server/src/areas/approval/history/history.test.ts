import {
  type ApprovalDocument,
  actOnLine,
  addReferrers,
  answerQuestion,
  askQuestion,
  createDraft,
  decideFinally,
  getDocument,
  listHistory,
  markDocumentRead,
  modifyDocument,
  nudgeDocument,
  removeReferrer,
  returnToStepBefore,
  submitDraft,
  uploadFiles,
  withdrawFromLine,
} from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { givenGrant } from '#testing/given-administrator';
import type { TestEmployee } from '#testing/given-company';
import { filesBody } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
  await givenGrant(app, office.lead, 'Approval', 'Level2');
});

afterAll(() => app.close());

const historyOf = async (id: number, reader: TestEmployee, query = {}) =>
  (await app.call(listHistory, reader, { params: { id }, query })).body;
/** Each at a different time, as in reality. */
const read = (id: number, reader: TestEmployee) => {
  app.now.value = new Date(app.now.value.getTime() + 1000);
  return app.call(markDocumentRead, reader, { params: { id } });
};
const onLine = (document: ApprovalDocument, by: TestEmployee) => ({
  params: { id: document.id, lineId: lineOf(document, by) },
});

test('it shows who did what on which step, newest first, and no text', async () => {
  const { captain, lead, first, outsider } = office;
  const { body: draft } = await app.call(createDraft, captain, { body: sampleMemo([lead]) });
  const at = { params: { id: draft.id } };
  await app.call(submitDraft, captain, { ...at, body: sampleMemo([lead]) });
  await app.call(uploadFiles, captain, { ...at, ...filesBody({ name: '비밀.txt', content: '비밀' }) });
  const { body: memo } = await app.call(modifyDocument, captain, {
    ...at,
    body: sampleMemo([lead, first, office.head]),
  });
  const referrers = [{ type: 'Employee' as const, sourceId: outsider.id }];
  await app.call(addReferrers, captain, { ...at, body: { referrers } });
  await app.call(removeReferrer, captain, { params: { id: draft.id, type: 'Employee', sourceId: outsider.id } });
  await read(memo.id, lead);
  app.now.value = new Date(app.now.value.getTime() + 1000);
  await app.call(actOnLine, lead, { ...onLine(memo, lead), body: { action: 'Hold', comment: '비밀' } });
  await app.call(actOnLine, lead, { ...onLine(memo, lead), body: { action: 'Approved' } });
  await app.call(withdrawFromLine, lead, { ...onLine(memo, lead), body: { comment: '비밀' } });
  await app.call(actOnLine, lead, { ...onLine(memo, lead), body: { action: 'Approved' } });
  const { body: asked } = await app.call(askQuestion, first, {
    ...at,
    body: { lineId: lineOf(memo, first), to: { id: captain.id }, text: '비밀' },
  });
  const questionId = asked.questions[0]?.id ?? 0;
  await app.call(answerQuestion, captain, { params: { id: memo.id, questionId }, body: { text: '비밀' } });
  await app.call(nudgeDocument, captain, at);
  await app.call(returnToStepBefore, first, { ...onLine(memo, first), body: { comment: '비밀' } });
  await app.call(decideFinally, lead, { ...onLine(memo, lead), body: {} });
  const { items, total } = await historyOf(memo.id, first);
  const people = new Map(
    [captain, lead, first].map(({ id }) => [id, id === captain.id ? 'captain' : id === lead.id ? 'lead' : 'first']),
  );
  expect(items.map(({ act, actor, seq }) => [act, people.get(actor.id), seq])).toEqual([
    ['decide-finally', 'lead', 1],
    ['return', 'first', 2],
    ['nudge', 'captain', null],
    ['answer', 'captain', null],
    ['ask', 'first', 2],
    ['approve', 'lead', 1],
    ['withdraw', 'lead', 1],
    ['approve', 'lead', 1],
    ['hold', 'lead', 1],
    ['read', 'lead', 1],
    ['remove-referrer', 'captain', null],
    ['add-referrers', 'captain', null],
    ['modify', 'captain', null],
    ['attach-files', 'captain', null],
    ['submit', 'captain', null],
  ]);
  expect(total).toBe(15);
  expect(Object.keys(items[0] ?? {}).toSorted()).toEqual(['act', 'actor', 'at', 'inPlaceOf', 'seq']);
  expect(Object.keys(items[0]?.actor ?? {}).toSorted()).toEqual(['engName', 'id', 'name']);
  expect(JSON.stringify(items)).not.toContain('비밀');
  const second = await historyOf(memo.id, first, { offset: 1, limit: 10 });
  expect([second.items, second.total, second.offset]).toEqual([items.slice(10), 15, 1]);
});

test('it shows the first reading of an approver for each content version, and none of drafter and referrers', async () => {
  const { captain, lead, head, outsider } = office;
  const memo = await givenMemo(app, captain, [lead, head], {
    referrers: [{ type: 'Employee', sourceId: outsider.id }],
  });
  const readings = async () =>
    (await historyOf(memo.id, captain)).items
      .filter(({ act }) => act === 'read')
      .map(({ actor, seq }) => [actor.id, seq]);
  for (const reader of [captain, outsider, lead, lead, head]) {
    const { status, body } = await read(memo.id, reader);
    expect([status, body]).toEqual([204, '']);
  }
  expect(await readings()).toEqual([
    [head.id, 2],
    [lead.id, 1],
  ]);
  await app.call(modifyDocument, captain, { params: { id: memo.id }, body: sampleMemo([head, lead]) });
  await Promise.all([read(memo.id, head), read(memo.id, head)]);
  expect(await readings()).toEqual([
    [head.id, 1],
    [head.id, 2],
    [lead.id, 1],
  ]);
  const { body } = await app.call(getDocument, captain, { params: { id: memo.id } });
  expect([body.version, body.contentVersion]).toEqual([memo.version + 1, 2]);
});

test('a person who may not see the document neither reads the history nor is recorded as a reader', async () => {
  const memo = await givenMemo(app, office.captain, [office.lead]);
  for (const answer of [
    await app.call(listHistory, office.outsider, { params: { id: memo.id }, query: {} }),
    await read(memo.id, office.outsider),
  ])
    expect([answer.status, answer.body]).toMatchObject([401, { code: 'no-permission-on-document' }]);
  for (const answer of [
    await app.call(listHistory, office.outsider, { params: { id: 999_999 }, query: {} }),
    await read(999_999, office.outsider),
  ])
    expect([answer.status, answer.body]).toMatchObject([404, { code: 'document-not-found' }]);
  const { body: draft } = await app.call(createDraft, office.captain, { body: sampleMemo([office.lead]) });
  expect(await historyOf(draft.id, office.captain)).toMatchObject({ items: [], total: 0 });
  expect((await read(draft.id, office.captain)).status).toBe(204);
});
