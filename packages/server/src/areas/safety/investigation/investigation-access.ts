import type { Actor } from '@portal/contract/identity';
import { type Decision, enforce, Problem } from '@portal/contract/kernel';
import {
  type Hazard,
  type Investigation,
  investigationRules,
  readsInvestigation,
  readWholeInvestigation,
  viewInvestigation,
} from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import { listAssessments } from '../case/assessment.queries.ts';
import { viewAssessment } from '../case/assessment.view.ts';
import { findHazard } from '../case/case-hazard.queries.ts';
import { canThroughCase, viewHazard } from '../case/case-hazard.view.ts';
import { lockCase } from '../case/case-lock.queries.ts';
import { getRootCause } from '../case/case-root-cause.ts';
import type { SafetyContext } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { type FullInvestigation, findInvestigation, listAssigned, listPlanned } from './investigation.queries.ts';
import { stateOf, viewFiles, viewNarrowed, viewWhole } from './investigation.view.ts';
import { postProcessFiles } from './post-process-files.ts';

const requireThat = (
  rule: (actor: Actor, facts: ReturnType<typeof stateOf> | undefined) => Decision,
  actor: Actor,
  row: FullInvestigation | undefined,
): FullInvestigation => {
  enforce(rule(actor, row && stateOf(row)));
  if (!row) throw new Problem('not-found');
  return row;
};

/**
 * Finds an investigation that the actor may see; only the safety office learns that an investigation does not exist.
 */
export const getVisible = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<FullInvestigation> =>
  requireThat(viewInvestigation, actor, await findInvestigation(db, id, actor.employeeId));

/** Finds an investigation of which the actor may read everything. */
export const getWhole = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<FullInvestigation> =>
  requireThat(readWholeInvestigation, actor, await findInvestigation(db, id, actor.employeeId));

/** Finds and locks an investigation to change it. Read after the lock, so that it includes earlier changes. */
export const lockWhole = async (
  tx: Tx<SafetyTables>,
  { actor }: Pick<SafetyContext, 'actor'>,
  id: number,
): Promise<FullInvestigation> => {
  await lockCase(tx, id);
  return getWhole(tx, actor, id);
};

/** Its hazard, if it has one. */
export const viewItsHazard = async (
  db: Db<SafetyTables>,
  actor: Actor,
  row: FullInvestigation,
): Promise<Hazard | null> => {
  const hazard = row.has_hazard ? await findHazard(db, row.id) : undefined;
  return hazard ? viewHazard(hazard, canThroughCase(investigationRules.hazard(actor, stateOf(row)))) : null;
};

/** The investigation as it is answered: all of it, or the part that mitigators and referrers may read. */
export const answerInvestigation = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<Investigation> => {
  const row = await getVisible(db, actor, id);
  if (!readsInvestigation(actor, stateOf(row))) return viewNarrowed(row, await listAssigned(db, id, actor.employeeId));
  const assigned = await listAssigned(db, id);
  const isApproved = row.post_process === 'Approved';
  return viewWhole(row, actor, {
    mitigations: isApproved ? assigned : await listPlanned(db, id),
    ...(!isApproved && assigned.length > 0 ? { hasCancelledActions: true } : {}),
    rootCause: await getRootCause(db, { recordType: 'investigation', recordId: id }),
    hazard: await viewItsHazard(db, actor, row),
    riskAssessments: (await listAssessments(db, id)).map(viewAssessment),
    files: viewFiles(await postProcessFiles.list(db, id)),
  });
};
