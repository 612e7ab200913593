import { setTimeout as delay } from 'node:timers/promises';
import { createDraft, modifyDocument, submitNewDocument } from '@portal/contract/approval';
import { getMe } from '@portal/contract/shell';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownWorkMs } from '#platform/html/own-work.fixture';
import { createRichTextCleaner } from '#platform/html/rich-text-cleaner';
import { createWorkers } from '#platform/workers/worker-pool';
import { givenMemo, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { multipart } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';
import { filesBelow, rowCounts } from '#testing/traces';

const MOST = 5_000_000;

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

test('while 5,000,000 characters of tags are sanitized, other calls are answered within a second', async () => {
  const content = '<p>글</p>'.repeat(MOST / 8);
  let isDone = false;
  const large = app.call(createDraft, office.captain, { body: sampleMemo([office.lead], { content }) }).finally(() => {
    isDone = true;
  });
  await delay(1);
  let calls = 0;
  for (; !isDone; calls += 1) {
    const from = ownWorkMs();
    expect((await app.call(getMe, office.lead)).status).toBe(200);
    expect(ownWorkMs() - from).toBeLessThan(1_000);
    await delay(10);
  }
  const { status, body } = await large;
  expect([status, body.content === content]).toEqual([201, true]);
  expect(calls).toBeGreaterThan(10);
});

test('content that exceeds the limit through escaping is too large', async () => {
  const rows = await rowCounts(app.pool);
  const escaped = await app.call(createDraft, office.captain, {
    body: sampleMemo([office.lead], { content: '&'.repeat(MOST / 5 + 1) }),
  });
  const tooLarge = { code: 'too-large', errors: [{ path: 'content', code: 'too-long' }] };
  expect([escaped.status, escaped.body]).toMatchObject([413, tooLarge]);
  expect(await rowCounts(app.pool)).toEqual(rows);
  const fitting = await app.call(createDraft, office.captain, {
    body: sampleMemo([office.lead], { content: '&'.repeat(MOST / 5) }),
  });
  expect([fitting.status, fitting.body.content?.length]).toEqual([201, MOST]);
});

test('tables with more cells than can be laid out are refused, and the content is named', async () => {
  const rows = await rowCounts(app.pool);
  const table = `<table><tr><td colspan="100" rowspan="999">칸</td></tr>${'<tr></tr>'.repeat(998)}</table>`;
  const body = sampleMemo([office.lead], { content: table.repeat(60) });
  for (const endpoint of [createDraft, submitNewDocument]) {
    const { status, body: problem } = await app.call(endpoint, office.captain, { body });
    expect([status, problem]).toMatchObject([
      422,
      { code: 'not-valid', errors: [{ path: 'content', code: 'too-many-cells' }] },
    ]);
  }
  expect(await rowCounts(app.pool)).toEqual(rows);
});

test('content that takes too long to sanitize is too large, and stores neither rows nor files', async () => {
  const workers = createWorkers();
  const cleaner = createRichTextCleaner(workers, { timeoutMs: 50 });
  const hurried = await createTestApp({}, () => ({ cleaner }));
  const { captain, lead } = await givenOffice(hurried);
  const memo = await givenMemo(hurried, captain, [lead]);
  const rows = await rowCounts(hurried.pool);
  const body = sampleMemo([lead], { content: '<'.repeat(MOST) });
  const sent = multipart([
    { name: 'files', filename: 'a.txt', content: 'left behind?' },
    { name: 'approvalDoc', content: JSON.stringify(body) },
  ]);
  for (const { status, body: problem } of [
    await hurried.call(submitNewDocument, captain, { body }),
    await hurried.call(modifyDocument, captain, { params: { id: memo.id }, ...sent }),
  ])
    expect([status, problem]).toMatchObject([413, { code: 'too-large', errors: [{ path: 'content' }] }]);
  expect(await rowCounts(hurried.pool)).toEqual(rows);
  expect(await filesBelow(hurried.filesFolder)).toEqual([]);
  await hurried.close();
  workers.close();
});
