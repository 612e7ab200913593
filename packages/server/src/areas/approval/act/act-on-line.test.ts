import {
  actOnLine,
  type DocumentBody,
  getApprovalCounts,
  getDocument,
  modifyDocument,
} from '@portal/contract/approval';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenMemo, lineOf, sampleMemo } from '#testing/areas/given-memo';
import { givenDepartment, givenEmployee, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let captain: TestEmployee;
let lead: TestEmployee;
let first: TestEmployee;
let second: TestEmployee;
let head: TestEmployee;
let outsider: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  const department = await givenDepartment(app, 'FO');
  captain = await givenEmployee(app, 'captain', department);
  lead = await givenEmployee(app, 'lead', department);
  first = await givenEmployee(app, 'first', department);
  second = await givenEmployee(app, 'second', department);
  head = await givenEmployee(app, 'head', department);
  outsider = await givenEmployee(app, 'outsider', department);
});

afterAll(() => app.close());

type Action = 'Approved' | 'Hold' | 'Reject';

const act = (id: number, lineId: number, caller: TestEmployee, action: Action, comment?: string) =>
  app.call(actOnLine, caller, {
    params: { id, lineId },
    body: { action, ...(comment === undefined ? {} : { comment }) },
  });

const given = (more: Partial<DocumentBody> = {}) =>
  givenMemo(app, captain, [lead, { agree: first }, { agree: second }, head], more);

describe('acting on a line', () => {
  test('a line that approves in order completes the document', async () => {
    const memo = await given();
    expect(memo.lines.map(({ seq }) => seq)).toEqual([1, 2, 2, 3]);
    for (const approver of [lead, second, first]) {
      const { status, body } = await act(memo.id, lineOf(memo, approver), approver, 'Approved', '확인했습니다 👍');
      expect(status).toBe(200);
      expect(body.status).toBe('InProgress');
    }
    const { body } = await act(memo.id, lineOf(memo, head), head, 'Approved');
    expect(body.status).toBe('Completed');
    expect(body.completedAt).toBe('2026-11-20T01:00:00.000Z');
    expect(body.lines.every(({ action }) => action === 'Approved')).toBe(true);
  });

  test('an approver out of turn is refused and nothing changes', async () => {
    const memo = await given();
    const { status, body } = await act(memo.id, lineOf(memo, head), head, 'Approved');
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'not-your-turn' });
    const { body: after } = await app.call(getDocument, head, { params: { id: memo.id } });
    expect(after.version).toBe(memo.version);
  });

  test("acting on somebody else's line is refused", async () => {
    const memo = await given();
    expect((await act(memo.id, lineOf(memo, lead), head, 'Approved')).status).toBe(403);
    expect((await act(memo.id, lineOf(memo, lead), captain, 'Approved')).status).toBe(403);
  });

  test('a person who may not see the document learns only that', async () => {
    const memo = await given();
    const { status, body } = await act(memo.id, lineOf(memo, lead), outsider, 'Approved');
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'no-permission-on-document', message: '열람 권한이 없는 문서입니다.' });
  });

  test('a reject needs a comment, ends the document and leaves later lines unchanged', async () => {
    const memo = await given();
    const without = await act(memo.id, lineOf(memo, lead), lead, 'Reject', '  ');
    expect(without.status).toBe(422);
    expect(without.body).toMatchObject({ errors: [{ path: 'comment', code: 'comment-needed' }] });
    const { body } = await act(memo.id, lineOf(memo, lead), lead, 'Reject', '견적을 보완해 주세요.');
    expect([body.status, body.completedAt]).toEqual(['Rejected', null]);
    expect(body.lines.map(({ action }) => action)).toEqual(['Reject', null, null, null]);
    const late = await act(memo.id, lineOf(memo, first), first, 'Approved');
    expect(late.status).toBe(400);
    expect(late.body).toMatchObject({ code: 'already-acted', message: '이미 결재가 처리된 문서 입니다.' });
  });

  test('a hold keeps the turn, and the same approver approves later', async () => {
    const memo = await given();
    expect((await act(memo.id, lineOf(memo, lead), lead, 'Hold')).body.status).toBe('InProgress');
    const { body: counts } = await app.call(getApprovalCounts, lead);
    expect(counts.requestedCount).toBeGreaterThan(0);
    expect((await act(memo.id, lineOf(memo, lead), lead, 'Approved')).status).toBe(200);
    expect((await act(memo.id, lineOf(memo, lead), lead, 'Approved')).body).toMatchObject({ code: 'already-acted' });
  });

  test('the comment of a hold stays visible after the decision', async () => {
    const memo = await given();
    const at = { params: { id: memo.id, lineId: lineOf(memo, lead) } };
    await app.call(actOnLine, lead, { ...at, body: { action: 'Hold', comment: '예산을 확인하겠습니다' } });
    await app.call(actOnLine, lead, { ...at, body: { action: 'Hold', comment: '아직 확인 중입니다' } });
    const { body } = await app.call(actOnLine, lead, { ...at, body: { action: 'Approved' } });
    expect(body.lines[0]).toMatchObject({
      action: 'Approved',
      comment: null,
      isFinal: false,
      pastActs: [
        { action: 'Hold', comment: '예산을 확인하겠습니다' },
        { action: 'Hold', comment: '아직 확인 중입니다' },
      ],
    });
  });

  test('an approver whose memo was modified is told to reload; a line that never existed is not found', async () => {
    const memo = await given();
    await app.call(modifyDocument, captain, { params: { id: memo.id }, body: sampleMemo([lead, head]) });
    const stale = await act(memo.id, lineOf(memo, lead), lead, 'Approved');
    expect([stale.status, stale.body]).toMatchObject([409, { code: 'changed-meanwhile' }]);
    const byDrafter = await act(memo.id, lineOf(memo, lead), captain, 'Approved');
    expect([byDrafter.status, byDrafter.body]).toMatchObject([404, { code: 'not-found' }]);
    const { body: after } = await app.call(getDocument, lead, { params: { id: memo.id } });
    expect(after.lines.map(({ action }) => action)).toEqual([null, null]);
    expect((await act(memo.id, lineOf(after, lead), lead, 'Approved')).status).toBe(200);
  });

  test('a comment of invisible characters counts as empty', async () => {
    const memo = await given();
    const without = await act(memo.id, lineOf(memo, lead), lead, 'Reject', '\u200b\u3164');
    expect([without.status, without.body]).toMatchObject([422, { errors: [{ code: 'comment-needed' }] }]);
    const { body } = await act(memo.id, lineOf(memo, lead), lead, 'Approved', ' \u2800 ');
    expect(body.lines[0]).toMatchObject({ action: 'Approved', comment: null });
  });

  test('every act leaves an audit entry without the comment', async () => {
    const memo = await given();
    await act(memo.id, lineOf(memo, lead), lead, 'Reject', '비밀스러운 의견');
    const entries = await app.pool.query('select * from audit.entry where record_id = $1 order by id', [memo.id]);
    expect(entries.rows.map(({ action }) => action)).toEqual(['submit', 'reject']);
    expect(entries.rows[1]).toMatchObject({
      actor_id: lead.id,
      before: { status: 'InProgress' },
      after: { status: 'Rejected' },
    });
    expect(JSON.stringify(entries.rows)).not.toContain('비밀');
  });
});

