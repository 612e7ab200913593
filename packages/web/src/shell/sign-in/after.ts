import type { QueryClient } from '@tanstack/react-query';
import { fetchGraphProfile, meQuery } from '../../areas/identity/index.ts';
import { CallFailure } from '../../platform/calls/failure.ts';
import { translate } from '../../platform/i18n.ts';
import { isSignedIn } from '../../platform/session/current-tokens.ts';
import { notifyParent } from '../../platform/session/embedded.ts';
import { sealWith } from '../../platform/unsaved/local-work.ts';
import { notifyError } from '../../ui/dialog/toast-notify.ts';
import { signInWords } from './sign-in.words.ts';

const ATTEMPTS = 20;
const EVERY_MS = 100;

const notSignedIn = (): CallFailure =>
  new CallFailure({ code: 'not-signed-in', status: 401, message: translate(signInWords.signIn.noUser) });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits for the stored user, which may appear with a short delay (rules/identity.md#sign-in). */
export const waitForUser = async (isThere: () => boolean = isSignedIn): Promise<boolean> => {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (isThere()) return true;
    await pause(EVERY_MS);
  }
  return isThere();
};

/** After the provider's sign-in: loads the user's record. Throws the failure of `/api/me`. */
export const welcome = async (queryClient: QueryClient): Promise<void> => {
  queryClient.clear();
  // A new user has a key of their own.
  sealWith(undefined);
  try {
    if (!(await waitForUser())) throw notSignedIn();
    await queryClient.fetchQuery(meQuery);
  } catch (error) {
    notifyParent('fail_to_get_user_info');
    throw error;
  }
  notifyParent('logged_in');
  fetchGraphProfile().catch(() => notifyError(translate(signInWords.signIn.noProfile)));
};
