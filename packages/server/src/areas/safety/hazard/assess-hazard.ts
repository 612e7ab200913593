import type { Actor } from '@portal/contract/identity';
import { enforce } from '@portal/contract/kernel';
import { type Assessment, type AssessmentBody, type Hazard, hazardRules } from '@portal/contract/safety';
import { recordAudit } from '#platform/audit.queries';
import type { Db, Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import { type AssessedCase, changeAssessment, giveAssessment } from '../case/assess-case.ts';
import { listAssessments, setThirdAside } from '../case/assessment.queries.ts';
import { viewAssessments } from '../case/assessment.view.ts';
import { refreshCase } from '../case/status.queries.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { answerHazard, getWhole, lockHazard } from './hazard-access.ts';

type Of = { id: number };

/** Answers the assessments of a hazard, which are those of its case. */
export const getHazardAssessments = async (
  db: Db<SafetyTables>,
  actor: Actor,
  { id }: Of,
): Promise<Assessment[] | null> => viewAssessments(await listAssessments(db, (await getWhole(db, actor, id)).case_id));

/** Locks a hazard that is its own case; a hazard of another case is assessed there and refused here. */
const lockCaseOf = async (tx: Tx<SafetyTables>, { id }: Of, context: SafetyContext): Promise<AssessedCase> => {
  const { actor } = context;
  const { row, state } = await lockHazard(tx, context, id);
  const mayAny = hazardRules.assessAny(actor, state);
  if (state.throughCase) enforce(mayAny);
  return {
    id: row.case_id,
    may: (seq, how) => hazardRules.assess(actor, state, seq, how),
    mayAny,
    seqs: [1, 3],
  };
};

/** Updates the status and the audit trail after an assessment. */
const finish = async (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  { id, caseId, given }: Of & { caseId: number; given: Assessment },
  { actor }: SafetyContext,
): Promise<Assessment> => {
  await refreshCase(tx, caseId);
  const { status } = await getWhole(tx, actor, id);
  const { seq, riskLevel } = given;
  if (riskLevel === null) throw new Error('the given assessment has no level');
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'safety',
    recordType: 'hazard',
    recordId: id,
    action: 'assess',
    after: { assessment: seq, riskLevel, status },
  });
  return given;
};

/** Gives an assessment of a hazard that is its own case. */
export const createHazardAssessment = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, body }: Of & { body: AssessmentBody },
  context: SafetyContext,
): Promise<Assessment> => {
  const ofCase = await lockCaseOf(tx, { id }, context);
  const given = await giveAssessment({ tx, clock: services.clock, actor: context.actor }, ofCase, body);
  return finish(tx, services, { id, caseId: ofCase.id, given }, context);
};

/** Changes an assessment. */
export const changeHazardAssessment = async (
  tx: Tx<SafetyTables>,
  services: SafetyServices,
  { id, raId, body }: Of & { raId: number; body: AssessmentBody },
  context: SafetyContext,
): Promise<Assessment> => {
  const ofCase = await lockCaseOf(tx, { id }, context);
  const given = await changeAssessment({ tx, clock: services.clock, actor: context.actor }, ofCase, raId, body);
  return finish(tx, services, { id, caseId: ofCase.id, given }, context);
};

/** Reopens a closed hazard, whose residual risk is then assessed again. */
export const reopenHazard = async (
  tx: Tx<SafetyTables>,
  { clock }: SafetyServices,
  { id }: Of,
  context: SafetyContext,
): Promise<Hazard> => {
  const { actor, ifMatch } = context;
  const { row, state } = await lockHazard(tx, context, id);
  enforce(hazardRules.reopen(actor, state));
  requireVersion(row, ifMatch);
  await setThirdAside(tx, row.case_id, clock());
  await refreshCase(tx, row.case_id);
  const hazard = await answerHazard(tx, actor, id);
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'safety',
    recordType: 'hazard',
    recordId: id,
    action: 'reopen',
    before: { status: row.status },
    after: { status: hazard.status },
  });
  return hazard;
};
