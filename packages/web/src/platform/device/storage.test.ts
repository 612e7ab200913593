import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keysOf, localStore, workStore } from './storage.ts';

const clear = () => {
  for (const key of keysOf(localStore)) localStore.removeItem(key);
};

beforeEach(clear);
afterEach(() => {
  vi.restoreAllMocks();
  clear();
});

const denied = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
const full = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

describe.each([
  ['denied', denied],
  ['full', full],
])('a storage that is %s', (_name, make) => {
  it('is stood in for by memory', () => {
    localStore.setItem('a', 'before');
    make();
    localStore.setItem('a', 'now');
    localStore.setItem('b', '2');
    expect([localStore.getItem('a'), localStore.getItem('b'), localStore.getItem('c')]).toEqual(['now', '2', null]);
    expect(keysOf(localStore).sort()).toEqual(['a', 'b']);
    localStore.removeItem('a');
    expect([localStore.getItem('a'), localStore.length]).toEqual([null, 1]);
  });

  it('is told to whoever keeps what was typed, which is in memory all the same', () => {
    make();
    expect(() => workStore.setItem('work', 'text')).toThrow();
    expect(workStore.getItem('work')).toBe('text');
  });
});

it('what another tab wrote since is read in its place', () => {
  full();
  localStore.setItem('a', '1');
  vi.restoreAllMocks();
  localStorage.setItem('a', '2');
  expect(localStore.getItem('a')).toBe('1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: '2' }));
  expect(localStore.getItem('a')).toBe('2');
});

it('what was in memory goes to the device once that takes it', () => {
  full();
  localStore.setItem('a', '1');
  vi.restoreAllMocks();
  localStore.setItem('a', '2');
  expect([localStorage.getItem('a'), localStore.getItem('a'), localStore.length]).toEqual(['2', '2', 1]);
});
