import { ErrorResponse, type SigninSilentArgs, type StateStore, type User, UserManager } from 'oidc-client-ts';
import { unreachable } from '../calls/failure.ts';
import { READ_WITHIN_MS } from '../calls/sending-limits.ts';
import { portalConfig } from '../config.ts';
import { keysOf, localStore } from '../device/storage.ts';
import { landingUrl } from '../return-url.ts';
import { STATE_PREFIX } from './callback.ts';
import { forgetTokens, isFresh, readTokens, type Tokens, USER_KEY } from './tokens.ts';

/** The maximum time that one tab may renew; a suspended tab must not block the others. */
const WAIT_MS = 15_000;

/**
 * Runs an act in one tab at a time. Where tabs have no locks, without a secure origin or where the browser denies it,
 * each tab acts on its own.
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

/** Stores the user under a fixed key, where `readTokens` finds it without this library. */
const userStore = storedUnder(
  () => USER_KEY,
  async () => [USER_KEY],
);

/** The state of sign-ins in progress. */
const stateStore = storedUnder(
  (key) => STATE_PREFIX + key,
  async () =>
    keysOf(localStore).flatMap((key) => (key.startsWith(STATE_PREFIX) ? [key.slice(STATE_PREFIX.length)] : [])),
);

/** Binds an ID token to its request: the library rejects a token with another nonce. */
const nonce = (): string => crypto.randomUUID();

/** Whether another tab has replaced these tokens by fresh ones. */
const isRenewed = (known: Tokens | undefined): boolean => {
  const stored = readTokens();
  return stored !== undefined && isFresh(stored) && stored.accessToken !== known?.accessToken;
};

/** The library's own renewal sends no nonce and does not coordinate tabs. */
class PortalUserManager extends UserManager {
  override signinSilent(args: SigninSilentArgs = {}): Promise<User | null> {
    const known = readTokens();
    return oneTabAtATime('portal.renewal', () =>
      isRenewed(known) ? this.getUser() : super.signinSilent({ nonce: nonce(), ...args }),
    );
  }
}

/** A blocked frame never answers. */
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

/** Loads what the popup needs before the click that opens it. */
export const prepareSignIn = async (): Promise<void> => {
  await (await userManager()).metadataService.getMetadata().catch(() => undefined);
};

/** The result of a sign-in that was not refused. */
export type SignInOutcome = 'signed-in' | 'redirected' | 'given-up';

/**
 * Signs in by a popup, or by a redirect where popups are unavailable or the provider needs one. A popup with a foreign
 * provider that isolates it looks closed, so only a popup of our own origin ends by being closed; the signal aborts the
 * others.
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

/** Completes a sign-in whose answer came to this window; returns where to go. */
export const finishSignIn = async (): Promise<string> => {
  const user = await (await userManager()).signinRedirectCallback();
  return landingUrl((user.state as { returnUrl?: string } | undefined)?.returnUrl);
};

/** Errors by which a provider says that it is temporarily unavailable. */
const passing = new Set(['server_error', 'temporarily_unavailable']);

/**
 * Returns false when the provider requires an interactive sign-in; throws when it is unreachable, which does not sign
 * out.
 */
export const renewSilently = async (): Promise<boolean> => {
  const known = readTokens();
  try {
    return (await (await userManager()).signinSilent()) !== null;
  } catch (error) {
    if (!(error instanceof ErrorResponse) || passing.has(error.error ?? '')) throw unreachable();
    // The user has signed in again in another tab.
    if (isRenewed(known)) return true;
    forgetTokens();
    return false;
  }
};

/** Starts the timers of the automatic renewal for a user who is signed in already. */
export const startAutomaticRenewal = async (): Promise<void> => {
  await (await userManager()).getUser();
};

/**
 * Signs out here and at the provider, which redirects back to the sign-in. With the ID token the provider asks for no
 * confirmation; another tab may have deleted it by now.
 */
export const signOut = async (idToken: string | undefined): Promise<void> => {
  const oidc = await userManager();
  await oidc.removeUser();
  await oidc.clearStaleState();
  await oidc.signoutRedirect({ redirectMethod: 'replace', ...(idToken ? { id_token_hint: idToken } : {}) });
};
