import { expect, it } from 'vitest';
import { shownYears, thisYear, uploadYears, vacationList, yearOfSearch } from './leave-year-search.ts';

it('the address has only available years, and omits this one', () => {
  const [now = 0, before = 0] = shownYears();
  expect(vacationList.read({ year: before }).year).toBe(before);
  for (const year of [now, now + 1, now - 3, String(before), null])
    expect(vacationList.read({ year }).year).toBeUndefined();
  expect(yearOfSearch({})).toBe(thisYear());
});

it('the years of the import are those shown and the next one', () => {
  expect(uploadYears()).toEqual([thisYear() + 1, ...shownYears()]);
});

it('another filter returns to the first page', () => {
  const search = { offset: 3, limit: 50, departmentId: 3 } as const;
  expect(vacationList.narrowed(search, { departmentId: undefined })).toMatchObject({ offset: undefined, limit: 50 });
});
