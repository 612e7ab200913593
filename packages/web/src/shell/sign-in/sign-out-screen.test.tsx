import { endSession } from '@portal/contract/identity';
import { waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as oidc from '../../platform/session/oidc.ts';
import { USER_KEY } from '../../platform/session/tokens.ts';
import { keepLocalWork, LOCAL_WORK } from '../../platform/unsaved/local-work.ts';
import { givenPortal } from '../../testing/portal.tsx';

beforeEach(() => void vi.spyOn(oidc, 'signOut').mockResolvedValue());
afterEach(() => vi.unstubAllGlobals());

/** Another tab learns of it at the same time, and forgets the tokens that both hold. */
const ended = (status: number) => ({
  endpoint: endSession,
  answer: () => {
    localStorage.removeItem(USER_KEY);
    return { status };
  },
});

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
