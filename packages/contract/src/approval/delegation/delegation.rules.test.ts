import type { Actor } from '@portal/contract/identity';
import { expect, test } from 'vitest';
import { categoriesOfDelegation, checkDelegation, checkDelegationReason } from './delegation.forms.ts';
import { canOnDelegation, delegationRules, overlaps, proposedPeriod, stateOfDelegation } from './delegation.rules.ts';

const TODAY = '2026-11-20';
const actor = (employeeId: number, more: Partial<Actor> = {}): Actor => ({
  employeeId,
  departmentIds: [],
  grants: [],
  ...more,
});
const admin = actor(9, { grants: [{ menu: 'Admin', level: 'Level0' }] });
const given = (fromDate: string, toDate: string, endedAt: string | null = null) => ({
  principal: { id: 1 },
  deputy: { id: 2 },
  fromDate,
  toDate,
  endedAt,
});

test('a delegation is current on its first and its last day, and past once it is ended', () => {
  const stateOf = (...days: Parameters<typeof given>) => stateOfDelegation(given(...days), TODAY);
  expect(stateOf('2026-11-21', '2026-11-22')).toBe('Coming');
  expect([stateOf('2026-11-20', '2026-11-22'), stateOf('2026-11-18', '2026-11-20')]).toEqual(['Current', 'Current']);
  expect(stateOf('2026-11-18', '2026-11-19')).toBe('Past');
  expect(stateOf('2026-11-21', '2026-11-22', '2026-11-20T01:00:00.000Z')).toBe('Past');
});

test('principal, deputy and administrators end it while it is not past; for others it does not exist', () => {
  const running = given('2026-11-20', '2026-11-22');
  for (const who of [actor(1), actor(2), admin]) expect(canOnDelegation(who, running, TODAY)).toEqual({ end: true });
  expect(delegationRules.end(actor(3), running, TODAY)).toMatchObject({ allowed: false, code: 'not-found' });
  expect(canOnDelegation(admin, given('2026-11-01', '2026-11-02'), TODAY)).toEqual({ end: 'already-processed' });
});

test('an administrator is neither principal nor deputy of a delegation they make', () => {
  const make = (principalId: number, deputyId: number) =>
    delegationRules.makeForOther(admin, { principalId, deputyId });
  expect(make(1, 2)).toEqual({ allowed: true });
  for (const refused of [make(9, 2), make(1, 9)]) expect(refused).toMatchObject({ code: 'own-right' });
});

test('periods overlap when they share a day', () => {
  const period = given('2026-11-20', '2026-11-22');
  expect(overlaps(period, given('2026-11-22', '2026-11-25'))).toBe(true);
  expect(overlaps(period, given('2026-11-23', '2026-11-25'))).toBe(false);
});

test('a proposal is from the first remaining whole day to the last, up to the maximum length', () => {
  expect(proposedPeriod(['2026-11-19', '2026-11-25', '2026-11-23'], TODAY)).toEqual({
    fromDate: '2026-11-23',
    toDate: '2026-11-25',
  });
  expect(proposedPeriod(['2026-12-01', '2027-06-01'], TODAY)).toEqual({ fromDate: '2026-12-01', toDate: '2027-03-30' });
  expect(proposedPeriod(['2026-11-19'], TODAY)).toBeUndefined();
  expect(proposedPeriod(['2027-11-21'], TODAY)).toBeUndefined();
});

test('a delegation of one day, and one of 120 days from a year ahead, are valid', () => {
  const check = (fromDate: string, toDate: string) =>
    checkDelegation({ deputy: { id: 2 }, fromDate, toDate }, { principalId: 1, today: TODAY });
  expect([check(TODAY, TODAY), check('2027-11-20', '2028-03-18')]).toEqual([[], []]);
  expect(check('2027-11-21', '2028-03-20').map(({ path }) => path)).toEqual(['fromDate', 'toDate']);
  expect(categoriesOfDelegation({ categoryIds: [2, 1] })).toEqual([1, 2]);
  expect(categoriesOfDelegation({})).toEqual([1, 2]);
  expect(checkDelegationReason({ reason: ' ' })).toMatchObject([{ path: 'reason' }]);
});
