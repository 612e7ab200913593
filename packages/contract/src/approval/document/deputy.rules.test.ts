import type { Actor } from '@portal/contract/identity';
import { expect, test } from 'vitest';
import { documentRules, isInList } from './approval-document.rules.ts';
import { deputyOf, hasActedInPlace } from './deputy.rules.ts';
import type { DocumentFacts, FactLine } from './document-facts.ts';

const DEPUTY = 5;
const actor = (employeeId: number): Actor => ({ employeeId, departmentIds: [], grants: [] });

const line = (seq: number, change: Partial<FactLine> = {}): FactLine => ({
  id: 100 + seq,
  seq,
  approvalType: 'Approve',
  approver: { id: 10 + seq },
  action: null,
  ...change,
});

const memo = (lines: FactLine[], change: Partial<DocumentFacts> = {}): DocumentFacts => ({
  status: 'InProgress',
  category: { name: 'LetterOfApproval' },
  drafter: { id: 1 },
  lines,
  referrers: [],
  nudgedAt: null,
  questions: [],
  vacation: null,
  ...change,
});

const delegate = { delegate: { id: DEPUTY } };

test('a deputy may act on a pending line, and sees the document once the line is at its turn', () => {
  const first = memo([line(1, delegate), line(2)]);
  const later = memo([line(1), line(2, delegate)]);
  expect([first, later].map((document) => documentRules.view(actor(DEPUTY), document).allowed)).toEqual([true, false]);
  expect(documentRules.act(actor(DEPUTY), first, 101)).toEqual({ allowed: true });
  expect(deputyOf(later, line(2, delegate))).toEqual({ id: DEPUTY });
  expect(isInList.requested(actor(DEPUTY), first)).toBe(true);
  expect(isInList['in-progress'](actor(DEPUTY), first)).toBe(false);
  expect(documentRules.addReferrers(actor(DEPUTY), first)).toMatchObject({ code: 'no-permission' });
  expect(documentRules.decideFinally(actor(DEPUTY), first, 101)).toMatchObject({ code: 'no-permission' });
});

test.each([
  ['wrote the document', memo([line(1, delegate)], { drafter: { id: DEPUTY } })],
  ['is on its line', memo([line(1, delegate), line(2, { approver: { id: DEPUTY } })])],
  [
    'acted in place on another line',
    memo([line(1, { action: 'Approved', actedBy: { id: DEPUTY } }), line(2, delegate)]),
  ],
])('a person cannot be deputy who %s', (_what, document) => {
  for (const each of document.lines) expect(deputyOf(document, each)).toBeNull();
});

test('reopening a line does not count as an act of the deputy on it', () => {
  const reopened = [{ action: 'Reopened' as const, inPlace: true, by: { id: DEPUTY } }];
  const returned = [{ action: 'Return' as const, inPlace: true, by: { id: DEPUTY } }];
  const document = memo([
    line(1, { action: 'Approved', pastActs: reopened }),
    line(2, { ...delegate, pastActs: returned }),
  ]);
  expect(document.lines[1] && deputyOf(document, document.lines[1])).toEqual({ id: DEPUTY });
  expect(hasActedInPlace(actor(DEPUTY), document)).toBe(true);
});

test('a deputy withdraws their own act while the delegation is active, and none of the approver', () => {
  const done = { action: 'Approved' as const, actedBy: { id: DEPUTY } };
  const withdraw = (change: Partial<FactLine>) => documentRules.withdraw(actor(DEPUTY), memo([line(1, change)]), 101);
  expect(withdraw({ ...done, ...delegate })).toEqual({ allowed: true });
  expect(withdraw(done)).toMatchObject({ code: 'no-permission' });
  expect(withdraw({ action: 'Approved', ...delegate })).toMatchObject({ code: 'no-permission' });
});

test('a deputy who is too late learns that the line was decided, and cannot read the document', () => {
  const decided = memo([line(1, { action: 'Approved', ...delegate })], { status: 'Completed' });
  expect(documentRules.view(actor(DEPUTY), decided)).toMatchObject({ code: 'no-permission-on-document' });
  expect(documentRules.viewToAct(actor(DEPUTY), decided, 101)).toEqual({ allowed: true });
  expect(documentRules.act(actor(DEPUTY), decided, 101)).toMatchObject({ code: 'already-acted' });
  expect(documentRules.viewToAct(actor(DEPUTY), memo([line(1), line(2, delegate)]), 102)).toMatchObject({
    code: 'no-permission-on-document',
  });
});
