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
 * What every failed answer does beyond its message: a 503 shows the page of maintenance (rules/platform.md#errors). From a
 * form that holds unsaved work nobody is taken away: it shows the message itself, and its files stay chosen.
 */
const leaveOnMaintenance = (failure: CallFailure): void => {
  if (failure.status === 503 && location.pathname !== '/maintenance' && !holdsUnsavedWork())
    goTo(withReturnUrl('/maintenance', here(), { msg: messageOf(failure), code: failure.code }));
};

/**
 * Runs an attempt with the person's tokens. When the answer says that nobody is signed in the tokens are renewed once
 * and the attempt is made again; after that the way leads to the sign-in, or the sign-in comes to the form that holds
 * unsaved work. A provider that cannot be reached, and other 401 codes, sign nobody out. `isAct`: it is to change something.
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
