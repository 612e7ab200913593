import { listAudit } from '@portal/contract/admin';
import { actionFamilies } from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { type FamilyName, familyNames, givenAction } from '#testing/safety/given-action';
import { type Airline, givenAirline } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;
let owner: TestEmployee;
let admin: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  owner = await givenEmployee(app, 'owner', air.elsewhere[2].departmentId);
  admin = await givenEmployee(app, 'admin', air.flight);
  await givenGrant(app, admin, 'Admin', 'Level0');
});

afterAll(() => app.close());

const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
const errorsOf = ({ body }: { body: unknown }) =>
  (body as { errors?: { path: string; code: string }[] }).errors?.map(({ path, code }) => [path, code]);

const statusOf = async (family: FamilyName, id: number): Promise<string | undefined> => {
  const table = family.slice(0, -1);
  const { rows } = await app.pool.query(`select status from safety.${table} where id = $1`, [id]);
  return rows[0]?.status;
};
const closedWord = { reports: 'ThirdRiskAssessment', investigations: 'Reassessment', hazards: 'Reassessment' };

describe.each(familyNames)('an action of %s', (family) => {
  const calls = actionFamilies[family];
  const write = (params: { id: number; mid: number }, who: TestEmployee, body: object) =>
    app.call(calls.write, who, { params: { id: params.id, mid: params.mid }, body });
  const read = async ({ id, mid }: { id: number; mid: number }, who = office) =>
    (await app.call(calls.get, who, { params: { id, mid } })).body;

  test('goes through requests, a rejection and the acceptance, each recorded in the thread and the audit trail', async () => {
    const given = await givenAction(app, air, family, owner);
    const { id, mid } = given;
    const said = await write(given, owner, { content: '  점검을 시작합니다 🛠️\n둘째 줄 ' });
    expect([said.status, said.body]).toMatchObject([
      201,
      {
        content: '  점검을 시작합니다 🛠️\n둘째 줄 ',
        author: { id: owner.id },
        actionType: 'None',
        actionCompleted: null,
        answerTo: null,
        attachedFiles: [],
        can: { files: true },
      },
    ]);
    expect(said.body.can).not.toHaveProperty('answer');
    const asked = await write(given, owner, { content: '끝났습니다', actionType: 'Closed', actionCompleted: null });
    expect(asked.body).toMatchObject({ actionType: 'Closed', actionCompleted: null });
    expect(codeOf(await write(given, owner, { content: '또', actionType: 'Closed' }))).toEqual([
      422,
      'closing-requested',
    ]);
    expect(await read(given)).toMatchObject({ status: 'InProgress', isClosingRequested: true });
    expect((await write(given, office, { content: '확인 중' })).status).toBe(201);
    const answer = (tid: number, body: object, who = office) =>
      app.call(calls.answer, who, { params: { id, mid, tid }, body });
    const rejected = await answer(asked.body.id, {
      content: '사진 필요',
      actionType: 'Rejected',
      actionCompleted: false,
    });
    expect(rejected).toMatchObject({ status: 200, body: { status: 'InProgress', isClosingRequested: false } });
    expect(
      rejected.body.threads.map(({ actionType, actionCompleted, answerTo }) => [actionType, actionCompleted, answerTo]),
    ).toEqual([
      ['None', null, null],
      ['Closed', false, null],
      ['None', null, null],
      ['Rejected', false, asked.body.id],
    ]);
    expect(codeOf(await answer(asked.body.id, { content: null, actionType: 'Closed', actionCompleted: true }))).toEqual(
      [409, 'already-answered'],
    );
    const again = await write(given, owner, { content: '사진 첨부', actionType: 'Closed' });
    expect(await statusOf(family, id)).toBe('Action');
    const accepted = await answer(again.body.id, { content: ' ', actionType: 'Closed', actionCompleted: true });
    expect(accepted).toMatchObject({
      status: 200,
      body: { status: 'Completed', completedDate: '2026-11-20T01:00:00.000Z', isClosingRequested: false },
    });
    expect(accepted.body.threads.at(-1)).toMatchObject({
      content: '종결 요청을 승인했습니다.',
      actionType: 'Closed',
      actionCompleted: true,
      answerTo: again.body.id,
      author: { id: office.id },
    });
    expect(accepted.body.can).toEqual({
      message: 'action-ended',
      rootCause: 'action-ended',
      refer: 'action-ended',
      cancel: 'action-ended',
    });
    expect(await statusOf(family, id)).toBe(closedWord[family]);
    expect(codeOf(await write(given, owner, { content: '더' }))).toEqual([422, 'action-ended']);
    const { body: trail } = await app.call(listAudit, admin, { query: { recordType: 'action', recordId: mid } });
    expect(trail.items.map(({ action }) => action).toReversed()).toEqual([
      'assign',
      'message',
      'request-closing',
      'message',
      'reject',
      'request-closing',
      'accept',
    ]);
    expect(JSON.stringify(trail)).not.toContain('사진');
  });

  test('is cancelled with or without a message, and a pending request is rejected with it', async () => {
    const one = await givenAction(app, air, family, owner);
    const cancelled = await app.call(calls.cancel, office, { params: { id: one.id, mid: one.mid } });
    expect([cancelled.status, cancelled.body]).toMatchObject([
      200,
      {
        status: 'Cancelled',
        completedDate: null,
        threads: [{ content: '조치를 취소했습니다.', actionType: 'Canceled', actionCompleted: false, answerTo: null }],
      },
    ]);
    const other = await givenAction(app, air, family, owner);
    const { body: request } = await write(other, owner, { content: '끝', actionType: 'Closed' });
    const { body } = await app.call(calls.cancel, office, {
      params: { id: other.id, mid: other.mid },
      body: { content: '중복된 조치 ✋' },
    });
    expect(body.threads.map(({ content, actionCompleted, answerTo }) => [content, actionCompleted, answerTo])).toEqual([
      ['끝', false, null],
      ['중복된 조치 ✋', false, request.id],
    ]);
    expect(codeOf(await app.call(calls.cancel, office, { params: { id: other.id, mid: other.mid } }))).toEqual([
      422,
      'action-ended',
    ]);
    const back = { reports: 'Notification', investigations: 'Approval', hazards: 'Action' }[family];
    expect(await statusOf(family, other.id)).toBe(back);
  });

  test('of a mitigator who resigned can be ended: a pending request is accepted, another action is cancelled', async () => {
    const leaver = await givenEmployee(app, `leaver-${family}`, air.flight);
    const given = await givenAction(app, air, family, leaver);
    const { body: request } = await write(given, leaver, { content: '끝', actionType: 'Closed' });
    const other = await givenAction(app, air, family, leaver);
    const leave = (day: string) =>
      app.pool.query('update directory.employee set is_resigned = true, resigned_on = $2 where id = $1', [
        leaver.id,
        day,
      ]);
    await leave('2026-11-21');
    expect(await read(given), 'a mitigator with a resign date in the future').toMatchObject({
      mitigatorHasLeft: false,
    });
    await leave('2026-11-20');
    expect(await read(given)).toMatchObject({
      status: 'InProgress',
      mitigator: { id: leaver.id },
      mitigatorHasLeft: true,
    });
    const accepted = await app.call(calls.answer, office, {
      params: { id: given.id, mid: given.mid, tid: request.id },
      body: { actionType: 'Closed', actionCompleted: true },
    });
    expect(accepted.body).toMatchObject({ status: 'Completed', mitigatorHasLeft: false });
    const { body } = await app.call(calls.cancel, office, { params: { id: other.id, mid: other.mid } });
    expect(body).toMatchObject({ status: 'Cancelled' });
  });

  test('takes only answers that fit: to requests alone, in two combinations, a rejection with a reason', async () => {
    const given = await givenAction(app, air, family, owner);
    const { id, mid } = given;
    const { body: plain } = await write(given, owner, { content: '말' });
    const answer = (tid: number, body: object, who = office) =>
      app.call(calls.answer, who, { params: { id, mid, tid }, body });
    const yes = { actionType: 'Closed', actionCompleted: true };
    expect(codeOf(await answer(plain.id, yes))).toEqual([422, 'not-valid']);
    expect(codeOf(await answer(2_000_000_000, yes))).toEqual([404, 'not-found']);
    const { body: request } = await write(given, owner, { content: '끝', actionType: 'Closed' });
    expect(codeOf(await answer(request.id, yes, owner))).toEqual([403, 'no-permission']);
    const no = { actionType: 'Rejected', actionCompleted: false };
    const blank = await answer(request.id, { ...no, content: ' \u200b' });
    expect([codeOf(blank), errorsOf(blank)]).toEqual([[422, 'not-valid'], [['content', 'required']]]);
    for (const pair of [
      { actionType: 'Closed', actionCompleted: false },
      { actionType: 'Closed', actionCompleted: null },
      { actionType: 'Closed' },
      { actionType: 'Rejected', actionCompleted: true },
      { actionType: 'Canceled', actionCompleted: false },
      { actionType: 'None', actionCompleted: null },
    ])
      expect(codeOf(await answer(request.id, { content: '말', ...pair }))).toEqual([422, 'not-valid']);
    expect(codeOf(await answer(request.id, { actionType: 'Opened', actionCompleted: true }))).toEqual([
      400,
      'invalid-input',
    ]);
    for (const [body, path] of [
      [{ content: ' ' }, 'content'],
      [{ content: null }, 'content'],
      [{ content: '말', actionType: 'Rejected' }, 'actionType'],
      [{ content: '말', actionType: 'SavedRootCause' }, 'actionType'],
      [{ content: '말', actionCompleted: true }, 'actionCompleted'],
    ] as const)
      expect([codeOf(await write(given, owner, body)), errorsOf(await write(given, owner, body))?.[0]?.[0]]).toEqual([
        [422, 'not-valid'],
        path,
      ]);
    expect(codeOf(await write(given, owner, { content: '가'.repeat(5001) }))).toEqual([400, 'invalid-input']);
    expect((await write(given, owner, { content: '🛫'.repeat(5000) })).body.content).toBe('🛫'.repeat(5000));
  });
});

test('takes a missing body, with or without a content type, only where the body is optional', async () => {
  const send = async (method: 'POST' | 'PUT', url: string, headers: Record<string, string>) => {
    const response = await app.app.inject({ method, url, headers: { ...tokensOf(office), ...headers } });
    return response.statusCode;
  };
  const json = { 'content-type': 'application/json', 'content-length': '0' };
  for (const headers of [{}, json]) {
    const { id, mid } = await givenAction(app, air, 'hazards', owner);
    const path = `/api/esms/hazards/${id}/mitigations`;
    expect(await send('POST', path, headers)).toBe(400);
    expect(await send('POST', `${path}/${mid}/referrer`, headers)).toBe(400);
    expect(await send('POST', `${path}/${mid}/root-cause`, headers)).toBe(400);
    expect(await send('PUT', `${path}/${mid}/cancel`, headers)).toBe(200);
  }
});
