import { type Decision, enforce, Problem } from '@portal/contract/kernel';
import {
  actionFamilies,
  canOnAction,
  canOnHazard,
  canOnInvestigation,
  createHazard,
  createInvestigation,
  listMyActions,
} from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '#platform/until.fixture';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import {
  actionState,
  hazardState,
  investigationState,
  type KnownCase,
  listsActions,
  type Persona,
  personaOf,
  readOf,
  seesCase,
  statusOf,
} from '#testing/safety/case-model';
import { type FamilyName, familyNames, givenNotified } from '#testing/safety/given-action';
import { sampleHazard } from '#testing/safety/given-case';
import { givenSafetyOffice, type SafetyOffice, sampleInvestigation } from '#testing/safety/given-investigated';
import { type Airline, givenAirline } from '#testing/safety/given-report';
import { records, takings } from '#testing/safety/walks/on-cases';
import type { Cast, Step, Walk } from '#testing/safety/walks/step';
import { createTestApp, type TestApp } from '#testing/test-app';
import { seededRandom } from '../../../demo/demo-random.ts';

const STEPS = 24;

let app: TestApp;
let air: Airline;
let office: SafetyOffice;
let people: Cast;

const open = async (): Promise<void> => {
  app = await createTestApp();
  air = await givenAirline(app);
  office = await givenSafetyOffice(app, air);
  const of = (who: TestEmployee, ...more: [Parameters<typeof personaOf>[2]?, Parameters<typeof personaOf>[3]?]) =>
    personaOf(who, [who.departmentId], ...more);
  people = {
    master: of(air.level[6], 'Level6'),
    limited: of(air.level[5], 'Level5'),
    level4: of(air.level[4], 'Level4'),
    investigator: of(office.investigator, undefined, { isInvestigator: true }),
    first: of(office.mitigator),
    second: of(office.second),
    informed: of(office.referrer),
    reporter: of(air.captain, undefined, { isReporter: true }),
    stranger: of(await givenEmployee(app, 'stranger', air.elsewhere[2].departmentId)),
  };
};

/** Makes a call, and repeats it while the machine is overloaded. */
const call: TestApp['call'] = async (endpoint, caller, input) => {
  let answer = await app.call(endpoint, caller, input);
  const isTaken = async (): Promise<boolean> => {
    if (answer.status === 503) answer = await app.call(endpoint, caller, input);
    return answer.status !== 503;
  };
  await until(isTaken, { what: `${endpoint.method} ${endpoint.path} is not refused as overloaded`, every: 200 });
  return answer;
};

const begin = async (family: FamilyName): Promise<KnownCase> => {
  const known: KnownCase = {
    family,
    id: 0,
    reportPath: [air.flight, air.crew],
    isCompleted: false,
    actions: [],
    given: {},
    aside: [],
    hasHazard: false,
    isHazardChanged: false,
    factuals: [],
    hasRootCause: false,
    postProcess: null,
  };
  const { who } = people.master;
  if (family === 'reports') return { ...known, id: await givenNotified(app, air), hasHazard: true };
  if (family === 'hazards') {
    const made = await call(createHazard, who, { body: sampleHazard({ source: 'SiteInspection' }) });
    return { ...known, id: made.body.id, hasHazard: true };
  }
  const made = await call(createInvestigation, who, { body: sampleInvestigation(office) });
  return { ...known, id: made.body.id };
};

const codeOf = (decision: Decision): string => {
  try {
    enforce(decision);
    return 'done';
  } catch (error) {
    if (error instanceof Problem) return error.code;
    throw error;
  }
};

const expectStatus = async (known: KnownCase, trail: readonly string[]): Promise<void> => {
  const { status, list } = records[known.family];
  const expected = statusOf(known);
  const master = people.master.who;
  const params = { id: known.id };
  expect([trail, (await call(status, master, { params })).body]).toEqual([trail, { status: expected }]);
  const { body } = await call(list, master, { query: { status: expected, limit: 1000 } });
  const rows = body.items as readonly { id: number; status: string }[];
  expect([trail, rows.find(({ id }) => id === known.id)?.status]).toEqual([trail, expected]);
};

