import type { FieldProblem, ProblemCode } from './problem-codes.ts';

/** The only error that business code throws. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: readonly FieldProblem[];
  /** Where a rule departs from the status of the table: `has-employees` is 409 for a delete and 422 for a deactivation (rules/directory.md#department). */
  readonly status: number | undefined;

  constructor(code: ProblemCode, errors: readonly FieldProblem[] = [], status?: number) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.errors = errors;
    this.status = status;
  }
}

/** Throws a 422 `not-valid` that names each field, if there are any problems. */
export const requireValid = (errors: readonly FieldProblem[]): void => {
  if (errors.length > 0) throw new Problem('not-valid', errors);
};
