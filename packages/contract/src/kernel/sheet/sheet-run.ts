import { Problem } from '../problem/problem.ts';
import { boolean, object, optional, type Static, text } from '../schema.ts';

const basis = () => optional(text(64));

/**
 * How an import runs: only looked through, then with the `basis` of what it would do where that is wanted; or taken, then
 * on the basis that was told.
 */
export const sheetRun = object({ dryRun: optional(boolean()), wantsBasis: optional(boolean()), basis: basis() });
export type SheetRun = Static<typeof sheetRun>;

/** What the summary of an import tells besides: what stood at the places of its rows, as a text to compare. */
export const sheetBasis = { basis: basis() };

/**
 * Refuses an import on another basis than was told before, since somebody changed the same figures meanwhile:
 * `changed-meanwhile`. Whoever was told none takes it as it is.
 */
export const requireBasis = (run: SheetRun, found: string): void => {
  if (run.basis !== undefined && run.basis !== found) throw new Problem('changed-meanwhile');
};
