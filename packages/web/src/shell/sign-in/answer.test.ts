import { UserManager } from 'oidc-client-ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { STATE_PREFIX } from '../../platform/session/callback.ts';
import { passAnswer } from './answer.ts';

const passed = vi.fn<() => Promise<void>>();
const stateKey = `${STATE_PREFIX}s1`;

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/login/callback?state=s1&code=c');
  localStorage.setItem(stateKey, JSON.stringify({ request_type: 'si:p', data: { returnUrl: '/approval' } }));
  passed.mockReset().mockResolvedValue();
  vi.spyOn(UserManager.prototype, 'signinPopupCallback').mockImplementation(passed);
  vi.spyOn(window, 'close').mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const outcome = async () => {
  const answer = passAnswer('popup');
  await vi.advanceTimersByTimeAsync(3_500);
  return answer;
};

it('a window whose answer was received closes itself', async () => {
  passed.mockImplementation(async () => localStorage.removeItem(stateKey));
  expect(await outcome()).toBe(true);
  expect(window.close).toHaveBeenCalled();
});

it('a window whose answer is not received continues by itself', async () => {
  expect(await outcome()).toBe(false);
  expect(window.close).not.toHaveBeenCalled();
  expect(localStorage.getItem(stateKey)).not.toBeNull();
});

it('a window that cannot pass on the answer continues too', async () => {
  passed.mockRejectedValue(new Error('No parent and no state in URL'));
  expect(await outcome()).toBe(false);
});
