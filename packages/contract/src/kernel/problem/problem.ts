import { type FieldProblem, type ProblemCode, statusOf } from './problem-registry.ts';

/** The only thing that business code throws. */
export class Problem extends Error {
  readonly code: ProblemCode;
  readonly errors: readonly FieldProblem[];
  readonly status: number;

  /**
   * `status` departs from the table where a rule says so: `has-employees` and `has-children` are 409 for a
   * delete and 422 for a deactivation (rules/directory.md#department).
   */
  constructor(code: ProblemCode, errors: readonly FieldProblem[] = [], status: number = statusOf(code)) {
    super(code);
    this.name = 'Problem';
    this.code = code;
    this.errors = errors;
    this.status = status;
  }
}

/** Throws a 422 that names each field when there is anything to name. */
export const requireValid = (errors: readonly FieldProblem[]): void => {
  if (errors.length > 0) throw new Problem('not-valid', errors);
};
