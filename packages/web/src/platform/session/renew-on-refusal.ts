import { CallFailure, messageOf } from '../calls/failure.ts';
import { refusedRight } from '../calls/refused-right.ts';
import { goTo, here } from '../navigator.ts';
import { withReturnUrl } from '../return-url.ts';
import { holdsUnsavedWork } from '../unsaved/unsaved-work.ts';
import { forgetTokens, renewTokens, usableTokens } from './current-tokens.ts';
import { sessionEnded } from './session-ended.ts';
import type { Tokens } from './tokens.ts';

const signInPath = (): string => withReturnUrl('/login', here());

/**
 * Handles a 503 in addition to its message: shows the maintenance page (rules/platform.md#errors). With unsaved work in
 * a form there is no redirect: the form shows the message and keeps its files.
 */
const leaveOnMaintenance = (failure: CallFailure): void => {
  if (failure.status === 503 && location.pathname !== '/maintenance' && !holdsUnsavedWork())
    goTo(withReturnUrl('/maintenance', here(), { msg: messageOf(failure), code: failure.code }));
};

/**
 * Runs an attempt with the user's tokens. If the answer is `not-signed-in`, the tokens are renewed and the attempt is
 * repeated once; after that it redirects to the sign-in, or shows it in a dialog over a form with unsaved work. An
 * unreachable provider, and other 401 codes, do not sign out. `isAct`: the call changes something.
 */
export const asSignedIn = async <Answer>(
  attempt: (tokens: Tokens | undefined) => Promise<Answer>,
  isAct = false,
): Promise<Answer> => {
  const tokens = await usableTokens();
  try {
    return await attempt(tokens);
  } catch (error) {
    if (!(error instanceof CallFailure)) throw error;
    leaveOnMaintenance(error);
    if (error.code === 'no-permission') refusedRight.report(isAct);
    if (error.code !== 'not-signed-in') throw error;
    const renewed = await renewTokens(tokens);
    if (renewed) {
      try {
        return await attempt(renewed);
      } catch (secondError) {
        if (secondError instanceof CallFailure) leaveOnMaintenance(secondError);
        if (!(secondError instanceof CallFailure) || secondError.code !== 'not-signed-in') throw secondError;
      }
    }
    if (holdsUnsavedWork()) sessionEnded.report();
    else {
      forgetTokens();
      goTo(signInPath());
    }
    throw error;
  }
};
