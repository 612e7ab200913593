import type { Actor } from '@portal/contract/identity';
import { allowed, deniedByState } from '@portal/contract/kernel';
import { expect, test } from 'vitest';
import { type HazardStatus, hazardStatuses } from '../case/case-hazard.states.ts';
import {
  canOnHazard,
  type HazardState,
  hazardRules,
  readHazards,
  readWholeHazard,
  viewHazardRule,
} from './hazard.rules.ts';

const actor = (level: number): Actor => ({
  employeeId: 1,
  departmentIds: [1],
  grants: [{ menu: 'ESMS', level: `Level${level}` as 'Level1' }],
});
const [master, somebody] = [actor(6), actor(4)];
const state = (more: Partial<HazardState> = {}): HazardState => ({
  status: 'Open',
  throughCase: null,
  hadActions: false,
  ...more,
});
const codeOf = (decision: { allowed: boolean } & { code?: string }) => (decision.allowed ? true : decision.code);
const statusesOf = (
  rule: (now: HazardState) => { allowed: boolean },
  more: Partial<HazardState> = {},
): HazardStatus[] => hazardStatuses.filter((status) => rule(state({ status, ...more })).allowed);

test('the log is for the office; people with an action on a hazard that is its own case read part of it', () => {
  const alone = { isAlone: true, isInvolved: true };
  expect([readHazards(master), readHazards(somebody)].map(codeOf)).toEqual([true, 'no-permission']);
  expect([viewHazardRule(master, undefined), viewHazardRule(somebody, undefined)].map(codeOf)).toEqual([
    'not-found',
    'no-permission',
  ]);
  expect(codeOf(viewHazardRule(somebody, alone))).toBe(true);
  expect(codeOf(viewHazardRule(somebody, { ...alone, isAlone: false }))).toBe('no-permission');
  expect(codeOf(viewHazardRule(somebody, { ...alone, isInvolved: false }))).toBe('no-permission');
  expect([readWholeHazard(somebody, alone), readWholeHazard(master, undefined)].map(codeOf)).toEqual([
    'no-permission',
    'not-found',
  ]);
});

test('the first assessment is given early, and may be changed until the first action was assigned', () => {
  const { assess } = hazardRules;
  expect(statusesOf((now) => assess(master, now, 1, 'give'))).toEqual(['Open', 'InProgress']);
  expect(statusesOf((now) => assess(master, now, 1, 'change'))).toEqual(['Open', 'InProgress', 'Action']);
  expect(statusesOf((now) => assess(master, now, 1, 'change'), { hadActions: true })).toEqual(['Open', 'InProgress']);
  expect(statusesOf((now) => assess(master, now, 2, 'give'))).toEqual([]);
  expect(statusesOf((now) => assess(master, now, 3, 'give'))).toEqual(['Reassessment']);
});

test('actions are assigned once it is assessed, and only a closed one can be reopened', () => {
  expect(statusesOf((now) => hazardRules.assign(master, now))).toEqual(['Action', 'Reassessment']);
  expect(statusesOf((now) => hazardRules.reopen(master, now))).toEqual(['Closed']);
  expect(statusesOf((now) => hazardRules.change(master, now))).toEqual([
    'Open',
    'InProgress',
    'Action',
    'Reassessment',
  ]);
});

test('a hazard of a case is changed by the rules of the case, and everything else is done there', () => {
  const elsewhere = 'belongs-to-case';
  const rest = { assess: elsewhere, assess1: elsewhere, assess3: elsewhere, assign: elsewhere, reopen: elsewhere };
  expect(canOnHazard(master, state({ throughCase: allowed, status: 'Closed' }))).toEqual({ change: true, ...rest });
  expect(canOnHazard(master, state({ throughCase: deniedByState('wrong-status') }))).toEqual({
    change: 'wrong-status',
    ...rest,
  });
  expect(canOnHazard(somebody, state({ throughCase: allowed }))).toEqual({});
});
