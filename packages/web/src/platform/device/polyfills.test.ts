import { expect, it } from 'vitest';
import { anySignal } from './polyfills.ts';

it('is aborted with the first of its signals, for its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const any = anySignal([one.signal, other.signal]);
  expect(any.aborted).toBe(false);
  other.abort('other');
  one.abort('one');
  expect([any.aborted, any.reason]).toEqual([true, 'other']);
});

it('is aborted from the start where one of them is', () => {
  const over = anySignal([new AbortController().signal, AbortSignal.abort('before')]);
  expect([over.aborted, over.reason]).toEqual([true, 'before']);
});
