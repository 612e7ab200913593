import type { FieldProblem, ProblemCode } from '@portal/contract/kernel';
import { fieldSentence, problemSentence, statusOf } from '@portal/contract/problems';
import { currentLanguage } from '../i18n.ts';
import { CallFailure } from './failure.ts';

/** The sentence of a problem in the reader's language; the tables of an area come with its words. */
export const problemMessage = (code: ProblemCode): string => problemSentence(code, currentLanguage());

/** What is wrong with a field, in the reader's language. */
export const fieldMessage = (problem: FieldProblem): string => fieldSentence(problem, currentLanguage());

/** What a call would have failed with, for what the browser knows beforehand. */
export const knownFailure = (code: ProblemCode): CallFailure =>
  new CallFailure({ code, status: statusOf(code), message: problemMessage(code) });
