import {
  type ApprovalDocument,
  actOnLine,
  addReferrers,
  cancelDocument,
  type DocumentBody,
  documentListEndpoints,
  downloadFile,
  getDocument,
  recallDocument,
  submitDraft,
  submitNewDocument,
  uploadFiles,
  withdrawFromLine,
} from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleLeave, sampleMemo } from '#testing/areas/given-memo';
import { kindsFor } from '#testing/areas/given-notifications';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { filesBody } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

const recall = async (
  document: ApprovalDocument,
  by: TestEmployee,
  reason = '금액이 바뀌었습니다',
  ifMatch?: string,
) => {
  const answer = await app.call(recallDocument, by, {
    params: { id: document.id },
    body: { reason },
    ...(ifMatch === undefined ? {} : { headers: { 'if-match': ifMatch } }),
  });
  return { ...answer, told: [answer.status, (answer.body as { code?: string }).code] };
};
const approve = (document: ApprovalDocument, by: TestEmployee) =>
  app.call(actOnLine, by, { params: { id: document.id, lineId: lineOf(document, by) }, body: { action: 'Approved' } });
const read = async (id: number, reader: TestEmployee) => (await app.call(getDocument, reader, { params: { id } })).body;

const acted = async (more: Partial<DocumentBody> = {}) => {
  const document = await givenMemo(app, office.captain, [office.lead, office.head], more);
  await approve(document, office.lead);
  return document;
};

test('a recall is refused in the documented order', async () => {
  const document = await givenMemo(app, office.captain, [office.lead, office.head]);
  const { call } = app;
  const invalid = await call(recallDocument, office.outsider, {
    params: { id: document.id },
    body: { reason: 'a'.repeat(501) },
  });
  expect([invalid.status, invalid.body]).toMatchObject([400, { code: 'invalid-input' }]);
  expect((await recall({ ...document, id: 999_999 }, office.captain)).told).toEqual([404, 'document-not-found']);
  expect((await recall(document, office.outsider)).told).toEqual([401, 'no-permission-on-document']);
  expect((await recall(document, office.lead)).told).toEqual([403, 'no-permission']);
  expect((await recall(document, office.captain, '', '"9"')).told).toEqual([422, 'nobody-acted']);
  await approve(document, office.lead);
  expect((await recall(document, office.captain, '', '"9"')).told).toEqual([409, 'changed-meanwhile']);
  expect((await recall(document, office.captain, ' \u200b')).body).toMatchObject({
    code: 'not-valid',
    errors: [{ path: 'reason', code: 'recall-reason-needed' }],
  });
  await approve(document, office.head);
  expect((await recall(document, office.captain)).told).toEqual([400, 'already-acted']);
  const leave = sampleLeave([office.lead, office.head], { absenceType: 'Training', days: ['2026-12-01'] });
  const { body: application } = await call(submitNewDocument, office.captain, { body: leave });
  await approve(application, office.lead);
  expect((await recall(application, office.captain)).told).toEqual([403, 'no-permission']);
});

test('it is kept as evidence, and a draft continues it with everything that can be copied', async () => {
  const done = await givenMemo(app, office.captain, [office.lead]);
  await approve(done, office.lead);
  const { captain, lead, head, first } = office;
  const { body: document } = await app.call(submitNewDocument, captain, {
    body: sampleMemo([lead, { agree: head }], {
      title: '제설 장비',
      comment: '급합니다',
      dueDays: 9,
      normalType: 'report',
      attachedDocs: [{ id: done.id }],
    }),
  });
  const files = filesBody({ name: '견적.txt', content: '천만 원' });
  await app.call(uploadFiles, captain, { params: { id: document.id }, ...files });
  await app.call(addReferrers, lead, {
    params: { id: document.id },
    body: { referrers: [{ type: 'Employee', sourceId: first.id }] },
  });
  await approve(document, lead);
  const { status, body: recalled } = await recall(document, captain, '  금액이 바뀌었습니다 ');
  expect([status, recalled]).toMatchObject([
    200,
    {
      status: 'Canceled',
      docNo: document.docNo,
      cancellationReason: '금액이 바뀌었습니다',
      lines: [{ action: 'Approved' }, { action: null }],
      attachedFiles: [{ name: '견적.txt' }],
      can: { recall: 'already-acted', rewrite: true },
    },
  ]);
  const draft = await read(recalled.draftId ?? 0, captain);
  expect(draft).toMatchObject({
    status: 'Draft',
    docNo: null,
    title: '제설 장비',
    content: document.content,
    comment: '급합니다',
    dueDays: 9,
    normalType: 'report',
    resubmissionOf: { id: document.id, docNo: document.docNo },
    lines: [
      { seq: 1, approvalType: 'Approve', approver: { id: lead.id }, action: null, comment: null, pastActs: [] },
      { seq: 2, approvalType: 'Agreement', approver: { id: head.id }, action: null, pastActs: [] },
    ],
    referrers: [{ sourceId: first.id, addedById: captain.id }],
    attachedDocs: [{ id: done.id }],
    attachedFiles: [{ name: '견적.txt' }],
    version: 1,
    contentVersion: 1,
    nudgedAt: null,
    questions: [],
  });
  const fileId = draft.attachedFiles[0]?.id ?? 0;
  expect(fileId).not.toBe(recalled.attachedFiles[0]?.id);
  expect((await app.call(downloadFile, captain, { params: { id: draft.id, fileId } })).status).toBe(200);
  expect((await read(document.id, lead)).draftId).toBeNull();
  expect((await app.call(getDocument, lead, { params: { id: draft.id } })).status).toBe(401);
  const body = sampleMemo([lead], { resubmissionOf: { id: document.id } });
  const submitted = await app.call(submitDraft, captain, { params: { id: draft.id }, body });
  expect([submitted.status, submitted.body.status]).toEqual([200, 'InProgress']);
  expect((await read(document.id, captain)).draftId).toBeNull();
});

