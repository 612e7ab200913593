import { ErrorResponse, type SigninSilentArgs, type StateStore, type User, UserManager } from 'oidc-client-ts';
import { unreachable } from '../calls/failure.ts';
import { READ_WITHIN_MS } from '../calls/sending-limits.ts';
import { portalConfig } from '../config.ts';
import { keysOf, localStore } from '../device/storage.ts';
import { landingUrl } from '../return-url.ts';
import { STATE_PREFIX } from './callback.ts';
import { forgetTokens, isFresh, readTokens, type Tokens, USER_KEY } from './tokens.ts';

/** As long as one tab may renew; one that was put to sleep keeps the others from nothing. */
const WAIT_MS = 15_000;

/**
 * Does something in one tab at a time, the others after it. Where tabs cannot agree, without a secure origin or where the
 * browser denies it, each acts by itself.
 */
const oneTabAtATime = async <Answer>(name: string, act: () => Promise<Answer>): Promise<Answer> => {
  if (!('locks' in navigator)) return act();
  let begun: Promise<Answer> | undefined;
  const held = navigator.locks.request(name, { signal: AbortSignal.timeout(WAIT_MS) }, () => {
    begun = act();
    return begun;
  });
  return held.catch(() => begun ?? act());
};

const storedUnder = (nameOf: (key: string) => string, getAllKeys: StateStore['getAllKeys']): StateStore => ({
  set: async (key, value) => localStore.setItem(nameOf(key), value),
  get: async (key) => localStore.getItem(nameOf(key)),
  remove: async (key) => {
    const value = localStore.getItem(nameOf(key));
    localStore.removeItem(nameOf(key));
    return value;
  },
  getAllKeys,
});

/** Keeps the one user under one key, where `readTokens` finds it without this library. */
const userStore = storedUnder(
  () => USER_KEY,
  async () => [USER_KEY],
);

/** What a sign-in that is under way needs when it comes back. */
const stateStore = storedUnder(
  (key) => STATE_PREFIX + key,
  async () =>
    keysOf(localStore).flatMap((key) => (key.startsWith(STATE_PREFIX) ? [key.slice(STATE_PREFIX.length)] : [])),
);

/** Ties an ID token to the request it answers: the library refuses one that brings another. */
const nonce = (): string => crypto.randomUUID();

/** Whether another tab has put fresh tokens in the place of these. */
const isRenewed = (known: Tokens | undefined): boolean => {
  const stored = readTokens();
  return stored !== undefined && isFresh(stored) && stored.accessToken !== known?.accessToken;
};

/** The library renews by itself too, asks for no nonce of its own then, and knows nothing of other tabs. */
class PortalUserManager extends UserManager {
  override signinSilent(args: SigninSilentArgs = {}): Promise<User | null> {
    const known = readTokens();
    return oneTabAtATime('portal.renewal', () =>
      isRenewed(known) ? this.getUser() : super.signinSilent({ nonce: nonce(), ...args }),
    );
  }
}

/** A frame that was blocked answers nothing at all. */
const SILENT_WITHIN_SECONDS = 10;

let manager: Promise<UserManager> | undefined;

const build = async (): Promise<UserManager> => {
  const { oidc } = await portalConfig();
  return new PortalUserManager({
    authority: oidc.authority,
    client_id: oidc.clientId,
    scope: oidc.scope,
    redirect_uri: `${location.origin}/login/callback`,
    silent_redirect_uri: `${location.origin}/login/silent`,
    post_logout_redirect_uri: `${location.origin}/login`,
    response_type: 'code',
    automaticSilentRenew: true,
    requestTimeoutInSeconds: READ_WITHIN_MS / 1000,
    silentRequestTimeoutInSeconds: SILENT_WITHIN_SECONDS,
    userStore,
    stateStore,
    popupWindowFeatures: { width: 480, height: 680 },
  });
};

const userManager = (): Promise<UserManager> => {
  manager ??= build().catch((error: unknown) => {
    manager = undefined;
    throw error;
  });
  return manager;
};

/** Errors after which the provider has to see the person (rules/identity.md#sign-in). */
const wantsPerson = new Set(['consent_required', 'interaction_required', 'login_required']);

const needsRedirect = (error: unknown): boolean => {
  if (error instanceof ErrorResponse) return wantsPerson.has(error.error ?? '');
  return error instanceof Error && /popup.*(block|fail)|open.*popup|attempted to navigate/i.test(error.message);
};

/** Fetches what the popup needs ahead of the click that opens it. */
export const prepareSignIn = async (): Promise<void> => {
  await (await userManager()).metadataService.getMetadata().catch(() => undefined);
};

/** How a sign-in ended that was not refused. */
export type SignInOutcome = 'signed-in' | 'redirected' | 'given-up';

/**
 * Signs in through a popup; through a redirect where there is no popup or the provider asks for one. A popup that a
 * foreign provider cuts off from this page looks closed, so that only one of our own origin ends by being closed; the
 * signal ends the others.
 */
export const signIn = async (returnUrl: string, signal: AbortSignal): Promise<SignInOutcome> => {
  const oidc = await userManager();
  const popupAbortOnClose = new URL(oidc.settings.authority).origin === location.origin;
  try {
    await oidc.signinPopup({ nonce: nonce(), state: { returnUrl }, popupAbortOnClose, popupSignal: signal });
    return 'signed-in';
  } catch (error) {
    if (signal.aborted || (error instanceof Error && /closed by user/i.test(error.message))) return 'given-up';
    if (!needsRedirect(error)) throw error;
    await oidc.signinRedirect({ nonce: nonce(), state: { returnUrl } });
    return 'redirected';
  }
};

/** Ends a sign-in whose answer came to this window; gives back where to go. */
export const finishSignIn = async (): Promise<string> => {
  const user = await (await userManager()).signinRedirectCallback();
  return landingUrl((user.state as { returnUrl?: string } | undefined)?.returnUrl);
};

/** What a provider answers that cannot answer now. */
const passing = new Set(['server_error', 'temporarily_unavailable']);

/** False when the provider wants to see the person again; one that cannot be reached throws, and signs nobody out. */
export const renewSilently = async (): Promise<boolean> => {
  const known = readTokens();
  try {
    return (await (await userManager()).signinSilent()) !== null;
  } catch (error) {
    if (!(error instanceof ErrorResponse) || passing.has(error.error ?? '')) throw unreachable();
    // Somebody has signed in again in another tab.
    if (isRenewed(known)) return true;
    forgetTokens();
    return false;
  }
};

/** Starts the timers of the automatic renewal for a user who is signed in already. */
export const keepRenewing = async (): Promise<void> => {
  await (await userManager()).getUser();
};

/**
 * Forgets the person here and at the provider, which leads back to the sign-in. By the ID token it knows that one means
 * it, and does not ask; another tab may have forgotten it by now.
 */
export const signOut = async (idToken: string | undefined): Promise<void> => {
  const oidc = await userManager();
  await oidc.removeUser();
  await oidc.clearStaleState();
  await oidc.signoutRedirect({ redirectMethod: 'replace', ...(idToken ? { id_token_hint: idToken } : {}) });
};
