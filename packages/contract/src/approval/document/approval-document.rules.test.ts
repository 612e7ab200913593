import type { Actor } from '@portal/contract/identity';
import { describe, expect, test } from 'vitest';
import { documentLists, documentRules, isInList, ownActingLine } from './approval-document.rules.ts';
import type { DocumentStatus, LineAction } from './approval-document.states.ts';
import type { DocumentFacts } from './document-facts.ts';

const actorOf = (employeeId: number, departmentIds: readonly number[] = [900]): Actor => ({
  employeeId,
  departmentIds,
  grants: [],
});

/** Approvers 11 (acted or not), 12 and 13 in order; referrer 20 in person, departments 300 and 400. */
const factsOf = (
  status: DocumentFacts['status'],
  actions: readonly (LineAction | null)[] = [null, null, null],
): DocumentFacts => ({
  status,
  category: { name: 'LetterOfApproval' },
  drafter: { id: 1 },
  lines: actions.map((action, index) => ({
    id: 101 + index,
    seq: index + 1,
    approvalType: 'Approve' as const,
    action,
    approver: { id: 11 + index },
  })),
  referrers: [
    { type: 'Employee', sourceId: 20 },
    { type: 'Department', sourceId: 300 },
    { type: 'Department', sourceId: 400 },
  ],
  nudgedAt: null,
  questions: [],
  vacation: null,
});

const TODAY = '2026-11-20';

const actors = {
  drafter: actorOf(1),
  'acting approver': actorOf(12),
  'later approver': actorOf(13),
  'approver who acted': actorOf(11),
  'referrer in person': actorOf(20),
  'referrer by own department': actorOf(21, [7, 300]),
  'referrer by a department above': actorOf(22, [7, 400, 8, 9]),
  stranger: actorOf(99),
};
type Who = keyof typeof actors;

/** The states of a document: its status, and how far its three lines are. */
const states: Record<string, [DocumentStatus, (LineAction | null)[]]> = {
  Draft: ['Draft', [null, null, null]],
  'InProgress, nobody acted': ['InProgress', [null, null, null]],
  'InProgress, held': ['InProgress', ['Hold', null, null]],
  'InProgress, one acted': ['InProgress', ['Approved', null, null]],
  Completed: ['Completed', ['Approved', 'Approved', 'Approved']],
  Rejected: ['Rejected', ['Approved', 'Reject', null]],
  Canceled: ['Canceled', [null, null, null]],
};
type State = keyof typeof states;

const documentIn = (state: State): DocumentFacts => {
  const [status, actions] = states[state] ?? ['Draft', []];
  return factsOf(status, actions);
};

const said = (decision: ReturnType<typeof documentRules.view>): string =>
  decision.allowed ? 'yes' : `${decision.kind}: ${decision.code}`;

const everyone = Object.keys(actors) as Who[];
const every = Object.keys(states);

/** For each rule and state, who is allowed; all others get the answer of the second column, or of `answers`. */
const expectTable = (
  rule: (who: Who, state: State) => string,
  expected: Record<State, Partial<Record<Who, string>>>,
  others: (state: State) => string,
) => {
  for (const state of every)
    for (const who of everyone)
      expect([state, who, rule(who, state)]).toEqual([state, who, expected[state]?.[who] ?? others(state)]);
};

test('view: a draft for its drafter, all others for drafter, line and referrers', () => {
  const rule = (who: Who, state: State) => said(documentRules.view(actors[who], documentIn(state)));
  const denied = 'role: no-permission-on-document';
  expectTable(
    rule,
    { Draft: { drafter: 'yes' }, ...Object.fromEntries(every.slice(1).map((state) => [state, { stranger: denied }])) },
    (state) => (state === 'Draft' ? denied : 'yes'),
  );
});

describe('for the drafter alone', () => {
  const whenAllowed = (allowed: readonly State[], denial: string) =>
    Object.fromEntries(
      every.map((state) => [state, { drafter: allowed.includes(state) ? 'yes' : `state: ${denial}` }]),
    );

  test.each([
    ['editDraft', ['Draft'], 'already-processed'],
    ['modify', ['InProgress, nobody acted'], 'already-processed'],
    ['cancel', ['InProgress, nobody acted'], 'already-acted'],
    ['changeFiles', ['Draft', 'InProgress, nobody acted'], 'already-processed'],
  ] as const)('%s is possible in %j', (name, allowed, denial) => {
    const rule = (who: Who, state: State) => said(documentRules[name](actors[who], documentIn(state), TODAY));
    expectTable(rule, whenAllowed(allowed, denial), () => 'role: no-permission');
  });

  test('copying it to a new document is possible in every status', () => {
    const rule = (who: Who, state: State) => said(documentRules.copy(actors[who], documentIn(state)));
    expectTable(rule, whenAllowed(every, ''), () => 'role: no-permission');
  });

  test('a leave application cannot be modified', () => {
    const leave: DocumentFacts = { ...factsOf('InProgress'), category: { name: 'LeaveApplication' } };
    expect(said(documentRules.modify(actors.drafter, leave))).toBe('state: already-processed');
  });
});

