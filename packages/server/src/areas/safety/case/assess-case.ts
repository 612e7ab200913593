import type { Actor } from '@portal/contract/identity';
import { type Decision, deniedByState, enforce, Problem, requireValid } from '@portal/contract/kernel';
import type { Assessment, AssessmentBody, AssessmentSeq } from '@portal/contract/safety';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { type AssessmentRow, insertAssessment, listAssessments, updateAssessment } from './assessment.queries.ts';
import { viewAssessment } from './assessment.view.ts';

/** A locked case with the facts that its assessments need; its family decides who may give which assessment when. */
export type AssessedCase = {
  id: number;
  may: (seq: AssessmentSeq, how: 'give' | 'change') => Decision;
  /** Whether the actor may give any assessment now. */
  mayAny: Decision;
  /** The assessment numbers that the family uses. */
  seqs: readonly AssessmentSeq[];
};

export type Assessing = { tx: Tx<SafetyTables>; clock: Clock; actor: Actor };

const requireRow = (row: AssessmentRow | undefined): AssessmentRow => {
  if (!row) throw new Problem('not-found');
  return row;
};

/** One assessment of a case, as the caller is answered. */
export const answerAssessment = async (db: Db<SafetyTables>, caseId: number, id: number): Promise<Assessment> =>
  viewAssessment(requireRow((await listAssessments(db, caseId)).find((row) => row.id === id)));

const enforceRole = (decision: Decision): void => {
  if (!decision.allowed && decision.kind === 'role') enforce(decision);
};

/**
 * Gives an assessment. Raises `changed-meanwhile` if it was given already, `not-valid` if the family has no such
 * number.
 */
export const giveAssessment = async (
  { tx, clock, actor }: Assessing,
  { id, may, mayAny, seqs }: AssessedCase,
  { seq, riskLevel }: AssessmentBody,
): Promise<Assessment> => {
  enforceRole(mayAny);
  requireValid(seqs.includes(seq) ? [] : [{ path: 'seq', code: 'not-one-of' }]);
  enforce(may(seq, 'give'));
  const rows = await listAssessments(tx, id);
  if (rows.some((row) => row.seq === seq && row.archived_at === null)) throw new Problem('changed-meanwhile');
  const by = actor.employeeId;
  const made = await insertAssessment(tx, { caseId: id, seq, riskLevel, assessorId: by }, { by, at: clock() });
  return answerAssessment(tx, id, made);
};

/** Finds the assessment of a case by its number. Only a caller who might give one now learns that it does not exist. */
const findAssessment = async (
  tx: Tx<SafetyTables>,
  { id, mayAny }: AssessedCase,
  raId: number,
): Promise<AssessmentRow> => {
  enforceRole(mayAny);
  const row = (await listAssessments(tx, id)).find((each) => each.id === raId);
  if (!row) enforce(mayAny);
  return requireRow(row);
};

/**
 * Changes an assessment; of two concurrent changes the later one is stored. An invalidated assessment can no longer
 * change.
 */
export const changeAssessment = async (
  { tx, clock, actor }: Assessing,
  ofCase: AssessedCase,
  raId: number,
  { seq, riskLevel }: AssessmentBody,
): Promise<Assessment> => {
  const row = await findAssessment(tx, ofCase, raId);
  enforce(ofCase.may(row.seq, 'change'));
  if (row.archived_at !== null) enforce(deniedByState('wrong-status'));
  requireValid(seq === row.seq ? [] : [{ path: 'seq', code: 'not-one-of' }]);
  const by = actor.employeeId;
  // A requested assessor remains the assessor; otherwise it is the person who saved it last.
  const who = row.is_assigned ? {} : { assessor_id: by };
  await updateAssessment(tx, row.id, { risk_level: riskLevel, ...who }, { by, at: clock() });
  return answerAssessment(tx, ofCase.id, row.id);
};
