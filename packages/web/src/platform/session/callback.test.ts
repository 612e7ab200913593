import { afterEach, expect, it } from 'vitest';
import { passesAnswer, STATE_PREFIX } from './callback.ts';

const at = (pathname: string, search = '?state=s1&code=c', opener: unknown = null) =>
  passesAnswer({ pathname, search }, opener);
const begun = (type: string): void =>
  localStorage.setItem(`${STATE_PREFIX}s1`, JSON.stringify({ id: 's1', request_type: type }));

afterEach(() => localStorage.clear());

it('the answer to a popup is passed on, that to a redirect is for the app', () => {
  begun('si:p');
  expect(at('/login/callback')).toBe('popup');
  begun('si:r');
  expect(at('/login/callback')).toBeUndefined();
});

it('the answer to a silent renewal is passed on', () => {
  expect(at('/login/silent')).toBe('silent');
});

it('an answer that only the opening window knows is passed on to it', () => {
  expect(at('/login/callback', '?state=s1&code=c', {})).toBe('popup');
  expect(at('/login/callback', '', {})).toBeUndefined();
});

it('an answer without a sign-in that was started here goes to the app, which redirects to the sign-in', () => {
  expect(at('/login/callback')).toBeUndefined();
  expect(at('/login/callback', '')).toBeUndefined();
  expect(at('/approval')).toBeUndefined();
});
