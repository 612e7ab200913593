import {
  type ApprovalDocument,
  actOnLine,
  answerQuestion,
  askQuestion,
  cancelDocument,
  canOnDocument,
  canOnLine,
  canOnQuestion,
  type DocumentList,
  decideFinally,
  documentListEndpoints,
  documentRules,
  getApprovalCounts,
  getDocument,
  handOverLine,
  isInList,
  type LineAction,
  modifyDocument,
  nudgeDocument,
  recallDocument,
  returnToStepBefore,
  stepBefore,
  submitNewDocument,
  withdrawFromLine,
} from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import type { Decision } from '@portal/contract/kernel';
import { getLeaveStatus } from '@portal/contract/leave';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleLeave, sampleMemo } from '#testing/areas/given-memo';
import { givenGrant } from '#testing/given-administrator';
import { givenDepartment, givenEmployee, givenEntitlement, type TestEmployee } from '#testing/given-company';
import { createTestApp, type TestApp } from '#testing/test-app';
import { type Random, seededRandom } from '../../../demo/demo-random.ts';

const STEPS = 22;

let app: TestApp;
let team: number;
let admin: TestEmployee;

type Member = TestEmployee & { actor: Actor };

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

type Cast = { drafter: Member; everybody: Member[] };
type Told = { status: number; body: unknown };
type Lines = { seq: number; action: LineAction | null }[];

/** One thing that somebody tries: what the contract says of it, the call, and what it makes of status and lines. */
type Move = {
  name: string;
  decision: Decision;
  send: () => Promise<Told>;
  after: { status: ApprovalDocument['status']; lines: Lines };
};

const linesOf = ({ lines }: ApprovalDocument): Lines => lines.map(({ seq, action }) => ({ seq, action }));

/** Every move on a document, as one person tries it. */
const movesOf = (document: ApprovalDocument, { actor, ...who }: Member, cast: Cast): Move[] => {
  const { id, status } = document;
  const lines = linesOf(document);
  const same = { status, lines };
  const move = (name: string, decision: Decision, send: Move['send'], after: Move['after'] = same): Move => ({
    name,
    decision,
    send,
    after,
  });
  const reason = { cancellationReason: '그만' };
  const onDocument = [
    move(
      'cancel',
      documentRules.cancel(actor, document, '2026-11-20'),
      () => app.call(cancelDocument, who, { params: { id }, body: reason }),
      { status: 'Canceled', lines },
    ),
    move(
      'recall',
      documentRules.recall(actor, document),
      () => app.call(recallDocument, who, { params: { id }, body: { reason: '다시' } }),
      { status: 'Canceled', lines },
    ),
    move('nudge', documentRules.nudge(actor, document, app.now.value), () =>
      app.call(nudgeDocument, who, { params: { id } }),
    ),
    move('modify', documentRules.modify(actor, document), () =>
      app.call(modifyDocument, who, {
        params: { id },
        body: {
          ...sampleMemo([]),
          lines: document.lines.map(({ seq, approvalType, approver }) => ({
            seq,
            approvalType,
            approver: { id: approver.id },
          })),
        },
      }),
    ),
    ...document.questions.map((question) =>
      move('answer', documentRules.answer(actor, document, question), () =>
        app.call(answerQuestion, who, { params: { id, questionId: question.id }, body: { text: '네' } }),
      ),
    ),
  ];
  const onLines = document.lines.flatMap((line, place) => {
    const at = { params: { id, lineId: line.id } };
    const put = (action: LineAction | null, also: readonly number[] = []): Lines =>
      lines.map((each, index) =>
        index === place ? { ...each, action } : also.includes(index) ? { ...each, action: null } : each,
      );
    const act = documentRules.act(actor, document, line.id);
    const before = stepBefore(document.lines, line).map((each) => document.lines.indexOf(each));
    const decide = (action: LineAction) => () => app.call(actOnLine, who, { ...at, body: { action, comment: '의견' } });
    const isLast = put('Approved').every(({ action }) => action === 'Approved');
    return [
      move('approve', act, decide('Approved'), { status: isLast ? 'Completed' : status, lines: put('Approved') }),
      move('hold', act, decide('Hold'), { status, lines: put('Hold') }),
      move('reject', act, decide('Reject'), { status: 'Rejected', lines: put('Reject') }),
      move(
        'withdraw',
        documentRules.withdraw(actor, document, line.id),
        () => app.call(withdrawFromLine, who, { ...at, body: {} }),
        { status, lines: put(null) },
      ),
      move(
        'return',
        documentRules.returnLine(actor, document, line.id),
        () => app.call(returnToStepBefore, who, { ...at, body: { comment: '보완' } }),
        { status, lines: put(null, before) },
      ),
      move(
        'decide finally',
        documentRules.decideFinally(actor, document, line.id),
        () => app.call(decideFinally, who, { ...at, body: {} }),
        { status: 'Completed', lines: put('Approved') },
      ),
      move('ask', documentRules.ask(actor, document, line.id), () =>
        app.call(askQuestion, who, {
          params: { id },
          body: { lineId: line.id, to: { id: cast.drafter.id }, text: '왜요?' },
        }),
      ),
    ];
  });
  return [...onDocument, ...onLines];
};

