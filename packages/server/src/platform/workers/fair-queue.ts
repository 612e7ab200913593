import { Problem } from '@portal/contract/kernel';
import type { Caller } from './worker-caller.ts';

export type FairQueue = {
  /**
   * Runs the work in its turn. Raises `overloaded` when too much is waiting, or when the caller aborts before it
   * started.
   */
  run: <T>(caller: Caller, work: () => Promise<T>) => Promise<T>;
};

type Limits = { atOnce: number; atOnceAPerson?: number; waitingAPerson?: number; waiting?: number };
type Waiting = { begin: () => void };

/**
 * Limits concurrent work in total and per person. Of those waiting, people without running work come first, in the
 * order in which they were last served: however much one person requests, others wait for at most one piece of it.
 */
export const createFairQueue = ({
  atOnce,
  atOnceAPerson = 2,
  waitingAPerson = 20,
  waiting: waitingTogether = 200,
}: Limits): FairQueue => {
  const underWay = new Map<number, number>();
  const waiting = new Map<number, Waiting[]>();
  /** The turn in which each waiting person was last served; a later turn has a higher number. */
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
