import { getMe } from '@portal/contract/shell';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { STATE_PREFIX } from '../../platform/session/callback.ts';
import * as oidc from '../../platform/session/oidc-sign-in.ts';
import { USER_KEY } from '../../platform/session/tokens.ts';
import { givenSignedIn } from '../../testing/answers.ts';
import { givenPortal, refuse } from '../../testing/given-portal.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

const at = async (path: string, ...replies: Parameters<typeof givenPortal>[1][number][]) => {
  window.history.replaceState(null, '', path);
  const portal = await givenPortal('/maintenance', replies);
  localStorage.removeItem(USER_KEY);
  await act(() => portal.router.navigate({ href: path }));
  return portal;
};

it('a used or bookmarked answer redirects to the sign-in without the library’s message', async () => {
  const { router } = await at('/login/callback?state=gone&code=c');
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(screen.queryByText(/state/i)).toBeNull();
});

it('the library’s message about a failed sign-in is not shown', async () => {
  localStorage.setItem(`${STATE_PREFIX}s1`, JSON.stringify({ request_type: 'si:r' }));
  vi.spyOn(oidc, 'finishSignIn').mockRejectedValue(new Error('nonce in id_token does not match'));
  await at('/login/callback?state=s1&code=c');
  await screen.findByText('로그인하지 못했습니다. 다시 로그인해 주세요.');
  const alert = screen.getByRole('alert');
  expect([alert.getAttribute('href'), alert.textContent]).toEqual(['/login', '로그인']);
});

it('an answer that its opener did not receive is completed here', async () => {
  localStorage.setItem(`${STATE_PREFIX}s1`, JSON.stringify({ request_type: 'si:p' }));
  vi.spyOn(oidc, 'finishSignIn').mockImplementation(async () => {
    givenSignedIn();
    return '/help';
  });
  const { router } = await at('/login/callback?state=s1&code=c');
  await waitFor(() => expect(router.state.location.pathname).toBe('/help'));
});

it('a user without an employee record is told so and can sign out', async () => {
  localStorage.setItem(`${STATE_PREFIX}s1`, JSON.stringify({ request_type: 'si:r' }));
  vi.spyOn(oidc, 'finishSignIn').mockImplementation(async () => {
    givenSignedIn();
    return '/help';
  });
  await at('/login/callback?state=s1&code=c', refuse(getMe, 'employee-not-registered'));
  expect((await screen.findByRole('alert')).getAttribute('href')).toBe('/logout');
});
