import {
  createDelegation,
  createDelegationForOther,
  decideFinally,
  endDelegation,
  listAllDelegations,
  listDelegationProposals,
  listDelegations,
  submitNewDocument,
} from '@portal/contract/approval';
import { deleteEmployee } from '@portal/contract/directory';
import { addDays, type Day } from '@portal/contract/kernel';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { databaseToday, givenDelegation } from '#testing/areas/given-delegation';
import { lineOf, sampleLeave, sampleMemo } from '#testing/areas/given-memo';
import { kindsFor, unreadOf } from '#testing/areas/given-notifications';
import { givenOffice, type Office } from '#testing/areas/given-office';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, givenEntitlement, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let office: Office;
let admin: TestEmployee;
let today: Day;

beforeAll(async () => {
  app = await createTestApp();
  office = await givenOffice(app);
  admin = await givenEmployee(app, 'admin', office.department);
  await givenGrant(app, admin, 'Admin', 'Level0');
  today = await databaseToday(app);
});

beforeEach(async () => {
  await sql`delete from approval.delegation`.execute(app.db);
  await sql`delete from notification.notification`.execute(app.db);
});

afterAll(() => app.close());

const bodyFor = (deputy: TestEmployee, more: object = {}) => ({
  deputy: { id: deputy.id },
  fromDate: today,
  toDate: addDays(today, 3),
  ...more,
});

const make = (principal: TestEmployee, deputy: TestEmployee, more: object = {}) =>
  app.call(createDelegation, principal, { body: bodyFor(deputy, more) });

const end = (who: TestEmployee, id: number, headers: Record<string, string> = {}) =>
  app.call(endDelegation, who, { params: { id }, headers });

test('a principal names a deputy; both see the delegation, nobody else does, and the deputy is notified', async () => {
  const { status, body } = await make(office.lead, office.head, { reason: ' 출장 ' });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    principal: { id: office.lead.id },
    deputy: { id: office.head.id },
    fromDate: today,
    toDate: addDays(today, 3),
    categoryIds: [1, 2],
    reason: '출장',
    leave: null,
    state: 'Current',
    deputyAway: false,
    createdBy: { id: office.lead.id },
    endedAt: null,
    endedBy: null,
    version: 1,
    can: { end: true },
  });
  const seenBy = async (who: TestEmployee) => (await app.call(listDelegations, who)).body.items.map(({ id }) => id);
  expect([await seenBy(office.lead), await seenBy(office.head), await seenBy(office.first)]).toEqual([
    [body.id],
    [body.id],
    [],
  ]);
  const [told] = await unreadOf(app, office.head);
  expect(told).toMatchObject({
    kind: 'approval.deputy-named',
    place: '/approval/delegation',
    record: { title: 'lead → head' },
  });
  expect(await kindsFor(app, office.lead)).toEqual([]);
});

test('the problems of a delegation name their fields', async () => {
  const wrong = async (body: object) => {
    const answer = await app.call(createDelegation, office.lead, { body });
    const { code, errors } = answer.body as unknown as { code: string; errors: { path: string }[] };
    return [answer.status, code, errors.map(({ path }) => path)];
  };
  const refused = (...paths: string[]) => [422, 'not-valid', paths];
  expect(await wrong(bodyFor(office.lead))).toEqual(refused('deputy'));
  expect(await wrong(bodyFor(office.former))).toEqual(refused('deputy'));
  expect(await wrong(bodyFor(office.head, { fromDate: addDays(today, -1) }))).toEqual(refused('fromDate'));
  const late = { fromDate: addDays(today, 366), toDate: addDays(today, 366) };
  expect(await wrong(bodyFor(office.head, late))).toEqual(refused('fromDate'));
  expect(await wrong(bodyFor(office.head, { toDate: addDays(today, -1) }))).toEqual(refused('toDate'));
  expect(await wrong(bodyFor(office.head, { toDate: addDays(today, 120) }))).toEqual(refused('toDate'));
  for (const categoryIds of [[], [9], [1, 1]])
    expect(await wrong(bodyFor(office.head, { categoryIds }))).toEqual(refused('categoryIds'));
  expect(await wrong(bodyFor(office.head, { leave: { id: 999_999 } }))).toEqual(refused('leave'));
  expect((await make(office.lead, office.head, { reason: '가'.repeat(201) })).status).toBe(400);
  expect(
    (await make(office.lead, office.head, { toDate: addDays(today, 119), categoryIds: [2, 1] })).body,
  ).toMatchObject({
    categoryIds: [1, 2],
  });
});

