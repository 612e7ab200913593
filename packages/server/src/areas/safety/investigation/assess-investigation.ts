import type { Actor } from '@portal/contract/identity';
import { type Assessment, type AssessmentBody, investigationRules } from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import { type AssessedCase, changeAssessment, giveAssessment } from '../case/assess-case.ts';
import { listAssessments } from '../case/assessment.queries.ts';
import { viewAssessments } from '../case/assessment.view.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { auditChange, type Command, refresh } from './finish-investigation-change.ts';
import type { FullInvestigation } from './investigation.queries.ts';
import { stateOf } from './investigation.view.ts';
import { getWhole, lockWhole } from './investigation-access.ts';

/** Answers the assessments of an investigation to a caller who may read all of it. */
export const getInvestigationAssessments = async (
  db: Db<SafetyTables>,
  actor: Actor,
  id: number,
): Promise<Assessment[] | null> => {
  await getWhole(db, actor, id);
  return viewAssessments(await listAssessments(db, id));
};

const caseFor = (actor: Actor, row: FullInvestigation): AssessedCase => {
  const state = stateOf(row);
  return {
    id: row.id,
    may: (seq) => investigationRules.assess(actor, state, seq),
    mayAny: investigationRules.assessAny(actor, state),
    seqs: [1, 3],
  };
};

/** Updates the status and the audit trail after an assessment. */
const finish = async (command: Command, given: Assessment): Promise<Assessment> => {
  const status = await refresh(command);
  const { seq, riskLevel } = given;
  if (riskLevel === null) throw new Error('the given assessment has no level');
  await auditChange(command, { action: 'assess', after: { assessment: seq, riskLevel, status } });
  return given;
};

/** Gives an assessment of an investigation. */
export const createInvestigationAssessment = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, body }: { id: number; body: AssessmentBody },
  context: SafetyContext,
): Promise<Assessment> => {
  const { actor } = context;
  const ofCase = caseFor(actor, await lockWhole(tx, context, id));
  const given = await giveAssessment({ tx, clock: services.clock, actor }, ofCase, body);
  return finish({ tx, services, context, id }, given);
};

/** Changes an assessment. */
export const changeInvestigationAssessment = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, raId, body }: { id: number; raId: number; body: AssessmentBody },
  context: SafetyContext,
): Promise<Assessment> => {
  const { actor } = context;
  const ofCase = caseFor(actor, await lockWhole(tx, context, id));
  const given = await changeAssessment({ tx, clock: services.clock, actor }, ofCase, raId, body);
  return finish({ tx, services, context, id }, given);
};
