import { deleteEmployee } from '@portal/contract/directory';
import {
  actionFamilies,
  getReport,
  listCreatedActions,
  listMyActions,
  listReferredActions,
  type MyAction,
} from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import {
  givenAction,
  givenActions,
  givenHazardOf,
  givenInvestigation,
  givenNotified,
} from '#testing/safety/given-action';
import { type Airline, givenAirline } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let office: TestEmployee;
let admin: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = air.level[6];
  admin = await givenEmployee(app, 'admin', air.flight);
  await givenGrant(app, admin, 'Admin', 'Level0');
});

afterAll(() => app.close());

const lists = { assigned: listMyActions, referrer: listReferredActions, created: listCreatedActions };
const listed = async (name: keyof typeof lists, who: TestEmployee, query = {}) =>
  (await app.call(lists[name], who, { query })).body;
const idsOf = ({ items }: { items: MyAction[] }) => items.map(({ mitigationId }) => mitigationId);

describe('My Action', () => {
  test('shows what each action belongs to, in all three families and all statuses', async () => {
    const owner = await givenEmployee(app, 'o-families', air.flight);
    const hazard = await givenAction(app, air, 'hazards', owner);
    const investigation = await givenAction(app, air, 'investigations', owner);
    const report = await givenAction(app, air, 'reports', owner);
    const params = { id: investigation.id, mid: investigation.mid };
    await app.call(actionFamilies.investigations.cancel, office, { params });
    const body = { content: '끝', actionType: 'Closed' };
    await app.call(actionFamilies.hazards.write, owner, { params: { id: hazard.id, mid: hazard.mid }, body });
    const page = await listed('assigned', owner);
    expect(page).toMatchObject({ total: 3, offset: 0, limit: 10 });
    expect(page.items).toMatchObject([
      {
        mitigationId: report.mid,
        actionNo: report.action.actionNo,
        subject: '이륙 중 조류 충돌 🛫',
        status: 'InProgress',
        dueDate: '2026-11-25',
        isOverdue: false,
        isClosingRequested: false,
        mitigator: { id: owner.id, department: { id: air.flight } },
        createdDate: '2026-11-20T01:00:00.000Z',
        source: 'Report',
        sourceId: report.id,
        sourceNo: report.action.case.no,
      },
      { mitigationId: investigation.mid, status: 'Cancelled', source: 'Investigation', sourceId: investigation.id },
      { mitigationId: hazard.mid, isClosingRequested: true, source: 'Hazard', sourceId: hazard.id },
    ]);
    app.now.value = new Date('2026-11-25T15:00:00.000Z');
    expect((await listed('assigned', owner)).items.map(({ isOverdue }) => isOverdue)).toEqual([true, false, true]);
    app.now.value = new Date('2026-11-20T01:00:00.000Z');
  });

  test('separates the three lists and follows changes of referrers', async () => {
    const owner = await givenEmployee(app, 'o-apart', air.flight);
    const informed = await givenEmployee(app, 'i-apart', air.flight);
    const { id, mid } = await givenAction(app, air, 'hazards', owner);
    const { addReferrers, removeReferrer } = actionFamilies.hazards;
    await app.call(addReferrers, owner, { params: { id, mid }, body: [informed.id] });
    expect([idsOf(await listed('referrer', informed)), idsOf(await listed('assigned', informed))]).toEqual([[mid], []]);
    expect([idsOf(await listed('referrer', owner)), idsOf(await listed('assigned', owner))]).toEqual([[], [mid]]);
    await app.call(removeReferrer, owner, { params: { id, mid, refId: informed.id } });
    expect(idsOf(await listed('referrer', informed))).toEqual([]);
    const refused = await app.call(listCreatedActions, owner);
    expect([refused.status, refused.body]).toMatchObject([403, { code: 'no-permission' }]);
    expect((await app.call(listCreatedActions, air.level[4])).status).toBe(403);
  });

  test('lists as created the actions that one assigned and those of one’s investigations and hazards, each once', async () => {
    const mine = await givenEmployee(app, 'm-created', air.flight);
    await givenGrant(app, mine, 'ESMS', 'Level5');
    const owner = await givenEmployee(app, 'o-created', air.flight);
    const other = await givenEmployee(app, 'x-created', air.flight);
    const at = (family: 'reports' | 'investigations' | 'hazards', id: number, by: TestEmployee, who: TestEmployee) =>
      givenActions(app, { family, id, by }, [who]);
    const investigation = await givenInvestigation(app, { author: mine });
    const hazard = await givenHazardOf(app, mine);
    const report = await givenNotified(app, air);
    const made = [
      await at('investigations', investigation, mine, owner),
      await at('investigations', investigation, office, other),
      await at('hazards', hazard, office, owner),
      await at('reports', report, mine, owner),
    ].flat();
    await at('reports', report, office, other);
    expect(idsOf(await listed('created', mine))).toEqual(made.map(({ id }) => id).toReversed());
    expect((await listed('created', mine)).total).toBe(4);
  });

  test('lists as waiting the mitigator’s actions under way and, for those who decide, the pending closing requests', async () => {
    const [owner, mine] = [
      await givenEmployee(app, 'o-waiting', air.flight),
      await givenEmployee(app, 'm-waiting', air.flight),
    ];
    await givenGrant(app, mine, 'ESMS', 'Level5');
    const made: { id: number; mid: number }[] = [];
    for (const dueDate of ['2026-12-03', '2026-12-01', '2026-12-02', '2026-12-01']) {
      const id = await givenHazardOf(app, mine);
      const [action] = await givenActions(app, { family: 'hazards', id, by: mine }, [owner], dueDate);
      made.push({ id, mid: action?.id ?? 0 });
    }
    const mids = made.map(({ mid }) => mid);
    const waiting = { waiting: true } as const;
    const byDue = [mids[1], mids[3], mids[2], mids[0]];
    expect(idsOf(await listed('assigned', owner, waiting))).toEqual(mids.toReversed());
    expect(idsOf(await listed('assigned', owner, { ...waiting, sort: 'Due' }))).toEqual(byDue);
    const paged = await listed('assigned', owner, { ...waiting, sort: 'Due', limit: 2, offset: 1 });
    expect([idsOf(paged), paged.total]).toEqual([byDue.slice(2), 4]);
    expect(await listed('created', mine, waiting)).toMatchObject({ items: [], total: 0 });
    const body = { content: '끝', actionType: 'Closed' };
    for (const params of [made[0], made[1], made[2]])
      await app.call(actionFamilies.hazards.write, owner, { params: params ?? { id: 0, mid: 0 }, body });
    expect(idsOf(await listed('created', mine, waiting))).toEqual([mids[2], mids[1], mids[0]]);
    expect(idsOf(await listed('created', mine, { ...waiting, sort: 'Due' }))).toEqual([mids[1], mids[2], mids[0]]);
    await app.call(actionFamilies.hazards.cancel, mine, { params: made[1] ?? { id: 0, mid: 0 } });
    expect(idsOf(await listed('created', mine, { ...waiting, sort: 'Due' }))).toEqual([mids[2], mids[0]]);
    const left = await listed('assigned', owner, { ...waiting, sort: 'Due' });
    expect([idsOf(left), left.total]).toEqual([[mids[3], mids[2], mids[0]], 3]);
    expect(idsOf(await listed('assigned', owner, { sort: 'Due' }))).toEqual(byDue);
    expect((await app.call(listReferredActions, owner, { query: waiting })).status).toBe(400);
    expect((await app.call(listMyActions, owner, { query: { sort: 'Oldest' } })).status).toBe(400);
  });

  test('pages by ten, newest first, and counts to a thousand', async () => {
    const owner = await givenEmployee(app, 'o-paged', air.flight);
    const id = await givenNotified(app, air);
    await app.pool.query(
      `insert into safety.action (case_id, action_no, status, mitigator_id, due_on, assigned_by_id, created_at)
       select $1, 'ACT-TEST-' || n, 'Cancelled', $2, '2026-11-25', $3, now() from generate_series(1, 1005) n`,
      [id, owner.id, office.id],
    );
    const first = await listed('assigned', owner);
    expect(first).toMatchObject({ total: 1000, totalCapped: true, limit: 10 });
    expect(first.items.map(({ actionNo }) => actionNo)).toEqual(
      Array.from({ length: 10 }, (_, n) => `ACT-TEST-${1005 - n}`),
    );
    expect((await listed('assigned', owner, { offset: 1 })).items[0]?.actionNo).toBe('ACT-TEST-995');
    expect((await listed('assigned', owner, { offset: 2, limit: 500 })).items).toHaveLength(5);
    expect(await listed('assigned', owner, { offset: 101 })).toMatchObject({ items: [], total: 1000 });
    expect(await listed('created', office, { limit: 1 })).toMatchObject({ totalCapped: true });
    expect((await app.call(listMyActions, owner, { query: { status: 'InProgress' } })).status).toBe(400);
  });

  test('never names the reporter of a confidential report, who may be mitigator like anyone', async () => {
    const id = await givenNotified(app, air, { isConfidential: true });
    const [action] = await givenActions(app, { family: 'reports', id, by: office }, [air.captain, air.colleague]);
    expect(idsOf(await listed('assigned', air.captain))).toEqual([action?.id]);
    const told = JSON.stringify([
      (await app.call(getReport, air.colleague, { params: { id } })).body,
      (await app.call(actionFamilies.reports.list, air.colleague, { params: { id } })).body,
      await listed('assigned', air.colleague),
    ]);
    expect(told).not.toContain(air.captain.email);
    const { body: seen } = await app.call(actionFamilies.reports.list, air.level[5], { params: { id } });
    expect(seen.map(({ mitigator }) => mitigator.id)).toEqual([air.captain.id, air.colleague.id]);
    // A mitigator writes under their name; being the reporter gives no right to the other action.
    const { write } = actionFamilies.reports;
    const sent = (mid: number) =>
      app.call(write, air.captain, { params: { id, mid }, body: { content: '조치했습니다' } });
    expect((await sent(seen[0]?.id ?? 0)).body).toMatchObject({ author: { id: air.captain.id } });
    expect((await sent(seen[1]?.id ?? 0)).status).toBe(403);
  });
});

test('an employee who is mitigator or referrer cannot be deleted, even if they never signed in', async () => {
  const [owner, informed, free] = [
    await givenEmployee(app, 'o-kept', air.flight),
    await givenEmployee(app, 'i-kept', air.flight),
    await givenEmployee(app, 'f-kept', air.flight),
  ];
  const { id, mid } = await givenAction(app, air, 'hazards', owner);
  await app.call(actionFamilies.hazards.addReferrers, office, { params: { id, mid }, body: [informed.id] });
  const remove = async (employee: TestEmployee) =>
    (await app.call(deleteEmployee, admin, { params: { id: employee.id } })).status;
  expect([await remove(owner), await remove(informed), await remove(free)]).toEqual([409, 409, 204]);
});
