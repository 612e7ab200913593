import { type Decision, type EndpointSpec, enforce, Problem } from '@portal/contract/kernel';
import {
  type Action,
  type Assessment,
  type AssessmentSeq,
  actionFamilies,
  approvePostProcess,
  canOnAction,
  canOnHazard,
  canOnInvestigation,
  changeHazardCall,
  completeInvestigation,
  completeReport,
  createFactual,
  createHazard,
  createInvestigation,
  createInvestigationHazard,
  deleteFactual,
  getHazard,
  getHazardStatus,
  getInvestigation,
  getInvestigationStatus,
  getReport,
  getReportStatus,
  hazardAssessments,
  type Investigation,
  investigationAssessments,
  investigationRootCause,
  listHazards,
  listInvestigationsCall,
  listMyActions,
  listReports,
  type Message,
  reopenHazard,
  reopenInvestigation,
  reopenReport,
  reportAssessments,
  returnPostProcess,
  savePostProcess,
} from '@portal/contract/safety';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenEmployee, type TestEmployee } from '#testing/given-company';
import {
  actionState,
  hazardState,
  investigationState,
  isPlanned,
  type KnownAction,
  type KnownCase,
  listsActions,
  mayAnswer,
  mayAssign,
  mayChange,
  mayChangeHazard,
  mayEnd,
  mayGive,
  mayInvestigate,
  mayOnAction,
  mayTouchFact,
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
import { createTestApp, type TestApp } from '#testing/test-app';
import { type Random, seededRandom } from '../../../demo/random.ts';

/** `WALKS=334` walks as often as the issue of these cases asked for: a thousand times. */
const WALKS = Number(process.env.WALKS ?? 6);
const STEPS = 24;

let app: TestApp;
let air: Airline;
let office: SafetyOffice;
let people: Record<
  'master' | 'limited' | 'level4' | 'investigator' | 'first' | 'second' | 'informed' | 'reporter' | 'stranger',
  Persona
>;

beforeAll(async () => {
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
});

afterAll(() => app.close());

/** A call, sent again where the machine is too busy for it. */
const call: TestApp['call'] = async (endpoint, caller, input) => {
  const answer = await app.call(endpoint, caller, input);
  return answer.status === 503 ? call(endpoint, caller, input) : answer;
};

const records = {
  reports: { get: getReport, status: getReportStatus, assessments: reportAssessments, list: listReports },
  investigations: {
    get: getInvestigation,
    status: getInvestigationStatus,
    assessments: investigationAssessments,
    list: listInvestigationsCall,
  },
  hazards: { get: getHazard, status: getHazardStatus, assessments: hazardAssessments, list: listHazards },
};
const ends = {
  complete: { reports: completeReport, investigations: completeInvestigation, hazards: undefined },
  reopen: { reports: reopenReport, investigations: reopenInvestigation, hazards: reopenHazard },
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

/** One call, what the contract says of it, and what is known once it was done. */
type Step = {
  what: string;
  call: EndpointSpec;
  input: { params: Record<string, number>; body?: unknown };
  may: Decision;
  learn?: (body: never) => void;
};

type Walk = { known: KnownCase; random: Random };
type Taking = (walk: Walk, persona: Persona) => Step | undefined;

const learnActions = (known: KnownCase, made: readonly Pick<Action, 'id' | 'mitigator'>[]): void => {
  if (known.given[3] !== undefined) known.aside.push(known.given[3]);
  delete known.given[3];
  for (const { id, mitigator } of made)
    known.actions.push({
      id,
      status: 'InProgress',
      mitigatorId: mitigator.id,
      referrers: new Set(),
      request: null,
      hasRootCause: false,
    });
};

const assign: Taking = ({ known, random }, persona) => {
  const chosen = [people.first, people.second, people.reporter].filter(() => random.chance(0.5));
  const body = (chosen.length > 0 ? chosen : [people.first]).map(({ who }) => ({ mitigator: { id: who.id } }));
  return {
    what: 'assign',
    call: actionFamilies[known.family].assign,
    input: { params: { id: known.id }, body },
    may: mayAssign(
      known,
      persona,
      body.map(({ mitigator }) => mitigator.id),
    ),
    learn: (made: Action[]) => learnActions(known, made),
  };
};

/** Something done to one of the actions, if there is any. */
const onAction =
  (
    take: (
      walk: Walk & { action: KnownAction; params: { id: number; mid: number } },
      persona: Persona,
    ) => Step | undefined,
  ): Taking =>
  (walk, persona) => {
    const { known, random } = walk;
    if (known.actions.length === 0) return undefined;
    const action = random.pick(known.actions);
    return take({ ...walk, action, params: { id: known.id, mid: action.id } }, persona);
  };

const cancel = onAction(({ known, action, params }, persona) => ({
  what: 'cancel',
  call: actionFamilies[known.family].cancel,
  input: { params },
  may: mayOnAction(known, action, persona, 'cancel'),
  learn: () => {
    action.status = 'Cancelled';
    action.request = null;
    const isNoneLeft = known.actions.every(({ status }) => status === 'Cancelled');
    if (isNoneLeft && known.postProcess === 'Approved') known.postProcess = 'Waiting';
  },
}));

const write = onAction(({ known, action, params }, persona) => ({
  what: 'message',
  call: actionFamilies[known.family].write,
  input: { params, body: { content: '확인합니다 🙂' } },
  may: mayOnAction(known, action, persona, 'message'),
}));

const requestClosing = onAction(({ known, action, params }, persona) => ({
  what: 'request closing',
  call: actionFamilies[known.family].write,
  input: { params, body: { content: '끝났습니다', actionType: 'Closed', actionCompleted: null } },
  may: mayOnAction(known, action, persona, 'requestClosing'),
  learn: ({ id }: Message) => {
    action.request = id;
  },
}));

const answer = onAction(({ known, random, action, params }, persona) => {
  if (action.request === null) return undefined;
  const isAccepted = random.chance(0.6);
  const body = { content: '답', actionType: isAccepted ? 'Closed' : 'Rejected', actionCompleted: isAccepted };
  return {
    what: isAccepted ? 'accept' : 'reject',
    call: actionFamilies[known.family].answer,
    input: { params: { ...params, tid: action.request }, body },
    may: mayAnswer(known, action, persona, false),
    learn: () => {
      action.request = null;
      if (isAccepted) action.status = 'Completed';
    },
  };
});

const refer = onAction(({ known, action, params }, persona) => {
  const { id } = people.informed.who;
  if (persona === people.informed) return undefined;
  const isThere = action.referrers.has(id);
  const { addReferrers, removeReferrer } = actionFamilies[known.family];
  return {
    what: isThere ? 'remove referrer' : 'add referrer',
    call: isThere ? removeReferrer : addReferrers,
    input: isThere ? { params: { ...params, refId: id } } : { params, body: [id] },
    may: mayOnAction(known, action, persona, 'refer'),
    learn: () => void (isThere ? action.referrers.delete(id) : action.referrers.add(id)),
  };
});

const explain = onAction(({ known, action, params }, persona) => {
  const { create, change, remove } = actionFamilies[known.family].rootCause;
  const body = { level1: { id: 1 }, description: '까닭' };
  const may = mayOnAction(known, action, persona, 'rootCause');
  if (!action.hasRootCause)
    return {
      what: 'root cause',
      call: create,
      input: { params, body },
      may,
      learn: () => {
        action.hasRootCause = true;
      },
    };
  return known.id % 2 === 0
    ? { what: 'root cause again', call: change, input: { params, body }, may }
    : {
        what: 'no root cause',
        call: remove,
        input: { params },
        may,
        learn: () => {
          action.hasRootCause = false;
        },
      };
});

const assess: Taking = ({ known, random }, persona) => {
  const seq: AssessmentSeq = known.family === 'reports' ? 3 : random.pick([1, 3]);
  const { create, change } = records[known.family].assessments;
  const body = { seq, version: 1, riskLevel: random.pick(['2C', '3B', '1E']) };
  const params = { id: known.id };
  const kept = known.given[seq];
  if (random.chance(0.5) || (kept === undefined && known.aside.length === 0))
    return {
      what: `assess ${seq}`,
      call: create,
      input: { params, body },
      may: mayGive(known, persona, seq),
      learn: ({ id }: Assessment) => {
        known.given[seq] = id;
      },
    };
  const [old] = known.aside;
  const raId = kept ?? old;
  if (raId === undefined) return undefined;
  const isAside = kept === undefined;
  return {
    what: `assess ${isAside ? 3 : seq} anew`,
    call: change,
    input: { params: { ...params, raId }, body: { ...body, seq: isAside ? 3 : seq } },
    may: mayChange(known, persona, isAside ? 3 : seq, isAside),
  };
};

const end: Taking = ({ known, random }, persona) => {
  const how = random.pick(['complete', 'reopen'] as const);
  const call = ends[how][known.family];
  if (!call) return undefined;
  return {
    what: how,
    call,
    input: { params: { id: known.id } },
    may: mayEnd(known, persona, how),
    learn: () => {
      known.isCompleted = how === 'complete';
      if (known.family !== 'hazards') return;
      if (known.given[3] !== undefined) known.aside.push(known.given[3]);
      delete known.given[3];
    },
  };
};

const factual: Taking = ({ known, random }, persona) => {
  const params = { id: known.id };
  if (known.factuals.length === 0 || random.chance(0.5))
    return {
      what: 'log a fact',
      call: createFactual,
      input: { params, body: { title: '사실', description: '본 것' } },
      may: mayInvestigate(known, persona, 'fact'),
      learn: ({ id }: { id: number }) => known.factuals.push({ id, managerId: persona.who.id }),
    };
  const { id: fid, managerId } = random.pick(known.factuals);
  return {
    what: 'delete a fact',
    call: deleteFactual,
    input: { params: { ...params, fid } },
    may: mayTouchFact(known, persona, managerId),
    learn: () => {
      known.factuals = known.factuals.filter(({ id }) => id !== fid);
    },
  };
};

const ownRootCause: Taking = ({ known }, persona) => ({
  what: known.hasRootCause ? 'no root cause of it' : 'root cause of it',
  call: known.hasRootCause ? investigationRootCause.remove : investigationRootCause.create,
  input: { params: { id: known.id }, ...(known.hasRootCause ? {} : { body: { level1: { id: 2 } } }) },
  may: mayInvestigate(known, persona, 'rootCause'),
  learn: () => {
    known.hasRootCause = !known.hasRootCause;
  },
});

const hazard: Taking = ({ known }, persona) => {
  const params = { id: known.id };
  const body = sampleHazard();
  if (known.family === 'hazards')
    return {
      what: 'change hazard',
      call: changeHazardCall,
      input: { params, body: { ...body, source: 'SiteInspection' } },
      may: mayChangeHazard(known, persona),
      learn: () => {
        known.isHazardChanged = true;
      },
    };
  if (known.hasHazard) return undefined;
  return {
    what: 'register hazard',
    call: createInvestigationHazard,
    input: { params, body },
    may: mayInvestigate(known, persona, 'hazard'),
    learn: () => {
      known.hasHazard = true;
    },
  };
};

const savePlan: Taking = ({ known }, persona) => {
  const mitigations = [{ mitigator: { id: people.first.who.id } }, { mitigator: { id: people.second.who.id } }];
  const body = { conclusion: '결론', appendix: '부록', ...(isPlanned(known) ? {} : { mitigations }) };
  const wasPlanned = isPlanned(known);
  return {
    what: 'save post process',
    call: savePostProcess,
    input: { params: { id: known.id }, body },
    may: mayInvestigate(known, persona, 'postProcess'),
    learn: () => {
      if (!wasPlanned) known.postProcess = 'Waiting';
    },
  };
};

const approve: Taking = ({ known }, persona) => ({
  what: 'approve',
  call: approvePostProcess,
  input: { params: { id: known.id } },
  may: mayInvestigate(known, persona, 'approve'),
  learn: ({ mitigations }: Investigation) => {
    known.postProcess = 'Approved';
    const old = new Set(known.actions.map(({ id }) => id));
    const made = mitigations.flatMap(({ id, mitigator }) => (id !== null && !old.has(id) ? [{ id, mitigator }] : []));
    learnActions(known, made);
  },
});

const giveBack: Taking = ({ known }, persona) => ({
  what: 'return',
  call: returnPostProcess,
  input: { params: { id: known.id }, body: { reason: '다시' } },
  may: mayInvestigate(known, persona, 'return'),
  learn: () => {
    known.postProcess = 'Returned';
  },
});

const common = [
  assign,
  cancel,
  write,
  requestClosing,
  requestClosing,
  answer,
  answer,
  refer,
  explain,
  assess,
  assess,
  end,
];
const takings: Record<FamilyName, Taking[]> = {
  reports: common,
  hazards: [...common, hazard, assess],
  investigations: [...common, factual, ownRootCause, hazard, assess, savePlan, savePlan, approve, approve, giveBack],
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

/** What somebody finds: the record or its refusal, the actions that are theirs to read, and what they may do. */
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

/** Whatever comes to mind, by whoever. */
const anything = (walk: Walk): { persona: Persona; step: Step | undefined } => {
  const persona = walk.random.pick(Object.values(people));
  return { persona, step: walk.random.pick(takings[walk.known.family])(walk, persona) };
};

/** Something that may be done now and was done least, so that a walk gets somewhere. */
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

test.each(familyNames)(
  'whatever is done to a case in whichever order, its status, lists and rights are what the contract says of its facts: %s',
  async (family) => {
    const seed = Number(process.env.SEED ?? Date.now() % 1_000_000);
    const random = seededRandom(seed);
    for (let walk = 0; walk < WALKS; walk += 1) {
      const known = await begin(family);
      const trail = [`SEED=${seed}, walk ${walk}`];
      for (let step = 0; step < STEPS; step += 1) await take({ known, random }, trail);
    }
  },
  3_600_000,
);
