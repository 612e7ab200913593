import type { FieldProblem, ProblemCode } from '@portal/contract/kernel';
import { fieldSentence, problemSentence, statusOf } from '@portal/contract/problems';
import { currentLanguage } from '../i18n.ts';
import { CallFailure } from './failure.ts';

/** The message of a problem in the user's language. */
export const problemMessage = (code: ProblemCode): string => problemSentence(code, currentLanguage());

/** The message of a field problem in the user's language. */
export const fieldMessage = (problem: FieldProblem): string => fieldSentence(problem, currentLanguage());

/** The failure of a call that the browser can predict. */
export const knownFailure = (code: ProblemCode): CallFailure =>
  new CallFailure({ code, status: statusOf(code), message: problemMessage(code) });
