import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useForm } from '../form-state.ts';
import { listCopies, placeOf } from './local-copy.ts';
import { LocalCopyNote } from './local-copy-notes.tsx';
import { useLocalCopy } from './use-local-copy.ts';

type Values = { title: string };

const place = placeOf('approval', 7, 'new-1');
const initial: Values = { title: '' };
const copying = { isForm: (found: unknown): found is Values => found !== null, bare: (form: Values) => form };

const useCopy = (version: { current: number | undefined }, at = place) => {
  const form = useForm(initial, { name: 'memo', fields: ['title'], labelOf: (field) => field });
  return { form, copy: useLocalCopy(form, { ...copying, place: at, version }) };
};
const version = { current: 3 };
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const storedTitles = (at = place) => listCopies(localStorage, at, copying).map(({ form }) => form.title);

test('typed text is stored after a pause, and every few seconds of typing without one', () => {
  const { result } = renderHook(() => useCopy(version));
  act(() => result.current.form.patch({ title: '처음' }));
  expect(storedTitles()).toEqual([]);
  act(() => void vi.advanceTimersByTime(900));
  expect(storedTitles()).toEqual(['처음']);
  for (let second = 0; second < 12; second += 1) {
    act(() => result.current.form.patch({ title: `쉬지 않고 ${second}` }));
    act(() => void vi.advanceTimersByTime(500));
  }
  expect(storedTitles()[0]).toMatch(/^쉬지 않고 (9|1[01])$/);
});

test('text typed just now is stored when the page is closed or the screen is left', () => {
  const { result, unmount } = renderHook(() => useCopy(version));
  act(() => {
    result.current.form.patch({ title: '막 쓴 글' });
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(storedTitles()).toEqual(['막 쓴 글']);
  act(() => result.current.form.patch({ title: '나가며 쓴 글' }));
  unmount();
  expect(storedTitles()).toEqual(['나가며 쓴 글']);
});

test('nothing stays behind once it is saved, taken back or abandoned', () => {
  const { result, unmount } = renderHook(() => useCopy(version));
  act(() => result.current.form.patch({ title: '저장할 글' }));
  act(() => void vi.advanceTimersByTime(900));
  act(() => result.current.form.saved(result.current.form.current()));
  expect(storedTitles()).toEqual([]);
  act(() => result.current.form.patch({ title: '버릴 글' }));
  act(() => result.current.copy.abandon());
  unmount();
  expect(storedTitles()).toEqual([]);
});

test('text typed while a new document becomes a draft is stored with the draft, and not offered for the next new one', () => {
  const drafted = placeOf('approval', 7, '12');
  const { result, rerender, unmount } = renderHook(({ at }) => useCopy(version, at), { initialProps: { at: place } });
  act(() => result.current.form.patch({ title: '저장 중에 더 쓴 글' }));
  rerender({ at: drafted });
  expect([storedTitles(), storedTitles(drafted)]).toEqual([[], ['저장 중에 더 쓴 글']]);
  unmount();
  expect([storedTitles(), storedTitles(drafted)]).toEqual([[], ['저장 중에 더 쓴 글']]);
});

test('a copy remembers the version it was written against, and the form goes back to it with the copy', async () => {
  vi.useRealTimers();
  const { result, unmount } = renderHook(() => useCopy({ current: 3 }));
  act(() => result.current.form.patch({ title: '닫힌 창의 글' }));
  unmount();
  const now: { current: number | undefined } = { current: 4 };
  const { result: later } = renderHook(() => useCopy(now));
  await waitFor(() => expect(later.current.copy.available).toBeDefined());
  act(() => later.current.copy.take());
  expect(now.current).toBe(3);
  expect(listCopies(localStorage, place, copying)[0]?.version).toBe(3);
});

test.each([
  ['older than what somebody made meanwhile', 4, 0],
  ['new still where nothing is there', undefined, undefined],
])('a copy that was begun when nothing was there is %s', async (_what, there, taken) => {
  vi.useRealTimers();
  const { result, unmount } = renderHook(() => useCopy({ current: undefined }));
  act(() => result.current.form.patch({ title: '아무것도 없을 때 쓴 글' }));
  unmount();
  const now: { current: number | undefined } = { current: there };
  const { result: later } = renderHook(() => useCopy(now));
  await waitFor(() => expect(later.current.copy.available).toBeDefined());
  act(() => later.current.copy.take());
  expect(now.current).toBe(taken);
});

test('the form shows when its copy was stored, that pictures or nothing fitted, and nothing once it is saved', () => {
  vi.setSystemTime('2026-11-20T22:00:30.000Z');
  const { result } = renderHook(() => useCopy(version));
  const { container } = render(createElement(LocalCopyNote, { status: result.current.copy.status }));
  const type = (title: string, refusals: number) => {
    const full = vi.spyOn(Storage.prototype, 'setItem');
    for (let times = 0; times < refusals; times += 1)
      full.mockImplementationOnce(() => {
        throw new DOMException('full', 'QuotaExceededError');
      });
    act(() => result.current.form.patch({ title }));
    act(() => void vi.advanceTimersByTime(900));
    full.mockRestore();
  };
  expect(container.textContent).toBe('');
  type('들어가는 글', 0);
  expect(container.textContent).toBe('07:00 이 기기에 저장됨');
  type('그림이 큰 글', 1);
  expect(container.textContent).toBe('07:00 이 기기에 저장됨 (그림 제외)');
  type('들어가지 않는 글', 2);
  expect(screen.getByRole('status').textContent).toBe('이 기기에 저장하지 못함 (저장 공간 없음)');
  expect(storedTitles()).toEqual(['그림이 큰 글']);
  act(() => result.current.form.saved(result.current.form.current()));
  expect(container.textContent).toBe('');
});
