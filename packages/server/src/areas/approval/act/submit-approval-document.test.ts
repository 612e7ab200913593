import { createDraft, type DocumentBody, getDocument, submitDraft, submitNewDocument } from '@portal/contract/approval';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sampleMemo } from '#testing/areas/given-memo';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { createTestApp, type TestApp } from '#testing/test-app';
import { rowCounts } from '#testing/traces';

let app: TestApp;
let office: Office;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
});

afterAll(() => app.close());

const submit = (body: DocumentBody) => app.call(submitNewDocument, office.captain, { body });

describe('submitting', () => {
  test('submits a new memo, with number, dates and a line without marks', async () => {
    const { status, body } = await submit(
      sampleMemo([office.lead, office.head], { dueDays: 40, comment: '부탁드립니다' }),
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'InProgress',
      approvalDate: '2026-11-20',
      dueDate: '2026-12-30',
      submittedAt: '2026-11-20T01:00:00.000Z',
      completedAt: null,
      comment: '부탁드립니다',
    });
    expect(body.docNo).toMatch(/^LA-2026-[0-9]{6}$/);
    expect(
      body.lines.every(({ action, actionDate, comment }) => action === null && actionDate === null && comment === null),
    ).toBe(true);
  });

  test('stores the body of the call, not what the draft contained', async () => {
    const { captain, lead, head } = office;
    const { body: draft } = await app.call(createDraft, captain, { body: sampleMemo([lead], { title: '먼저' }) });
    const { status, body } = await app.call(submitDraft, captain, {
      params: { id: draft.id },
      body: sampleMemo([head], { title: '나중' }),
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: draft.id, title: '나중', status: 'InProgress' });
    expect(body.lines.map(({ approver }) => approver.id)).toEqual([head.id]);
  });

  test('happens once: of two concurrent calls one is refused as processed', async () => {
    const { captain, lead } = office;
    for (let round = 0; round < 20; round += 1) {
      const { body: draft } = await app.call(createDraft, captain, { body: sampleMemo([lead]) });
      const both = await Promise.all(
        [1, 2].map(() => app.call(submitDraft, captain, { params: { id: draft.id }, body: sampleMemo([lead]) })),
      );
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      expect(both.find(({ status }) => status === 400)?.body).toMatchObject({ code: 'already-processed' });
    }
  });

  test('names all missing fields together, and takes no number', async () => {
    const before = await rowCounts(app.pool);
    const { body: last } = await submit(sampleMemo([office.lead]));
    const { status, body } = await submit({ category: { id: 1 }, title: ' ', content: '<p> </p>' });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      errors: [
        { path: 'lines', code: 'no-line', message: '결재선을 선택해 주세요.' },
        { path: 'title', code: 'title-blank' },
        { path: 'content', code: 'content-blank' },
      ],
    });
    const { body: next } = await submit(sampleMemo([office.lead]));
    expect(Number(next.docNo?.slice(-6))).toBe(Number(last.docNo?.slice(-6)) + 1);
    expect((await rowCounts(app.pool))['approval.document']).toBe((before['approval.document'] ?? 0) + 2);
  });

  test('accepts a title of 200 characters and refuses one of 201', async () => {
    for (const character of ['가', '🛫']) {
      const { status, body } = await submit(sampleMemo([office.lead], { title: character.repeat(200) }));
      expect([status, body.title]).toEqual([201, character.repeat(200)]);
    }
    const { status, body } = await submit(sampleMemo([office.lead], { title: '가'.repeat(201) }));
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid-input',
      errors: [{ path: 'title', code: 'too-long', message: '200자까지 입력할 수 있습니다.' }],
    });
  });

  test('accepts content that is only a picture, and 30 approvers but not 31', async () => {
    const picture = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="" />';
    expect((await submit(sampleMemo([office.lead], { content: picture }))).status).toBe(201);
    const line = (length: number) =>
      Array.from({ length }, (_, index) => ({ seq: 1, approvalType: 'Approve' as const, approver: { id: index + 1 } }));
    const { body } = await submit(sampleMemo([], { lines: line(31) }));
    expect(body).toMatchObject({ code: 'invalid-input', errors: [{ path: 'lines', code: 'too-many' }] });
    expect((await submit(sampleMemo([], { lines: line(30) }))).body).toMatchObject({ code: 'not-valid' });
  });

  test('refuses approvers who are the drafter, duplicate, resigned, unknown, or also referrers', async () => {
    const { captain, lead, first, former } = office;
    const wrong: [DocumentBody, string, string][] = [
      [sampleMemo([lead, captain]), 'lines.1.approver', 'approver-is-drafter'],
      [sampleMemo([lead, first, lead]), 'lines.2.approver', 'approver-twice'],
      [sampleMemo([former]), 'lines.0.approver', 'person-inactive'],
      [sampleMemo([{ ...lead, id: 2_000_000_000 }]), 'lines.0.approver', 'person-inactive'],
      [
        sampleMemo([lead], { referrers: [{ type: 'Employee', sourceId: lead.id }] }),
        'lines.0.approver',
        'approver-is-referrer',
      ],
    ];
    for (const [body, path, code] of wrong) {
      const answer = await submit(body);
      expect(answer.status).toBe(422);
      expect(answer.body).toMatchObject({ errors: [{ path, code }] });
    }
  });

  test('counts an employee who resigns today as resigned, one who resigns tomorrow as active', async () => {
    const leaving = office.second;
    const resign = (day: string) =>
      app.pool.query('update directory.employee set is_resigned = true, resigned_on = $1 where id = $2', [
        day,
        leaving.id,
      ]);
    await resign('2026-11-20');
    expect((await submit(sampleMemo([leaving]))).status).toBe(422);
    await resign('2026-11-21');
    expect((await submit(sampleMemo([leaving]))).status).toBe(201);
    await app.pool.query('update directory.employee set is_resigned = false, resigned_on = null where id = $1', [
      leaving.id,
    ]);
  });

  test('refuses a draft of another person', async () => {
    const { body: draft } = await app.call(createDraft, office.captain, { body: sampleMemo([office.lead]) });
    const { status } = await app.call(submitDraft, office.lead, {
      params: { id: draft.id },
      body: sampleMemo([office.head]),
    });
    expect(status).toBe(401);
    expect((await app.call(getDocument, office.captain, { params: { id: draft.id } })).body.status).toBe('Draft');
  });
});

