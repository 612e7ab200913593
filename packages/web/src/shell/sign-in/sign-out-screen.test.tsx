import { endSession } from '@portal/contract/identity';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as oidc from '../../platform/session/oidc.ts';
import { USER_KEY } from '../../platform/session/tokens.ts';
import { keepLocalWork, LOCAL_WORK, SIGNED_OUT_KEY } from '../../platform/unsaved/local-work.ts';
import { givenPortal } from '../../testing/portal.tsx';

beforeEach(() => void vi.spyOn(oidc, 'signOut').mockResolvedValue());
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const ended = (status: number) => ({ endpoint: endSession, answer: () => ({ status }) });

it.each([204, 503])(
  'signing out tells the server first, with the tokens that end, and goes on when it answers %i',
  async (status) => {
    keepLocalWork(localStorage, `${LOCAL_WORK}a`, '글');
    const { calls } = await givenPortal('/logout', [ended(status)]);
    await waitFor(() => expect(oidc.signOut).toHaveBeenCalledTimes(1));
    expect(oidc.signOut).toHaveBeenCalledWith('id');
    const told = calls.filter(({ path }) => path === endSession.path);
    expect(told.map(({ method, headers }) => [method, headers.get('authorization'), headers.get('auth2')])).toEqual([
      ['POST', 'Bearer access', 'id'],
    ]);
    expect(Object.keys(localStorage).filter((key) => key.startsWith(LOCAL_WORK))).toEqual([]);
  },
);

it('the other tabs are told when there are no tokens left for them to renew', async () => {
  const tokens: (string | null)[] = [];
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === SIGNED_OUT_KEY) tokens.push(this.getItem(USER_KEY));
    setItem.call(this, key, value);
  });
  await givenPortal('/logout', [ended(204)]);
  await waitFor(() => expect(oidc.signOut).toHaveBeenCalledWith('id'));
  expect(tokens).toEqual([null]);
});
