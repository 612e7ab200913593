import { expect, test } from 'vitest';
import { settledInTime, until } from './until.fixture.ts';

test('a wait ends once its condition holds', async () => {
  let looks = 0;
  await until(() => ++looks === 3, { what: 'the third look', every: 1 });
  expect(looks).toBe(3);
});

test('the error of a wait says what it waited for', async () => {
  const wait = until(async () => false, { what: 'the upload is staged', within: 10, every: 1 });
  await expect(wait).rejects.toThrow('waited 0.01 s in vain: the upload is staged');
});

test('the error of a promise that is not settled in time says what was waited for', async () => {
  const never = new Promise(() => undefined);
  await expect(settledInTime(never, { what: () => 'the portal ends', within: 10 })).rejects.toThrow('the portal ends');
  await expect(settledInTime(Promise.resolve('done'), { what: 'nothing' })).resolves.toBe('done');
});
