import { describe, expect, test } from 'vitest';
import {
  checkAuthority,
  checkCorrection,
  checkEffectiveDate,
  checkManualRevision,
  checkSchedule,
  checkWithdrawal,
} from './manual-revision.forms.ts';
import type { AuthorityBody } from './manual-revision.schema.ts';

const today = '2026-11-28';
const codes = (problems: readonly { path: string; code: string }[]) =>
  problems.map(({ path, code }) => `${path} ${code}`);

test('a revision needs number, date and description; its day may be missing', () => {
  expect(codes(checkManualRevision({}))).toEqual(['version required', 'revisionDate required', 'description required']);
  expect(checkManualRevision({ version: '1', revisionDate: '2030-01-01', description: '제정' })).toEqual([]);
});

test('a revision comes into force today or on one of the next 730 days', () => {
  expect(codes(checkEffectiveDate('2026-11-27', today))).toEqual(['effectiveDate before-today']);
  expect(checkEffectiveDate(today, today)).toEqual([]);
  expect(checkEffectiveDate('2028-11-27', today)).toEqual([]);
  expect(codes(checkEffectiveDate('2028-11-28', today))).toEqual(['effectiveDate too-far-ahead']);
  expect(checkEffectiveDate(null, today)).toEqual([]);
});

test('setting a day and withdrawing need a reason', () => {
  expect(codes(checkSchedule({}, today))).toEqual(['effectiveDate required', 'reason required']);
  expect(checkSchedule({ effectiveDate: today, reason: '교육 일정' }, today)).toEqual([]);
  expect(codes(checkWithdrawal({ reason: ' ' }))).toEqual(['reason required']);
});

test('the day of an upload can be corrected as long as the order of the revisions stays', () => {
  const bounds = { uploadedOn: '2026-06-10', after: '2026-03-01', before: '2026-09-01' };
  const check = (effectiveDate: string) => codes(checkCorrection({ effectiveDate, reason: '원본 시행일' }, bounds));
  expect([check('2026-06-10'), check('2026-03-01')]).toEqual([[], []]);
  expect([check('2026-06-11'), check('2026-02-28')]).toEqual(Array(2).fill(['effectiveDate out-of-order']));
  expect(codes(checkCorrection({}, bounds))).toEqual(['effectiveDate required', 'reason required']);
});

describe('the answer of an authority', () => {
  const filing: AuthorityBody = { kind: 'Filing', number: '운항-1', date: '2026-11-10' };
  const check = (body: AuthorityBody, isScheduled = false) =>
    codes(checkAuthority(body, { kinds: ['Approval', 'Filing'], today, isScheduled }));

  test('is of a kind that the manual needs, with number and day', () => {
    expect(check({})).toEqual(['kind required', 'number required', 'date required']);
    expect(codes(checkAuthority(filing, { kinds: ['Approval'], today, isScheduled: false }))).toEqual([
      'kind not-one-of',
    ]);
    expect(check({ ...filing, date: '2026-11-29' })).toEqual(['date after-today']);
  });

  test('of an approval has only one day', () => {
    expect(check({ kind: 'Approval', number: '1', date: today })).toEqual([]);
    expect(check({ kind: 'Approval', number: '1', date: today, acceptedDate: today, acceptance: 'Notified' })).toEqual([
      'acceptedDate not-taken-here',
      'acceptance not-taken-here',
    ]);
  });

  test('of a filing has a day and a way of acceptance, both or neither', () => {
    expect(check(filing)).toEqual([]);
    expect(check({ ...filing, acceptedDate: '2026-11-12', acceptance: 'Notified' })).toEqual([]);
    expect(check({ ...filing, acceptedDate: '2026-11-12' })).toEqual(['acceptance required']);
    expect(check({ ...filing, acceptance: 'Deemed' })).toEqual(['acceptedDate required']);
    expect(check({ ...filing, acceptedDate: '2026-11-09', acceptance: 'Notified' })).toEqual([
      'acceptedDate before-filing',
    ]);
    expect(check({ ...filing, acceptedDate: '2026-11-29', acceptance: 'Notified' })).toEqual([
      'acceptedDate after-today',
    ]);
  });

  test('cannot be deemed accepted before ten days are over', () => {
    expect(check({ ...filing, acceptedDate: '2026-11-19', acceptance: 'Deemed' })).toEqual([
      'acceptedDate deemed-too-early',
    ]);
    expect(check({ ...filing, acceptedDate: '2026-11-20', acceptance: 'Deemed' })).toEqual([]);
  });

  test('stays complete once the revision is scheduled', () => {
    expect(check(filing, true)).toEqual(['acceptedDate required']);
  });
});
