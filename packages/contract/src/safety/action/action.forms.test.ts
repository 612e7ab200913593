import { describe, expect, test } from 'vitest';
import {
  actionTitle,
  answerOf,
  checkAnswer,
  checkAssignments,
  checkMessage,
  findDesignated,
  isClosingRequest,
  normalizeAssignments,
  normalizeMessage,
} from './action.forms.ts';
import { actionTypes } from './action.states.ts';

const today = '2026-11-20';
const named = (errors: readonly { path: string; code: string }[]) => errors.map(({ path, code }) => [path, code]);

describe('assignments', () => {
  const of = (id: number, dueDate?: string | null) => ({
    mitigator: { id },
    ...(dueDate === undefined ? {} : { dueDate }),
  });

  test('are due in five days unless another day is sent, over the end of a year too', () => {
    expect(normalizeAssignments([of(1), of(2, null), of(3, '2026-12-24')], today)).toEqual([
      { mitigatorId: 1, dueDate: '2026-11-25', instruction: '' },
      { mitigatorId: 2, dueDate: '2026-11-25', instruction: '' },
      { mitigatorId: 3, dueDate: '2026-12-24', instruction: '' },
    ]);
    expect(normalizeAssignments([of(1)], '2026-12-28')[0]?.dueDate).toBe('2027-01-02');
  });

  test('name at their place who is not active and which day has gone by', () => {
    const normalized = normalizeAssignments([of(1, today), of(2, '2026-11-19'), of(3)], today);
    const active = new Set([1, 2]);
    expect(named(checkAssignments(normalized, { today, active }))).toEqual([
      ['1.dueDate', 'day-gone-by'],
      ['2.mitigator', 'person-inactive'],
    ]);
    expect(named(checkAssignments(normalized, { today, active, path: 'mitigations' }))).toEqual([
      ['mitigations.1.dueDate', 'day-gone-by'],
      ['mitigations.2.mitigator', 'person-inactive'],
    ]);
  });

  test('name who stands twice, at the second place, and who has one under way', () => {
    const normalized = normalizeAssignments([of(1), of(2), of(1), of(3)], today);
    expect(named(findDesignated(normalized, new Set([3])))).toEqual([
      ['2.mitigator', 'designated'],
      ['3.mitigator', 'designated'],
    ]);
    expect(findDesignated(normalized.slice(0, 2), new Set([9]))).toEqual([]);
  });
});

describe('a message', () => {
  test('is a plain one unless it says otherwise', () => {
    expect(normalizeMessage({})).toEqual({ content: '', actionType: 'None', actionCompleted: null });
    expect(isClosingRequest(normalizeMessage({ actionType: 'Closed' }))).toBe(true);
    expect(isClosingRequest(normalizeMessage({ content: '말' }))).toBe(false);
  });

  test.each(actionTypes)('of type %s is written by hand only where it is plain or asks for closing', (actionType) => {
    const may = actionType === 'None' || actionType === 'Closed';
    for (const actionCompleted of [null, true, false]) {
      const errors = checkMessage({ content: '말', actionType, actionCompleted }, 0);
      expect(errors.length === 0).toBe(may && actionCompleted === null);
    }
  });

  test('says something or brings a file', () => {
    const blank = normalizeMessage({ content: ' \u200b\n' });
    expect(named(checkMessage(blank, 0))).toEqual([['content', 'required']]);
    expect(checkMessage(blank, 1)).toEqual([]);
    expect(checkMessage(normalizeMessage({ content: '🛫' }), 0)).toEqual([]);
  });
});

describe('an answer', () => {
  const pairs = new Map([
    ['Closed true', 'accept'],
    ['Rejected false', 'reject'],
  ]);

  test('accepts or rejects by one pair each, and by no other', () => {
    for (const actionType of actionTypes)
      for (const actionCompleted of [null, true, false]) {
        const expected = pairs.get(`${actionType} ${actionCompleted}`);
        expect(answerOf({ actionType, actionCompleted })).toBe(expected);
        const errors = checkAnswer({ content: '말', actionType, actionCompleted });
        expect(named(errors)).toEqual(expected ? [] : [['actionType', 'not-one-of']]);
      }
  });

  test('needs words where it rejects', () => {
    expect(named(checkAnswer({ actionType: 'Rejected', actionCompleted: false, content: ' ' }))).toEqual([
      ['content', 'required'],
    ]);
    expect(checkAnswer({ actionType: 'Closed', actionCompleted: true })).toEqual([]);
  });
});

test('an action is called by the first line of what is to be done, and without that by its case', () => {
  const subject = '조류 충돌';
  expect(actionTitle({ instruction: null, subject })).toBe(subject);
  expect(actionTitle({ instruction: ' \n표지를 칠한다 \n 사진', subject })).toBe('표지를 칠한다');
  expect([...actionTitle({ instruction: '🛠'.repeat(200), subject })]).toHaveLength(100);
});
