import type { Actor } from '@portal/contract/identity';
import { enforce } from '@portal/contract/kernel';
import { type Hazard, type HazardBody, investigationRules, sourceOfHazard } from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import { changeHazard, type HazardCase, registerHazard } from '../case/save-case-hazard.ts';
import { refreshCase } from '../case/status.queries.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import type { FullInvestigation } from './investigation.queries.ts';
import { stateOf } from './investigation.view.ts';
import { getWhole, lockWhole, viewItsHazard } from './investigation-access.ts';

type Input = { id: number; body: HazardBody };

/** Answers the hazard of an investigation to a caller who may read all of it. */
export const getInvestigationHazard = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<Hazard | null> =>
  viewItsHazard(db, actor, await getWhole(db, actor, id));

const caseOf = ({ id, investigation_no, source, report_id, report_no }: FullInvestigation): HazardCase => ({
  id,
  source: sourceOfHazard({ source, reportId: report_id }),
  report: report_id === null ? null : { id: report_id, reportNo: report_no ?? '' },
  investigation: { id, investigationNo: investigation_no },
});

/** Finds an investigation whose hazard the actor may register or change now. */
const lockForHazard = async (tx: Tx<SafetyTables>, id: number, context: SafetyContext): Promise<HazardCase> => {
  const row = await lockWhole(tx, context, id);
  enforce(investigationRules.hazard(context.actor, stateOf(row)));
  return caseOf(row);
};

const finish = async (tx: Tx<SafetyTables>, actor: Actor, id: number): Promise<Hazard> => {
  await refreshCase(tx, id);
  const hazard = await viewItsHazard(tx, actor, await getWhole(tx, actor, id));
  if (!hazard) throw new Error('the hazard that was just saved was not found');
  return hazard;
};

/** Registers the hazard of an investigation. */
export const createInvestigationHazard = async (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  { id, body }: Input,
  context: SafetyContext,
): Promise<Hazard> => {
  const ofCase = await lockForHazard(tx, id, context);
  await registerHazard({ tx, clock, actor: context.actor }, ofCase, body);
  return finish(tx, context.actor, id);
};

/** Changes the hazard of an investigation. */
export const changeInvestigationHazard = async (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  { id, body }: Input,
  context: SafetyContext,
): Promise<Hazard> => {
  const ofCase = await lockForHazard(tx, id, context);
  await changeHazard({ tx, clock, actor: context.actor, ifMatch: context.ifMatch }, ofCase, body);
  return finish(tx, context.actor, id);
};
