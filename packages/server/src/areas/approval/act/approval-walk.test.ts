import {
  type ApprovalDocument,
  canOnDocument,
  canOnLine,
  canOnQuestion,
  type DocumentList,
  deputyOf,
  documentListEndpoints,
  documentRules,
  endDelegation,
  getApprovalCounts,
  getDocument,
  handOverLine,
  isInList,
  lineInPlace,
  submitNewDocument,
} from '@portal/contract/approval';
import { getLeaveStatus } from '@portal/contract/leave';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judged, linesOf, type Member, type Move, movesOf } from '#testing/areas/approval-moves';
import { givenDelegation } from '#testing/areas/given-delegation';
import { sampleLeave, sampleMemo } from '#testing/areas/given-memo';
import { givenGrant } from '#testing/given-administrator';
import { givenDepartment, givenEmployee, givenEntitlement, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';
import { type Random, seededRandom } from '../../../demo/demo-random.ts';

const STEPS = 22;

let app: TestApp;
let team: number;
let admin: TestEmployee;

beforeAll(async () => {
  app = await createTestApp();
  team = await givenDepartment(app, 'FO');
  admin = await givenEmployee(app, 'admin', team);
  await givenGrant(app, admin, 'Admin', 'Level0');
});

afterAll(() => app.close());

const join = async (name: string, level?: 'Level2'): Promise<Member> => {
  const employee = await givenEmployee(app, name, team);
  if (level) await givenGrant(app, employee, 'Approval', level);
  const grants = level === undefined ? [] : [{ menu: 'Approval' as const, level }];
  return { ...employee, actor: { employeeId: employee.id, departmentIds: [team], grants } };
};

type Cast = {
  drafter: Member;
  everybody: Member[];
  /** An active delegation: principal, deputy, and its id. */
  deputies: Map<number, { deputy: Member; delegationId: number }>;
};
const lists: readonly DocumentList[] = ['in-progress', 'requested', 'completed', 'approved', 'submitted'];

/** Checks that each person's document, lists, counts and leave balance equal what the contract says. */
const expectAsTold = async (answered: ApprovalDocument, cast: Cast, isLeave: boolean) => {
  const document = judged(answered, cast.deputies);
  const deputies = document.lines.map((line) => deputyOf(document, line)?.id);
  expect(answered.lines.map(({ deputy }) => deputy?.id)).toEqual(deputies);
  for (const { actor, ...who } of cast.everybody) {
    const seen = await app.call(getDocument, who, { params: { id: document.id } });
    if (!documentRules.view(actor, document).allowed) expect(seen.status).toBe(401);
    else {
      const { body } = seen;
      expect(body.can).toEqual(canOnDocument(actor, document, app.now.value));
      expect(body.lines.map(({ can }) => can)).toEqual(document.lines.map(({ id }) => canOnLine(actor, document, id)));
      expect(body.questions.map(({ can }) => can)).toEqual(
        document.questions.map((question) => canOnQuestion(actor, document, question)),
      );
    }
    const found = async (list: DocumentList, asksMe?: true) => {
      const query = { limit: 1000, ...(asksMe ? { asksMe } : {}) };
      return (await app.call(documentListEndpoints[list], who, { query })).body.items.find(
        ({ id }) => id === document.id,
      );
    };
    for (const list of lists) {
      const row = await found(list);
      expect([list, row !== undefined]).toEqual([list, isInList[list](actor, document)]);
      const inPlaceOf = list === 'requested' ? lineInPlace(actor, document)?.approver.id : undefined;
      if (row) expect([list, row.inPlaceOf?.id]).toEqual([list, inPlaceOf]);
    }
    const isAsked =
      document.status === 'InProgress' &&
      document.questions.some(({ to, answer }) => to.id === who.id && answer === null);
    expect((await found('in-progress', true)) !== undefined).toBe(isAsked);
    const { body: counts } = await app.call(getApprovalCounts, who, {});
    // This document is the only one of the people in the walk.
    expect([counts.askedCount, counts.requestedCount, counts.inProgressCount]).toEqual([
      isAsked ? 1 : 0,
      isInList.requested(actor, document) ? 1 : 0,
      isInList['in-progress'](actor, document) ? 1 : 0,
    ]);
  }
  const { body: leave } = await app.call(getLeaveStatus, cast.drafter, { query: { year: 2026 } });
  const days = (status: ApprovalDocument['status']) => (isLeave && document.status === status ? 2 : 0);
  expect([leave.reservedDays, leave.useAnnualLeaveDays]).toEqual([days('InProgress'), days('Completed')]);
};

const ENDING = ['reject', 'cancel', 'recall', 'decide finally'];

/**
 * Chooses mostly an allowed act that continues the walk, each kind with equal probability; sometimes one that ends it
 * or is refused.
 */
const pickMove = <M extends Move>(random: Random, moves: readonly M[]): M => {
  const open = moves.filter(({ decision }) => decision.allowed);
  const going = open.filter(({ name }) => !ENDING.includes(name));
  const among = going.length > 0 && random.chance(0.75) ? going : random.chance(0.35) && open.length > 0 ? open : moves;
  const name = random.pick([...new Set(among.map((move) => move.name))]);
  return random.pick(among.filter((move) => move.name === name));
};

/** An administrator hands the pending line of a resigned approver over to another. */
const handOver = async (document: ApprovalDocument, cast: Cast, name: string): Promise<void> => {
  const line = document.lines.find(({ action }) => action === null);
  const former = cast.everybody.find(({ id }) => id === line?.approver.id);
  if (!line || !former || document.status !== 'InProgress') return;
  await app.pool.query("update directory.employee set is_resigned = true, resigned_on = '2026-11-19' where id = $1", [
    former.id,
  ]);
  const heir = await join(name);
  const answer = await app.call(handOverLine, admin, {
    params: { id: document.id, lineId: line.id },
    body: { approver: { id: heir.id }, reason: '퇴사' },
  });
  expect(answer.status).toBe(200);
  cast.everybody.splice(cast.everybody.indexOf(former), 1, heir);
  // A resigned employee is neither deputy nor principal.
  for (const [principalId, { deputy }] of cast.deputies)
    if (principalId === former.id || deputy.id === former.id) cast.deputies.delete(principalId);
};

/** Some approvers are absent: mostly an uninvolved person is their deputy, sometimes one who must not act. */
const goAway = async ({ everybody, drafter, deputies }: Cast, approvers: readonly Member[], random: Random) => {
  const [one, other] = everybody.slice(-2) as [Member, Member];
  for (const principal of approvers) {
    if (!random.chance(0.6) || deputies.has(principal.id)) continue;
    const deputy = random.chance(0.8) ? random.pick([one, other]) : random.pick([drafter, ...approvers]);
    if (deputy.id === principal.id) continue;
    const delegationId = await givenDelegation(app, { principal, deputy });
    deputies.set(principal.id, { deputy, delegationId });
  }
};

/** A delegation is ended by its principal, its deputy or an administrator. */
const comeBack = async ({ everybody, deputies }: Cast, random: Random): Promise<void> => {
  const [first] = deputies;
  if (!first) return;
  const [principalId, { deputy, delegationId }] = first;
  const principal = everybody.find(({ id }) => id === principalId) ?? admin;
  const ended = await app.call(endDelegation, random.pick([principal, deputy, admin]), {
    params: { id: delegationId },
  });
  expect(ended.status).toBe(200);
  deputies.delete(principalId);
};

/** The acts of all walks. */
const done = new Set<string>();

const walk = async (seed: number): Promise<void> => {
  const random = seededRandom(seed);
  const isLeave = random.chance(0.4);
  const drafter = await join(`w${seed}-drafter`);
  await givenEntitlement(app, drafter, 2026, 15);
  const approvers: Member[] = [];
  for (const place of [1, 2, 3, 4])
    approvers.push(await join(`w${seed}-${place}`, random.chance(0.6) ? 'Level2' : undefined));
  const [one, two, three, four] = approvers as [Member, Member, Member, Member];
  const informed = await join(`w${seed}-informed`);
  const everybody = [drafter, ...approvers, informed, await join(`w${seed}-stranger`)];
  for (const name of ['deputy', 'other']) everybody.push(await join(`w${seed}-${name}`, 'Level2'));
  const cast: Cast = { drafter, everybody, deputies: new Map() };
  await goAway(cast, approvers, random);
  const line = random.chance(0.5) ? [one, { agree: two }, { agree: three }, four] : [one, two, three, four];
  const referrers = [{ type: 'Employee' as const, sourceId: informed.id }];
  const body = isLeave
    ? sampleLeave(line, { days: ['2026-12-01', '2026-12-02'] }, { referrers })
    : sampleMemo(line, { referrers });
  const { body: begun } = await app.call(submitNewDocument, drafter, { body });
  const read = async () => (await app.call(getDocument, drafter, { params: { id: begun.id } })).body;
  for (let step = 0; step < STEPS; step += 1) {
    app.now.value = new Date(app.now.value.getTime() + random.integer(1, 60) * 60_000);
    if (step === 6 && random.chance(0.5)) await handOver(await read(), cast, `w${seed}-heir`);
    if (step % 7 === 5) await comeBack(cast, random);
    if (step % 7 === 6) await goAway(cast, cast.everybody.slice(1, 5), random);
    const before = await read();
    const facts = judged(before, cast.deputies);
    const all = cast.everybody.flatMap((by) => movesOf(app, facts, by).map((move) => ({ ...move, by })));
    const { name, lineId, decision, send, after, by } = pickMove(random, all);
    const label = `seed ${seed}, step ${step}: ${name} by ${by.email}`;
    const { status, body: answer } = await send();
    const now = await read();
    const view =
      lineId === undefined ? documentRules.view(by.actor, facts) : documentRules.viewToAct(by.actor, facts, lineId);
    const sees = view.allowed;
    const expected = decision.allowed ? undefined : sees ? decision.code : 'no-permission-on-document';
    expect([label, (answer as { code?: string }).code]).toEqual([label, expected]);
    expect([label, status < 300]).toEqual([label, decision.allowed]);
    if (decision.allowed) {
      const line = before.lines.find(({ id }) => id === lineId);
      done.add(line && line.approver.id !== by.id ? `${name} in place` : name);
      expect([label, now.status, linesOf(now)]).toEqual([label, after.status, after.lines]);
      expect(now.version).toBe(before.version + 1);
      const isModified = name === 'modify';
      expect(now.contentVersion).toBe(before.contentVersion + (isModified ? 1 : 0));
    } else expect(now).toEqual(before);
    for (const [place, { pastActs }] of before.lines.entries())
      expect(now.lines[place]?.pastActs.slice(0, pastActs.length)).toEqual(pastActs);
    await expectAsTold(now, cast, isLeave);
  }
};

test.each([1, 3, 8, 11, 14, 19, 21])(
  'a random walk of all roles over a document agrees with the contract at each step: %i',
  walk,
  120_000,
);

test('the walks include every possible act', () => {
  expect([...done].toSorted()).toEqual([
    'answer',
    'approve',
    'approve in place',
    'ask',
    'ask in place',
    'cancel',
    'decide finally',
    'hold',
    'hold in place',
    'modify',
    'nudge',
    'recall',
    'reject',
    'reject in place',
    'return',
    'return in place',
    'withdraw',
    'withdraw in place',
  ]);
});
