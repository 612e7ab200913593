import { expect, test } from 'vitest';
import { createBreaker, NotTried } from './breaker.ts';

class Away extends Error {}

const given = () => {
  const clock = { ms: 0 };
  const breaker = createBreaker(
    (error) => error instanceof Away,
    () => clock.ms,
  );
  const fail = () => breaker(() => Promise.reject(new Away()));
  const work = () => breaker(async () => 'done');
  return { clock, breaker, fail, work };
};

test('five failures in ten seconds reject all calls for five seconds, and one more failure rejects again', async () => {
  const { clock, fail, work } = given();
  for (let time = 0; time < 5; time += 1) {
    await expect(fail()).rejects.toThrow(Away);
    clock.ms += 1_000;
  }
  await expect(work()).rejects.toThrow(NotTried);
  clock.ms += 4_000;
  await expect(fail()).rejects.toThrow(Away);
  await expect(work()).rejects.toThrow(NotTried);
  clock.ms += 5_000;
  expect(await work()).toBe('done');
  await expect(fail()).rejects.toThrow(Away);
  expect(await work()).toBe('done');
});

test('failures that are far apart, and errors that are answers, reject no call', async () => {
  const { clock, breaker, fail, work } = given();
  for (let time = 0; time < 10; time += 1) {
    await expect(fail()).rejects.toThrow(Away);
    clock.ms += 2_600;
  }
  for (let time = 0; time < 10; time += 1)
    await expect(breaker(() => Promise.reject(new Error('no such thing')))).rejects.toThrow('no such thing');
  expect(await work()).toBe('done');
});
