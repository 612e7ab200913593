import { describe, expect, test } from 'vitest';
import { checkCloseKeys, checkCloseReason, checkMonthOver, figuresToClose, isUpToDate } from './month.forms.ts';
import { differenceOf, isSmallCount, type MonthFacts, monthStateOf } from './month.states.ts';

const figure = (occurrenceCount: number, baseCount: number | null = null) => ({ occurrenceCount, baseCount });
const closed = (count: number, base: number | null = null) => ({ ...figure(count, base), origin: 'Close' }) as const;
const uploaded = (count: number) => ({ ...figure(count), origin: 'Upload' }) as const;

describe('the state of a month', () => {
  test.each<[string, MonthFacts, string, number | null]>([
    ['no figure', { key: 3, proposal: figure(2), recorded: null }, 'Open', null],
    ['a sheet', { key: 3, proposal: figure(2), recorded: uploaded(5) }, 'Uploaded', -3],
    ['a sheet that nothing is proposed for', { key: 22, proposal: null, recorded: uploaded(5) }, 'Uploaded', null],
    ['the proposal was taken', { key: 3, proposal: figure(2), recorded: closed(2) }, 'Closed', 0],
    ['the proposal became another', { key: 3, proposal: figure(4), recorded: closed(2) }, 'Differs', 2],
    ['its base alone became another', { key: 24, proposal: figure(4, 6), recorded: closed(4, 5) }, 'Differs', 0],
    ['nothing is proposed any more', { key: 24, proposal: null, recorded: closed(4, 5) }, 'Closed', null],
    [
      'required reading is not compared later',
      { key: 25, proposal: figure(9, 9), recorded: closed(4, 5) },
      'Closed',
      null,
    ],
  ])('%s', (_what, facts, state, difference) => {
    expect([monthStateOf(facts), differenceOf(facts)]).toEqual([state, difference]);
  });

  test('one or two reports with a confidential one among them are a small count', () => {
    expect([
      isSmallCount(1, 1),
      isSmallCount(2, 1),
      isSmallCount(3, 1),
      isSmallCount(2, 0),
      isSmallCount(0, 0),
    ]).toEqual([true, true, false, false, false]);
  });
});

test('a month in the future, and one that is not over, are refused', () => {
  const now = { year: 2026, month: 11 };
  expect(checkMonthOver({ year: 2026, month: 12 }, now)).toEqual([{ path: 'month', code: 'month-to-come' }]);
  expect(checkMonthOver({ year: 2026, month: 11 }, now)).toEqual([{ path: 'month', code: 'month-not-over' }]);
  expect(checkMonthOver({ year: 2025, month: 12 }, now)).toEqual([]);
});

describe('what can be closed', () => {
  const known = new Map(
    [
      { key: 3, proposal: figure(2), recorded: null },
      { key: 4, proposal: figure(1), recorded: uploaded(5) },
      { key: 5, proposal: figure(4), recorded: closed(2) },
      { key: 6, proposal: figure(7), recorded: closed(7) },
      { key: 22, proposal: null, recorded: null },
      { key: 25, proposal: figure(9, 9), recorded: closed(4, 5) },
    ].map((facts) => [facts.key, facts] satisfies [number, MonthFacts]),
  );
  const counts = (...keys: [number, number][]) => keys.map(([key, occurrenceCount]) => ({ key, occurrenceCount }));

  test('each invalid key is named', () => {
    expect(checkCloseKeys({ counts: counts([3, 2], [4, 1], [3, 2], [22, 0]) }, known)).toEqual([
      { path: 'counts.1.key', code: 'figure-uploaded' },
      { path: 'counts.2.key', code: 'chosen-twice' },
      { path: 'counts.3.key', code: 'no-proposal' },
    ]);
  });

  test('counts must be the present proposal, or the closed figure', () => {
    const of = (key: number, occurrenceCount: number, baseCount: number | null = null) =>
      isUpToDate({ key, occurrenceCount, baseCount }, known.get(key) ?? { key, proposal: null, recorded: null });
    expect([of(3, 2), of(3, 3), of(5, 4), of(5, 2)]).toEqual([true, false, true, false]);
    expect([of(25, 9, 9), of(25, 4, 5), of(25, 4)]).toEqual([true, true, false]);
  });

  test('a difference needs a reason, which is stored for it alone', () => {
    const body = { counts: counts([3, 2], [5, 4], [6, 7]), reason: ' 재분류 ' };
    expect(checkCloseReason({ ...body, reason: '  ' }, known)).toEqual([{ path: 'reason', code: 'required' }]);
    expect(checkCloseReason({ counts: counts([3, 2], [6, 7]) }, known)).toEqual([]);
    expect(figuresToClose(body, known)).toEqual([
      { key: 3, ...figure(2), reason: null },
      { key: 5, ...figure(4), reason: '재분류' },
    ]);
  });
});