test('a day belongs to one delegation of a principal, also with concurrent calls', async () => {
  const statuses = (await Promise.all([make(office.lead, office.head), make(office.lead, office.first)])).map(
    ({ status, body }) => [status, (body as { code?: string }).code],
  );
  expect(statuses.toSorted()).toEqual([
    [201, undefined],
    [422, 'delegation-overlaps'],
  ]);
  expect(
    (await make(office.lead, office.head, { fromDate: addDays(today, 3), toDate: addDays(today, 5) })).status,
  ).toBe(422);
  expect(
    (await make(office.lead, office.head, { fromDate: addDays(today, 4), toDate: addDays(today, 5) })).status,
  ).toBe(201);
  expect((await make(office.head, office.first)).status).toBe(201);
});

test('principal, deputy and administrators end it immediately; for others it does not exist', async () => {
  const { body: made } = await make(office.lead, office.head);
  const told = async (who: TestEmployee, headers = {}) => {
    const { status, body } = await end(who, made.id, headers);
    return [status, (body as { code?: string }).code];
  };
  expect(await told(office.first)).toEqual([404, 'not-found']);
  expect(await told(office.head, { 'if-match': '"7"' })).toEqual([409, 'changed-meanwhile']);
  const { status, body } = await end(office.head, made.id, { 'if-match': '"1"' });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    state: 'Past',
    endedBy: { id: office.head.id },
    version: 2,
    can: { end: 'already-processed' },
  });
  expect(await told(office.lead)).toEqual([400, 'already-processed']);
  expect(await kindsFor(app, office.lead)).toEqual(['approval.delegation-ended']);
  // The deputy's unread notification of its beginning was removed.
  expect(await kindsFor(app, office.head)).toEqual([]);
  expect((await make(office.lead, office.head)).status).toBe(201);
  const past = await givenDelegation(app, { principal: office.first, deputy: office.head, from: -9, to: -1 });
  expect((await end(admin, past)).status).toBe(400);
  const coming = await givenDelegation(app, { principal: office.first, deputy: office.head, from: 5, to: 9 });
  expect((await end(admin, coming)).body).toMatchObject({ state: 'Past' });
});

test('a delegation is upcoming, current or past by its days, and lists are filtered by that', async () => {
  for (const [from, to] of [
    [-9, -1],
    [-1, 0],
    [1, 2],
  ] as const)
    await givenDelegation(app, { principal: office.lead, deputy: office.head, from, to });
  const states = async (state?: string) =>
    (await app.call(listDelegations, office.head, { query: state === undefined ? {} : { state } })).body;
  expect((await states()).items.map(({ state }) => state)).toEqual(['Coming', 'Current', 'Past']);
  for (const state of ['Coming', 'Current', 'Past'])
    expect((await states(state)).items.map((each) => each.state)).toEqual([state]);
  expect((await states('Past')).total).toBe(1);
});

test('an administrator names a deputy for another person with a reason, and never for or as themselves', async () => {
  const make = (principal: TestEmployee, deputy: TestEmployee, more: object = {}, caller = admin) =>
    app.call(createDelegationForOther, caller, {
      body: { ...bodyFor(deputy, more), principal: { id: principal.id } },
    });
  expect((await make(office.lead, office.head, { reason: '병가' }, office.captain)).status).toBe(403);
  const own = await make(admin, office.head, { reason: '병가' });
  expect([own.status, own.body]).toMatchObject([422, { code: 'own-right' }]);
  expect((await make(office.lead, admin, { reason: '병가' })).body).toMatchObject({ code: 'own-right' });
  const missing = await make(office.lead, office.head);
  expect([missing.status, missing.body]).toMatchObject([422, { errors: [{ path: 'reason' }] }]);
  expect((await make(office.former, office.head, { reason: '병가' })).body).toMatchObject({
    errors: [{ path: 'principal' }],
  });
  const { status, body } = await make(office.lead, office.head, { reason: '병가' });
  expect([status, body.createdBy.id]).toEqual([201, admin.id]);
  expect(await kindsFor(app, office.lead)).toEqual(['approval.deputy-named']);
  const found = await app.call(listAllDelegations, admin, { query: { searchText: 'lead' } });
  expect(found.body.items).toMatchObject([{ id: body.id, can: { end: true } }]);
  expect((await app.call(listAllDelegations, admin, { query: { searchText: 'nobody' } })).body.total).toBe(0);
  expect((await app.call(listAllDelegations, office.lead)).status).toBe(403);
});

