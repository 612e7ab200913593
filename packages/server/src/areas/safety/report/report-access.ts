import type { Actor } from '@portal/contract/identity';
import { enforce, Problem } from '@portal/contract/kernel';
import { type Report, viewReport as viewRule } from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import type { SafetyContext } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { type FullReport, findLockedReport, findReport } from './report.queries.ts';
import { factsOf, viewReport } from './report.view.ts';

const requireSeen = (actor: Actor, row: FullReport | undefined): FullReport => {
  enforce(viewRule(actor, row && factsOf(row)));
  if (!row) throw new Problem('not-found');
  return row;
};

/**
 * Finds a report that the actor may see; a report they may not see gets the same answer as a missing one
 * (rules/safety.md#who-sees-a-report).
 */
export const getVisibleReport = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<FullReport> =>
  requireSeen(actor, await findReport(db, id, actor));

/** Finds and locks a report to change it. */
export const lockReport = async (
  tx: Tx<SafetyTables>,
  { actor }: Pick<SafetyContext, 'actor'>,
  id: number,
): Promise<FullReport> => requireSeen(actor, await findLockedReport(tx, id, actor));

/** The complete record, as the caller is answered. */
export const answerReport = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<Report> =>
  viewReport(await getVisibleReport(db, actor, id), actor);
