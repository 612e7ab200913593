import { createDraft, type DocumentBody, getDocument, submitDraft, updateDraft } from '@portal/contract/approval';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { givenDepartment } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';
import { rowCounts } from '#testing/traces';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

const save = (body: Partial<DocumentBody>) =>
  app.call(createDraft, office.captain, { body: { category: { id: 1 }, ...body } });

test('a draft stores what was written and has neither number nor due day', async () => {
  const { status, body } = await save({ title: '  초안  ', content: '<p>내용</p>', dueDays: 7, comment: '메모' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    title: '초안',
    content: '<p>내용</p>',
    status: 'Draft',
    docNo: null,
    normalType: 'request',
    dueDays: 7,
    dueDate: null,
    comment: '메모',
    approvalDate: '2026-11-20',
    submittedAt: null,
    drafter: { id: office.captain.id },
    version: 1,
  });
});

test('a draft without anything but content gets the title for untitled ones', async () => {
  expect((await save({ content: '<p>내용</p>' })).body.title).toBe('[제목없음]');
  expect((await save({ title: '   ', content: '<p>내용</p>' })).body.title).toBe('[제목없음]');
});

test('a draft with neither title nor content is refused, blank content included', async () => {
  const unseen = ['<script>alert(1)</script>', '<p>&#8203;\u3164</p>', '<img src="https://example.com/a.png">'];
  for (const content of [undefined, '', '<p></p>', '<p>&nbsp; </p>', ...unseen]) {
    const { status, body } = await save({ title: ' \u200b', ...(content === undefined ? {} : { content }) });
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'not-valid', errors: [{ path: 'title', code: 'title-or-content-needed' }] });
  }
});

test('lines are sorted by their seq and numbered again', async () => {
  const { lead, first, second, head } = office;
  const { body } = await save({
    title: '결재선',
    lines: [
      { seq: 900, approvalType: 'Approve', approver: { id: head.id } },
      { seq: 7, approvalType: 'Agreement', approver: { id: first.id } },
      { seq: 7, approvalType: 'Agreement', approver: { id: second.id } },
      { seq: 2, approvalType: 'Approve', approver: { id: lead.id } },
    ],
  });
  expect(body.lines.map(({ seq, approver }) => [seq, approver.id])).toEqual([
    [1, lead.id],
    [2, first.id],
    [2, second.id],
    [3, head.id],
  ]);
});

test('saving again replaces everything, including line and referrers, and increments the version', async () => {
  const { captain, lead, head, first } = office;
  const { body: draft } = await save(sampleMemo([lead], { referrers: [{ type: 'Employee', sourceId: first.id }] }));
  app.now.value = new Date('2026-11-21T15:30:00.000Z');
  const { status, body } = await app.call(updateDraft, captain, {
    params: { id: draft.id },
    body: sampleMemo([head], { title: '다시', comment: null }),
  });
  app.now.value = new Date('2026-11-20T01:00:00.000Z');
  expect(status).toBe(200);
  expect(body).toMatchObject({ title: '다시', approvalDate: '2026-11-22', version: 2, referrers: [] });
  expect(body.lines.map(({ approver }) => approver.id)).toEqual([head.id]);
  expect((await app.call(getDocument, captain, { params: { id: draft.id } })).body).toEqual(body);
});

test('what was submitted cannot be saved as a draft again', async () => {
  const { captain, lead } = office;
  const { body: draft } = await save(sampleMemo([lead]));
  await app.call(submitDraft, captain, { params: { id: draft.id }, body: sampleMemo([lead]) });
  const { status, body } = await app.call(updateDraft, captain, { params: { id: draft.id }, body: sampleMemo([lead]) });
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'already-processed', message: '결재가 처리된 문서 입니다.' });
});

test('a draft is visible to and saved by its drafter alone, even if others are on its line', async () => {
  const { lead } = office;
  const { body: draft } = await save(sampleMemo([lead]));
  for (const stranger of [lead, office.outsider]) {
    const read = await app.call(getDocument, stranger, { params: { id: draft.id } });
    expect(read.status).toBe(401);
    expect(read.body).toMatchObject({ code: 'no-permission-on-document' });
    const written = await app.call(updateDraft, stranger, { params: { id: draft.id }, body: sampleMemo([lead]) });
    expect(written.status).toBe(401);
  }
});

test('a missing document answers 404 with the text of the catalogue', async () => {
  const { status, body } = await app.call(updateDraft, office.captain, {
    params: { id: 2_000_000_000 },
    body: sampleMemo([]),
  });
  expect(status).toBe(404);
  expect(body).toMatchObject({ code: 'document-not-found', message: '존재하지 않는 문서 아이디 입니다.' });
});

test('people who cannot be chosen are named by their place, and nothing is saved', async () => {
  const closed = await givenDepartment(app, 'XX');
  await app.pool.query('update directory.department set is_activated = false where id = $1', [closed]);
  const { captain, lead, former, first } = office;
  const before = await rowCounts(app.pool);
  const cases: [Partial<DocumentBody>, object[]][] = [
    [sampleMemo([lead, former]), [{ path: 'lines.1.approver', code: 'person-inactive' }]],
    [sampleMemo([captain]), [{ path: 'lines.0.approver', code: 'approver-is-drafter' }]],
    [sampleMemo([lead, lead]), [{ path: 'lines.1.approver', code: 'approver-twice' }]],
    [
      sampleMemo([lead], { referrers: [{ type: 'Employee', sourceId: lead.id }] }),
      [{ path: 'lines.0.approver', code: 'approver-is-referrer' }],
    ],
    [
      sampleMemo([lead], {
        referrers: [
          { type: 'Employee', sourceId: first.id },
          { type: 'Employee', sourceId: former.id },
          { type: 'Department', sourceId: closed },
          { type: 'Department', sourceId: 2_000_000_000 },
        ],
      }),
      [
        { path: 'referrers.1', code: 'person-inactive' },
        { path: 'referrers.2', code: 'department-inactive' },
        { path: 'referrers.3', code: 'department-inactive' },
      ],
    ],
    [
      sampleMemo([lead], { referrers: [{ type: 'Employee', sourceId: captain.id }] }),
      [{ path: 'referrers.0', code: 'referrer-is-drafter' }],
    ],
    [
      sampleMemo([lead], {
        referrers: [
          { type: 'Employee', sourceId: first.id },
          { type: 'Department', sourceId: office.department },
          { type: 'Employee', sourceId: first.id },
          { type: 'Department', sourceId: office.department },
        ],
      }),
      [2, 3].map((place) => ({ path: `referrers.${place}`, code: 'referrer-twice' })),
    ],
  ];
  for (const [wrong, errors] of cases) {
    const { status, body } = await save(wrong);
    expect(body).toMatchObject({ code: 'not-valid', errors });
    expect(status).toBe(422);
  }
  expect(await rowCounts(app.pool)).toEqual(before);
});

test('a department of a referrer or the drafter can be a referrer in addition', async () => {
  const { lead, first, department } = office;
  const { status, body } = await save(
    sampleMemo([lead], {
      referrers: [
        { type: 'Employee', sourceId: first.id },
        { type: 'Department', sourceId: department },
      ],
    }),
  );
  expect(status).toBe(201);
  expect(body.referrers.map(({ type, sourceId }) => [type, sourceId])).toEqual([
    ['Employee', first.id],
    ['Department', department],
  ]);
});