/** The number of concurrent attempts; `RACE_TRIES=1000` runs a long series. */
const TRIES = Number(process.env.RACE_TRIES ?? 50);

describe('two concurrent acts', () => {
  test('of one agreement group both count, and the next step opens once, every time', async () => {
    for (let round = 0; round < TRIES; round += 1) {
      const memo = await givenMemo(app, captain, [{ agree: first }, { agree: second }]);
      const answers = await Promise.all([
        act(memo.id, lineOf(memo, first), first, 'Approved'),
        act(memo.id, lineOf(memo, second), second, 'Approved'),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(answers.filter(({ body }) => body.status === 'Completed')).toHaveLength(1);
      const { body } = await app.call(getDocument, captain, { params: { id: memo.id } });
      expect(body.status).toBe('Completed');
      expect(body.lines.map(({ action }) => action)).toEqual(['Approved', 'Approved']);
    }
  });

  test('of one approver count once, and the other is refused, every time', async () => {
    for (let round = 0; round < TRIES; round += 1) {
      const memo = await givenMemo(app, captain, [lead, head]);
      const answers = await Promise.all([
        act(memo.id, lineOf(memo, lead), lead, 'Approved'),
        act(memo.id, lineOf(memo, lead), lead, round % 2 === 0 ? 'Approved' : 'Reject', '의견'),
      ]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({ code: 'already-acted' });
      const entries = await app.pool.query('select 1 from audit.entry where record_id = $1', [memo.id]);
      expect(entries.rowCount).toBe(2);
    }
  });
});
