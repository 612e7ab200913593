import { addDays } from '@portal/contract/kernel';
import { expect, test } from 'vitest';
import { type AnnualLeaveType, absenceTypes, halves, type VacationBody } from './leave.schema.ts';
import {
  checkBalance,
  checkFree,
  checkVacation,
  firstLeaveDay,
  leaveDays,
  leaveDaysByYear,
  leaveHalves,
  leaveTitle,
  overdrawnYears,
  showsRemainingDays,
} from './leave-days.ts';

const leave = (days: readonly (string | [string, AnnualLeaveType])[], absenceType = 'AnnualLeave'): VacationBody => ({
  absenceType: absenceType as VacationBody['absenceType'],
  periods: days.map((day) =>
    typeof day === 'string'
      ? { vacationDate: day, annualLeaveType: 'AnnualLeave' }
      : { vacationDate: day[0], annualLeaveType: day[1] },
  ),
});

const said = (vacation: VacationBody) => checkVacation(vacation).map(({ path, code }) => `${path} ${code}`);

test('a whole day uses both halves, a half day one', () => {
  expect(leaveHalves(leave(['2026-11-20']).periods).map(({ half }) => half)).toEqual(halves);
  expect(leaveHalves(leave([['2026-11-20', 'AfternoonOff']]).periods)).toEqual([
    { on: '2026-11-20', half: 'Afternoon' },
  ]);
  expect(leaveDays(leave(['2026-11-20', '2026-11-22']).periods)).toBe(2);
  expect(leaveDays(leave([['2026-11-20', 'MorningOff']]).periods)).toBe(0.5);
});

test('a leave across New Year counts in each year by its days', () => {
  const { periods } = leave(['2026-12-30', '2026-12-31', '2027-01-02']);
  expect([...leaveDaysByYear(periods)]).toEqual([
    [2026, 2],
    [2027, 1],
  ]);
});

test.each<[string, VacationBody, string[]]>([
  ['some days', leave(['2026-11-20', '2020-01-01']), []],
  ['no day', leave([]), ['vacation.periods leave-date-needed']],
  ['150 days', leave(Array.from({ length: 150 }, (_, at) => addDays('2026-11-20', at))), []],
  ['151 days', leave(Array.from({ length: 151 }, () => '2026-11-20')), ['vacation.periods too-many']],
  ['a day twice', leave(['2026-11-20', '2026-11-20']), ['vacation.periods.1.vacationDate leave-day-twice']],
  ['one half day', leave([['2026-11-20', 'MorningOff']]), []],
  ['a half day and another', leave([['2026-11-20', 'MorningOff'], '2026-11-21']), ['vacation.periods half-day-alone']],
  [
    'a half day of training',
    leave([['2026-11-20', 'MorningOff']], 'Training'),
    ['vacation.absenceType half-day-of-other-leave'],
  ],
])('an application for %s', (_what, vacation, problems) => {
  expect(said(vacation)).toEqual(problems);
});

test.each([
  [2026, 3, 0, ['2026-11-20', '2026-11-21', '2026-11-22'], []],
  [2026, 3, 0.5, ['2026-11-20', '2026-11-21', '2026-11-22'], [2026]],
  [2026, -1, 0, ['2026-11-20'], [2026]],
  [2026, 10, 0, ['2026-12-31', '2027-01-01'], [2027]],
])('in %i with %d days left and %d requested, %j exceeds %j', (year, remainingDays, reservedDays, days, years) => {
  expect(overdrawnYears(leave(days), [{ year, remainingDays, reservedDays }])).toEqual(years);
  for (const type of absenceTypes.filter((each) => each !== 'AnnualLeave'))
    expect(overdrawnYears(leave(days, type), [])).toEqual([]);
});

test('the title has the first day and the number of further days', () => {
  const title = (...days: string[]) => leaveTitle('[휴가신청서]', leave(days).periods);
  expect(title()).toBe('[휴가신청서]');
  expect(title('2026-11-20')).toBe('[휴가신청서] 2026-11-20');
  expect(title('2026-11-22', '2026-11-20', '2026-11-21')).toBe('[휴가신청서] 2026-11-20 외 2일');
  expect(firstLeaveDay([])).toBeUndefined();
});

test('remaining days are shown with annual leave and rest leave only', () => {
  expect(absenceTypes.filter(showsRemainingDays)).toEqual(['AnnualLeave', 'RestRecreationLeave']);
});

test('names the first exceeded year with its remaining days', () => {
  const balances = [
    { year: 2026, remainingDays: 5, reservedDays: 1 },
    { year: 2027, remainingDays: 1, reservedDays: 2 },
  ];
  expect(checkBalance(leave(['2026-12-30']), balances)).toEqual([]);
  expect(checkBalance(leave(['2026-12-30', '2027-01-04']), balances)).toEqual([
    { path: 'vacation.periods', code: 'leave-left', limit: 0, expected: '2027' },
  ]);
});

test('a conflict is found by half day and reported at its period', () => {
  const taken = [
    { vacationDate: '2026-11-20', half: 'Morning' },
    { vacationDate: '2026-11-23', half: 'Afternoon' },
  ] as const;
  const paths = (vacation: VacationBody) => checkFree(vacation, taken).map(({ path, code }) => `${path} ${code}`);
  expect(paths(leave(['2026-11-19', '2026-11-20', '2026-11-23']))).toEqual([
    'vacation.periods.1.vacationDate leave-day-taken',
    'vacation.periods.2.vacationDate leave-day-taken',
  ]);
  expect(paths(leave([['2026-11-20', 'AfternoonOff']]))).toEqual([]);
  expect(paths(leave([['2026-11-20', 'MorningOff']]))).toHaveLength(1);
});
