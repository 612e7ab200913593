import { expect, it } from 'vitest';
import { countUrgencies, sumOf, urgencyOf } from './urgency.ts';

it.each([
  ['2026-11-17', 'late'],
  ['2026-11-18', 'today'],
  ['2026-11-19', 'week'],
  ['2026-11-22', 'week'],
  ['2026-11-23', 'later'],
  [null, 'later'],
  [undefined, 'later'],
])('on a Wednesday, a due date of %s is %s', (due, urgency) => {
  expect(urgencyOf(due, '2026-11-18')).toBe(urgency);
});

it('on a Sunday the week has no days left', () => {
  expect(urgencyOf('2026-11-23', '2026-11-22')).toBe('later');
});

it('rows that were not loaded are due no sooner than the last loaded one', () => {
  expect(countUrgencies(['late', 'today', 'later'], 10)).toEqual({
    late: 1,
    today: 1,
    week: 0,
    later: 8,
    total: 10,
    more: undefined,
  });
  const many = countUrgencies(['late', 'late'], 10);
  expect(many).toMatchObject({ late: 2, later: 0, total: 10, more: 'late' });
  const few = countUrgencies(['late', 'week'], 2);
  expect(few.more).toBeUndefined();
  expect([undefined, 'late', 'today'].map((each) => sumOf([many, few], each as 'late' | undefined))).toEqual([
    { count: 12, more: false },
    { count: 3, more: true },
    { count: 0, more: true },
  ]);
});
