import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useForm } from '../state.ts';
import { useLocalCopy } from './keeper.ts';
import { listCopies, placeOf } from './local.ts';

type Kept = { title: string };

const place = placeOf('approval', 7, 'new-1');
const initial: Kept = { title: '' };
const copying = { isForm: (found: unknown): found is Kept => found !== null, bare: (form: Kept) => form };

const useKept = (kept: { current: number | undefined }) => {
  const form = useForm(initial, { name: 'memo', fields: ['title'], labelOf: (field) => field });
  return { form, copy: useLocalCopy(form, { ...copying, place, version: kept }) };
};
const version = { current: 3 };

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const kept = () => listCopies(localStorage, place, copying).map(({ form }) => form.title);

test('what is typed is kept after a pause, and every few seconds of typing without one', () => {
  const { result } = renderHook(() => useKept(version));
  act(() => result.current.form.patch({ title: '처음' }));
  expect(kept()).toEqual([]);
  act(() => void vi.advanceTimersByTime(900));
  expect(kept()).toEqual(['처음']);
  for (let second = 0; second < 12; second += 1) {
    act(() => result.current.form.patch({ title: `쉬지 않고 ${second}` }));
    act(() => void vi.advanceTimersByTime(500));
  }
  expect(kept()[0]).toMatch(/^쉬지 않고 (9|1[01])$/);
});

test('what was typed this instant is kept when the page goes away or the screen is left', () => {
  const { result, unmount } = renderHook(() => useKept(version));
  act(() => {
    result.current.form.patch({ title: '막 쓴 글' });
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(kept()).toEqual(['막 쓴 글']);
  act(() => result.current.form.patch({ title: '나가며 쓴 글' }));
  unmount();
  expect(kept()).toEqual(['나가며 쓴 글']);
});

test('nothing stays behind once it is saved, taken back or abandoned', () => {
  const { result, unmount } = renderHook(() => useKept(version));
  act(() => result.current.form.patch({ title: '저장할 글' }));
  act(() => void vi.advanceTimersByTime(900));
  act(() => result.current.form.saved(result.current.form.current()));
  expect(kept()).toEqual([]);
  act(() => result.current.form.patch({ title: '버릴 글' }));
  act(() => result.current.copy.abandon());
  unmount();
  expect(kept()).toEqual([]);
});

test('a copy remembers the version it was written against, and the form goes back to it with the copy', async () => {
  vi.useRealTimers();
  const { result, unmount } = renderHook(() => useKept({ current: 3 }));
  act(() => result.current.form.patch({ title: '닫힌 창의 글' }));
  unmount();
  const now: { current: number | undefined } = { current: 4 };
  const { result: later } = renderHook(() => useKept(now));
  await waitFor(() => expect(later.current.copy.offered).toBeDefined());
  act(() => later.current.copy.take());
  expect(now.current).toBe(3);
  expect(listCopies(localStorage, place, copying)[0]?.version).toBe(3);
});