describe('self-approval', () => {
  test('completes the memo immediately, with a number and without a line or anything else', async () => {
    const { status, body } = await submit({ category: { id: 1 }, decidesArbitrarily: true });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: '[제목없음]',
      status: 'Completed',
      decidesArbitrarily: true,
      completedAt: '2026-11-20T01:00:00.000Z',
      lines: [],
    });
    expect(body.docNo).toMatch(/^LA-2026-/);
  });

  test('with a line is refused', async () => {
    const { status, body } = await submit(sampleMemo([office.lead], { decidesArbitrarily: true }));
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: [{ path: 'lines', code: 'line-with-self-approval' }] });
  });

  test('is possible for holders of Approval Level2 if the setting says so', async () => {
    const strict = await createTestApp({ selfApproval: 'granted' });
    const { captain, lead, head } = await givenOffice(strict);
    const grant = (id: number, level: string) =>
      strict.pool.query('insert into identity.permission_grant (employee_id, menu, level) values ($1, $2, $3)', [
        id,
        'Approval',
        level,
      ]);
    await grant(lead.id, 'Level2');
    await grant(head.id, 'Level1');
    const self = { body: { category: { id: 1 }, title: '전결', decidesArbitrarily: true } };
    const refused = await strict.call(submitNewDocument, captain, self);
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: 'no-permission' });
    expect((await strict.call(submitNewDocument, head, self)).status).toBe(403);
    expect((await strict.call(submitNewDocument, lead, self)).status).toBe(201);
    expect((await strict.call(createDraft, captain, self)).status).toBe(201);
    await strict.close();
  });
});

describe('what is checked and stored', () => {
  test.each([
    '<script>alert(1)</script>',
    '<img src="https://example.com/pixel.png">',
    '<svg><text>글</text></svg><style>p{}</style>',
    '<table-like></table-like>',
    '<p>&#8203;&shy;&#12644;\u2800</p>',
  ])('content is blank if nothing visible is left after sanitizing: %j', async (content) => {
    const answer = await submit(sampleMemo([office.lead], { content }));
    expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path: 'content', code: 'content-blank' }] }]);
    const { body: draft } = await app.call(createDraft, office.captain, { body: sampleMemo([office.lead]) });
    const late = await app.call(submitDraft, office.captain, {
      params: { id: draft.id },
      body: sampleMemo([office.lead], { content }),
    });
    expect([late.status, late.body]).toMatchObject([422, { errors: [{ path: 'content', code: 'content-blank' }] }]);
  });

  test('a title of invisible characters is blank', async () => {
    const answer = await submit(sampleMemo([office.lead], { title: '\u200b\u3164\u202e' }));
    expect([answer.status, answer.body]).toMatchObject([422, { errors: [{ path: 'title', code: 'title-blank' }] }]);
  });

  test('a title is stored as one line without direction marks', async () => {
    const { body } = await submit(sampleMemo([office.lead], { title: ' 구매\r\n\u202e의\u202c 건\u0007 ' }));
    expect(body.title).toBe('구매 의 건');
  });
});
