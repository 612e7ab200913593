import { allEndpoints } from '@portal/contract/catalogue';
import type { EndpointSpec } from '@portal/contract/kernel';
import { expect } from 'vitest';
import type { TestEmployee } from '../given-company.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { givenSafetyOffice, type SafetyOffice } from './given-investigated.ts';
import { type Airline, givenAirline } from './given-report.ts';

/** Roles as in rules/safety.md#cases: office, investigator, mitigator, referrer; all others get `not-found`. */
export type Role = 'M' | 'I' | 'A' | 'F';

/** An investigation or a hazard as its calls need it, with the records that belong to it. */
export type Given = {
  id: number;
  reportId?: number;
  fid?: number;
  factFileId?: number;
  postFileId?: number;
  first?: number | undefined;
  third?: number | undefined;
};
export type Send = (given: Given, caller: TestEmployee) => Promise<{ status: number; body: unknown }>;

/** The statuses in which each role may act; a role that is missing here has no right to the call. */
export type Line<Status, Act> = { [R in Role]?: readonly Status[] } & {
  send: Send;
  act?: Act;
  /** The record is unchanged by a success, so that it can be used for the next call. */
  keeps?: true;
};

const kindOf = (status: number): number => (status >= 200 && status < 300 ? 200 : status);

/** The expected answer to a call by the table; 200 means any success. */
const decided = <Status>(line: Line<Status, unknown>, role: Role | undefined, status: Status): number => {
  const statuses = role && line[role];
  if (!statuses) return 403;
  return statuses.includes(status) ? 200 : 422;
};

/** The expected `can` before the act: true, a code if the status forbids it, undefined if the role does. */
const expectCan = (shown: string, can: unknown, expected: number): void => {
  if (expected === 422) expect([shown, typeof can]).toEqual([shown, 'string']);
  else expect([shown, can]).toEqual([shown, expected === 200 ? true : undefined]);
};

type Walk<Status, Act> = {
  status: Status;
  lines: Record<string, Line<Status, Act>>;
  given: (status: Status) => Promise<Given>;
  get: EndpointSpec;
  isThere: (status: Status, role: Role | undefined) => boolean;
};

/** What each role may do with investigations, or with hazards, in each status: the calls are made by everybody. */
export const createRightsTable = () => {
  let app: TestApp;
  let air: Airline;
  let office: SafetyOffice;
  const people: Record<string, { who: () => TestEmployee; role?: Role }> = {
    'level 5': { who: () => air.level[5], role: 'M' },
    'level 6': { who: () => air.level[6], role: 'M' },
    investigator: { who: () => office.investigator, role: 'I' },
    mitigator: { who: () => office.mitigator, role: 'A' },
    referrer: { who: () => office.referrer, role: 'F' },
    reporter: { who: () => air.captain },
    'level 4': { who: () => air.level[4] },
    stranger: { who: () => air.colleague },
  };

  const sent = new Set<EndpointSpec>();
  const call: TestApp['call'] = (endpoint, caller, input) => {
    sent.add(endpoint);
    return app.call(endpoint, caller, input);
  };

  const send =
    (endpoint: EndpointSpec, more: object = {}): Send =>
    ({ id, fid }, caller) =>
      call(endpoint, caller, { params: { id, ...(fid === undefined ? {} : { fid }) }, ...more });

  const assessBy =
    ({ create, change }: { create: EndpointSpec; change: EndpointSpec }, seq: 1 | 3): Send =>
    ({ id, first, third }, caller) => {
      const raId = seq === 1 ? first : third;
      const body = { seq, version: 1, riskLevel: '2B' };
      return raId
        ? call(change, caller, { params: { id, raId }, body })
        : call(create, caller, { params: { id }, body });
    };

  /** Every role makes every call; a record is used until a call changes its status. */
  const walk = async <Status, Act extends string>({ status, lines, given, get, isThere }: Walk<Status, Act>) => {
    let at: Given | undefined;
    for (const [name, line] of Object.entries(lines))
      for (const [person, { who, role }] of Object.entries(people)) {
        at ??= await given(status);
        const caller = who();
        const shown = `${name} by ${person} in ${status}`;
        const expected = isThere(status, role) ? decided(line, role, status) : 403;
        if (line.act !== undefined && isThere(status, role)) {
          const { can } = (await app.call(get, caller, { params: { id: at.id } })).body as {
            can: Record<string, unknown>;
          };
          expectCan(shown, can[line.act], expected);
        }
        const answer = await line.send(at, caller);
        expect([shown, kindOf(answer.status)]).toEqual([shown, expected]);
        if (expected === 200 && !line.keeps) at = undefined;
      }
  };

  return {
    open: async (): Promise<void> => {
      app = await createTestApp();
      air = await givenAirline(app);
      office = await givenSafetyOffice(app, air);
    },
    close: () => app.close(),
    given: () => ({ app, air, office }),
    call,
    send,
    assessBy,
    walk,
    /** The calls on one record below a path that no line of the table makes. */
    missingCalls: (path: string): string[] =>
      allEndpoints
        .filter((endpoint) => endpoint.path.startsWith(`${path}/:id`) && !endpoint.path.includes('/mitigations'))
        .filter((endpoint) => !sent.has(endpoint))
        .map((endpoint) => `${endpoint.method} ${endpoint.path}`),
  };
};
