import { expect, test } from 'vitest';
import { deemedAcceptedOn } from './deemed-acceptance.ts';

const holiday = (date: string, kind = 'Statutory') => ({ date, kind });

// 2026-11-02 is a Monday.
test.each([
  ['ten working days with its own, and the day after', '2026-11-02', [], '2026-11-14'],
  ['from the next working day of one that was filed on a Saturday', '2026-11-07', [], '2026-11-21'],
  ['not on public holidays', '2026-11-02', [holiday('2026-11-03'), holiday('2026-11-13', 'Temporary')], '2026-11-18'],
  ['on the days off of the company', '2026-11-02', [holiday('2026-11-03', 'Company')], '2026-11-14'],
])('counts %s', (_what, filedOn, holidays, accepted) => {
  expect(deemedAcceptedOn(filedOn, [holiday('2026-01-01'), ...holidays])).toBe(accepted);
});

test('is null if the holidays of a year are not known', () => {
  expect(deemedAcceptedOn('2026-12-28', [holiday('2026-12-25')])).toBeNull();
  expect(deemedAcceptedOn('2026-12-28', [holiday('2026-12-25'), holiday('2027-01-01')])).toBe('2027-01-12');
});
