import { expect, it } from 'vitest';
import { dashboardAddress, movedBy, periodIn, shownYears } from './indicator-period.ts';

it('a month is given by both of its parts or not at all', () => {
  expect(periodIn(dashboardAddress.read({ year: 2026, month: 9 }))).toEqual({ year: 2026, month: 9 });
  for (const given of [{}, { year: 2026 }, { month: 9 }, { year: 1999, month: 9 }, { year: 2026, month: 13 }])
    expect(periodIn(dashboardAddress.read(given))).toBeUndefined();
});

it('the month before January is December, and there is none before the first year', () => {
  expect(movedBy({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  expect(movedBy({ year: 2025, month: 12 }, 1)).toEqual({ year: 2026, month: 1 });
  expect(movedBy({ year: 2000, month: 1 }, -1)).toBeUndefined();
  expect(movedBy({ year: shownYears()[0] ?? 0, month: 12 }, 1)).toBeUndefined();
});