const lists: readonly DocumentList[] = ['in-progress', 'requested', 'completed', 'approved', 'submitted'];

/** What everybody is told of a document, in itself, in their lists, in their counts and of their leave, is what the contract says. */
const expectAsTold = async (document: ApprovalDocument, { drafter, everybody }: Cast, isLeave: boolean) => {
  for (const { actor, ...who } of everybody) {
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
      return (await app.call(documentListEndpoints[list], who, { query })).body.items.some(
        ({ id }) => id === document.id,
      );
    };
    for (const list of lists) expect([list, await found(list)]).toEqual([list, isInList[list](actor, document)]);
    const isAsked =
      document.status === 'InProgress' &&
      document.questions.some(({ to, answer }) => to.id === who.id && answer === null);
    expect(await found('in-progress', true)).toBe(isAsked);
    const { body: counts } = await app.call(getApprovalCounts, who, {});
    // Everybody of a walk knows this document alone.
    expect([counts.askedCount, counts.requestedCount, counts.inProgressCount]).toEqual([
      isAsked ? 1 : 0,
      isInList.requested(actor, document) ? 1 : 0,
      isInList['in-progress'](actor, document) ? 1 : 0,
    ]);
  }
  const { body: leave } = await app.call(getLeaveStatus, drafter, { query: { year: 2026 } });
  const days = (status: ApprovalDocument['status']) => (isLeave && document.status === status ? 2 : 0);
  expect([leave.reservedDays, leave.useAnnualLeaveDays]).toEqual([days('InProgress'), days('Completed')]);
};

const ENDING = ['reject', 'cancel', 'recall', 'decide finally'];

/** Mostly something that may be done and goes on, each kind as likely as the others; at times what ends it or is refused. */
const pickMove = <M extends Move>(random: Random, moves: readonly M[]): M => {
  const open = moves.filter(({ decision }) => decision.allowed);
  const going = open.filter(({ name }) => !ENDING.includes(name));
  const among = going.length > 0 && random.chance(0.75) ? going : random.chance(0.35) && open.length > 0 ? open : moves;
  const name = random.pick([...new Set(among.map((move) => move.name))]);
  return random.pick(among.filter((move) => move.name === name));
};

/** An administrator gives the pending line of somebody who has resigned to somebody else. */
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
};

/** What was done in all walks. */
const done = new Set<string>();

const walk = async (seed: number): Promise<void> => {
  const random = seededRandom(seed);
  const isLeave = random.chance(0.4);
  const drafter = await join(`w${seed}-drafter`);
  await givenEntitlement(app, drafter, 2026, 15);
  const approvers: Member[] = [];
  for (const place of [1, 2, 3, 4])
    approvers.push(await join(`w${seed}-${place}`, random.chance(0.4) ? 'Level2' : undefined));
  const [one, two, three, four] = approvers as [Member, Member, Member, Member];
  const informed = await join(`w${seed}-informed`);
  const cast: Cast = { drafter, everybody: [drafter, ...approvers, informed, await join(`w${seed}-stranger`)] };
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
    const before = await read();
    const all = cast.everybody.flatMap((by) => movesOf(before, by, cast).map((move) => ({ ...move, by })));
    const { name, decision, send, after, by } = pickMove(random, all);
    const label = `seed ${seed}, step ${step}: ${name} by ${by.email}`;
    const { status, body: answer } = await send();
    const now = await read();
    const sees = documentRules.view(by.actor, before).allowed;
    const expected = decision.allowed ? undefined : sees ? decision.code : 'no-permission-on-document';
    expect([label, (answer as { code?: string }).code]).toEqual([label, expected]);
    expect([label, status < 300]).toEqual([label, decision.allowed]);
    if (decision.allowed) {
      done.add(name);
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

test.each([1, 2, 3, 4, 5, 6, 8])(
  'a random walk of everybody over a document stays with the contract at each step: %i',
  walk,
  120_000,
);

// Final decisions are rare, and tried by themselves in the tests of what is undone.
test('the walks did everything else that can be done', () => {
  expect([...done].filter((name) => name !== 'decide finally').toSorted()).toEqual([
    'answer',
    'approve',
    'ask',
    'cancel',
    'hold',
    'modify',
    'nudge',
    'recall',
    'reject',
    'return',
    'withdraw',
  ]);
});
