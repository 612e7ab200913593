import type { EndpointSpec } from '@portal/contract/kernel';
import { type ActionAct, type actionCalls, actionFamilies, type messageActs } from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenGrant } from '#testing/given-administrator';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import { filesBody } from '#testing/multipart';
import {
  type FamilyName,
  givenActions,
  givenCaseOf,
  givenHazardOf,
  givenInvestigation,
  givenNotified,
} from '#testing/safety/given-action';
import { type Airline, givenAirline } from '#testing/safety/given-report';
import { createTestApp, type TestApp } from '#testing/test-app';

let app: TestApp;
let air: Airline;
let owner: TestEmployee;
let informed: TestEmployee;
/** An employee of the highest level who is also a referrer of the action. */
let informedMaster: TestEmployee;
let investigator: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  air = await givenAirline(app);
  const elsewhere = air.elsewhere[2].departmentId;
  owner = await givenEmployee(app, 'owner', elsewhere);
  informed = await givenEmployee(app, 'informed', elsewhere);
  investigator = await givenEmployee(app, 'inv', elsewhere);
  informedMaster = await givenEmployee(app, 'inf-master', elsewhere);
  await givenGrant(app, informedMaster, 'ESMS', 'Level6');
});

afterAll(() => app.close());

type Calls = ReturnType<typeof actionCalls<string>>;
/** Roles as in rules/safety.md#cases; `FM` is a referrer who has a master level. */
type Role = 'M' | 'FM' | 'I' | 'V' | 'A' | 'F';
/** A family of paths, or the paths of a hazard that belongs to a report. */
type Place = FamilyName | 'elsewhere';

type Given = { id: number; mid: number; tid: number; fileId: number };
type Kind = { isAsked?: true; hasRootCause?: true; isEnded?: boolean };

const caseAt = async (place: Place): Promise<{ family: FamilyName; id: number; hazardId?: number }> => {
  if (place === 'investigations')
    return {
      family: place,
      id: await givenInvestigation(app, { author: air.level[6], investigators: [investigator] }),
    };
  if (place !== 'elsewhere') return { family: place, id: await givenCaseOf(app, air, place) };
  const id = await givenNotified(app, air);
  const { rows } = await app.pool.query('select id from safety.hazard where case_id = $1', [id]);
  return { family: 'reports', id, hazardId: rows[0]?.id };
};

/**
 * An action with two referrers, a message of its mitigator with a file and, if requested, a pending closing request.
 */
const given = async (place: Place, { isAsked: isAssessor, hasRootCause, isEnded }: Kind): Promise<Given> => {
  const { family, id, hazardId } = await caseAt(place);
  const calls = actionFamilies[family] as Calls;
  const [action] = await givenActions(app, { family, id, by: air.level[6] }, [owner]);
  const mid = action?.id ?? 0;
  const params = { id, mid };
  await app.call(calls.addReferrers, owner, { params, body: [informed.id, informedMaster.id] });
  const actionType = isAssessor ? 'Closed' : 'None';
  const { body: message } = await app.call(calls.write, owner, { params, body: { content: '말', actionType } });
  const file = filesBody({ name: 'a.txt', content: 'a' });
  const { body: files } = await app.call(calls.attach, owner, { params: { ...params, tid: message.id }, ...file });
  if (hasRootCause) await app.call(calls.rootCause.create, owner, { params, body: { level1: { id: 1 } } });
  if (isEnded) await app.call(calls.cancel, air.level[6], { params });
  return { id: hazardId ?? id, mid, tid: message.id, fileId: files[0]?.id ?? 0 };
};

type Send = (calls: Calls) => readonly [EndpointSpec, { more?: object; with?: (keyof Given)[]; refId?: () => number }?];

type Line = {
  send: Send;
  who: readonly Role[];
  kind?: Kind;
  /** Reads stay possible after the end of an action, and through a hazard that belongs to another case. */
  isRead?: true;
  /** The record is unchanged by a success, so that it can be used for the next call. */
  keeps?: true;
  /** The expected answer after the end of the action, if it differs. */
  atEnd?: (place: Place) => number;
  act?: ActionAct;
  ofMessage?: (typeof messageActs)[number];
};

const readers: readonly Role[] = ['M', 'FM', 'I', 'V', 'A', 'F'];
const withRootCause: Kind = { hasRootCause: true };
const cause = { body: { level1: { id: 1 } } };
const yes = { body: { actionType: 'Closed', actionCompleted: true } };

