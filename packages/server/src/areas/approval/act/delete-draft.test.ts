import { createDraft, deleteDraft, documentListEndpoints, getDocument, uploadFiles } from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMemo, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { filesBody } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';
import { filesBelow } from '#testing/traces';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

const remove = (id: number, caller = office.captain) => app.call(deleteDraft, caller, { params: { id } });

test('a draft is deleted with its people, its files and their contents', async () => {
  const { captain, lead, first } = office;
  const { body: draft } = await app.call(createDraft, captain, {
    body: sampleMemo([lead], { referrers: [{ type: 'Employee', sourceId: first.id }] }),
  });
  await app.call(uploadFiles, captain, { params: { id: draft.id }, ...filesBody({ name: 'a.txt', content: '내용' }) });
  expect(await filesBelow(app.filesFolder)).toHaveLength(1);
  const { status, body } = await remove(draft.id);
  expect([status, body]).toEqual([204, '']);
  expect((await app.call(getDocument, captain, { params: { id: draft.id } })).status).toBe(404);
  expect((await app.call(documentListEndpoints.draft, captain)).body.total).toBe(0);
  expect(await filesBelow(app.filesFolder)).toEqual([]);
  for (const table of [
    'approval.line',
    'approval.referrer',
    'approval.listing',
    'approval.attached_file',
    'platform.stored_file',
  ])
    expect((await app.pool.query(`select 1 from ${table}`)).rowCount).toBe(0);
});

test('deleting it twice, also concurrently, answers 204 and 404', async () => {
  for (let round = 0; round < 10; round += 1) {
    const { body: draft } = await app.call(createDraft, office.captain, { body: sampleMemo([]) });
    const both = await Promise.all([remove(draft.id), remove(draft.id)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 404]);
  }
});

test('only the drafter deletes drafts, and nothing but drafts', async () => {
  const { body: draft } = await app.call(createDraft, office.captain, { body: sampleMemo([office.lead]) });
  expect((await remove(draft.id, office.lead)).status).toBe(401);
  const memo = await givenMemo(app, office.captain, [office.lead]);
  const { status, body } = await remove(memo.id);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'already-processed' });
  expect((await remove(memo.id, office.lead)).status).toBe(403);
  expect((await app.call(getDocument, office.captain, { params: { id: draft.id } })).status).toBe(200);
});
