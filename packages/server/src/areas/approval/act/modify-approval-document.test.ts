import { actOnLine, type DocumentBody, getDocument, modifyDocument } from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { multipart } from '#testing/multipart';
import { createTestApp, type TestApp } from '#testing/test-app';
import { filesBelow, rowCounts } from '#testing/traces';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

const modify = (id: number, body: DocumentBody, caller = office.captain) =>
  app.call(modifyDocument, caller, { params: { id }, body });

const sent = (body: DocumentBody, ...files: { name: string; content: string }[]) =>
  multipart([
    { name: 'approvalDoc', content: JSON.stringify(body) },
    ...files.map(({ name, content }) => ({ name: 'files', filename: name, content })),
  ]);

test('a memo on which nobody acted is changed by JSON; number and dates stay, the line starts over', async () => {
  const { captain, lead, head, first } = office;
  const memo = await givenMemo(app, captain, [lead, head], { dueDays: 3 });
  app.now.value = new Date('2026-11-25T01:00:00.000Z');
  const { status, body } = await modify(
    memo.id,
    sampleMemo([head, { agree: first }], { title: '고친 제목', dueDays: 10 }),
  );
  app.now.value = new Date('2026-11-20T01:00:00.000Z');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    docNo: memo.docNo,
    title: '고친 제목',
    status: 'InProgress',
    approvalDate: '2026-11-20',
    submittedAt: memo.submittedAt,
    dueDate: '2026-11-30',
    version: memo.version + 1,
  });
  expect(body.lines.map(({ approver, seq, action }) => [approver.id, seq, action])).toEqual([
    [head.id, 1, null],
    [first.id, 2, null],
  ]);
  const old = await app.call(actOnLine, head, {
    params: { id: memo.id, lineId: lineOf(memo, head) },
    body: { action: 'Approved' },
  });
  expect([old.status, old.body]).toMatchObject([409, { code: 'changed-meanwhile' }]);
  expect((await app.call(getDocument, lead, { params: { id: memo.id } })).status).toBe(401);
});

test('it is also changed by multipart, adding files to the present ones', async () => {
  const memo = await givenMemo(app, office.captain, [office.lead]);
  const first = await app.call(modifyDocument, office.captain, {
    params: { id: memo.id },
    ...sent(sampleMemo([office.head]), { name: '하나.txt', content: '하나' }),
  });
  expect(first.status).toBe(200);
  const { body } = await app.call(modifyDocument, office.captain, {
    params: { id: memo.id },
    ...sent(sampleMemo([office.head]), { name: '둘.txt', content: '둘둘' }, { name: '셋.txt', content: '셋' }),
  });
  expect(body.attachedFiles.map(({ name, size }) => [name, size])).toEqual([
    ['하나.txt', 6],
    ['둘.txt', 6],
    ['셋.txt', 3],
  ]);
  expect(await filesBelow(app.filesFolder)).toHaveLength(3);
});

test('its JSON part may be a file, as browsers send a blob', async () => {
  const memo = await givenMemo(app, office.captain, [office.lead]);
  const sentAsBlob = multipart([
    { name: 'approvalDoc', filename: 'blob', content: JSON.stringify(sampleMemo([office.head], { title: '블롭' })) },
    { name: 'files', filename: 'a.txt', content: 'a' },
  ]);
  const { status, body } = await app.call(modifyDocument, office.captain, { params: { id: memo.id }, ...sentAsBlob });
  expect([status, body]).toMatchObject([200, { title: '블롭', attachedFiles: [{ name: 'a.txt' }] }]);
});

