import { expect, test } from 'vitest';
import { type ClockHoliday, dutyClock, dutyMarks, marksAround } from './duty-clock.ts';
import { type DutyItem, dutyRule } from './duty-law.ts';

const holiday = (date: string, name: string, more: Partial<ClockHoliday> = {}): ClockHoliday => ({
  date,
  name,
  kind: 'Statutory',
  isVerified: true,
  ...more,
});

/** The holidays of Chuseok 2026, which is on Thursday to Saturday, and others of that year. */
const holidays = [
  holiday('2026-01-01', '1월 1일'),
  holiday('2026-09-24', '추석'),
  holiday('2026-09-25', '추석'),
  holiday('2026-09-26', '추석'),
  holiday('2026-10-03', '개천절'),
  holiday('2026-10-05', '대체공휴일', { kind: 'Substitute' }),
  holiday('2026-10-09', '한글날'),
];

const seoul = (wall: string): Date => new Date(`${wall}:00+09:00`);
const inSeoul = (at: Date | null): string | undefined =>
  at === null ? undefined : new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 16);

const obstacle = (item: DutyItem | null, isHindered = false) =>
  dutyRule({ basis: 'Obstacle', item, isHindered }, '2026-09-01');

const clockOf = (wall: string, item: DutyItem | null = '1', more: readonly ClockHoliday[] = []) =>
  dutyClock({ rule: obstacle(item), startsAt: seoul(wall), eventAt: seoul(wall) }, [...holidays, ...more]);

test.each<[string, string, DutyItem | null, string, string]>([
  ['a weekday alone', '2026-09-07T10:00', '1', '2026-09-10T10:00', '2026-09-10T10:00'],
  ['an unknown item is due like the others', '2026-09-07T10:00', null, '2026-09-10T10:00', '2026-09-10T10:00'],
  ['96 hours of fire and failures', '2026-09-07T10:00', '5', '2026-09-11T10:00', '2026-09-11T10:00'],
  ['over a weekend', '2026-09-10T10:00', '1', '2026-09-15T10:00', '2026-09-13T10:00'],
  ['at the end of Friday, which is Saturday 00:00', '2026-09-09T00:00', '1', '2026-09-12T00:00', '2026-09-12T00:00'],
  ['one minute later is Monday', '2026-09-09T00:01', '1', '2026-09-14T00:01', '2026-09-12T00:01'],
  ['from within a Saturday', '2026-09-12T15:00', '1', '2026-09-17T00:00', '2026-09-15T15:00'],
  ['from within a Sunday: the same end', '2026-09-13T23:59', '1', '2026-09-17T00:00', '2026-09-16T23:59'],
  ['from the start of Monday', '2026-09-14T00:00', '1', '2026-09-17T00:00', '2026-09-17T00:00'],
  ['from the end of Friday', '2026-09-12T00:00', '1', '2026-09-17T00:00', '2026-09-15T00:00'],
  ['over the Harvest Moon', '2026-09-23T12:00', '1', '2026-09-30T12:00', '2026-09-26T12:00'],
  ['over a substitute holiday', '2026-10-02T09:00', '5', '2026-10-12T09:00', '2026-10-06T09:00'],
])('%s', (_name, from, item, dueAt, plainDueAt) => {
  const clock = clockOf(from, item);
  expect([inSeoul(clock.dueAt), inSeoul(clock.plainDueAt)]).toEqual([dueAt, plainDueAt]);
});

test('the days that do not count are named, a holiday before Saturday, without days that the hours do not reach', () => {
  expect(clockOf('2026-09-23T12:00').excluded).toEqual([
    { date: '2026-09-24', reason: 'Holiday', name: '추석' },
    { date: '2026-09-25', reason: 'Holiday', name: '추석' },
    { date: '2026-09-26', reason: 'Holiday', name: '추석' },
    { date: '2026-09-27', reason: 'Sunday', name: null },
  ]);
  expect(clockOf('2026-09-09T00:00').excluded).toEqual([]);
  expect(clockOf('2026-09-12T00:00').excluded).toEqual([
    { date: '2026-09-12', reason: 'Saturday', name: null },
    { date: '2026-09-13', reason: 'Sunday', name: null },
  ]);
});

