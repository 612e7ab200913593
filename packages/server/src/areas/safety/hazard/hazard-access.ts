import type { Actor } from '@portal/contract/identity';
import { type Decision, enforce, Problem } from '@portal/contract/kernel';
import {
  canOnHazard,
  caseRules,
  type Hazard,
  type HazardSeen,
  type HazardState,
  investigationRules,
  isMaster,
  readWholeHazard,
  viewHazardRule,
} from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import { findHazard, type HazardRow } from '../case/case-hazard.queries.ts';
import { viewHazard } from '../case/case-hazard.view.ts';
import { lockCase } from '../case/case-lock.queries.ts';
import { stateOf as stateOfInvestigation } from '../investigation/investigation.view.ts';
import { getVisible as getInvestigation } from '../investigation/investigation-access.ts';
import { stateOf as stateOfReport } from '../report/report.view.ts';
import { getVisibleReport } from '../report/report-access.ts';
import type { SafetyContext } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { findCaseId, isInvolvedInCase } from './hazard-log.queries.ts';

type Found = HazardRow & { is_involved: boolean };

const find = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<Found | undefined> => {
  const caseId = await findCaseId(db, id);
  const row = caseId === undefined ? undefined : await findHazard(db, caseId);
  return row && { ...row, is_involved: await isInvolvedInCase(db, row.case_id, actor.employeeId) };
};

const requireThat = (
  rule: (actor: Actor, seen: HazardSeen | undefined) => Decision,
  actor: Actor,
  row: Found | undefined,
): HazardRow => {
  enforce(rule(actor, row && { isAlone: row.kind === 'Hazard', isInvolved: row.is_involved }));
  if (!row) throw new Problem('not-found');
  return row;
};

/** Finds a hazard that the actor may see; only the safety office learns that a hazard does not exist. */
export const getVisible = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<HazardRow> =>
  requireThat(viewHazardRule, actor, await find(db, actor, id));

/** Finds a hazard of which the actor may read everything. */
export const getWhole = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<HazardRow> =>
  requireThat(readWholeHazard, actor, await find(db, actor, id));

/** The rule of its case for changing the hazard; undefined for a hazard that is its own case. */
const throughCaseOf = async (db: Db<SafetyTables>, actor: Actor, row: HazardRow): Promise<Decision | null> => {
  if (row.kind === 'Hazard') return null;
  if (row.kind === 'Report')
    return caseRules.hazard(actor, stateOfReport(await getVisibleReport(db, actor, row.case_id)));
  return investigationRules.hazard(actor, stateOfInvestigation(await getInvestigation(db, actor, row.case_id)));
};

/** The facts that the rules of the hazard log need, for a caller who may read everything. */
export const stateOf = async (db: Db<SafetyTables>, actor: Actor, row: HazardRow): Promise<HazardState> => ({
  status: row.status,
  hadActions: row.had_actions,
  throughCase: await throughCaseOf(db, actor, row),
});

/** Finds a hazard to change it, with its case locked. Read after the lock, so that it includes earlier changes. */
export const lockHazard = async (
  tx: Tx<SafetyTables>,
  { actor }: Pick<SafetyContext, 'actor'>,
  id: number,
): Promise<{ row: HazardRow; state: HazardState }> => {
  const { case_id } = await getWhole(tx, actor, id);
  await lockCase(tx, case_id);
  const row = await getWhole(tx, actor, id);
  return { row, state: await stateOf(tx, actor, row) };
};

/** What mitigators and referrers of its actions may read: nothing of the risk. */
const narrowed = (row: HazardRow): Hazard => viewHazard({ ...row, initial_risk: null, residual_risk: null }, {});

/** The hazard as it is answered. */
export const answerHazard = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<Hazard> => {
  const row = await getVisible(db, actor, id);
  if (!isMaster(actor)) return narrowed(row);
  return viewHazard(row, canOnHazard(actor, await stateOf(db, actor, row)));
};