/** Checks what a person sees: the record or its refusal, the actions they may read, and their possible acts. */
const expectRights = async ({ known, random }: Walk, persona: Persona, trail: readonly string[]): Promise<void> => {
  const { actor, who } = persona;
  const params = { id: known.id };
  const told = (value: unknown) => [trail, who.email, value];
  const calls = actionFamilies[known.family];
  const record = await call(records[known.family].get, who, { params });
  const found = record.status === 200 ? 'done' : (record.body as unknown as { code: string }).code;
  expect(told(found)).toEqual(told(codeOf(seesCase(known, persona))));
  if (record.status === 200 && known.family === 'investigations' && investigationState(known, persona).isInvestigator)
    expect(told(record.body.can)).toEqual(told(canOnInvestigation(actor, investigationState(known, persona))));
  if (record.status === 200 && known.family === 'hazards' && persona === people.master)
    expect(told(record.body.can)).toEqual(told(canOnHazard(actor, hazardState(known))));
  const list = await call(calls.list, who, { params });
  const listed = list.status === 200 ? list.body.map(({ id }) => id) : (list.body as unknown as { code: string }).code;
  const may = listsActions(known, persona);
  expect(told(listed)).toEqual(told(may.allowed ? readOf(known, persona) : codeOf(may)));
  if (known.actions.length === 0) return;
  const action = random.pick(known.actions);
  const one = await call(calls.get, who, { params: { ...params, mid: action.id } });
  if (readOf(known, persona).includes(action.id))
    expect(told(one.body)).toEqual(
      told(
        expect.objectContaining({
          status: action.status,
          isClosingRequested: action.request !== null,
          can: canOnAction(actor, actionState(known, action, persona)),
        }),
      ),
    );
  else expect(told(one.status)).toEqual(told(list.status === 200 ? 403 : list.status));
};

const expectMyActions = async (known: KnownCase, trail: readonly string[]): Promise<void> => {
  const { who } = people.first;
  const { body } = await call(listMyActions, who, { query: { limit: 1000 } });
  const mine = known.actions.filter(({ mitigatorId }) => mitigatorId === who.id);
  const rows = new Map(body.items.map(({ mitigationId, status }) => [mitigationId, status]));
  expect([trail, mine.map(({ id }) => rows.get(id))]).toEqual([trail, mine.map(({ status }) => status)]);
};

/** A random act by a random person. */
const anything = (walk: Walk): { persona: Persona; step: Step | undefined } => {
  const persona = walk.random.pick(Object.values(people));
  return { persona, step: walk.random.pick(takings[walk.known.family])(walk, persona) };
};

/** Chooses a possible act that was done least, so that a walk makes progress. */
const LOOKED_AT = 40;
const somethingNew = (walk: Walk, trail: readonly string[]) => {
  const found = Array.from({ length: LOOKED_AT }, () => anything(walk)).filter(({ step }) => step?.may.allowed);
  const timesDone = ({ step }: (typeof found)[number]) =>
    trail.filter((done) => done.endsWith(` ${step?.what}`)).length;
  return found.toSorted((one, other) => timesDone(one) - timesDone(other))[0] ?? anything(walk);
};

const take = async (walk: Walk, trail: string[]): Promise<void> => {
  const { known, random } = walk;
  const { persona, step } = random.chance(0.7) ? somethingNew(walk, trail) : anything(walk);
  if (!step) return;
  trail.push(`${persona.who.email} ${step.what}`);
  const { status, body } = await call(step.call, persona.who, step.input as never);
  const code = status < 300 ? 'done' : (body as { code: string }).code;
  expect([trail, code]).toEqual([trail, codeOf(step.may)]);
  if (code === 'done') step.learn?.(body as never);
  await expectStatus(known, trail);
  await expectRights(walk, random.pick(Object.values(people)), trail);
  await expectMyActions(known, trail);
};

/** Tests that do random acts on cases, by a seed that a failure prints. */
export const testRandomWalks = ({ seed, walks }: { seed: number; walks: number }): void => {
  beforeAll(open);
  afterAll(() => app.close());

  test.each(familyNames)(
    'after any acts in any order, status, lists and rights of a case are those of the contract: %s',
    async (family) => {
      const random = seededRandom(seed);
      for (let walk = 0; walk < walks; walk += 1) {
        const known = await begin(family);
        const trail = [`SEED=${seed}, walk ${walk}`];
        for (let step = 0; step < STEPS; step += 1) await take({ known, random, people }, trail);
      }
    },
  );
};
