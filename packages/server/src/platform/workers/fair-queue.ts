import { Problem } from '@portal/contract/kernel';
import type { Caller } from './worker-caller.ts';

export type FairQueue = {
  /**
   * Does the work when its turn has come. Raises `overloaded` when too much waits already, or when its caller leaves
   * before it began.
   */
  run: <T>(caller: Caller, work: () => Promise<T>) => Promise<T>;
};

type Limits = { atOnce: number; atOnceAPerson?: number; waitingAPerson?: number; waiting?: number };
type Waiting = { begin: () => void };

/**
 * So much work at once, so much of it for one person, and of those who wait first who has nothing under way, in the order
 * in which they were served last: however much one person asks for, others wait for one piece of it at most.
 */
export const createFairQueue = ({
  atOnce,
  atOnceAPerson = 2,
  waitingAPerson = 20,
  waiting: waitingTogether = 200,
}: Limits): FairQueue => {
  const underWay = new Map<number, number>();
  const waiting = new Map<number, Waiting[]>();
  /** Whose turn it was last, of those who have work here; a later turn is a higher number. */
  const served = new Map<number, number>();
  const sum = { underWay: 0, waiting: 0 };
  let turns = 0;

  const underWayOf = (person: number): number => underWay.get(person) ?? 0;
  const servedAt = (person: number): number => served.get(person) ?? 0;

  const next = (): number | undefined => {
    let first: number | undefined;
    for (const person of waiting.keys()) {
      if (underWayOf(person) >= atOnceAPerson) continue;
      const isEarlier =
        first === undefined ||
        underWayOf(person) < underWayOf(first) ||
        (underWayOf(person) === underWayOf(first) && servedAt(person) < servedAt(first));
      if (isEarlier) first = person;
    }
    return first;
  };

  const count = (person: number, change: 1 | -1): void => {
    const now = underWayOf(person) + change;
    if (now === 0) underWay.delete(person);
    else underWay.set(person, now);
    sum.underWay += change;
  };

  const begin = (person: number): void => {
    count(person, 1);
    turns += 1;
    served.set(person, turns);
  };

  const take = (person: number, entry: Waiting): void => {
    const left = (waiting.get(person) ?? []).filter((other) => other !== entry);
    if (left.length > 0) waiting.set(person, left);
    else waiting.delete(person);
    sum.waiting -= 1;
  };

  const serve = (): void => {
    while (sum.underWay < atOnce) {
      const person = next();
      const entry = person === undefined ? undefined : waiting.get(person)?.[0];
      if (person === undefined || entry === undefined) return;
      take(person, entry);
      begin(person);
      entry.begin();
    }
  };

  const turn = ({ person, left }: Caller): Promise<void> =>
    new Promise((resolve, reject) => {
      if (!left.aborted && sum.waiting === 0 && sum.underWay < atOnce && underWayOf(person) < atOnceAPerson) {
        begin(person);
        return resolve();
      }
      const mine = waiting.get(person) ?? [];
      if (left.aborted || mine.length >= waitingAPerson || sum.waiting >= waitingTogether)
        return reject(new Problem('overloaded'));
      const leave = (): void => {
        take(person, entry);
        reject(new Problem('overloaded'));
      };
      const entry: Waiting = {
        begin: () => {
          left.removeEventListener('abort', leave);
          resolve();
        },
      };
      left.addEventListener('abort', leave, { once: true });
      waiting.set(person, [...mine, entry]);
      sum.waiting += 1;
      serve();
    });

  return {
    run: async (caller, work) => {
      await turn(caller);
      try {
        return await work();
      } finally {
        count(caller.person, -1);
        serve();
        if (underWayOf(caller.person) === 0 && !waiting.has(caller.person)) served.delete(caller.person);
      }
    },
  };
};
