import {
  type ApprovalDocument,
  actOnLine,
  addReferrers,
  createDraft,
  deleteFile,
  getDocument,
  modifyDocument,
  updateDraft,
  uploadFiles,
} from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import type { TestEmployee } from '#testing/given-company';
import { multipart } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

const read = async ({ id }: Pick<ApprovalDocument, 'id'>, reader = office.captain) =>
  (await app.call(getDocument, reader, { params: { id } })).body;

const textFiles = (names: readonly string[]) =>
  multipart(names.map((filename) => ({ name: 'files', filename, content: filename })));

const attach = async ({ id }: Pick<ApprovalDocument, 'id'>, ...names: string[]) => {
  const answer = await app.call(uploadFiles, office.captain, { params: { id }, ...textFiles(names) });
  expect(answer.status).toBe(201);
  return answer.body;
};

const act = (
  document: ApprovalDocument,
  approver: TestEmployee,
  contentVersion: number | undefined,
  action = 'Approved',
) =>
  app.call(actOnLine, approver, {
    params: { id: document.id, lineId: lineOf(document, approver) },
    body: {
      action: action as 'Approved',
      comment: '확인',
      ...(contentVersion === undefined ? {} : { contentVersion }),
    },
  });

test('it counts each file and each modification, and nothing else', async () => {
  const { body: draft } = await app.call(createDraft, office.captain, { body: sampleMemo([office.lead]) });
  expect(draft.contentVersion).toBe(1);
  const saved = await app.call(updateDraft, office.captain, {
    params: { id: draft.id },
    body: sampleMemo([office.lead], { title: '다시 저장' }),
  });
  expect([saved.body.version, saved.body.contentVersion]).toEqual([2, 1]);

  const memo = await givenMemo(app, office.captain, [office.lead, office.head]);
  const [file] = await attach(memo, 'a.txt', 'b.txt');
  expect((await read(memo)).contentVersion).toBe(3);
  await app.call(deleteFile, office.captain, { params: { id: memo.id, fileId: file?.id ?? 0 } });
  expect((await read(memo)).contentVersion).toBe(4);
  const modified = await app.call(modifyDocument, office.captain, {
    params: { id: memo.id },
    body: sampleMemo([office.lead, office.head], { title: '수정' }),
  });
  expect(modified.body.contentVersion).toBe(5);
  const referrers = [{ type: 'Employee' as const, sourceId: office.outsider.id }];
  await app.call(addReferrers, office.captain, { params: { id: memo.id }, body: { referrers } });
  await act(modified.body, office.lead, 5, 'Hold');
  const now = await read(memo);
  expect([now.version > modified.body.version, now.contentVersion]).toEqual([true, 5]);
});

test.each(['Approved', 'Hold', 'Reject'])('%s on other files than those that were read is refused', async (action) => {
  const memo = await givenMemo(app, office.captain, [office.lead, office.head]);
  await attach(memo, '견적서.txt');
  const before = await read(memo);
  for (const other of [memo.contentVersion, before.contentVersion + 1]) {
    const answer = await act(memo, office.lead, other, action);
    expect([answer.status, answer.body]).toMatchObject([409, { code: 'changed-meanwhile' }]);
  }
  expect(await read(memo)).toEqual(before);
  expect((await act(memo, office.lead, before.contentVersion, action)).status).toBe(200);
});

test('a modification without files also changes the content version', async () => {
  const memo = await givenMemo(app, office.captain, [office.lead]);
  const { body: modified } = await app.call(modifyDocument, office.captain, {
    params: { id: memo.id },
    body: sampleMemo([office.lead], { title: '수정' }),
  });
  expect((await act(modified, office.lead, memo.contentVersion)).body).toMatchObject({ code: 'changed-meanwhile' });
  expect((await act(modified, office.lead, modified.contentVersion)).status).toBe(200);
});

test('an agreer is not refused because another agreed', async () => {
  const memo = await givenMemo(app, office.captain, [{ agree: office.lead }, { agree: office.head }]);
  expect((await act(memo, office.lead, memo.contentVersion)).status).toBe(200);
  expect((await act(memo, office.head, memo.contentVersion)).status).toBe(200);
});

test('the rule is checked before the content version, the comment after it', async () => {
  const memo = await givenMemo(app, office.captain, [office.lead, office.head]);
  expect((await act(memo, office.head, 99)).body).toMatchObject({ code: 'not-your-turn' });
  const blank = await app.call(actOnLine, office.lead, {
    params: { id: memo.id, lineId: lineOf(memo, office.lead) },
    body: { action: 'Reject', comment: ' ', contentVersion: 99 },
  });
  expect(blank.body).toMatchObject({ code: 'changed-meanwhile' });
});

test.each([0, 1.5, '1'])('a content version of %j is invalid input', async (contentVersion) => {
  const memo = await givenMemo(app, office.captain, [office.lead]);
  const answer = await app.call(actOnLine, office.lead, {
    params: { id: memo.id, lineId: lineOf(memo, office.lead) },
    body: { action: 'Approved', contentVersion: contentVersion as number },
  });
  expect([answer.status, answer.body]).toMatchObject([400, { errors: [{ path: 'contentVersion' }] }]);
});

test('of files that are added during a decision either the files or the decision are refused', async () => {
  const memo = await givenMemo(app, office.captain, [office.lead]);
  const [attached, acted] = await Promise.all([
    app.call(uploadFiles, office.captain, { params: { id: memo.id }, ...textFiles(['late.txt']) }),
    act(memo, office.lead, memo.contentVersion),
  ]);
  expect([[201, 409].join(), [400, 200].join()]).toContain([attached.status, acted.status].join());
});
