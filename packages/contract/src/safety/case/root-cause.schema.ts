import {
  type FieldProblem,
  integer,
  isBlankText,
  maybe,
  nullable,
  object,
  type Static,
  text,
} from '@portal/contract/kernel';
import { checkSomeLevels, chosenLevels, sentLevels, shownLevels } from '../catalogue/hazard-levels.ts';
import { rootCauses } from '../catalogue/root-causes.ts';

export const rootCauseLimits = { description: 2_000 } as const;

/** Why it happened: a path down the tree that may end anywhere below the first level. */
export const rootCauseBody = object({
  ...sentLevels,
  description: maybe(text(rootCauseLimits.description)),
});
export type RootCauseBody = Static<typeof rootCauseBody>;

export const rootCause = object({
  ...shownLevels,
  description: nullable(text(rootCauseLimits.description)),
  version: integer(1, 2_147_483_647),
});
export type RootCause = Static<typeof rootCause>;

/** The problems of a root cause: it needs the first level, and each other level must be a child of the one before. */
export const checkRootCause = (body: RootCauseBody): FieldProblem[] => checkSomeLevels(rootCauses, body);

/** A root cause as it is stored: its text unchanged, an invisible one as null. */
export type NormalizedRootCause = { levels: number[]; description: string | null };

export const normalizeRootCause = (body: RootCauseBody): NormalizedRootCause => ({
  levels: chosenLevels(body),
  description: isBlankText(body.description) ? null : (body.description ?? null),
});