test('a multipart call whose JSON part is invalid, missing or duplicate changes nothing and stores no file', async () => {
  const memo = await givenMemo(app, office.captain, [office.lead]);
  const file = { name: 'files', filename: 'a.txt', content: 'left behind?' };
  const rows = await rowCounts(app.pool);
  const files = await filesBelow(app.filesFolder);
  const json = JSON.stringify(sampleMemo([office.head]));
  const wrong: [{ name: string; filename?: string; content: string }[], number][] = [
    [[file], 400],
    [[file, { name: 'approvalDoc', content: '{"title":' }], 400],
    [[file, { name: 'approvalDoc', content: '{"unknown":1,"category":{"id":1}}' }], 400],
    [[file, { name: 'approvalDoc', content: '{"__proto__":{"x":1},"category":{"id":1}}' }], 400],
    [[file, { name: 'approvalDoc', content: JSON.stringify(sampleMemo([])) }], 422],
    [[file, { name: 'somethingElse', content: json }], 400],
    [
      [
        { ...file, name: 'photo' },
        { name: 'approvalDoc', content: json },
      ],
      400,
    ],
    [[file, { name: 'approvalDoc', content: json }, { name: 'approvalDoc', content: json }], 400],
  ];
  for (const [parts, expected] of wrong) {
    const { status, body } = await app.call(modifyDocument, office.captain, {
      params: { id: memo.id },
      ...multipart(parts),
    });
    expect(body).toHaveProperty('code');
    expect(status).toBe(expected);
  }
  const { body: after } = await app.call(getDocument, office.captain, { params: { id: memo.id } });
  expect(after).toEqual(memo);
  expect(await rowCounts(app.pool)).toEqual(rows);
  expect(await filesBelow(app.filesFolder)).toEqual(files);
});

test('after an act, including a hold, it is refused as processed', async () => {
  for (const action of ['Hold', 'Approved'] as const) {
    const memo = await givenMemo(app, office.captain, [office.lead, office.head]);
    await app.call(actOnLine, office.lead, {
      params: { id: memo.id, lineId: lineOf(memo, office.lead) },
      body: { action },
    });
    const { status, body } = await modify(memo.id, sampleMemo([office.head]));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'already-processed', message: '결재가 처리된 문서 입니다.' });
  }
});

test('of a concurrent modification and act one succeeds and the other is refused', async () => {
  for (let round = 0; round < 20; round += 1) {
    const memo = await givenMemo(app, office.captain, [office.lead]);
    const [modified, acted] = await Promise.all([
      modify(memo.id, sampleMemo([office.lead], { title: '고침' })),
      app.call(actOnLine, office.lead, {
        params: { id: memo.id, lineId: lineOf(memo, office.lead) },
        body: { action: 'Approved' },
      }),
    ]);
    const { body } = await app.call(getDocument, office.captain, { params: { id: memo.id } });
    if (modified.status === 200) {
      expect([acted.status, acted.body]).toMatchObject([409, { code: 'changed-meanwhile' }]);
      expect(body).toMatchObject({ title: '고침', status: 'InProgress' });
    } else {
      expect([modified.status, acted.status]).toEqual([400, 200]);
      expect(body).toMatchObject({ title: memo.title, status: 'Completed' });
    }
  }
});

test('only the drafter modifies, and only a document in progress', async () => {
  const { captain, lead, outsider } = office;
  const memo = await givenMemo(app, captain, [lead]);
  const byApprover = await modify(memo.id, sampleMemo([office.head]), lead);
  expect([byApprover.status, byApprover.body]).toMatchObject([403, { code: 'no-permission' }]);
  expect((await modify(memo.id, sampleMemo([lead]), outsider)).status).toBe(401);
  const { body: self } = await app.call(modifyDocument, captain, { params: { id: memo.id }, body: sampleMemo([lead]) });
  expect(self.version).toBe(memo.version + 1);
  const done = await givenMemo(app, captain, [], { decidesArbitrarily: true });
  expect((await modify(done.id, sampleMemo([lead]))).body).toMatchObject({ code: 'already-processed' });
});

test('a modification needs the same fields as a submission; it never becomes a self-approval', async () => {
  const memo = await givenMemo(app, office.captain, [office.lead]);
  const { status, body } = await modify(memo.id, { category: { id: 1 }, title: '', decidesArbitrarily: true });
  expect(status).toBe(422);
  expect(body).toMatchObject({ errors: [{ code: 'no-line' }, { code: 'title-blank' }, { code: 'content-blank' }] });
  const still = await modify(memo.id, sampleMemo([office.lead], { decidesArbitrarily: true }));
  expect(still.body).toMatchObject({ decidesArbitrarily: false, status: 'InProgress' });
});

test.each([
  '<script>alert(1)</script>',
  '<p><iframe src="https://example.com"></iframe></p>',
  '<p>\u200b&#x3164;&ZeroWidthSpace;</p>',
])('content is blank if nothing visible is left after sanitizing: %j', async (content) => {
  const memo = await givenMemo(app, office.captain, [office.lead]);
  const { status, body } = await modify(memo.id, sampleMemo([office.lead], { content }));
  expect([status, body]).toMatchObject([422, { errors: [{ path: 'content', code: 'content-blank' }] }]);
});
