import { ErrorResponse, ErrorTimeout, User, UserManager } from 'oidc-client-ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { givenSignedIn } from '../../testing/answers.ts';
import { isFailure } from '../calls/failure.ts';
import * as config from '../config.ts';
import { renewSilently } from './oidc-sign-in.ts';
import { readTokens } from './tokens.ts';

/** The library's result of a renewal. */
const renewal = vi.fn<() => Promise<User | null>>();

beforeEach(async () => {
  const oidc = { authority: 'https://id.test', clientId: 'portal', scope: 'openid' };
  vi.spyOn(config, 'portalConfig').mockResolvedValue({ oidc } as config.PortalConfig);
  renewal.mockReset();
  vi.spyOn(UserManager.prototype, 'signinSilent').mockImplementation(renewal);
  givenSignedIn('old');
});

afterEach(() => vi.unstubAllGlobals());

/** A lock that tabs get one after the other. */
const givenLocks = () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_name: string, _options: object, act: () => Promise<unknown>) => {
    const mine = last.then(act);
    last = mine.catch(() => undefined);
    return mine;
  };
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as object, { locks: { request } }));
};

it.each([
  ['that timed out', new ErrorTimeout('IFrame timed out without a response')],
  ['whose connection is lost', new TypeError('Failed to fetch')],
  ['of a provider that is busy', new ErrorResponse({ error: 'temporarily_unavailable' })],
])('a renewal %s does not sign out', async (_name, error) => {
  renewal.mockRejectedValue(error);
  const thrown: unknown = await renewSilently().catch((failure: unknown) => failure);
  expect(isFailure(thrown, 'unreachable')).toBe(true);
  expect(readTokens()?.accessToken).toBe('old');
});

it('a provider that wants to see the person signs them out', async () => {
  renewal.mockRejectedValue(new ErrorResponse({ error: 'login_required' }));
  expect(await renewSilently()).toBe(false);
  expect(readTokens()).toBeUndefined();
});

it('a user who signed in again in another tab stays signed in', async () => {
  renewal.mockImplementation(async () => {
    givenSignedIn('of another tab');
    throw new ErrorResponse({ error: 'login_required' });
  });
  expect(await renewSilently()).toBe(true);
  expect(readTokens()?.accessToken).toBe('of another tab');
});

it('one tab renews, and the waiting ones use the stored result', async () => {
  givenLocks();
  renewal.mockImplementation(async () => {
    givenSignedIn('new');
    return new User({ access_token: 'new', token_type: 'Bearer', profile: {} as User['profile'] });
  });
  const tabs = await Promise.all([renewSilently(), renewSilently(), renewSilently()]);
  expect(renewal).toHaveBeenCalledTimes(1);
  expect(tabs).toEqual([true, true, true]);
});
