import type { Person } from '@portal/contract/directory';
import { describe, expect, test } from 'vitest';
import { changeLines, type PickedLine, refusalOf, reusedLine, sameLines } from './line-order.ts';

const person = (id: number): Person => ({
  id,
  code: `E${id}`,
  name: `사원${id}`,
  engName: `Employee ${id}`,
  position: '과장',
  jobTitle: null,
  email: `e${id}@example.com`,
  department: { id: 1, name: '운항팀', engName: 'Flight Operations' },
});

const add = (lines: readonly PickedLine[], id: number, approvalType: 'Approve' | 'Agreement' = 'Approve') =>
  changeLines(lines, { kind: 'add', person: person(id), approvalType });

const seqs = (lines: readonly PickedLine[]) => lines.map(({ seq, approver }) => `${approver.id}:${seq}`).join(' ');

const fourPeople = add(add(add(add([], 1), 2, 'Agreement'), 3, 'Agreement'), 4);

describe('the line being picked', () => {
  test('counts steps up, agreements side by side', () => expect(seqs(fourPeople)).toBe('1:1 2:2 3:2 4:3'));

  test('numbers the rest again when one is removed', () => {
    expect(seqs(changeLines(fourPeople, { kind: 'remove', approverId: 1 }))).toBe('2:1 3:1 4:2');
  });

  test('moves one up or down', () => {
    expect(seqs(changeLines(fourPeople, { kind: 'move', from: 3, to: 2 }))).toBe('1:1 2:2 4:3 3:4');
    expect(seqs(changeLines(fourPeople, { kind: 'move', from: 0, to: 3 }))).toBe('2:1 3:1 4:2 1:3');
  });

  test.each([-1, 4])('stays as it is when moved to place %i', (to) => {
    expect(sameLines(changeLines(fourPeople, { kind: 'move', from: 0, to }), fourPeople)).toBe(true);
  });

  test('an approver made an agreer joins the agreement before', () => {
    expect(seqs(changeLines(fourPeople, { kind: 'type', approverId: 4, approvalType: 'Agreement' }))).toBe(
      '1:1 2:2 3:2 4:2',
    );
  });

  test('is cleared with one act', () => expect(changeLines(fourPeople, { kind: 'clear' })).toEqual([]));

  test('takes nobody twice', () => expect(seqs(add(fourPeople, 2))).toBe(seqs(fourPeople)));
});

test('the drafter, a person already there and a thirty-first are refused, each with its reason', () => {
  const full = Array.from({ length: 30 }, (_, place) => place + 1).reduce<PickedLine[]>(
    (lines, id) => add(lines, id),
    [],
  );
  expect(refusalOf([], 7, 7)).toBe('self');
  expect(refusalOf(fourPeople, 2, 7)).toBe('twice');
  expect(refusalOf(full, 31, 99)).toBe('full');
  expect(refusalOf(fourPeople, 5, 7)).toBeUndefined();
});

test('a person among the referrers is refused', () => {
  expect(refusalOf(fourPeople, 5, 7, new Set([5]))).toBe('referrer');
  expect(refusalOf(fourPeople, 2, 7, new Set([2]))).toBe('twice');
});

test('a line used before takes the place of the one picked, without those who are referrers', () => {
  const { lines, left } = reusedLine(fourPeople, new Set([1, 3]));
  expect(seqs(changeLines(add([], 9), { kind: 'replace', lines }))).toBe('2:1 4:2');
  expect(left.map(({ id }) => id)).toEqual([1, 3]);
});

test('a changed order or type is a change, an equal line is none', () => {
  expect(sameLines(fourPeople, [...fourPeople])).toBe(true);
  expect(sameLines(fourPeople, changeLines(fourPeople, { kind: 'move', from: 1, to: 2 }))).toBe(false);
  expect(
    sameLines(fourPeople, changeLines(fourPeople, { kind: 'type', approverId: 1, approvalType: 'Agreement' })),
  ).toBe(false);
});
