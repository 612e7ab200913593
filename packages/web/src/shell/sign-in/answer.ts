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

/** Whoever takes the answer takes away what was written down of the sign-in, which is the receipt. */
const isTaken = async (): Promise<boolean> => {
  for (let waited = 0; waited < RECEIPT_WITHIN_MS; waited += LOOK_MS) {
    if (begunSignIn(location.search) === undefined) return true;
    await pause(LOOK_MS);
  }
  return false;
};

/**
 * Gives the provider's answer to the window that waits for it. False where none takes it: it was closed, or this page stands in
 * its place, as in the browsers within other apps; then the sign-in is finished here.
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
  // What was not opened as a window of its own cannot be closed.
  location.replace(landingUrl(begun.data?.returnUrl));
  return true;
};
