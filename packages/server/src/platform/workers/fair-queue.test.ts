import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const nobodyLeft = new AbortController().signal;

/** Work that ends on demand and records the order in which it started. */
const givenQueue = (limits: Parameters<typeof createFairQueue>[0]) => {
  const queue = createFairQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, person: number, left: AbortSignal = nobodyLeft) =>
    queue.run({ person, left }, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  const end = async (name: string) => {
    ends.get(name)?.();
    await turn();
  };
  return { begun, ask, end };
};

test('one person runs two at a time, and the third place stays free for others', async () => {
  const { begun, ask } = givenQueue({ atOnce: 3 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 1);
  await turn();
  expect(begun).toEqual(['a1', 'a2']);
  void ask('b1', 2);
  await turn();
  expect(begun).toEqual(['a1', 'a2', 'b1']);
});

test('a person with many requests takes turns with those who came later', async () => {
  const { begun, ask, end } = givenQueue({ atOnce: 1 });
  for (const name of ['a1', 'a2', 'a3', 'a4']) void ask(name, 1);
  for (const name of ['b1', 'b2']) void ask(name, 2);
  void ask('c1', 3);
  await turn();
  for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

test('work of an aborted call is dropped and takes no turn', async () => {
  const { begun, ask, end } = givenQueue({ atOnce: 1 });
  const gone = new AbortController();
  void ask('a1', 1);
  const dropped = ask('a2', 1, gone.signal);
  void ask('a3', 1);
  await turn();
  gone.abort();
  await expect(dropped).rejects.toMatchObject({ code: 'overloaded' });
  await end('a1');
  expect(begun).toEqual(['a1', 'a3']);
  await expect(ask('a4', 1, gone.signal)).rejects.toMatchObject({ code: 'overloaded' });
});

test('too much waiting work is refused, of one person and in total', async () => {
  const { ask } = givenQueue({ atOnce: 1, waitingAPerson: 2, waiting: 3 });
  for (const name of ['a1', 'a2', 'a3']) void ask(name, 1);
  await turn();
  await expect(ask('a4', 1)).rejects.toMatchObject({ code: 'overloaded' });
  void ask('b1', 2);
  await turn();
  await expect(ask('c1', 3)).rejects.toMatchObject({ code: 'overloaded' });
});

test('failed work frees its place', async () => {
  const queue = createFairQueue({ atOnce: 1 });
  const caller = { person: 1, left: nobodyLeft };
  const failed = queue.run(caller, () => Promise.reject(new Error('no')));
  const next = queue.run(caller, () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('done');
});
