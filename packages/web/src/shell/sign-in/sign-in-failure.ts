import { isFailure, messageOf } from '../../platform/calls/failure.ts';
import { translate } from '../../platform/i18n.ts';
import { signInWords } from './sign-in.words.ts';

/** The message for a failed sign-in; the library's own text is not shown. */
export const signInFailure = (error: unknown): string =>
  isFailure(error) ? messageOf(error) : translate(signInWords.signIn.failed);
