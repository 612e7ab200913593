import { isFailure, messageOf } from '../../platform/calls/failure.ts';
import { translate } from '../../platform/i18n.ts';
import { signInWords } from './sign-in.words.ts';

/** Why a sign-in failed, as far as it concerns the person: what the library says of it is for nobody. */
export const signInFailure = (error: unknown): string =>
  isFailure(error) ? messageOf(error) : translate(signInWords.signIn.failed);
