import * as Type from 'typebox';
import { Problem } from './problem/problem.ts';
import type { ProblemCode } from './problem/problem-codes.ts';

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

/**
 * Which acts on a record its reader may do: `true`, or the problem code of the state that forbids the act. Acts that
 * the reader's role forbids are absent. The browser draws its controls from this and evaluates no rule
 * (rules/platform.md#permissions).
 */
export type Can<Act extends string> = { readonly [A in Act]?: true | ProblemCode };

/** The decisions of a record's acts as they travel. */
export const canOf = <Act extends string>(decisions: Readonly<Record<Act, Decision>>): Can<Act> => {
  const can: { [A in Act]?: true | ProblemCode } = {};
  for (const act of Object.keys(decisions) as Act[]) {
    const decision = decisions[act];
    if (decision.allowed) can[act] = true;
    else if (decision.kind === 'state') can[act] = decision.code;
  }
  return can;
};

/** The schema of `can` for these acts. */
export const canSchema = <const Acts extends readonly string[]>(...acts: Acts) =>
  Type.Unsafe<Can<Acts[number]>>({
    type: 'object',
    properties: Object.fromEntries(acts.map((act) => [act, { type: ['boolean', 'string'] }])),
    additionalProperties: false,
  });

/** Throws the problem of a denial. */
export const enforce = (decision: Decision): void => {
  if (!decision.allowed) throw new Problem(decision.code);
};
