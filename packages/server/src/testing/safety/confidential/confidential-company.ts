import { saveChoices } from '@portal/contract/notification';
import { getMe } from '@portal/contract/shell';
import { until } from '#platform/until.fixture';
import { givenGrant } from '../../given-administrator.ts';
import { givenDepartment, givenEmployee, type TestEmployee } from '../../given-company.ts';
import { captureLines } from '../../logged.ts';
import { createTestApp, type TestApp, tokensOf } from '../../test-app.ts';
import { type Airline, givenAirline } from '../given-report.ts';

/** The kind of the report when others look at it. */
export type Kind = 'ordinary' | 'confidential' | 'turned';

/** A line of the log, without durations. */
export type Line = Record<string, unknown>;

export type Answer = { status: number; headers: Record<string, unknown>; text: string; bytes: Buffer };

type Sent = { body?: unknown; headers?: Record<string, string> };

/** A portal in which one of two people wrote the report that everybody looks at. */
export type World = Omit<TestApp, 'call'> & {
  call: TestApp['call'];
  kind: Kind;
  air: Airline;
  /** The two people, one of whom wrote it; in separate departments. */
  captain: TestEmployee;
  purser: TestEmployee;
  author: TestEmployee;
  /** Who wrote the other reports of the group. */
  mate: TestEmployee;
  assessor: TestEmployee;
  admin: TestEmployee;
  /** All people who look, except the two. */
  observers: Readonly<Record<string, TestEmployee>>;
  lines: Line[];
  /** Sets the clock to a time of the day in Seoul. */
  at: (time: string) => void;
  ask: (who: TestEmployee, method: string, url: string, sent?: Sent) => Promise<Answer>;
  /** Random ids, by the names that replace them in observations. */
  ids: Map<number, string>;
};

const givenPeople = async (app: TestApp) => {
  const air = await givenAirline(app);
  const ground = await givenDepartment(app, 'GR');
  const cabin = air.elsewhere[2].departmentId;
  const purser = await givenEmployee(app, 'purser', cabin);
  const steward = await givenEmployee(app, 'steward', cabin);
  const mate = await givenEmployee(app, 'mate', ground);
  const assessor = await givenEmployee(app, 'assessor', ground);
  const admin = await givenEmployee(app, 'admin', ground);
  await givenGrant(app, admin, 'Admin', 'Level0');
  const observers = {
    'a colleague': air.colleague,
    'a colleague elsewhere': steward,
    Level2: air.level[2],
    'Level2 elsewhere': air.elsewhere[2],
    Level3: air.level[3],
    'Level3 elsewhere': air.elsewhere[3],
    Level4: air.level[4],
    Level5: air.level[5],
    Level6: air.level[6],
    'an administrator': admin,
    'the second assessor': assessor,
    'the reporter of another report': mate,
  };
  return { air, captain: air.captain, purser, mate, assessor, admin, observers };
};

/** A portal with its people, all of whom have signed in once; no report exists yet. */
export const createWorld = async (kind: Kind, writer: 'captain' | 'purser'): Promise<World> => {
  const app = await createTestApp();
  const people = await givenPeople(app);
  const lines = captureLines(app.app);
  const ask: World['ask'] = async (who, method, url, { body, headers } = {}) => {
    const send = () =>
      app.app.inject({
        method: method as 'GET',
        url,
        headers: { ...tokensOf(who), ...headers },
        remoteAddress: `203.0.113.${who.id}`,
        ...(body === undefined ? {} : { payload: body as object }),
      });
    let reply = await send();
    // A machine that others use too may be behind for a moment.
    const isTaken = async (): Promise<boolean> => {
      if (reply.statusCode === 503) reply = await send();
      return reply.statusCode !== 503;
    };
    await until(isTaken, { what: `${method} ${url} is not refused as overloaded`, every: 500 });
    const { statusCode: status, payload: text, rawPayload: bytes } = reply;
    return { status, headers: reply.headers, text, bytes };
  };
  const world: World = {
    ...app,
    ...people,
    kind,
    author: people[writer],
    lines,
    ask,
    at: (time) => {
      app.now.value = new Date(`2026-11-20T${time}:00+09:00`);
    },
    ids: new Map(),
  };
  world.at('08:00');
  for (const who of [people.captain, people.purser, ...Object.values(people.observers)]) {
    await app.call(getMe, who);
    await app.call(saveChoices, who, { body: { choices: [{ kind: 'safety.report-received', mail: 'at-once' }] } });
  }
  return world;
};