describe('acting', () => {
  const act = (who: Who, state: State, lineId: number) =>
    said(documentRules.act(actors[who], documentIn(state), lineId));

  test('is possible for the approver whose turn it is, and for nobody else', () => {
    const acted = 'InProgress, one acted';
    expect(act('acting approver', acted, 102)).toBe('yes');
    expect(act('later approver', acted, 103)).toBe('state: not-your-turn');
    expect(act('approver who acted', acted, 101)).toBe('state: already-acted');
    for (const who of everyone)
      if (who !== 'acting approver') expect([who, act(who, acted, 102)]).toEqual([who, 'role: not-your-turn']);
    expect(act('acting approver', acted, 103)).toBe('role: not-your-turn');
    expect(act('acting approver', acted, 999)).toBe('role: not-your-turn');
  });

  test('stays possible for an approver who put it on hold, and impossible for later ones', () => {
    expect(act('approver who acted', 'InProgress, held', 101)).toBe('yes');
    expect(act('acting approver', 'InProgress, held', 102)).toBe('state: not-your-turn');
  });

  test('is impossible once the document has ended', () => {
    for (const state of ['Draft', 'Completed', 'Rejected', 'Canceled'])
      for (const [who, lineId] of [
        ['approver who acted', 101],
        ['acting approver', 102],
        ['later approver', 103],
      ] as const)
        expect([state, act(who, state, lineId)]).toEqual([state, 'state: already-acted']);
  });

  test('is possible for all members of an agreement group, in any order, until each has acted', () => {
    const base = factsOf('InProgress', ['Approved', null, 'Approved']);
    const group = { ...base, lines: base.lines.map((line, index) => ({ ...line, seq: index === 0 ? 1 : 2 })) };
    expect(said(documentRules.act(actorOf(12), group, 102))).toBe('yes');
    expect(said(documentRules.act(actorOf(13), group, 103))).toBe('state: already-acted');
    expect(ownActingLine(actorOf(12), group)?.id).toBe(102);
    expect(ownActingLine(actorOf(13), group)).toBeUndefined();
  });
});

test('self-approval is for everyone, or with the setting for holders of Level2 and above', () => {
  const holding = (...held: ('Level0' | 'Level1' | 'Level2' | 'Level6')[]) => ({
    ...actorOf(1),
    grants: held.map((level) => ({ menu: 'Approval' as const, level })),
  });
  expect(said(documentRules.selfApprove(holding(), 'everyone'))).toBe('yes');
  expect(said(documentRules.selfApprove(holding(), 'granted'))).toBe('role: no-permission');
  expect(said(documentRules.selfApprove(holding('Level1'), 'granted'))).toBe('role: no-permission');
  expect(said(documentRules.selfApprove(holding('Level0', 'Level2'), 'granted'))).toBe('yes');
  expect(said(documentRules.selfApprove(holding('Level6'), 'granted'))).toBe('yes');
  const other = { ...actorOf(1), grants: [{ menu: 'ESMS' as const, level: 'Level6' as const }] };
  expect(said(documentRules.selfApprove(other, 'granted'))).toBe('role: no-permission');
});

describe('the lists', () => {
  const listsOf = (who: Who, state: State) =>
    documentLists.filter((list) => isInList[list](actors[who], documentIn(state)));

  test.each([
    ['drafter', 'Draft', ['draft']],
    ['approver who acted', 'Draft', []],
    ['referrer in person', 'Draft', []],
    ['drafter', 'InProgress, one acted', ['in-progress', 'submitted']],
    ['acting approver', 'InProgress, one acted', ['in-progress', 'requested']],
    ['later approver', 'InProgress, one acted', ['in-progress']],
    ['approver who acted', 'InProgress, one acted', ['in-progress', 'approved']],
    ['approver who acted', 'InProgress, held', ['in-progress', 'requested']],
    ['referrer by own department', 'InProgress, one acted', ['in-progress']],
    ['referrer by a department above', 'InProgress, one acted', ['in-progress']],
    ['stranger', 'InProgress, one acted', []],
    ['drafter', 'Rejected', ['completed', 'submitted']],
    ['approver who acted', 'Rejected', ['completed', 'approved']],
    ['acting approver', 'Rejected', ['completed']],
    ['later approver', 'Completed', ['completed', 'approved']],
    ['referrer in person', 'Canceled', ['completed']],
    ['stranger', 'Completed', []],
  ] as const)('%s contains a document that is %s in %j', (who, state, lists) => {
    expect(listsOf(who, state)).toEqual(lists);
  });

  test('contain exactly the documents that one may see', () => {
    for (const who of everyone)
      for (const state of every)
        expect([who, state, listsOf(who, state).length > 0]).toEqual([
          who,
          state,
          documentRules.view(actors[who], documentIn(state)).allowed,
        ]);
  });
});
