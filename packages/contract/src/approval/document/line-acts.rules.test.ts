import type { Actor } from '@portal/contract/identity';
import { expect, test } from 'vitest';
import { canOnDocument, canOnLine, canOnQuestion } from './approval-document.rules.ts';
import type { LineAction, PastAction } from './approval-document.states.ts';
import type { DocumentFacts } from './document-facts.ts';
import { askablePeople, checkQuestion } from './question.rules.ts';

const NOW = new Date('2026-11-20T03:00:00.000Z');
const DRAFTER = 1;

type Line = [LineAction | null, { agrees?: boolean; seq?: number; past?: PastAction[] }?];

/** Lines 101, 102, … of approvers 11, 12, … */
const factsOf = (lines: readonly Line[], more: Partial<DocumentFacts> = {}): DocumentFacts => ({
  status: 'InProgress',
  category: { name: 'LetterOfApproval' },
  drafter: { id: DRAFTER },
  lines: lines.map(([action, { agrees = false, seq, past = [] } = {}], place) => ({
    id: 101 + place,
    seq: seq ?? place + 1,
    approvalType: agrees ? ('Agreement' as const) : ('Approve' as const),
    action,
    pastActs: past.map((done) => ({ action: done })),
    approver: { id: 11 + place },
  })),
  referrers: [],
  nudgedAt: null,
  questions: [],
  vacation: null,
  ...more,
});

const actor = (employeeId: number, level?: 'Level1' | 'Level2' | 'Level3'): Actor => ({
  employeeId,
  departmentIds: [],
  grants: level === undefined ? [] : [{ menu: 'Approval', level }],
});

/** `can` of each approver on their own line. */
const onOwnLine = (facts: DocumentFacts, level?: 'Level1' | 'Level2') =>
  facts.lines.map(({ id, approver }) => canOnLine(actor(approver.id, level), facts, id));

test('further acts of an approver need a step before, the turn, or Level2', () => {
  const facts = factsOf([['Approved'], [null], [null]]);
  const acted = { act: 'already-acted', ask: 'already-acted' };
  expect(onOwnLine(facts)).toEqual([
    { ...acted, withdraw: true },
    { act: true, withdraw: 'nobody-acted', return: true, ask: true },
    { act: 'not-your-turn', withdraw: 'nobody-acted', return: 'not-your-turn', ask: 'not-your-turn' },
  ]);
  expect(onOwnLine(facts, 'Level2').map(({ decideFinally }) => decideFinally)).toEqual([
    'already-acted',
    true,
    undefined,
  ]);
  expect(onOwnLine(facts, 'Level1').map(({ decideFinally }) => decideFinally)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('an agreer gives no final decision, and returns for the whole step', () => {
  const agrees = { agrees: true, seq: 2 };
  const facts = factsOf([['Approved'], ['Approved', agrees], [null, agrees], [null, { seq: 3 }]]);
  expect(onOwnLine(facts, 'Level2').map((can) => [can.withdraw, can.return, can.decideFinally])).toEqual([
    ['already-acted', undefined, 'already-acted'],
    [true, 'already-acted', undefined],
    ['nobody-acted', true, undefined],
    ['nobody-acted', 'not-your-turn', undefined],
  ]);
});

test('a hold cannot be withdrawn, and in a later step it prevents withdrawals before it', () => {
  expect(onOwnLine(factsOf([['Hold'], [null]])).map(({ withdraw }) => withdraw)).toEqual([
    'nobody-acted',
    'nobody-acted',
  ]);
  expect(onOwnLine(factsOf([['Approved'], ['Hold']])).map(({ withdraw }) => withdraw)).toEqual([
    'already-acted',
    'nobody-acted',
  ]);
});

test('nothing is undone once the document has ended', () => {
  for (const status of ['Completed', 'Rejected', 'Canceled'] as const)
    expect(
      onOwnLine(factsOf([['Approved'], ['Approved']], { status }), 'Level2').map((can) => [can.withdraw, can.return]),
    ).toEqual([
      ['already-acted', undefined],
      ['already-acted', 'already-acted'],
    ]);
});

const drafters = (facts: DocumentFacts, now = NOW) => {
  const { cancel, recall, nudge } = canOnDocument(actor(DRAFTER), facts, now);
  return { cancel, recall, nudge };
};

test('a memo in progress can be either cancelled or recalled: recalled once somebody acted, even if it was undone', () => {
  expect(drafters(factsOf([[null]]))).toEqual({ cancel: true, recall: 'nobody-acted', nudge: true });
  const acted = { cancel: 'already-acted', recall: true, nudge: true };
  expect(drafters(factsOf([['Hold']]))).toEqual(acted);
  expect(drafters(factsOf([[null, { past: ['Approved', 'Withdraw'] }]]))).toEqual(acted);
  expect(drafters(factsOf([['Approved']], { status: 'Completed' }))).toEqual({
    cancel: 'already-acted',
    recall: 'already-acted',
    nudge: 'already-processed',
  });
});

test('a leave is cancelled and never recalled; nobody but the drafter recalls or reminds', () => {
  const leave = factsOf([['Approved']], { category: { name: 'LeaveApplication' } });
  expect(drafters(leave)).toEqual({ cancel: true, recall: undefined, nudge: true });
  expect(canOnDocument(actor(11), factsOf([['Approved'], [null]]), NOW)).not.toHaveProperty('recall');
  expect(canOnDocument(actor(11), factsOf([['Approved'], [null]]), NOW)).not.toHaveProperty('nudge');
});

test('the next reminder is possible after 4 hours, to the millisecond', () => {
  const facts = factsOf([[null]], { nudgedAt: '2026-11-20T03:00:00.000Z' });
  expect(drafters(facts, new Date('2026-11-20T06:59:59.999Z')).nudge).toBe('nudged-lately');
  expect(drafters(facts, new Date('2026-11-20T07:00:00.000Z')).nudge).toBe(true);
});

test('the person asked answers once, while the document is in progress', () => {
  const open = { to: { id: 11 }, answer: null };
  const answered = { to: { id: 11 }, answer: { text: '네' } };
  const facts = factsOf([['Approved'], [null]]);
  expect(canOnQuestion(actor(11), facts, open)).toEqual({ answer: true });
  expect(canOnQuestion(actor(11), facts, answered)).toEqual({ answer: 'already-processed' });
  expect(canOnQuestion(actor(11), { status: 'Completed' }, open)).toEqual({ answer: 'already-processed' });
  expect(canOnQuestion(actor(DRAFTER), facts, open)).toEqual({});
});

test('a document has up to 100 questions, to the drafter and approvers of earlier steps', () => {
  const questions = Array.from({ length: 100 }, () => ({ to: { id: DRAFTER }, answer: null }));
  const of = (count: number) => factsOf([['Approved'], [null], [null]], { questions: questions.slice(0, count) });
  expect(onOwnLine(of(99))[1]?.ask).toBe(true);
  expect(onOwnLine(of(100))[1]?.ask).toBe('too-many-questions');
  const facts = of(0);
  const askable = askablePeople(facts, { seq: 2 });
  expect(askable).toEqual([{ id: DRAFTER }, { id: 11 }]);
  expect(checkQuestion({ to: { id: 11 }, text: '왜요?' }, askable)).toEqual([]);
  expect(checkQuestion({ to: { id: 12 }, text: ' \u200b' }, askable)).toEqual([
    { path: 'to', code: 'not-askable' },
    { path: 'text', code: 'question-needed' },
  ]);
});
