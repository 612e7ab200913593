import { Problem } from '../problem.ts';
import { boolean, integer, object, optional, type Static } from '../schema.ts';

const rows = () => optional(integer(0, 1_000_000));

/** How an import runs: only looked through, or taken as it was told that it would be. */
export const sheetRun = object({ dryRun: optional(boolean()), added: rows(), changed: rows(), removed: rows() });
export type SheetRun = Static<typeof sheetRun>;

/** How many rows an import does what with. */
type Counts = { readonly added: number; readonly changed: number; readonly removed?: number };

/**
 * Refuses an import that would do something else than was told before, since somebody changed the same figures
 * meanwhile: `changed-meanwhile`. Whoever was told nothing takes it as it is.
 */
export const requireAsTold = (told: SheetRun, counts: Counts): void => {
  const differs = (['added', 'changed', 'removed'] as const).some(
    (name) => told[name] !== undefined && told[name] !== (counts[name] ?? 0),
  );
  if (differs) throw new Problem('changed-meanwhile');
};
