import type { Actor } from '@portal/contract/identity';
import { enforce, Problem } from '@portal/contract/kernel';
import { type Report, viewReport as viewRule } from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import { hideAsker } from '#platform/http/who-asks';
import type { SafetyContext } from '../services.ts';
import type { SafetyTables } from '../tables.ts';
import { type FullReport, findLockedReport, findReport } from './queries.ts';
import { factsOf, viewReport } from './view.ts';

const requireSeen = (actor: Actor, row: FullReport | undefined): FullReport => {
  enforce(viewRule(actor, row && factsOf(row)));
  if (!row) throw new Problem('not-found');
  return row;
};

/** A report that the actor sees; whether there is another is not told (decisions: reports, Who sees what). */
export const getVisibleReport = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<FullReport> =>
  requireSeen(actor, await findReport(db, id, actor));

/** The same for a change, locked. What the log tells of a refusal says nothing of who writes on a confidential report. */
export const lockReport = async (
  tx: Tx<SafetyTables>,
  { actor, request }: Pick<SafetyContext, 'actor' | 'request'>,
  id: number,
): Promise<FullReport> => {
  const row = await findLockedReport(tx, id, actor);
  if (row?.is_mine && row.is_confidential) hideAsker(request);
  return requireSeen(actor, row);
};

/** The whole record, for a caller that is answered with it. */
export const answerReport = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<Report> =>
  viewReport(await getVisibleReport(db, actor, id), actor);
