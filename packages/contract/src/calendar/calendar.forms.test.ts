import { checker } from '@portal/contract/kernel';
import { expect, test } from 'vitest';
import { checkHoliday, emptyHoliday, firstCalendarDay } from './calendar.forms.ts';
import { holidayBody } from './calendar.schema.ts';

const check = checker(holidayBody);
const body = { ...emptyHoliday('2027-03-01'), name: '삼일절', engName: 'Independence Movement Day' };

test('a new holiday lacks its names', () => {
  expect(checkHoliday(emptyHoliday('2027-03-01')).map(({ path, code }) => `${path} ${code}`)).toEqual([
    'name required',
    'engName required',
  ]);
  expect(checkHoliday(body)).toEqual([]);
});

test.each([
  [firstCalendarDay, true],
  ['2100-12-31', true],
  ['1999-12-31', false],
  ['2101-01-01', false],
  ['2027-02-29', false],
  ['2028-02-29', true],
  ['2027-3-1', false],
])('a holiday on %s fits: %s', (date, fits) => {
  expect(check({ ...body, date }).length === 0).toBe(fits);
});

test('whether it is verified and its source may be left out', () => {
  const { isVerified: _no, source: _none, ...rest } = body;
  expect(check(rest)).toEqual([]);
});