const lines: Record<string, Line> = {
  list: { send: ({ list }) => [list], who: readers, isRead: true },
  record: { send: ({ get }) => [get, { with: ['mid'] }], who: readers, isRead: true },
  thread: { send: ({ listThreads }) => [listThreads, { with: ['mid'] }], who: readers, isRead: true },
  file: { send: ({ download }) => [download, { with: ['mid', 'fileId'] }], who: readers, isRead: true },
  archive: { send: ({ zip }) => [zip, { with: ['mid'] }], who: readers, isRead: true },
  'root cause read': { send: ({ rootCause }) => [rootCause.get, { with: ['mid'] }], who: readers, isRead: true },
  assigned: {
    send: ({ assign }) => [assign, { more: { body: [{ mitigator: { id: air.colleague.id } }] } }],
    who: ['M', 'FM'],
    // The plan of an investigation without actions waits for approval again.
    atEnd: (place) => (place === 'investigations' ? 422 : 200),
  },
  cancelled: { send: ({ cancel }) => [cancel, { with: ['mid'] }], who: ['M', 'FM'], act: 'cancel' },
  written: {
    send: ({ write }) => [write, { with: ['mid'], more: { body: { content: '말' } } }],
    who: ['M', 'A'],
    act: 'message',
    keeps: true,
  },
  'closing asked for': {
    send: ({ write }) => [write, { with: ['mid'], more: { body: { content: '말', actionType: 'Closed' } } }],
    who: ['A'],
    act: 'requestClosing',
  },
  'closing accepted': {
    send: ({ answer }) => [answer, { with: ['mid', 'tid'], more: yes }],
    who: ['M', 'FM'],
    kind: { isAsked: true },
    atEnd: () => 409,
    ofMessage: 'answer',
  },
  'file attached': {
    send: ({ attach }) => [attach, { with: ['mid', 'tid'], more: filesBody({ name: 'b.txt', content: 'b' }) }],
    who: ['A'],
    ofMessage: 'files',
    keeps: true,
  },
  'root cause saved': {
    send: ({ rootCause }) => [rootCause.create, { with: ['mid'], more: cause }],
    who: ['M', 'A'],
    act: 'rootCause',
  },
  'root cause changed': {
    send: ({ rootCause }) => [rootCause.change, { with: ['mid'], more: cause }],
    who: ['M', 'A'],
    kind: withRootCause,
    act: 'rootCause',
    keeps: true,
  },
  'root cause deleted': {
    send: ({ rootCause }) => [rootCause.remove, { with: ['mid'] }],
    who: ['M', 'A'],
    kind: withRootCause,
    act: 'rootCause',
  },
  referred: {
    send: ({ addReferrers }) => [addReferrers, { with: ['mid'], more: { body: [air.colleague.id] } }],
    who: ['M', 'A'],
    act: 'refer',
  },
  'referrer removed': {
    send: ({ removeReferrer }) => [removeReferrer, { with: ['mid'], refId: () => informed.id }],
    who: ['M', 'A'],
    act: 'refer',
  },
};

type Person = { who: () => TestEmployee; roles: Partial<Record<Place, Role>>; seesReport?: true };

const master = { reports: 'M', investigations: 'M', hazards: 'M', elsewhere: 'M' } as const;
const everywhere = (role: Role) => ({ reports: role, investigations: role, hazards: role });

const people: Record<string, Person> = {
  'level 5': { who: () => air.level[5], roles: master },
  'level 6': { who: () => air.level[6], roles: master },
  'informed, of level 6': { who: () => informedMaster, roles: { ...everywhere('FM'), elsewhere: 'FM' } },
  mitigator: { who: () => owner, roles: everywhere('A'), seesReport: true },
  referrer: { who: () => informed, roles: everywhere('F'), seesReport: true },
  investigator: { who: () => investigator, roles: { investigations: 'I' } },
  reporter: { who: () => air.captain, roles: {}, seesReport: true },
  'level 2': { who: () => air.level[2], roles: { reports: 'V' } },
  'level 4': { who: () => air.level[4], roles: { reports: 'V' } },
  'level 2 elsewhere': { who: () => air.elsewhere[2], roles: {} },
  stranger: { who: () => air.colleague, roles: {} },
};

/** The expected answer to a call by the table in rules/safety.md#cases; 200 means any success. */
const decided = (line: Line, place: Place, { roles, seesReport }: Person, isEnded: boolean): number => {
  const role = roles[place];
  if (!role && place === 'reports') return seesReport ? 403 : 401;
  if (!role || !line.who.includes(role)) return 403;
  if (line.isRead) return 200;
  if (place === 'elsewhere') return 422;
  return isEnded ? (line.atEnd?.(place) ?? 422) : 200;
};

const sent = new Set<EndpointSpec>();

const kindOf = (status: number): number => (status >= 200 && status < 300 ? 200 : status);

const expectCan = (shown: string, can: unknown, expected: number): void => {
  if (expected === 200) expect([shown, can]).toEqual([shown, true]);
  else if (expected === 403) expect([shown, can]).toEqual([shown, undefined]);
  else expect([shown, typeof can]).toEqual([shown, 'string']);
};

const places: Place[] = ['reports', 'investigations', 'hazards', 'elsewhere'];

