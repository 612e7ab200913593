import { expect, it, vi } from 'vitest';
import { loadScreens } from './palette-screens.ts';

it('screens of an area without its own entry are found under the area that has them in its menu', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const found = await loadScreens([
    { id: 1, name: 'ESMS', path: '/esms' },
    { id: 2, name: 'Admin', path: '/admin' },
  ]);
  vi.unstubAllGlobals();
  const areaOf = (label: string) => found.find((screen) => screen.label === label)?.area;
  expect(['안전성과지표', '권한 관리'].map(areaOf)).toEqual(['안전보고', '관리자']);
});
