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

  test('are due in five days unless another day is sent, also over the end of a year', () => {
    expect(normalizeAssignments([of(1), of(2, null), of(3, '2026-12-24')], today)).toEqual([
      { mitigatorId: 1, dueDate: '2026-11-25', instruction: '' },
      { mitigatorId: 2, dueDate: '2026-11-25', instruction: '' },
      { mitigatorId: 3, dueDate: '2026-12-24', instruction: '' },
    ]);
    expect(normalizeAssignments([of(1)], '2026-12-28')[0]?.dueDate).toBe('2027-01-02');
  });

  test('name inactive people and days in the past at their place', () => {
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

  test('name a duplicate assignee at the second place, and one with an action under way', () => {
    const normalized = normalizeAssignments([of(1), of(2), of(1), of(3)], today);
    expect(named(findDesignated(normalized, new Set([3])))).toEqual([
      ['2.mitigator', 'designated'],
      ['3.mitigator', 'designated'],
    ]);
    expect(findDesignated(normalized.slice(0, 2), new Set([9]))).toEqual([]);
  });
});

describe('a message', () => {
  test('is a plain one by default', () => {
    expect(normalizeMessage({})).toEqual({ content: '', actionType: 'None', actionCompleted: null });
    expect(isClosingRequest(normalizeMessage({ actionType: 'Closed' }))).toBe(true);
    expect(isClosingRequest(normalizeMessage({ content: '말' }))).toBe(false);
  });

  test.each(actionTypes)(
    'of type %s is accepted from a caller only if it is plain or a closing request',
    (actionType) => {
      const may = actionType === 'None' || actionType === 'Closed';
      for (const actionCompleted of [null, true, false]) {
        const errors = checkMessage({ content: '말', actionType, actionCompleted }, 0);
        expect(errors.length === 0).toBe(may && actionCompleted === null);
      }
    },
  );

  test('needs text or a file', () => {
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

  test('accepts or rejects with one combination of values each', () => {
    for (const actionType of actionTypes)
      for (const actionCompleted of [null, true, false]) {
        const expected = pairs.get(`${actionType} ${actionCompleted}`);
        expect(answerOf({ actionType, actionCompleted })).toBe(expected);
        const errors = checkAnswer({ content: '말', actionType, actionCompleted });
        expect(named(errors)).toEqual(expected ? [] : [['actionType', 'not-one-of']]);
      }
  });

  test('needs text if it rejects', () => {
    expect(named(checkAnswer({ actionType: 'Rejected', actionCompleted: false, content: ' ' }))).toEqual([
      ['content', 'required'],
    ]);
    expect(checkAnswer({ actionType: 'Closed', actionCompleted: true })).toEqual([]);
  });
});

test('the title of an action is the first line of its instruction, or that of its case', () => {
  const subject = '조류 충돌';
  expect(actionTitle({ instruction: null, subject })).toBe(subject);
  expect(actionTitle({ instruction: ' \n표지를 칠한다 \n 사진', subject })).toBe('표지를 칠한다');
  expect([...actionTitle({ instruction: '🛠'.repeat(200), subject })]).toHaveLength(100);
});
