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
import { createTestApp, type TestApp } from '#testing/test-app';

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

describe.each(familyNames)('an action of %s', (family) => {
  const calls = actionFamilies[family];
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
