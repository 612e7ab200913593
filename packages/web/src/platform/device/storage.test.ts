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
  it('is replaced by memory', () => {
    localStore.setItem('a', 'before');
    make();
    localStore.setItem('a', 'now');
    localStore.setItem('b', '2');
    expect([localStore.getItem('a'), localStore.getItem('b'), localStore.getItem('c')]).toEqual(['now', '2', null]);
    expect(keysOf(localStore).sort()).toEqual(['a', 'b']);
    localStore.removeItem('a');
    expect([localStore.getItem('a'), localStore.length]).toEqual([null, 1]);
  });

  it('is reported to the caller that stores typed text, which is in memory nevertheless', () => {
    make();
    expect(() => workStore.setItem('work', 'text')).toThrow();
    expect(workStore.getItem('work')).toBe('text');
  });
});

it('is read again after another tab has written to it', () => {
  full();
  localStore.setItem('a', '1');
  vi.restoreAllMocks();
  localStorage.setItem('a', '2');
  expect(localStore.getItem('a')).toBe('1');
  window.dispatchEvent(new StorageEvent('storage', { key: 'a', newValue: '2' }));
  expect(localStore.getItem('a')).toBe('2');
});

it('receives what was in memory once it accepts it', () => {
  full();
  localStore.setItem('a', '1');
  vi.restoreAllMocks();
  localStore.setItem('a', '2');
  expect([localStorage.getItem('a'), localStore.getItem('a'), localStore.length]).toEqual(['2', '2', 1]);
});
