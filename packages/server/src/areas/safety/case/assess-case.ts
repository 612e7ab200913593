import type { Actor } from '@portal/contract/identity';
import { type Decision, deniedByState, enforce, Problem, requireValid } from '@portal/contract/kernel';
import type { Assessment, AssessmentBody, AssessmentSeq } from '@portal/contract/safety';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { type AssessmentRow, insertAssessment, listAssessments, updateAssessment } from './assessment.queries.ts';
import { viewAssessment } from './assessment.view.ts';

/** A case, locked, as the assessments know it; its family says whose and when each is. */
export type AssessedCase = {
  id: number;
  may: (seq: AssessmentSeq, how: 'give' | 'change') => Decision;
  /** Whether there is any for the actor to give now. */
  mayAny: Decision;
  /** The numbers that its family has. */
  seqs: readonly AssessmentSeq[];
};

export type Assessing = { tx: Tx<SafetyTables>; clock: Clock; actor: Actor };

const requireRow = (row: AssessmentRow | undefined): AssessmentRow => {
  if (!row) throw new Problem('not-found');
  return row;
};

/** One assessment of a case as it is answered. */
export const answerAssessment = async (db: Db<SafetyTables>, caseId: number, id: number): Promise<Assessment> =>
  viewAssessment(requireRow((await listAssessments(db, caseId)).find((row) => row.id === id)));

const enforceRole = (decision: Decision): void => {
  if (!decision.allowed && decision.kind === 'role') enforce(decision);
};

/** Gives an assessment; `changed-meanwhile` where there is one already, `not-valid` where its number is none. */
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

/** Which of a case's assessments a number means: only whoever might give one now is told that there is none. */
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

/** Gives an assessment anew; of two at once the later stands. One that was set aside no longer changes. */
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
  // Whoever was asked for it stays its assessor; else it is whoever saved it last.
  const who = row.is_assigned ? {} : { assessor_id: by };
  await updateAssessment(tx, row.id, { risk_level: riskLevel, ...who }, { by, at: clock() });
  return answerAssessment(tx, ofCase.id, row.id);
};
