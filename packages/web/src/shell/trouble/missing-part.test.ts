import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUnsavedWork } from '../../platform/unsaved/unsaved-work.ts';
import { givenAnswers } from '../../testing/answers.ts';
import { isMissingPart, onMissingPart, reloadForNewVersion } from './missing-part.ts';

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const reloads = async (): Promise<boolean> => {
  const reload = vi.fn();
  await reloadForNewVersion(reload);
  return reload.mock.calls.length > 0;
};

it('the page is reloaded for a new version, once', async () => {
  givenAnswers(() => ({ body: { status: 'ok' } }));
  expect(await reloads()).toBe(true);
  expect(await reloads()).toBe(false);
});

it('it is not reloaded while the server is unreachable', async () => {
  givenAnswers(() => ({ status: 502 }));
  expect(await reloads()).toBe(false);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await reloads()).toBe(false);
});

it('it is not reloaded while a form has unsaved work', async () => {
  givenAnswers(() => ({ body: { status: 'ok' } }));
  const { unmount } = renderHook(() => useUnsavedWork(true));
  expect(await reloads()).toBe(false);
  unmount();
  expect(await reloads()).toBe(true);
});

it('the router is prevented from reloading itself', () => {
  givenAnswers(() => ({ status: 502 }));
  const payload = new TypeError('Failed to fetch dynamically imported module: /assets/x.js');
  expect(isMissingPart(payload)).toBe(true);
  onMissingPart(Object.assign(new Event('vite:preloadError'), { payload }));
  expect(sessionStorage.getItem(`tanstack_router_reload:${payload.message}`)).toBe('1');
});
