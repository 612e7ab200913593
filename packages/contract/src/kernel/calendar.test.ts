import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, dayInSeoul, isDay, isInstant, isMonth, startOfDayInSeoul, yearOf } from './calendar.ts';

describe('dayInSeoul', () => {
  test.each([
    ['2026-11-20T14:59:59.999Z', '2026-11-20'],
    ['2026-11-20T15:00:00.000Z', '2026-11-21'],
    ['2026-12-31T14:59:59.999Z', '2026-12-31'],
    ['2026-12-31T15:00:00.000Z', '2027-01-01'],
    ['2028-02-28T15:00:00.000Z', '2028-02-29'],
    ['2026-07-01T15:00:00.000Z', '2026-07-02'],
  ])('at %s is %s', (instant, day) => {
    expect(dayInSeoul(new Date(instant))).toBe(day);
  });

  test('matches the date that Intl gives for Asia/Seoul in every year of this century', () => {
    const seoul = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' });
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true }),
        (instant) => {
          expect(dayInSeoul(instant)).toBe(seoul.format(instant));
        },
      ),
    );
  });

  test('starts at midnight in Seoul', () => {
    expect(startOfDayInSeoul('2027-01-01').toISOString()).toBe('2026-12-31T15:00:00.000Z');
    expect(dayInSeoul(startOfDayInSeoul('2027-01-01'))).toBe('2027-01-01');
    expect(dayInSeoul(new Date(startOfDayInSeoul('2027-01-01').getTime() - 1))).toBe('2026-12-31');
  });
});

test.each([
  ['2026-11-20', 5, '2026-11-25'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-11-20', 365, '2027-11-20'],
  ['2026-11-20', 0, '2026-11-20'],
])('%s and %i days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later);
});

test('adding days and subtracting them gives the same day', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: -20_000, max: 20_000 }), (from, days) => {
      const day = addDays('1950-01-01', from);
      expect(addDays(addDays(day, days), -days)).toBe(day);
    }),
  );
});

test.each(['2026-11-20', '2028-02-29', '1900-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
  expect(yearOf(text)).toBe(Number(text.slice(0, 4)));
});

test.each([
  '2026-02-30',
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-11-31',
  '2026-1-1',
  '1899-12-31',
  '0000-01-01',
  '20261120',
  '2026-11-20T00:00:00Z',
  ' 2026-11-20',
  '2026-11-20\n',
  '',
  'today',
  '٢٠٢٦-11-20',
])('%j is not a day', (text) => {
  expect(isDay(text)).toBe(false);
});

test('an instant is written in UTC and exists', () => {
  expect(['2026-11-20T01:02:03.000Z', '2026-11-20T01:02:03Z'].map(isInstant)).toEqual([true, true]);
  expect(
    [
      '2026-11-20',
      '2026-11-20T25:00:00Z',
      '2026-02-30T00:00:0Z',
      '2026-11-20T01:02:03+09:00',
      '2026-13-20T01:02:03Z',
      '',
    ].map(isInstant),
  ).toEqual(Array(6).fill(false));
});

test.each([
  ['2026-11', true],
  ['1999-01', true],
  ['2026-13', false],
  ['2026-1', false],
  ['2026-11-01', false],
  ['', false],
])('%j is a month: %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected);
});
