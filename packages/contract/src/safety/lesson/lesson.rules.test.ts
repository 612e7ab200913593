import type { Actor } from '@portal/contract/identity';
import { mayMove } from '@portal/contract/kernel';
import { expect, test } from 'vitest';
import { canOnLesson, type LessonState, lessonRules, readLesson, writeLessons } from './lesson.rules.ts';
import { type LessonMove, lessonStatuses, lessonTransitions } from './lesson.states.ts';

const actor = (level: number): Actor => ({
  employeeId: 1,
  departmentIds: [1],
  grants: [{ menu: 'ESMS', level: `Level${level}` as 'Level1' }],
});
const state = (more: Partial<LessonState> = {}): LessonState => ({
  status: 'Draft',
  wasPublished: false,
  isWriter: false,
  ...more,
});
const codeOf = (decision: { allowed: boolean } & { code?: string }) => (decision.allowed ? true : decision.code);

test('lessons are written by the safety office alone; published ones are read by everybody', () => {
  expect([1, 2, 3, 4, 5, 6].map((level) => codeOf(writeLessons(actor(level))))).toEqual([
    ...Array.from({ length: 4 }, () => 'no-permission'),
    true,
    true,
  ]);
  const reads = (level: number) =>
    [...lessonStatuses, undefined].map((status) => codeOf(readLesson(actor(level), status && { status })));
  expect(reads(1)).toEqual(['not-found', 'not-found', true, 'not-found']);
  expect(reads(5)).toEqual([true, true, true, 'not-found']);
});

test('nobody else has an act', () => {
  for (const status of lessonStatuses) expect(canOnLesson(actor(4), state({ status }))).toEqual({});
});

test('the acts of a status are those that leave it, and saving while it is a draft', () => {
  const moves: LessonMove[] = ['send', 'approve', 'return', 'withdraw'];
  for (const status of lessonStatuses) {
    const allowed = moves.filter((move) => lessonRules[move](actor(5), state({ status })).allowed);
    const led = moves.filter((move) => lessonStatuses.some((to) => mayMove(lessonTransitions, status, move, to)));
    expect([status, allowed]).toEqual([status, led]);
    for (const act of ['change', 'delete'] as const)
      expect(codeOf(lessonRules[act](actor(5), state({ status })))).toBe(status === 'Draft' ? true : 'wrong-status');
  }
});

test('its authors cannot approve it; a lesson that was published cannot be deleted', () => {
  const waiting = state({ status: 'Waiting', isWriter: true });
  expect(codeOf(lessonRules.approve(actor(6), waiting))).toBe('no-permission');
  expect(canOnLesson(actor(6), waiting)).toEqual({
    change: 'wrong-status',
    delete: 'wrong-status',
    send: 'wrong-status',
    return: true,
    withdraw: true,
  });
  expect(canOnLesson(actor(6), state({ wasPublished: true })).delete).toBe('has-records');
});
