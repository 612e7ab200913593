import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyForm } from '../form.ts';
import { useFormState } from '../form-state.ts';
import { listCopies, placeOf } from './local.ts';

const place = placeOf(7, 'new-1');
const initial = emptyForm(1);
const version = { current: 3 };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const kept = () => listCopies(localStorage, place).map(({ form }) => form.title);

test('what is typed is kept after a pause, and every few seconds of typing without one', () => {
  const { result } = renderHook(() => useFormState(initial, place, version));
  act(() => result.current.patch({ title: '처음' }));
  expect(kept()).toEqual([]);
  act(() => void vi.advanceTimersByTime(900));
  expect(kept()).toEqual(['처음']);
  for (let second = 0; second < 12; second += 1) {
    act(() => result.current.patch({ title: `쉬지 않고 ${second}` }));
    act(() => void vi.advanceTimersByTime(500));
  }
  expect(kept()[0]).toMatch(/^쉬지 않고 (9|1[01])$/);
});

test('what was typed this instant is kept when the page goes away or the screen is left', () => {
  const { result, unmount } = renderHook(() => useFormState(initial, place, version));
  act(() => {
    result.current.patch({ title: '막 쓴 글' });
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(kept()).toEqual(['막 쓴 글']);
  act(() => result.current.patch({ title: '나가며 쓴 글' }));
  unmount();
  expect(kept()).toEqual(['나가며 쓴 글']);
});

test('nothing stays behind once it is saved, taken back or abandoned', () => {
  const { result, unmount } = renderHook(() => useFormState(initial, place, version));
  act(() => result.current.patch({ title: '저장할 글' }));
  act(() => void vi.advanceTimersByTime(900));
  act(() => result.current.saved(result.current.current()));
  expect(kept()).toEqual([]);
  act(() => result.current.patch({ title: '버릴 글' }));
  act(() => result.current.abandon());
  unmount();
  expect(kept()).toEqual([]);
});

test('a copy remembers the version it was written against, and the form goes back to it with the copy', async () => {
  vi.useRealTimers();
  const { result, unmount } = renderHook(() => useFormState(initial, place, { current: 3 }));
  act(() => result.current.patch({ title: '닫힌 창의 글' }));
  unmount();
  const now: { current: number | undefined } = { current: 4 };
  const { result: later } = renderHook(() => useFormState(initial, place, now));
  await waitFor(() => expect(later.current.offered).toBeDefined());
  act(() => later.current.takeOffered());
  expect(now.current).toBe(3);
  expect(listCopies(localStorage, place)[0]?.version).toBe(3);
});
