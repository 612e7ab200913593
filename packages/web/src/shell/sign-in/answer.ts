import { InMemoryWebStorage, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import { landingUrl } from '../../platform/return-url.ts';
import { begunSignIn } from '../../platform/session/callback.ts';

const RECEIPT_WITHIN_MS = 2_000;
const LOOK_MS = 50;
const CLOSES_WITHIN_MS = 1_000;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Passes an answer on; no setting of the provider and no storage is needed for that. */
const passer = (): UserManager => {
  const nowhere = new WebStorageStateStore({ store: new InMemoryWebStorage() });
  const unset = { authority: location.origin, client_id: '', redirect_uri: location.href, automaticSilentRenew: false };
  return new UserManager({ ...unset, userStore: nowhere, stateStore: nowhere });
};

/** The window that receives the answer deletes the stored state of the sign-in, which confirms it. */
const isTaken = async (): Promise<boolean> => {
  for (let waited = 0; waited < RECEIPT_WITHIN_MS; waited += LOOK_MS) {
    if (begunSignIn(location.search) === undefined) return true;
    await pause(LOOK_MS);
  }
  return false;
};

/**
 * Passes the provider's answer to the waiting window. False if none receives it: it was closed, or this page replaced
 * it, as in in-app browsers; then the sign-in is completed here.
 */
export const passAnswer = async (kind: 'popup' | 'silent'): Promise<boolean> => {
  if (kind === 'silent') {
    await passer().signinSilentCallback();
    return true;
  }
  const begun = begunSignIn(location.search);
  // Without a receipt to wait for the other window closes this one.
  await passer()
    .signinPopupCallback(location.href, begun !== undefined)
    .catch(() => undefined);
  if (begun === undefined) {
    await pause(RECEIPT_WITHIN_MS);
    return false;
  }
  if (!(await isTaken())) return false;
  window.close();
  await pause(CLOSES_WITHIN_MS);
  // A window that a script did not open cannot be closed by one.
  location.replace(landingUrl(begun.data?.returnUrl));
  return true;
};
