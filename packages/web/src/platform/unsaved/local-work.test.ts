import { getDeviceKey } from '@portal/contract/identity';
import { beforeEach, expect, test } from 'vitest';
import { givenAnswers, givenSignedIn } from '../../testing/answers.ts';
import {
  dropLocalWork,
  hasLocalWork,
  LOCAL_WORK,
  openLocalWork,
  readLocalWork,
  sealWith,
  storeLocalWork,
  sweepLocalWork,
} from './local-work.ts';

const KEY = `${LOCAL_WORK}approval.7.new-1.a`;
const TEXT = '[품의서] 아무도 읽지 않을 글';
const keyOf = (byte: number): string => btoa(String.fromCharCode(...new Uint8Array(32).fill(byte))).replace(/=+$/, '');

let key: string | undefined;
beforeEach(() => {
  sealWith(undefined);
  givenSignedIn();
  key = keyOf(1);
  givenAnswers(({ path }) =>
    path === getDeviceKey.path && key !== undefined ? { body: { key } } : { status: 500, body: {} },
  );
});

const read = async () => {
  await openLocalWork();
  return readLocalWork(localStorage, KEY);
};
/** A user signs in on this device. */
const signsIn = (byte: number): void => {
  sealWith(undefined);
  key = keyOf(byte);
};

test('stored text can be read only by the same user, signed in again', async () => {
  await openLocalWork();
  storeLocalWork(localStorage, KEY, TEXT);
  const stored = localStorage.getItem(KEY) ?? '';
  expect(stored).not.toContain('품의서');
  const bytes = Uint8Array.from(atob(stored.split('.')[1] ?? ''), (character) => character.charCodeAt(0));
  expect(new TextDecoder().decode(bytes)).not.toContain('품의서');
  expect(await read()).toBe(TEXT);
  signsIn(2);
  expect(await read()).toBeUndefined();
  signsIn(1);
  expect(await read()).toBe(TEXT);
});

test('the key is in memory only', async () => {
  await openLocalWork();
  storeLocalWork(localStorage, KEY, TEXT);
  expect(Object.values({ ...localStorage, ...sessionStorage }).join()).not.toContain(key);
});

test('text typed before the key has arrived waits for it and is never stored unencrypted', async () => {
  storeLocalWork(localStorage, KEY, TEXT);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(hasLocalWork(localStorage)).toBe(true);
  expect(await read()).toBe(TEXT);
  sealWith(undefined);
  storeLocalWork(localStorage, KEY, '또');
  dropLocalWork(localStorage, KEY);
  await openLocalWork();
  expect(hasLocalWork(localStorage)).toBe(false);
});

test('a key that failed to load is requested again', async () => {
  key = undefined;
  storeLocalWork(localStorage, KEY, TEXT);
  await openLocalWork();
  expect(localStorage.getItem(KEY)).toBeNull();
  key = keyOf(1);
  expect(await read()).toBe(TEXT);
});

test('a text can be decrypted only under its own name, and not after it was changed', async () => {
  await openLocalWork();
  storeLocalWork(localStorage, KEY, TEXT);
  const stored = localStorage.getItem(KEY) ?? '';
  localStorage.setItem(`${KEY}b`, stored);
  expect(readLocalWork(localStorage, `${KEY}b`)).toBeUndefined();
  const last = stored.at(-5) === 'A' ? 'B' : 'A';
  localStorage.setItem(KEY, stored.slice(0, -5) + last + stored.slice(-4));
  expect(readLocalWork(localStorage, KEY)).toBeUndefined();
});

test('text older than thirty days is deleted, and unencrypted text of an older version', async () => {
  await openLocalWork();
  storeLocalWork(localStorage, KEY, TEXT);
  localStorage.setItem(`${LOCAL_WORK}old`, '{"format":2,"form":{"title":"글"}}');
  localStorage.setItem('portal.language', 'ko');
  const days = (count: number) => Date.now() + count * 86_400_000;
  sweepLocalWork(localStorage, days(29));
  expect(Object.keys(localStorage).filter((name) => name.startsWith(LOCAL_WORK))).toEqual([KEY]);
  sweepLocalWork(localStorage, days(31));
  expect(hasLocalWork(localStorage)).toBe(false);
  expect(localStorage.getItem('portal.language')).toBe('ko');
});
