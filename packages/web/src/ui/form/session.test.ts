import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFormSession } from './session.ts';

type Given = { id: number | undefined; copy?: string };

const given = (id: number | undefined) =>
  renderHook(({ id: now, copy }: Given) => useFormSession(now, copy), { initialProps: { id } as Given });

test('the form continues while its new address is loading, and afterwards', () => {
  const { result, rerender } = given(undefined);
  const { session } = result.current;
  act(() => result.current.adopt(7));
  expect(result.current.session).toBe(session);
  rerender({ id: 7 });
  expect(result.current.session).toBe(session);
});

test('another document starts another form, and so does a new one after that', () => {
  const { result, rerender } = given(undefined);
  const sessions = [result.current.session];
  act(() => result.current.adopt(7));
  rerender({ id: 7 });
  for (const id of [8, undefined]) {
    rerender({ id });
    sessions.push(result.current.session);
  }
  expect(new Set(sessions).size).toBe(3);
});

test('drafts opened one after the other have separate forms', () => {
  const { result, rerender } = given(7);
  const { session } = result.current;
  rerender({ id: 8 });
  expect(result.current.session).not.toBe(session);
});

test('a copy of an earlier document continues when it gets an address of its own', () => {
  const { result, rerender } = given(7);
  rerender({ id: 7, copy: 'rewrite of 7 at a' });
  const { session } = result.current;
  expect(session).not.toBe('7');
  act(() => result.current.adopt(9));
  rerender({ id: 7, copy: 'rewrite of 7 at a' });
  expect(result.current.session).toBe(session);
  rerender({ id: 9 });
  expect(result.current.session).toBe(session);
});

test('choosing the same document again starts another copy', () => {
  const { result, rerender } = given(undefined);
  rerender({ id: 7, copy: 'recent of 7 at a' });
  const { session } = result.current;
  rerender({ id: 7, copy: 'recent of 7 at b' });
  expect(result.current.session).not.toBe(session);
});
