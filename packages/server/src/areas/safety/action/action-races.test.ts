import { actionFamilies } from '@portal/contract/safety';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { familyNames, givenAction, givenActions, givenCaseOf } from '#testing/safety/given-action';
import { type Airline, givenAirline } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let owner: TestEmployee;
let people: TestEmployee[];

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  owner = await givenEmployee(app, 'owner', air.flight);
  people = await Promise.all(Array.from({ length: 6 }, (_, n) => givenEmployee(app, `p${n}`, air.flight)));
});

afterAll(() => app.close());

const statusesOf = (answers: readonly { status: number }[]): number[] => answers.map(({ status }) => status).toSorted();
/** Attempts per race; `RACES=500` runs a long series. */
const TRIES = Number(process.env.RACES ?? 15);
/** Waits until this many calls are blocked by a lock. */
const waiting = (calls: number) => {
  const areWaiting = async () => {
    const { rows } = await app.pool.query<{ waiting: number }>(
      `select count(*)::integer as waiting from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows[0]?.waiting === calls;
  };
  return until(areWaiting, { what: `${calls} calls wait for a lock` });
};

const yes = { actionType: 'Closed', actionCompleted: true };
const no = { content: '다시', actionType: 'Rejected', actionCompleted: false };

describe.each(familyNames)('concurrent calls, on %s', (family) => {
  const calls = actionFamilies[family];
  const [office, other] = [() => air.level[6], () => air.level[5]];
  const table = family.slice(0, -1);

  test('one of accept, reject and cancel wins, and the status of the case fits', async () => {
    const id = await givenCaseOf(app, air, family);
    const won = { Completed: 0, InProgress: 0, Cancelled: 0 };
    for (let n = 0; n < TRIES; n += 1) {
      const [action] = await givenActions(app, { family, id, by: office() }, [owner]);
      const params = { id, mid: action?.id ?? 0 };
      const { body: request } = await app.call(calls.write, owner, {
        params,
        body: { content: '끝', actionType: 'Closed' },
      });
      const answer = (who: TestEmployee, body: object) =>
        app.call(calls.answer, who, { params: { ...params, tid: request.id }, body });
      const [accepted, rejected, cancelled] = await Promise.all([
        answer(office(), yes),
        answer(other(), no),
        app.call(calls.cancel, office(), { params }),
      ]);
      const { body: after } = await app.call(calls.get, office(), { params });
      won[after.status] += 1;
      expect([accepted, rejected].map(({ status }) => status).toSorted()).not.toEqual([200, 200]);
      const won200 = { Completed: accepted, InProgress: rejected, Cancelled: cancelled }[after.status];
      expect(won200.status).toBe(200);
      if (after.status === 'Completed') expect([rejected.status, cancelled.status]).toEqual([409, 422]);
      expect(after.threads.filter(({ answerTo }) => answerTo === request.id)).toHaveLength(1);
      expect(after.threads[0]?.actionCompleted).toBe(after.status === 'Completed');
      if (after.status === 'InProgress') await app.call(calls.cancel, office(), { params });
      if (won.Completed === 0)
        // An investigation without actions waits for approval again; the next attempt continues from there.
        await app.pool.query(
          `update safety.${table} set status = $2 ${family === 'investigations' ? ", post_process = 'Approved'" : ''} where id = $1`,
          [id, family === 'reports' ? 'Notification' : 'Action'],
        );
      else {
        const { rows } = await app.pool.query(`select status from safety.${table} where id = $1`, [id]);
        expect(rows[0]?.status).toBe(family === 'reports' ? 'ThirdRiskAssessment' : 'Reassessment');
      }
    }
    expect(won.Completed + won.InProgress + won.Cancelled).toBe(TRIES);
  });

  test('a cancellation that read a pending request fails if another call rejected the request meanwhile', async () => {
    const given = await givenAction(app, air, family, owner);
    const params = { id: given.id, mid: given.mid };
    const body = { content: '끝', actionType: 'Closed' };
    const { body: request } = await app.call(calls.write, owner, { params, body });
    const holder = await app.pool.connect();
    await holder.query('begin');
    await holder.query(`select 1 from safety.${table} where id = $1 for update`, [given.id]);
    // Both wait for the lock of the case, the rejection first.
    const rejected = app.call(calls.answer, other(), { params: { ...params, tid: request.id }, body: no });
    await waiting(1);
    const cancelled = app.call(calls.cancel, office(), { params });
    await waiting(2);
    await holder.query('commit');
    holder.release();
    expect((await rejected).body).toMatchObject({ status: 'InProgress' });
    expect(await cancelled).toMatchObject({ status: 409, body: { code: 'already-answered' } });
    expect((await app.call(calls.cancel, office(), { params })).status).toBe(200);
  });

  test('only one of the closing requests is accepted', async () => {
    const given = await givenAction(app, air, family, owner);
    const params = { id: given.id, mid: given.mid };
    const ask = () => app.call(calls.write, owner, { params, body: { content: '끝', actionType: 'Closed' } });
    for (let n = 0; n < TRIES; n += 1) {
      const answers = await Promise.all([ask(), ask(), ask()]);
      expect(statusesOf(answers)).toEqual([201, 422, 422]);
      const tid = answers.find(({ status }) => status === 201)?.body.id ?? 0;
      // The next request is possible once this one is answered.
      const { body } = await app.call(calls.answer, office(), { params: { ...params, tid }, body: no });
      expect(body.threads.filter(({ can }) => can.answer === true)).toEqual([]);
      expect(body.threads).toHaveLength(2 * (n + 1));
    }
  });

  test('the same mitigator is assigned once', async () => {
    const id = await givenCaseOf(app, air, family);
    // An action of another mitigator stays under way, so that actions can still be assigned to the case.
    await givenActions(app, { family, id, by: office() }, [people[0] ?? owner]);
    const assign = (who: TestEmployee) =>
      app.call(calls.assign, who, { params: { id }, body: [{ mitigator: { id: owner.id } }] });
    for (let n = 0; n < TRIES; n += 1) {
      const answers = await Promise.all([assign(office()), assign(other()), assign(office()), assign(other())]);
      expect(statusesOf(answers)).toEqual([201, 422, 422, 422]);
      const [made] = answers.find(({ status }) => status === 201)?.body ?? [];
      await app.call(calls.cancel, office(), { params: { id, mid: made?.id ?? 0 } });
    }
    const { body } = await app.call(calls.list, office(), { params: { id } });
    const statuses = body.filter(({ mitigator }) => mitigator.id === owner.id).map(({ status }) => status);
    expect(statuses).toEqual(Array.from({ length: TRIES }, () => 'Cancelled'));
  });

  test('referrers are added and removed, with one line in the thread for each', async () => {
    const given = await givenAction(app, air, family, owner);
    const params = { id: given.id, mid: given.mid };
    const ids = people.map(({ id }) => id);
    const first = ids[0] ?? 0;
    const add = (who: TestEmployee, body: number[]) => app.call(calls.addReferrers, who, { params, body });
    const remove = (who: TestEmployee, refId: number) =>
      app.call(calls.removeReferrer, who, { params: { ...params, refId } });
    for (let n = 0; n < TRIES; n += 1) {
      const added = await Promise.all([add(owner, ids), add(office(), ids.toReversed()), add(other(), ids.slice(2))]);
      expect(statusesOf(added)).toEqual([201, 201, 201]);
      const mixed = await Promise.all([
        remove(owner, first),
        remove(office(), first),
        remove(other(), ids[1] ?? 0),
        add(owner, ids.slice(2)),
      ]);
      expect(statusesOf(mixed)).toEqual([201, 204, 204, 404]);
      // A person who is added and removed at the same time is a referrer or not, consistent with the thread.
      const [, removed] = await Promise.all([
        add(office(), [first]),
        remove(owner, first),
        add(other(), [ids[1] ?? 0]),
      ]);
      expect([204, 404]).toContain(removed.status);
    }
    const { body } = await app.call(calls.get, owner, { params });
    const told = new Set<string>();
    for (const { content } of body.threads)
      for (const name of content.match(/p\d/g) ?? []) {
        const isAdded = content.includes('추가');
        expect(told.has(name), `${name}: ${content}`).toBe(!isAdded);
        told[isAdded ? 'add' : 'delete'](name);
      }
    expect(new Set(body.referrers.map(({ referrer }) => referrer.name))).toEqual(told);
  });

  test('no message is written after a concurrent cancellation', async () => {
    for (let n = 0; n < TRIES / 3; n += 1) {
      const given = await givenAction(app, air, family, owner);
      const params = { id: given.id, mid: given.mid };
      const write = () => app.call(calls.write, owner, { params, body: { content: '말' } });
      await Promise.all([write(), app.call(calls.cancel, office(), { params }), write()]);
      const { body } = await app.call(calls.listThreads, owner, { params });
      expect(body.at(-1)?.actionType).toBe('Canceled');
    }
  });
});
