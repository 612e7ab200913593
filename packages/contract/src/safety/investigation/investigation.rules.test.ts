import type { Actor } from '@portal/contract/identity';
import { expect, test } from 'vitest';
import {
  canOnFactual,
  canOnInvestigation,
  type InvestigationState,
  investigationRules,
  listInvestigations,
  readWholeInvestigation,
  viewInvestigation,
} from './investigation.rules.ts';
import { type InvestigationStatus, investigationStatuses } from './investigation.states.ts';

const actor = (level: number): Actor => ({
  employeeId: 1,
  departmentIds: [1],
  grants: [{ menu: 'ESMS', level: `Level${level}` as 'Level1' }],
});
const master = actor(5);
const somebody = actor(4);
const state = (more: Partial<InvestigationState> = {}): InvestigationState => ({
  isInvestigator: false,
  isInvolved: false,
  status: 'Open',
  hasHazard: true,
  isAssessed: true,
  hasResidualRisk: true,
  ...more,
});
const codeOf = (decision: { allowed: boolean } & { code?: string }) => (decision.allowed ? true : decision.code);

test('the office learns that an investigation does not exist, everybody else gets a refusal', () => {
  expect(codeOf(viewInvestigation(master, undefined))).toBe('not-found');
  expect(codeOf(viewInvestigation(somebody, undefined))).toBe('no-permission');
  expect(codeOf(viewInvestigation(somebody, state()))).toBe('no-permission');
  expect(codeOf(viewInvestigation(somebody, state({ isInvolved: true })))).toBe(true);
  expect(codeOf(readWholeInvestigation(somebody, state({ isInvolved: true })))).toBe('no-permission');
  expect(codeOf(readWholeInvestigation(somebody, state({ isInvestigator: true })))).toBe(true);
  expect(codeOf(readWholeInvestigation(master, undefined))).toBe('not-found');
  expect([listInvestigations(somebody, false), listInvestigations(somebody, true)].map(codeOf)).toEqual([
    'no-permission',
    true,
  ]);
});

const statusesOf = (rule: (now: InvestigationState) => { allowed: boolean }): InvestigationStatus[] =>
  investigationStatuses.filter((status) => rule(state({ status, isInvestigator: true })).allowed);

const untilClosed = investigationStatuses.filter((status) => status !== 'Closed');
test.each<[keyof typeof investigationRules, readonly InvestigationStatus[]]>([
  ['change', untilClosed],
  ['hazard', untilClosed],
  ['rootCause', untilClosed],
  ['fact', untilClosed],
  ['postProcess', ['InProgress', 'Approval', 'Action', 'Reassessment']],
  ['approve', ['Approval']],
  ['return', ['Approval']],
  ['assign', ['Action', 'Reassessment']],
  ['complete', ['Reassessment']],
  ['reopen', ['Closed']],
])('%s is possible in its statuses', (act, statuses) => {
  const rule = investigationRules[act] as (who: Actor, now: InvestigationState) => { allowed: boolean };
  expect(statusesOf((now) => rule(master, now))).toEqual(statuses);
});

test('the first assessment needs a hazard, and there is no second', () => {
  const { assess } = investigationRules;
  expect(statusesOf((now) => assess(master, now, 1))).toEqual(['Open', 'InProgress']);
  expect(statusesOf((now) => assess(master, now, 2))).toEqual([]);
  expect(statusesOf((now) => assess(master, now, 3))).toEqual(['Reassessment']);
  expect(codeOf(assess(master, state({ hasHazard: false }), 1))).toBe('wrong-status');
});

test('approval needs an assessed hazard, closing an assessment of the residual risk', () => {
  const { approve, complete } = investigationRules;
  for (const missing of [{ hasHazard: false }, { isAssessed: false }])
    expect(codeOf(approve(master, state({ status: 'Approval', ...missing })))).toBe('not-assessed');
  expect(codeOf(complete(master, state({ status: 'Reassessment', hasResidualRisk: false })))).toBe('not-assessed');
});

test('an investigator adds facts and writes root cause and post process; a master level alone adds none', () => {
  expect(canOnInvestigation(somebody, state({ isInvestigator: true, status: 'InProgress' }))).toEqual({
    fact: true,
    rootCause: true,
    postProcess: true,
  });
  expect(canOnInvestigation(master, state({ status: 'InProgress' }))).not.toHaveProperty('fact');
  expect(canOnInvestigation(somebody, state({ isInvolved: true }))).toEqual({});
});

test('an entry is for its manager while they investigate', () => {
  expect(canOnFactual(somebody, state({ isInvestigator: true }), true)).toEqual({ change: true, delete: true });
  expect(canOnFactual(somebody, state({ isInvestigator: true }), false)).toEqual({});
  expect(canOnFactual(master, state(), true)).toEqual({});
  expect(canOnFactual(somebody, state({ isInvestigator: true, status: 'Closed' }), true)).toEqual({
    change: 'wrong-status',
    delete: 'wrong-status',
  });
});
