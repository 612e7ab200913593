import type { Kind } from '../list/list-kinds.ts';

/** One of a queue: its id, and where it is found, in a number that its area understands; 0 where the id is enough. */
export type Queued = { id: number; where: number };

const BASE = 36;
const BETWEEN = '_';
const BEFORE_PLACES = '.';
const STEPS = /^[0-9a-z]{1,8}(_-?[0-9a-z]{1,8})*$/;

/** Maximum length of a queue, so that its address is not too long for logs and proxies. */
export const LONGEST_QUEUE = 300;

/** The first number, then the difference of each to the previous one. */
const stepsOf = (numbers: readonly number[]): string =>
  numbers.map((each, place) => (each - (numbers[place - 1] ?? 0)).toString(BASE)).join(BETWEEN);

const numbersIn = (text: string): number[] => {
  if (!STEPS.test(text)) return [];
  let number = 0;
  return text.split(BETWEEN).map((step) => {
    number += Number.parseInt(step, BASE);
    return number;
  });
};

/** A queue as text for an address, with the location of each record where its id is not enough. */
export const queueText = (ids: readonly number[], whereOf?: (id: number) => number): string => {
  const listed = ids.slice(0, LONGEST_QUEUE);
  return whereOf === undefined ? stepsOf(listed) : `${stepsOf(listed)}${BEFORE_PLACES}${stepsOf(listed.map(whereOf))}`;
};

/** Parses a queue; empty if the text is invalid. */
export const queuedIn = (text: string): Queued[] => {
  const [first = '', second] = text.split(BEFORE_PLACES);
  const ids = numbersIn(first);
  const places = second === undefined ? ids.map(() => 0) : numbersIn(second);
  const isSound =
    ids.length <= LONGEST_QUEUE &&
    ids.length === places.length &&
    ids.every((each) => each > 0) &&
    places.every((each) => each >= 0) &&
    new Set(ids).size === ids.length;
  return isSound ? ids.map((id, at) => ({ id, where: places[at] ?? 0 })) : [];
};

/** The position of a record in a queue of records that wait for the user. */
export type QueuePlace = {
  /** Counted from one. */
  at: number;
  total: number;
  previous: number | undefined;
  next: number | undefined;
};

/** Undefined if the record is not in the queue or the only one in it. */
export const placeIn = (ids: readonly number[], id: number): QueuePlace | undefined => {
  const place = ids.indexOf(id);
  if (place < 0 || ids.length < 2) return undefined;
  return { at: place + 1, total: ids.length, previous: ids[place - 1], next: ids[place + 1] };
};

/** Where an act on a record leads: the next one that still waits, and how many others are skipped. */
export const nextWaiting = (
  ids: readonly number[],
  id: number,
  isProcessed: (id: number) => boolean,
): { next: number | undefined; passed: number } => {
  const place = ids.indexOf(id);
  const rest = place < 0 ? [] : ids.slice(place + 1);
  const passed = rest.findIndex((each) => !isProcessed(each));
  return passed < 0 ? { next: undefined, passed: rest.length } : { next: rest[passed], passed };
};

/** The queue in the address of a record: the list as it was at the start, so that it survives a reload. */
export const queue = (): Kind<string> => ({
  role: 'view',
  read: (given) => (typeof given === 'string' && queuedIn(given).length > 0 ? given : undefined),
});
