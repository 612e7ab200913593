/** One of a queue: its id, and where it is found, in a number that its area understands; 0 where the id is enough. */
export type Queued = { id: number; where: number };

const BASE = 36;
const BETWEEN = '_';
const BEFORE_PLACES = '.';
const STEPS = /^[0-9a-z]{1,8}(_-?[0-9a-z]{1,8})*$/;

/** As many as an address takes without growing too long for a log. */
export const LONGEST_QUEUE = 300;

/** The first number, then how far each is from the one before it. */
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

/** A queue as it stands in an address, with the place of each where its id is not enough. */
export const queueText = (ids: readonly number[], whereOf?: (id: number) => number): string => {
  const told = ids.slice(0, LONGEST_QUEUE);
  return whereOf === undefined ? stepsOf(told) : `${stepsOf(told)}${BEFORE_PLACES}${stepsOf(told.map(whereOf))}`;
};

/** A queue in its order; nothing where the text is not one of ours. */
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
