import { expect, it } from 'vitest';
import { LONGEST_QUEUE, nextWaiting, placeIn, queuedIn, queueText } from './queue-order.ts';

const idsIn = (text: string) => queuedIn(text).map(({ id }) => id);

it.each([
  [[7]],
  [[62, 61, 60, 12]],
  [[3, 900_000, 2, 2_147_483_647, 1]],
  [Array.from({ length: LONGEST_QUEUE }, (_, place) => 5_000 - place)],
])('a queue is the same after writing it to an address and reading it, case %#', (ids) => {
  expect(idsIn(queueText(ids))).toEqual(ids);
});

it('a queue contains the location of each record, in any order', () => {
  const where = new Map([
    [9, 6_442_450_943],
    [12, 4],
    [3, 4],
  ]);
  const text = queueText([...where.keys()], (id) => where.get(id) ?? 0);
  expect(queuedIn(text)).toEqual([...where].map(([id, at]) => ({ id, where: at })));
  expect(idsIn(queueText([9, 2]))).toEqual(idsIn(queueText([9, 2], () => 7)));
});

it('sixty consecutive documents take less than four letters each in an address', () => {
  const ids = Array.from({ length: 60 }, (_, place) => 1_000_000 - 3 * place);
  expect(queueText(ids).length).toBeLessThan(60 * 4);
});

it('a queue is cut where the address would become too long', () => {
  expect(idsIn(queueText(Array.from({ length: 1_000 }, (_, place) => place + 1)))).toHaveLength(LONGEST_QUEUE);
});

it.each([
  '',
  'x y',
  '-3_1',
  '5_0',
  '5_1_-1',
  '5_-5',
  '1__2',
  `1${'_1'.repeat(LONGEST_QUEUE)}`,
  '<script>',
  '5_1.3',
  '5_1.',
  '5_1.3_-4',
  '.3',
])('an invalid text in the address is an empty queue: %s', (text) => {
  expect(idsIn(text)).toEqual([]);
});

it('a record knows its position and its neighbours', () => {
  expect(placeIn([9, 8, 7], 9)).toEqual({ at: 1, total: 3, previous: undefined, next: 8 });
  expect(placeIn([9, 8, 7], 8)).toEqual({ at: 2, total: 3, previous: 9, next: 7 });
  expect(placeIn([9, 8, 7], 7)).toEqual({ at: 3, total: 3, previous: 8, next: undefined });
});

it('a record that is missing or alone in the queue has no position', () => {
  expect(placeIn([9, 8, 7], 6)).toBeUndefined();
  expect(placeIn([9], 9)).toBeUndefined();
});

it('an act continues with the next record that still waits and counts the skipped ones', () => {
  const isProcessed = (...ids: number[]) => ids.includes.bind(ids);
  expect(nextWaiting([9, 8, 7, 6], 9, isProcessed())).toEqual({ next: 8, passed: 0 });
  expect(nextWaiting([9, 8, 7, 6], 9, isProcessed(8, 7))).toEqual({ next: 6, passed: 2 });
  expect(nextWaiting([9, 8, 7, 6], 8, isProcessed(7, 6))).toEqual({ next: undefined, passed: 2 });
  expect(nextWaiting([9, 8, 7, 6], 6, isProcessed(8))).toEqual({ next: undefined, passed: 0 });
  expect(nextWaiting([9, 8], 5, isProcessed())).toEqual({ next: undefined, passed: 0 });
});
