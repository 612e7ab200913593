import { listAudit } from '@portal/contract/admin';
import { actionFamilies, listMyActions, reportAssessments } from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { unreadOf } from '#testing/areas/given-notifications';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import {
  type FamilyName,
  familyNames,
  givenAction,
  givenActions,
  givenCaseOf,
  givenNotified,
} from '#testing/safety/given-action';
import { givenAssessment } from '#testing/safety/given-case';
import { type Airline, givenAirline } from '#testing/safety/given-report';
import { createTestApp, type TestApp, tokensOf } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;
let owner: TestEmployee;
let second: TestEmployee;
let informed: TestEmployee;
let admin: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  owner = await givenEmployee(app, 'owner', air.elsewhere[2].departmentId);
  second = await givenEmployee(app, 'second', air.elsewhere[2].departmentId);
  informed = await givenEmployee(app, 'informed', air.elsewhere[2].departmentId);
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

  test('is assigned to several at once, in the order of the body, due in five days unless said otherwise', async () => {
    const id = await givenCaseOf(app, air, family);
    const made = await app.call(calls.assign, office, {
      params: { id },
      body: [
        { mitigator: { id: second.id }, dueDate: '2026-11-20' },
        { mitigator: { id: owner.id } },
        { mitigator: { id: informed.id }, dueDate: null },
      ],
    });
    expect(made.status).toBe(201);
    expect(made.body.map(({ mitigator, dueDate }) => [mitigator.id, dueDate])).toEqual([
      [second.id, '2026-11-20'],
      [owner.id, '2026-11-25'],
      [informed.id, '2026-11-25'],
    ]);
    const [first] = made.body;
    expect(first).toMatchObject({
      actionNo: expect.stringMatching(/^ACT-2026-[0-9]{5}$/),
      status: 'InProgress',
      case: { type: { reports: 'Report', investigations: 'Investigation', hazards: 'Hazard' }[family], id },
      isOverdue: false,
      isClosingRequested: false,
      assignedBy: { id: office.id },
      createdDate: '2026-11-20T01:00:00.000Z',
      completedDate: null,
      rootCause: null,
      referrers: [],
      attachedFiles: [],
      threads: [],
      can: { message: true, rootCause: true, refer: true, cancel: true },
    });
    const numbers = made.body.map(({ actionNo }) => Number(actionNo.slice(-5)));
    expect(numbers).toEqual([numbers[0], (numbers[0] ?? 0) + 1, (numbers[0] ?? 0) + 2]);
    const { body: listed } = await app.call(calls.list, office, { params: { id } });
    expect(listed.map(({ id: each }) => each)).toEqual(made.body.map(({ id: each }) => each));
    expect(listed[0]).not.toHaveProperty('threads');
    expect(await statusOf(family, id)).toBe('Action');
    const { body: trail } = await app.call(listAudit, admin, {
      query: { recordType: 'action', recordId: first?.id ?? 0 },
    });
    expect(trail.items.map(({ action, actor }) => [action, actor?.id])).toEqual([['assign', office.id]]);
  });

  test('has for each assignee its instruction as the first message of its own thread', async () => {
    const id = await givenCaseOf(app, air, family);
    const instruction = '  표지를 새로 칠한다\n사진을 남긴다 ';
    const { body: made } = await app.call(calls.assign, office, {
      params: { id },
      body: [
        { mitigator: { id: owner.id }, instruction },
        { mitigator: { id: second.id }, instruction: ' \n' },
        { mitigator: { id: informed.id }, instruction: null },
      ],
    });
    expect(made.map((each) => each.instruction)).toEqual([instruction, null, null]);
    expect(made[0]?.threads).toMatchObject([
      {
        content: instruction,
        author: { id: office.id },
        actionType: 'None',
        actionCompleted: null,
        can: { files: true },
      },
    ]);
    expect(made[1]?.threads).toEqual([]);
    const { body: listed } = await app.call(calls.list, office, { params: { id } });
    expect(listed.map((each) => each.instruction)).toEqual([instruction, null, null]);
    const { body: mine } = await app.call(listMyActions, owner, { query: { limit: 100 } });
    expect(mine.items.find(({ mitigationId }) => mitigationId === made[0]?.id)).toMatchObject({ instruction });
    const told = (await unreadOf(app, owner)).find(({ record }) => record.id === made[0]?.id);
    expect([told?.kind, told?.record.title]).toEqual(['safety.action-assigned', '표지를 새로 칠한다']);
    const tooLong = [{ mitigator: { id: owner.id }, instruction: '가'.repeat(5_001) }];
    expect(codeOf(await app.call(calls.assign, office, { params: { id }, body: tooLong }))).toEqual([
      400,
      'invalid-input',
    ]);
  });

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

  test('is assigned to a person once at a time: not twice in a body, and not again before its end', async () => {
    const { id, mid } = await givenAction(app, air, family, owner);
    const assign = (...people: TestEmployee[]) =>
      app.call(calls.assign, office, { params: { id }, body: people.map((each) => ({ mitigator: { id: each.id } })) });
    const refused = await assign(second, owner);
    expect([codeOf(refused), errorsOf(refused)]).toEqual([
      [422, 'already-designated'],
      [['1.mitigator', 'designated']],
    ]);
    expect(codeOf(await assign(second, second))).toEqual([422, 'already-designated']);
    expect((await app.call(calls.list, office, { params: { id } })).body).toHaveLength(1);
    expect((await assign(second)).status).toBe(201);
    await app.call(calls.cancel, office, { params: { id, mid } });
    expect((await assign(owner)).status).toBe(201);
  });

  test('is refused by naming assignees who are not valid and due days in the past', async () => {
    const id = await givenCaseOf(app, air, family);
    const former = await givenEmployee(app, `former-${family}`, air.flight, { resignedOn: '2026-11-19' });
    const refused = await app.call(calls.assign, office, {
      params: { id },
      body: [
        { mitigator: { id: owner.id }, dueDate: '2026-11-19' },
        { mitigator: { id: former.id } },
        { mitigator: { id: 2_000_000_000 } },
      ],
    });
    expect([codeOf(refused), errorsOf(refused)]).toEqual([
      [422, 'not-valid'],
      [
        ['0.dueDate', 'day-gone-by'],
        ['1.mitigator', 'person-inactive'],
        ['2.mitigator', 'person-inactive'],
      ],
    ]);
    expect(codeOf(await app.call(calls.assign, office, { params: { id }, body: [] }))).toEqual([400, 'invalid-input']);
  });

  test('is overdue from the day after its due day, while under way', async () => {
    const id = await givenCaseOf(app, air, family);
    const [action] = await givenActions(app, { family, id, by: office }, [owner], '2026-11-20');
    const given = { id, mid: action?.id ?? 0 };
    expect(await read(given)).toMatchObject({ isOverdue: false });
    app.now.value = new Date('2026-11-20T15:00:00.000Z');
    expect(await read(given)).toMatchObject({ isOverdue: true });
    await app.call(calls.cancel, office, { params: given });
    expect(await read(given)).toMatchObject({ isOverdue: false });
    app.now.value = new Date('2026-11-20T01:00:00.000Z');
  });

  test('has a root cause whose changes are recorded in its thread', async () => {
    const given = await givenAction(app, air, family, owner);
    const params = { id: given.id, mid: given.mid };
    const { rootCause } = calls;
    expect((await app.call(rootCause.get, owner, { params })).status).toBe(204);
    const body = { level1: { id: 1 }, level2: null, description: '  ' };
    const missing = await app.call(rootCause.change, owner, { params, body });
    expect(codeOf(missing)).toEqual([404, 'not-found']);
    const saved = await app.call(rootCause.create, owner, { params, body });
    expect([saved.status, saved.body]).toMatchObject([201, { level1: { id: 1 }, level2: null, description: null }]);
    expect(codeOf(await app.call(rootCause.create, office, { params, body }))).toEqual([409, 'changed-meanwhile']);
    const described = { level1: { id: 1 }, description: '절차 미비' };
    await app.call(rootCause.change, office, { params, body: described });
    expect((await read(given)).rootCause).toMatchObject({ description: '절차 미비', version: 2 });
    expect((await app.call(rootCause.remove, owner, { params })).status).toBe(204);
    const { threads } = await read(given);
    expect(threads.map(({ actionType, content, author }) => [actionType, content, author.id])).toEqual([
      ['SavedRootCause', saved.body.level1?.name, owner.id],
      ['SavedRootCause', '절차 미비', office.id],
      ['None', '근본 원인을 삭제했습니다.', owner.id],
    ]);
  });

  test('has referrers, who are named in its thread, read it alone and never write', async () => {
    const given = await givenAction(app, air, family, owner);
    const params = { id: given.id, mid: given.mid };
    const refer = (body: number[], who = owner) => app.call(calls.addReferrers, who, { params, body });
    const added = await refer([informed.id, second.id, informed.id]);
    expect([added.status, added.body]).toMatchObject([
      201,
      [
        { seq: 1, referrer: { id: informed.id }, mitigationId: given.mid },
        { seq: 2, referrer: { id: second.id }, mitigationId: given.mid },
      ],
    ]);
    expect((await refer([second.id])).body).toHaveLength(2);
    const refused = await refer([owner.id, second.id, office.id, 2_000_000_000], office);
    expect([codeOf(refused), errorsOf(refused)]).toEqual([
      [422, 'not-valid'],
      [
        ['0', 'is-mitigator'],
        ['2', 'is-oneself'],
        ['3', 'person-inactive'],
      ],
    ]);
    const [other] = await givenActions(app, { family, id: given.id, by: office }, [second]);
    expect((await read(given, informed)).can).toEqual({});
    expect(codeOf(await write(given, informed, { content: '읽었습니다' }))).toEqual([403, 'no-permission']);
    const listed = await app.call(calls.list, informed, { params: { id: given.id } });
    expect(listed.body.map(({ id }) => id)).toEqual([given.mid]);
    const hidden = await app.call(calls.get, informed, { params: { id: given.id, mid: other?.id ?? 0 } });
    expect(codeOf(hidden)).toEqual([403, 'no-permission']);
    const remove = (refId: number) => app.call(calls.removeReferrer, owner, { params: { ...params, refId } });
    expect((await remove(informed.id)).status).toBe(204);
    expect(codeOf(await remove(informed.id))).toEqual([404, 'not-found']);
    const gone = await app.call(calls.get, informed, { params });
    expect(codeOf(gone)).toEqual(family === 'reports' ? [401, 'no-permission-on-document'] : [403, 'no-permission']);
    const { threads, referrers } = await read(given);
    expect(referrers.map(({ seq, referrer }) => [seq, referrer.id])).toEqual([[1, second.id]]);
    expect(threads.map(({ actionType, content }) => [actionType, content])).toEqual([
      ['None', 'informed, second 님을 참조자로 추가했습니다.'],
      ['None', 'informed 님을 참조자에서 제외했습니다.'],
    ]);
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

  test('can be polled for messages after a given one', async () => {
    const given = await givenAction(app, air, family, owner);
    const params = { id: given.id, mid: given.mid };
    const ids: number[] = [];
    for (const content of ['하나', '둘', '셋']) ids.push((await write(given, owner, { content })).body.id);
    const after = async (query: object) =>
      (await app.call(calls.listThreads, owner, { params, query: { ...query } })).body.map(({ content }) => content);
    expect(await after({})).toEqual(['하나', '둘', '셋']);
    expect(await after({ after: ids[0] })).toEqual(['둘', '셋']);
    expect(await after({ after: ids[2] })).toEqual([]);
  });

  test('takes a message once for each Idempotency-Key', async () => {
    const given = await givenAction(app, air, family, owner);
    const params = { id: given.id, mid: given.mid };
    const send = () =>
      app.call(calls.write, owner, {
        params,
        body: { content: '한 번' },
        headers: { 'idempotency-key': `k-${family}` },
      });
    const [one, other] = [await send(), await send()];
    expect(other.body).toEqual(one.body);
    expect((await read(given)).threads).toHaveLength(1);
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

test('added to a report invalidates its third assessment', async () => {
  const id = await givenNotified(app, air);
  const { answer, assign, write } = actionFamilies.reports;
  const [action] = await givenActions(app, { family: 'reports', id, by: office }, [owner]);
  const params = { id, mid: action?.id ?? 0 };
  const { body: request } = await app.call(write, owner, { params, body: { content: '끝', actionType: 'Closed' } });
  const yes = { actionType: 'Closed', actionCompleted: true };
  await app.call(answer, office, { params: { ...params, tid: request.id }, body: yes });
  await givenAssessment(app, office, id, [3, '1E']);
  await app.call(assign, office, { params: { id }, body: [{ mitigator: { id: owner.id } }] });
  const { body } = await app.call(reportAssessments.list, office, { params: { id } });
  expect(body?.map(({ seq, archivedDate }) => [seq, archivedDate !== null])).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ]);
});
