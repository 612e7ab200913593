import type { Language } from '../text/language.ts';
import type { Problem } from './problem.ts';
import { type FieldCode, fieldSentence, type ProblemCode, problemSentence, statusOf } from './problem-registry.ts';

/** The wire shape of every failure, RFC 9457. */
export type ProblemBody = {
  type: string;
  title: string;
  status: number;
  code: ProblemCode;
  message: string;
  errors?: { path: string; code: FieldCode; message: string }[];
  /** Only with 503, as the shell reads it. */
  Message?: string;
};

/** The answer's body for a problem; `message` replaces the table's sentence (maintenance text of the administrator). */
export const problemBody = (problem: Problem, language: Language, message?: string): ProblemBody => {
  const { status } = problem;
  // Where the status departs from the table, so does what happened, and a file is refused for a cause: the field's sentence
  // tells it.
  const isExplainedByField = status !== statusOf(problem.code) || problem.code === 'forbidden-file-type';
  const [first] = isExplainedByField ? problem.errors : [];
  const sentence = message ?? (first ? fieldSentence(first, language) : problemSentence(problem.code, language));
  return {
    type: `urn:portal:problem:${problem.code}`,
    title: problemSentence(problem.code, 'en'),
    status,
    code: problem.code,
    message: sentence,
    ...(problem.errors.length > 0
      ? {
          errors: problem.errors.map((error) => ({
            path: error.path,
            code: error.code,
            message: fieldSentence(error, language),
          })),
        }
      : {}),
    ...(status === 503 ? { Message: sentence } : {}),
  };
};