test('an attached document that can no longer be attached is not copied to the draft', async () => {
  const leave = sampleLeave([office.lead], { absenceType: 'Training', days: ['2026-12-07'] });
  const { body: attached } = await app.call(submitNewDocument, office.captain, { body: leave });
  await approve(attached, office.lead);
  const document = await acted({ attachedDocs: [{ id: attached.id }] });
  await app.call(cancelDocument, office.captain, {
    params: { id: attached.id },
    body: { cancellationReason: '취소' },
  });
  const { body } = await recall(document, office.captain);
  expect((await read(body.draftId ?? 0, office.captain)).attachedDocs).toEqual([]);
});

test('an act that was undone also allows it, and it is removed from the lists of documents in progress', async () => {
  const document = await givenMemo(app, office.captain, [office.lead, office.head]);
  await approve(document, office.lead);
  const params = { id: document.id, lineId: lineOf(document, office.lead) };
  await app.call(withdrawFromLine, office.lead, { params, body: {} });
  expect((await read(document.id, office.captain)).can).toMatchObject({ recall: true, cancel: 'already-acted' });
  expect((await recall(document, office.captain)).status).toBe(200);
  const { body } = await app.call(documentListEndpoints.requested, office.lead, { query: { limit: 1000 } });
  expect(body.items.map(({ id }) => id)).not.toContain(document.id);
});

test('those who acted are notified, requests to the others are removed; the audit trail has the draft and not the reason', async () => {
  const [drafter, one, two] = (await Promise.all(
    ['r1', 'r2', 'r3'].map((name) => givenEmployee(app, name, office.department)),
  )) as [TestEmployee, TestEmployee, TestEmployee];
  const document = await givenMemo(app, drafter, [one, two]);
  await approve(document, one);
  expect(await kindsFor(app, two)).toEqual(['approval.your-turn']);
  const { body } = await recall(document, drafter, '비밀 사유');
  expect([await kindsFor(app, one), await kindsFor(app, two), await kindsFor(app, drafter)]).toEqual([
    ['approval.recalled'],
    [],
    [],
  ]);
  const { rows } = await app.pool.query(
    "select action, actor_id, before, after from audit.entry where record_type = 'document' and record_id = any($1) order by id",
    [[document.id, body.draftId]],
  );
  expect(rows.slice(-2)).toMatchObject([
    { action: 'create-draft', actor_id: drafter.id, after: { resubmissionOf: document.id, lines: [one.id, two.id] } },
    { action: 'recall', before: { status: 'InProgress' }, after: { status: 'Canceled', draftId: body.draftId } },
  ]);
  expect(JSON.stringify(rows)).not.toContain('비밀');
});

/** The number of concurrent attempts; `RACE_TRIES=1000` runs a long series. */
const TRIES = Number(process.env.RACE_TRIES ?? 15);

const draftsOf = async ({ id }: ApprovalDocument) =>
  (await app.pool.query('select count(*)::integer as count from approval.document where resubmission_of_id = $1', [id]))
    .rows[0].count;

test('two concurrent recalls make one draft, every time', async () => {
  for (let round = 0; round < TRIES; round += 1) {
    const document = await acted();
    const answers = await Promise.all([recall(document, office.captain), recall(document, office.captain)]);
    expect(answers.map(({ told }) => told).toSorted()).toEqual([
      [200, undefined],
      [400, 'already-acted'],
    ]);
    expect(await draftsOf(document)).toBe(1);
  }
});

test('of a recall and the last approval one succeeds: completed without a draft, or recalled with one', async () => {
  for (let round = 0; round < TRIES; round += 1) {
    const document = await acted();
    const [recalled, last] = await Promise.all([recall(document, office.captain), approve(document, office.head)]);
    expect([recalled.status, last.status].toSorted()).toEqual([200, 400]);
    const { status } = await read(document.id, office.captain);
    expect([status, await draftsOf(document)]).toEqual(recalled.status === 200 ? ['Canceled', 1] : ['Completed', 0]);
  }
});