test('unverified and company holidays count; several on a day are one', () => {
  const plain = clockOf('2026-09-07T10:00').dueAt;
  expect(clockOf('2026-09-07T10:00', '1', [holiday('2026-09-08', '선거', { isVerified: false })]).dueAt).toEqual(plain);
  expect(clockOf('2026-09-07T10:00', '1', [holiday('2026-09-08', '창립일', { kind: 'Company' })]).dueAt).toEqual(plain);
  const twice = clockOf('2026-09-07T10:00', '1', [
    holiday('2026-09-08', '임시공휴일', { kind: 'Temporary' }),
    holiday('2026-09-08', '창립일', { kind: 'Company' }),
    holiday('2026-09-08', '선거일', { kind: 'Election' }),
  ]);
  expect(inSeoul(twice.dueAt)).toBe('2026-09-11T10:00');
  expect(twice.excluded).toEqual([{ date: '2026-09-08', reason: 'Holiday', name: '임시공휴일, 선거일' }]);
});

test('a year without holidays is marked, also if the hours only reach into it', () => {
  expect(clockOf('2026-09-07T10:00').calendarIsIncomplete).toBe(false);
  expect(clockOf('2027-03-02T10:00').calendarIsIncomplete).toBe(true);
  const atNewYear = clockOf('2026-12-31T10:00');
  expect([inSeoul(atNewYear.dueAt), atNewYear.calendarIsIncomplete]).toEqual(['2027-01-05T10:00', true]);
  expect(clockOf('2026-12-31T10:00', '1', [holiday('2027-01-01', '1월 1일')])).toMatchObject({
    calendarIsIncomplete: false,
    dueAt: seoul('2027-01-06T10:00'),
  });
});

test('a day is a day in Seoul: an event on Friday evening in UTC is on Saturday there', () => {
  const at = new Date('2026-09-11T15:00:00.000Z');
  expect(dutyClock({ rule: obstacle('1'), startsAt: at, eventAt: at }, holidays)).toMatchObject({
    dueAt: seoul('2026-09-17T00:00'),
    plainDueAt: new Date('2026-09-14T15:00:00.000Z'),
  });
});

test('after a hindrance the hours run from its end on every day; during it nothing is due', () => {
  const startsAt = seoul('2026-09-07T10:00');
  const facts = { rule: obstacle('5', true), startsAt, eventAt: startsAt };
  const ended = dutyClock({ ...facts, hindranceEndedAt: seoul('2026-09-11T10:00') }, holidays);
  expect(ended).toMatchObject({
    dueAt: seoul('2026-09-14T10:00'),
    plainDueAt: seoul('2026-09-14T10:00'),
    excluded: [],
  });
  expect(dutyClock({ ...facts, hindranceEndedAt: null }, holidays)).toMatchObject({ dueAt: null, plainDueAt: null });
});

test('an immediate duty has no hours, and a voluntary report protects until ten days after its day in Seoul', () => {
  const startsAt = new Date('2026-09-07T15:30:00.000Z');
  const rule = (basis: 'Accident' | 'Voluntary' | 'None') =>
    dutyRule({ basis, item: null, isHindered: false }, '2026-09-08');
  const of = (basis: 'Accident' | 'Voluntary' | 'None') =>
    dutyClock({ rule: rule(basis), startsAt, eventAt: startsAt }, holidays);
  expect(of('Accident')).toMatchObject({ dueAt: null, plainDueAt: null, protectionUntil: null });
  expect(of('Voluntary')).toMatchObject({ dueAt: null, plainDueAt: null, protectionUntil: '2026-09-18' });
  expect(of('None')).toMatchObject({ dueAt: null, plainDueAt: null, protectionUntil: null });
});

test('the office is reminded at half the hours, six hours before either end, and at the end', () => {
  const clock = clockOf('2026-09-10T10:00');
  const marks = dutyMarks(clock, 72);
  expect(marks.map(({ at, kind }) => `${inSeoul(at)} ${kind}`)).toEqual([
    '2026-09-11T22:00 due',
    '2026-09-13T04:00 due',
    '2026-09-15T04:00 due',
    '2026-09-15T10:00 overdue',
  ]);
  expect(dutyMarks(clockOf('2026-09-07T10:00'), 72)).toHaveLength(3);
  expect(dutyMarks({ dueAt: null, plainDueAt: null }, null)).toEqual([]);
  const at = (wall: string) => marksAround(marks, seoul(wall));
  expect(at('2026-09-11T21:59')).toEqual({ last: undefined, next: marks[0] });
  expect(at('2026-09-11T22:00')).toEqual({ last: marks[0], next: marks[1] });
  // Exactly at dueAt it is still in time.
  expect(at('2026-09-15T10:00')).toEqual({ last: marks[2], next: marks[3] });
  expect(at('2026-09-15T10:01')).toEqual({ last: marks[3], next: undefined });
});