test.each(places.flatMap((place) => [false, true].map((isEnded) => [place, isEnded] as const)))(
  'in %s (ended: %s) every role may do exactly what the table says, and `can` agrees',
  async (place, isEnded) => {
    const calls = actionFamilies[place === 'elsewhere' ? 'hazards' : place] as Calls;
    // An action is used until a call changes its status.
    const actions = new Map<Kind | undefined, Given>();
    for (const [name, line] of Object.entries(lines))
      for (const [person, each] of Object.entries(people)) {
        const action = actions.get(line.kind) ?? (await given(place, { ...line.kind, isEnded }));
        actions.set(line.kind, action);
        const shown = `${name} by ${person} in ${place}`;
        const caller = each.who();
        const expected = decided(line, place, each, isEnded);
        const { id, mid } = action;
        const record = await app.call(calls.get, caller, { params: { id, mid } });
        if (record.status === 200 && line.act) expectCan(shown, record.body.can[line.act], expected);
        if (record.status === 200 && line.ofMessage) {
          const message = record.body.threads.find(({ id: tid }) => tid === action.tid);
          expectCan(shown, message?.can[line.ofMessage], expected);
        }
        const [endpoint, { more = {}, with: names = [], refId } = {}] = line.send(calls);
        sent.add(endpoint);
        const params = { id, ...Object.fromEntries(names.map((key) => [key, action[key]])) };
        const answer = await app.call(endpoint, caller, {
          params: { ...params, ...(refId ? { refId: refId() } : {}) },
          ...more,
        });
        expect([shown, kindOf(answer.status)]).toEqual([shown, expected]);
        if (expected === 200 && !line.isRead && !line.keeps) actions.delete(line.kind);
      }
  },
);

test('the table lists every call of the families', () => {
  const every = Object.values(actionFamilies).flatMap(({ rootCause, ...calls }): EndpointSpec[] => [
    ...Object.values(calls),
    ...Object.values(rootCause),
  ]);
  expect(every.filter((endpoint) => !sent.has(endpoint)).map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('a missing record is reported as such to the office alone, and an action is found under its own case and family alone', async () => {
  const codeOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as { code?: string }).code];
  const one = await given('investigations', {});
  const other = await given('hazards', {});
  const report = await given('reports', {});
  const office = air.level[5];
  for (const [family, id] of [
    ['reports', report.id],
    ['investigations', one.id],
    ['hazards', other.id],
  ] as const)
    for (const mid of [one.mid, other.mid, report.mid, 2_000_000_000]) {
      const own = { reports: report.mid, investigations: one.mid, hazards: other.mid }[family] === mid;
      const { get } = actionFamilies[family];
      const asked = (who: TestEmployee) => app.call(get, who, { params: { id, mid } });
      expect([family, mid, (await asked(office)).status]).toEqual([family, mid, own ? 200 : 404]);
      expect([family, mid, (await asked(owner)).status]).toEqual([family, mid, own ? 200 : 403]);
    }
  for (const family of ['investigations', 'hazards'] as const) {
    const { list } = actionFamilies[family];
    // The number of a report is not found as an investigation or a hazard.
    for (const id of [report.id, 2_000_000_000]) {
      expect(codeOf(await app.call(list, office, { params: { id } }))).toEqual([404, 'not-found']);
      expect(codeOf(await app.call(list, owner, { params: { id } }))).toEqual([403, 'no-permission']);
    }
  }
  const { list } = actionFamilies.reports;
  expect(codeOf(await app.call(list, office, { params: { id: one.id } }))).toEqual([404, 'not-found']);
  expect(codeOf(await app.call(list, owner, { params: { id: one.id } }))).toEqual([401, 'no-permission-on-document']);
});

test('actions are assigned in the allowed statuses only, and never to a child', async () => {
  const body = [{ mitigator: { id: owner.id } }];
  const assigned = async (family: FamilyName, id: number, who: TestEmployee) => {
    const { status, body: said } = await app.call(actionFamilies[family].assign, who, { params: { id }, body });
    return [status, (said as { code?: string }).code];
  };
  const report = await givenNotified(app, air);
  for (const status of ['Open', 'HazardIdentification', 'FirstRiskAssessment', 'SecondRiskAssessment', 'Closed']) {
    await app.pool.query('update safety.report set status = $2 where id = $1', [report, status]);
    expect([status, await assigned('reports', report, air.level[5])]).toEqual([status, [422, 'wrong-status']]);
    expect(await assigned('reports', report, air.level[4])).toEqual([403, 'no-permission']);
  }
  const main = await givenNotified(app, air);
  const child = await givenNotified(app, air);
  await app.pool.query('update safety.report set main_id = $2 where id = $1', [child, main]);
  expect(await assigned('reports', child, air.level[5])).toEqual([422, 'child-report']);
  const investigation = await givenInvestigation(app, { author: air.level[6] });
  for (const status of ['Open', 'InProgress', 'Approval', 'Closed']) {
    await app.pool.query('update safety.investigation set status = $2 where id = $1', [investigation, status]);
    expect([status, await assigned('investigations', investigation, air.level[5])]).toEqual([
      status,
      [422, 'wrong-status'],
    ]);
  }
  const hazard = await givenHazardOf(app, air.level[6]);
  for (const status of ['Open', 'InProgress', 'Closed']) {
    await app.pool.query('update safety.hazard set status = $2 where id = $1', [hazard, status]);
    expect([status, await assigned('hazards', hazard, air.level[5])]).toEqual([status, [422, 'wrong-status']]);
  }
});
