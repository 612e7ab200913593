import { expect, it, test } from 'vitest';
import { faultOf, periodBack, quickMonths } from './related-period.ts';

const at = (instant: string) => quickMonths.map((months) => periodBack(months, new Date(instant)).fromDate);

it('quick ranges end today in Seoul and begin on the same day of an earlier month', () => {
  expect(periodBack(1, new Date('2026-11-19T15:30:00Z'))).toEqual({ fromDate: '2026-10-20', toDate: '2026-11-20' });
  expect(at('2026-11-20T03:00:00Z')).toEqual(['2026-10-20', '2026-09-20', '2026-08-20', '2026-05-20', '2025-11-20']);
});

it('where the earlier month is shorter, they begin on its last day', () => {
  expect(at('2026-03-31T03:00:00Z')).toEqual(['2026-02-28', '2026-01-31', '2025-12-31', '2025-09-30', '2025-03-31']);
  expect(periodBack(12, new Date('2028-02-29T03:00:00Z')).fromDate).toBe('2027-02-28');
});

test.each([
  [{}, undefined],
  [{ fromDate: '2026-01-01' }, 'half'],
  [{ toDate: '2026-01-01' }, 'half'],
  [{ fromDate: '2026-01-01', toDate: '2026-01-01' }, undefined],
  [{ fromDate: '2026-01-02', toDate: '2026-01-01' }, 'reversed'],
])('%j is %s', (period, fault) => {
  expect(faultOf(period)).toBe(fault);
});
