import { Problem } from './problem.ts';
import type { ProblemCode } from './problem-status.ts';

/**
 * The answer of a rule. A `role` denial hides the control, a `state` denial disables it with the reason;
 * on the server either becomes the problem of its code.
 */
export type Decision =
  | { readonly allowed: true }
  | { readonly allowed: false; readonly kind: 'role' | 'state'; readonly code: ProblemCode };

export const allowed: Decision = { allowed: true };
export const deniedByRole = (code: ProblemCode): Decision => ({ allowed: false, kind: 'role', code });
export const deniedByState = (code: ProblemCode): Decision => ({ allowed: false, kind: 'state', code });

/** Throws the problem of a denial. */
export const enforce = (decision: Decision): void => {
  if (!decision.allowed) throw new Problem(decision.code);
};
