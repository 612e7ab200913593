import type { VacationBody } from '@portal/contract/leave';
import { describe, expect, test } from 'vitest';
import { bodyOf, emptyForm, withVacation } from '../form/approval-form-values.ts';
import { choiceOf, leaveChoices, withChoice, withDays, withHalfDay } from './vacation-periods.ts';

const TODAY = '2026-11-20';
const empty: VacationBody = { absenceType: 'AnnualLeave', contract: '010-0000-0000', periods: [] };
const halfDay = withChoice(empty, 'HalfDayLeave', TODAY);
const bodyWith = (vacation: VacationBody) => bodyOf({ ...emptyForm(2), vacation }).vacation;

describe('the kind of leave', () => {
  test('half days are listed with the types of the contract', () => {
    expect(leaveChoices).toHaveLength(8);
    expect(leaveChoices.slice(0, 2)).toEqual(['AnnualLeave', 'HalfDayLeave']);
  });

  test('a half day is saved as annual leave of this morning', () => {
    expect(bodyWith(halfDay)).toEqual({
      absenceType: 'AnnualLeave',
      contract: '010-0000-0000',
      periods: [{ vacationDate: TODAY, annualLeaveType: 'MorningOff' }],
    });
    expect(choiceOf(halfDay)).toBe('HalfDayLeave');
  });

  test('a half day moves to another day and another half', () => {
    const moved = withHalfDay(withDays(halfDay, ['2026-12-01']), 'AfternoonOff');
    expect(moved.periods).toEqual([{ vacationDate: '2026-12-01', annualLeaveType: 'AfternoonOff' }]);
  });

  test.each(leaveChoices.filter((choice) => choice !== 'HalfDayLeave'))('choosing %s clears the days', (choice) => {
    expect(withChoice(halfDay, choice, TODAY)).toEqual({ ...empty, absenceType: choice });
  });
});

test('days are sorted, each a whole one', () => {
  expect(withDays(empty, ['2026-12-02', '2026-11-30']).periods).toEqual([
    { vacationDate: '2026-11-30', annualLeaveType: 'AnnualLeave' },
    { vacationDate: '2026-12-02', annualLeaveType: 'AnnualLeave' },
  ]);
});

describe('the title', () => {
  const oneDay = withDays(empty, ['2026-11-20']);
  const threeDays = withDays(empty, ['2026-11-22', '2026-11-20', '2026-11-21']);

  test('follows the days and is removed with them', () => {
    const chosen = withVacation(withVacation(emptyForm(2), oneDay), threeDays);
    expect(chosen.title).toBe('[휴가신청서] 2026-11-20 외 2일');
    expect(withVacation(chosen, empty).title).toBe('[휴가신청서]');
  });

  test('stays as the person typed it', () => {
    const typed = { ...withVacation(emptyForm(2), oneDay), title: '가족 여행' };
    expect(withVacation(typed, threeDays).title).toBe('가족 여행');
  });

  test('that was emptied follows again', () => {
    expect(withVacation({ ...emptyForm(2), title: ' ' }, oneDay).title).toBe('[휴가신청서] 2026-11-20');
  });
});