test('the principal is notified of a deputy who is absent or resigned', async () => {
  const { body: made } = await make(office.lead, office.head);
  await make(office.head, office.first, { fromDate: addDays(today, 3), toDate: addDays(today, 8) });
  expect(await kindsFor(app, office.lead)).toEqual(['approval.deputy-away']);
  const away = async () =>
    (await app.call(listDelegations, office.lead)).body.items.find(({ id }) => id === made.id)?.deputyAway;
  expect(await away()).toBe(true);
  await sql`update approval.delegation set ended_at = now(), ended_by_id = ${office.head.id} where id <> ${made.id}`.execute(
    app.db,
  );
  expect(await away()).toBe(false);
});

test('one’s own approved leave with whole days is proposed until a delegation overlaps it', async () => {
  app.now.value = new Date(`${today}T03:00:00Z`);
  await givenEntitlement(app, office.first, Number(today.slice(0, 4)), 30);
  await givenEntitlement(app, office.first, Number(today.slice(0, 4)) + 1, 30);
  const leave = async (days: Parameters<typeof sampleLeave>[1]['days']) => {
    const { status, body } = await app.call(submitNewDocument, office.first, {
      body: sampleLeave([], { absenceType: 'Training', days }, { decidesArbitrarily: true }),
    });
    expect(status).toBe(201);
    return body;
  };
  const proposals = async () => (await app.call(listDelegationProposals, office.first)).body;
  await leave([addDays(today, 1)]);
  // A person who is on no line needs no deputy.
  expect(await kindsFor(app, office.first)).toEqual([]);
  expect((await app.call(submitNewDocument, office.captain, { body: sampleMemo([office.first]) })).status).toBe(201);
  const { id, docNo } = await leave([addDays(today, 10), addDays(today, 14)]);
  expect(await proposals()).toEqual([
    { leave: expect.anything(), fromDate: addDays(today, 1), toDate: addDays(today, 1), deputy: null },
    { leave: { id, docNo }, fromDate: addDays(today, 10), toDate: addDays(today, 14), deputy: null },
  ]);
  expect(await kindsFor(app, office.first)).toContain('approval.deputy-proposed');
  const { status, body } = await make(office.first, office.head, {
    fromDate: addDays(today, 14),
    toDate: addDays(today, 14),
    leave: { id },
  });
  expect([status, body.leave]).toEqual([201, { id, docNo, status: 'Completed' }]);
  expect(await kindsFor(app, office.first)).not.toContain('approval.deputy-proposed');
  expect((await proposals()).map(({ fromDate, deputy }) => [fromDate, deputy?.id])).toEqual([
    [addDays(today, 1), office.head.id],
  ]);
  // The leave it was made for is shown to the principal alone.
  expect((await app.call(listDelegations, office.head)).body.items[0]?.leave).toBeNull();
});

test('a leave that is completed by a final decision is proposed too', async () => {
  app.now.value = new Date(`${today}T03:00:00Z`);
  await givenGrant(app, office.lead, 'Approval', 'Level2');
  await app.call(submitNewDocument, office.captain, { body: sampleMemo([office.outsider]) });
  const days = { absenceType: 'Training' as const, days: [addDays(today, 30)] };
  const { body: leave } = await app.call(submitNewDocument, office.outsider, {
    body: sampleLeave([office.lead, office.head], days),
  });
  const params = { id: leave.id, lineId: lineOf(leave, office.lead) };
  expect((await app.call(decideFinally, office.lead, { params, body: {} })).body.status).toBe('Completed');
  expect((await app.call(listDelegationProposals, office.outsider)).body).toMatchObject([{ leave: { id: leave.id } }]);
  expect(await unreadOf(app, office.outsider)).toContainEqual(
    expect.objectContaining({
      kind: 'approval.deputy-proposed',
      place: '/approval/delegation',
      record: expect.objectContaining({ id: leave.id }),
    }),
  );
});

test('a person who is named in a delegation cannot be deleted', async () => {
  const named = await givenEmployee(app, 'named', office.department);
  await givenDelegation(app, { principal: office.lead, deputy: named, from: -3, to: -1 });
  const answer = await app.call(deleteEmployee, admin, { params: { id: named.id } });
  expect([answer.status, answer.body]).toMatchObject([409, { code: 'has-records' }]);
});
