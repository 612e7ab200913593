import type { References } from '#areas/directory';
import { seenWith } from '#platform/database/pool';
import { isNamedInActions } from './action/action.queries.ts';
import { isAssessorOfAny } from './case/assessor.queries.ts';
import { isNamedInDuties } from './duty/filing.queries.ts';
import { isNamedInInvestigations } from './investigation/investigation-list.queries.ts';
import { isNamedInLessons } from './lesson/lesson.queries.ts';
import { hasWritten } from './report/authorship.queries.ts';
import type { SafetyTables } from './safety-tables.ts';

/**
 * Whether a report was written by an employee or waits for their assessment, or an investigation, a hazard, an action
 * or a lesson names them. An employee who ever signed in cannot be deleted before this is checked, so the answer
 * reveals no reporter. Reports store the name of a department and do not refer to it.
 */
export const safetyReferences: References = async (tx, { recordType, id }) => {
  if (recordType !== 'employee') return false;
  const db = seenWith<SafetyTables>(tx);
  const named = [isAssessorOfAny, isNamedInInvestigations, isNamedInActions, isNamedInDuties, isNamedInLessons];
  for (const isNamed of [hasWritten, ...named]) if (await isNamed(db, id)) return true;
  return false;
};
