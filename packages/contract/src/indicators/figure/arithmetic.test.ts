import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { accumulate } from './accumulate.ts';
import { indicatorStatuses, isSevere, statusOfRate, type Thresholds, thresholdLevels } from './figure-status.ts';
import { divideHalfUp, incidentRate } from './rate.ts';

const rateOf = (occurrenceCount: number | null, flightCount: number | null) =>
  incidentRate({ occurrenceCount, flightCount });

describe('the rate', () => {
  test.each([
    [29, 1600, 1.813],
    [1, 3, 33.333],
    [2, 3, 66.667],
    [1, 200_000, 0.001],
    [1, 200_001, 0],
    [1, 1, 100],
    [3, 2, 150],
    [0, 1600, 0],
  ])('of %i in %i flights is %d percent', (occurrences, flights, rate) => {
    expect(rateOf(occurrences, flights)).toBe(rate);
  });

  test('is null without either count, or without flights', () => {
    expect([rateOf(null, 10), rateOf(1, null), rateOf(1, 0), rateOf(null, null)]).toEqual([null, null, null, null]);
  });

  test('is rounded half up from the exact quotient, for any counts', () => {
    const count = fc.integer({ min: 0, max: 12_000_000 });
    fc.assert(
      fc.property(count, fc.integer({ min: 1, max: 12_000_000 }), (occurrences, flights) => {
        const exact = (2n * BigInt(occurrences) * 100_000n + BigInt(flights)) / (2n * BigInt(flights));
        expect(divideHalfUp(occurrences * 100_000, flights)).toBe(Number(exact));
        expect(rateOf(occurrences, flights)).toBe(Number(exact) / 1000);
      }),
      { numRuns: 2000 },
    );
  });
});

const set = (...values: (number | null)[]) =>
  Object.fromEntries(thresholdLevels.map((level, at) => [level, values[at] ?? null])) as Thresholds;

describe('the status', () => {
  test.each([
    [0, 'Reserve'],
    [0.999, 'Reserve'],
    [1, 'TargetValue'],
    [1.999, 'TargetValue'],
    [2, 'Caution'],
    [3, 'Alert'],
    [4, 'Serious'],
    [150, 'Serious'],
  ])('of %d is %s', (rate, status) => {
    expect(statusOfRate(rate, set(0, 1, 2, 3, 4))).toBe(status);
  });

  test('skips missing levels, and is null below all of them, without a rate and without a set', () => {
    expect(statusOfRate(2.5, set(null, 1, null, 3, null))).toBe('TargetValue');
    expect(statusOfRate(0.5, set(null, 1, null, 3, null))).toBe('None');
    expect(statusOfRate(null, set(0, 1, 2, 3, 4))).toBe('None');
    expect(statusOfRate(5, null)).toBe('None');
  });

  test('at exactly a threshold is its level, for any threshold', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (thousandth) => {
        const at = thousandth / 1000;
        expect(statusOfRate(at, set(null, null, null, null, at))).toBe('Serious');
        expect(statusOfRate(at, set(null, null, null, null, (thousandth + 1) / 1000))).toBe('None');
      }),
    );
  });
});

describe('a year until a month', () => {
  const month = (place: number, occurrenceCount: number | null, flightCount: number | null) => ({
    month: place,
    occurrenceCount,
    flightCount,
  });

  test('sums the months that have both counts, and only those', () => {
    const months = [month(1, 3, 1000), month(2, 5, null), month(3, null, 900), month(5, 1, 600), month(6, 9, 100)];
    expect(accumulate({ year: 2026, month: 5 }, months)).toEqual({
      period: '202601~202605',
      months: 2,
      occurrenceCount: 4,
      flightCount: 1600,
      incidentRate: 0.25,
    });
  });

  test('is null if no month has both', () => {
    expect(accumulate({ year: 2026, month: 11 }, [month(1, 3, null)])).toEqual({
      period: '202601~202611',
      months: 0,
      occurrenceCount: null,
      flightCount: null,
      incidentRate: null,
    });
  });

  test('has the rate of its sums, not of its rates', () => {
    const { incidentRate: rate } = accumulate({ year: 2026, month: 2 }, [month(1, 1, 10), month(2, 0, 90)]);
    expect(rate).toBe(1);
  });

  test('sums only the months with a base if the month has one, otherwise only those without', () => {
    const months = [{ ...month(1, 3, 1000), baseCount: 4 }, month(2, 5, 1000), { ...month(3, 1, null), baseCount: 12 }];
    expect(accumulate({ year: 2026, month: 3 }, months)).toMatchObject({
      months: 2,
      occurrenceCount: 4,
      flightCount: null,
      incidentRate: 25,
    });
    expect(accumulate({ year: 2026, month: 2 }, months)).toMatchObject({
      months: 1,
      flightCount: 1000,
      incidentRate: 0.5,
    });
  });
});

test('the two highest levels are severe', () => {
  expect(indicatorStatuses.filter(isSevere)).toEqual(['Alert', 'Serious']);
});
