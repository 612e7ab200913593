import { endSession } from '@portal/contract/identity';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { localStore } from '../../platform/device/storage.ts';
import * as oidc from '../../platform/session/oidc-sign-in.ts';
import { USER_KEY } from '../../platform/session/tokens.ts';
import { forgetLocalWork, LOCAL_WORK, SIGNED_OUT_KEY, storeLocalWork } from '../../platform/unsaved/local-work.ts';
import { givenPortal } from '../../testing/given-portal.tsx';

beforeEach(() => void vi.spyOn(oidc, 'signOut').mockResolvedValue());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const pressSignOut = async () => userEvent.click(await screen.findByRole('button', { name: '로그아웃' }));

const ended = (status: number) => ({ endpoint: endSession, answer: () => ({ status }) });

it.each([204, 503])(
  'signing out first tells the server, with the present tokens, and continues when it answers %i',
  async (status) => {
    storeLocalWork(localStorage, `${LOCAL_WORK}a`, '글');
    const { calls } = await givenPortal('/logout', [ended(status)]);
    await pressSignOut();
    await waitFor(() => expect(oidc.signOut).toHaveBeenCalledTimes(1));
    expect(oidc.signOut).toHaveBeenCalledWith('id');
    const sessionEnds = calls.filter(({ path }) => path === endSession.path);
    expect(
      sessionEnds.map(({ method, headers }) => [method, headers.get('authorization'), headers.get('auth2')]),
    ).toEqual([['POST', 'Bearer access', 'id']]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith(LOCAL_WORK))).toEqual([]);
  },
);

it('the other tabs are informed only after the tokens are deleted', async () => {
  const tokens: (string | null)[] = [];
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === SIGNED_OUT_KEY) tokens.push(this.getItem(USER_KEY));
    setItem.call(this, key, value);
  });
  await givenPortal('/logout', [ended(204)]);
  await pressSignOut();
  await waitFor(() => expect(oidc.signOut).toHaveBeenCalledWith('id'));
  expect(tokens).toEqual([null]);
});

const LOST =
  '이 기기에 저장하지 않은 내용이 남아 있습니다. 다른 창에서 작성 중인 내용도 포함됩니다. 로그아웃하면 모두 지워집니다.';

it('just opening the address signs nobody out, deletes nothing, and shows what would be lost', async () => {
  storeLocalWork(localStorage, `${LOCAL_WORK}a`, '글');
  const { calls } = await givenPortal('/logout', [ended(204)]);
  await screen.findByText(LOST);
  expect(oidc.signOut).not.toHaveBeenCalled();
  expect(localStorage.getItem(USER_KEY)).not.toBeNull();
  expect(calls.some(({ path }) => path === endSession.path)).toBe(false);
});

it('a user who chose to sign out is not asked again, until they return by the history', async () => {
  const { router } = await givenPortal('/help', [ended(204)]);
  await waitFor(() => expect(router.state.status).toBe('idle'));
  await act(() => router.navigate({ to: '/logout', state: { signsOut: true } }));
  await waitFor(() => expect(oidc.signOut).toHaveBeenCalledTimes(1));
  expect(router.state.location.state.signsOut).toBeUndefined();
  await act(() => router.navigate({ to: '/login' }));
  act(() => router.history.back());
  await screen.findByRole('button', { name: '로그아웃' });
  expect(oidc.signOut).toHaveBeenCalledTimes(1);
});

it('a full device is cleared before anything is written to it', async () => {
  const { setItem } = Storage.prototype;
  localStorage.setItem(`${LOCAL_WORK}a`, '1 x.x');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (this.getItem(`${LOCAL_WORK}a`) !== null) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  localStorage.removeItem(SIGNED_OUT_KEY);
  forgetLocalWork(localStore);
  expect([localStorage.getItem(`${LOCAL_WORK}a`), localStorage.getItem(SIGNED_OUT_KEY)]).toEqual([
    null,
    expect.any(String),
  ]);
});
