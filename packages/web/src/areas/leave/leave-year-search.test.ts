import { expect, it } from 'vitest';
import { shownYears, thisYear, uploadYears, vacationList, yearOfSearch } from './leave-year-search.ts';

it('only the years on offer stand in the address, this one by being left out', () => {
  const [now = 0, before = 0] = shownYears();
  expect(vacationList.read({ year: before }).year).toBe(before);
  for (const year of [now, now + 1, now - 3, String(before), null])
    expect(vacationList.read({ year }).year).toBeUndefined();
  expect(yearOfSearch({})).toBe(thisYear());
});

it('the years to upload are those shown and the one to come', () => {
  expect(uploadYears()).toEqual([thisYear() + 1, ...shownYears()]);
});

it('another filter begins again at the first page', () => {
  const search = { offset: 3, limit: 50, departmentId: 3 } as const;
  expect(vacationList.narrowed(search, { departmentId: undefined })).toMatchObject({ offset: undefined, limit: 50 });
});
