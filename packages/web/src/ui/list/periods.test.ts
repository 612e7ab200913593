import { expect, it } from 'vitest';
import { periodAt } from './periods.ts';

it('a period is a whole week from Monday, month, quarter or year; the last three months end today', () => {
  expect(periodAt('2026-11-22')).toEqual({
    today: { from: '2026-11-22', to: '2026-11-22' },
    week: { from: '2026-11-16', to: '2026-11-22' },
    month: { from: '2026-11-01', to: '2026-11-30' },
    quarter: { from: '2026-10-01', to: '2026-12-31' },
    threeMonths: { from: '2026-08-22', to: '2026-11-22' },
    year: { from: '2026-01-01', to: '2026-12-31' },
  });
});

it.each([
  ['2026-11-23', { from: '2026-11-23', to: '2026-11-29' }],
  ['2027-01-01', { from: '2026-12-28', to: '2027-01-03' }],
])('the week of %s', (today, week) => {
  expect(periodAt(today).week).toEqual(week);
});

it.each([
  ['2028-02-10', { from: '2028-02-01', to: '2028-02-29' }, '2027-11-10'],
  ['2026-12-31', { from: '2026-12-01', to: '2026-12-31' }, '2026-09-30'],
  ['2026-05-31', { from: '2026-05-01', to: '2026-05-31' }, '2026-02-28'],
])('the month of %s, and three months before', (today, month, from) => {
  expect(periodAt(today).month).toEqual(month);
  expect(periodAt(today).threeMonths).toEqual({ from, to: today });
});

it.each([
  ['2027-01-01', { from: '2027-01-01', to: '2027-03-31' }],
  ['2026-06-30', { from: '2026-04-01', to: '2026-06-30' }],
  ['2026-08-15', { from: '2026-07-01', to: '2026-09-30' }],
])('the quarter of %s', (today, quarter) => {
  expect(periodAt(today).quarter).toEqual(quarter);
});
