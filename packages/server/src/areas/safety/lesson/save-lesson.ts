import { type Day, dayInSeoul, enforce, type FieldProblem, Problem, requireValid } from '@portal/contract/kernel';
import {
  checkLesson,
  type Lesson,
  type LessonAct,
  type LessonBody,
  lessonRules,
  type NormalizedLesson,
  normalizeLesson,
  writeLessons,
} from '@portal/contract/safety';
import { forgetNotificationsOf } from '#areas/notification';
import { recordAudit } from '#platform/audit.queries';
import type { Tx } from '#platform/database/pool';
import { requireVersion } from '#platform/http/require-version';
import { LESSON } from '../notification/notify-of-lesson.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import {
  addLessonWriter,
  columnsOfLesson,
  deleteLessonRow,
  type FullLesson,
  findLesson,
  insertLesson,
  lockLesson,
  updateLesson,
} from './lesson.queries.ts';
import { stateOfLesson } from './lesson.view.ts';
import { type FullLessonCase, listLessonCases, listNamedCases, setLessonCases } from './lesson-case.queries.ts';
import { answerLesson } from './read-lessons.ts';

type Services = Pick<SafetyServices, 'clock'>;

/** A locked lesson for an act that its rule allows. */
export type LockedLesson = { row: FullLesson; cases: FullLessonCase[] };

/** Locks a lesson for an act. Checks the role before the id exists, then the status, then the version. */
export const lockForAct = async (
  tx: Tx<SafetyTables>,
  { actor, ifMatch }: SafetyContext,
  { id, act }: { id: number; act: LessonAct },
): Promise<LockedLesson> => {
  enforce(writeLessons(actor));
  await lockLesson(tx, id);
  const row = await findLesson(tx, id);
  if (!row) throw new Problem('not-found');
  enforce(lessonRules[act](actor, stateOfLesson(row, actor)));
  requireVersion(row, ifMatch);
  return { row, cases: await listLessonCases(tx, id) };
};

/** The facts of a lesson for the audit trail: its number and those of its cases. */
export const lessonFacts = (lessonNo: string | null, cases: readonly Pick<FullLessonCase, 'no'>[]) => ({
  lessonNo,
  caseNos: cases.map(({ no }) => no),
});

export const lessonEntry = (actorId: number, recordId: number) =>
  ({ actorId, area: 'safety', recordType: 'lesson', recordId }) as const;

/** The cases of a lesson by their own ids and those of their cases, with the problem of each at its place. */
const findCases = async (
  tx: Tx<SafetyTables>,
  { cases }: NormalizedLesson,
): Promise<{ caseIds: number[]; problems: FieldProblem[] }> => {
  const found = await listNamedCases(tx, cases);
  const problems: FieldProblem[] = [];
  const caseIds: number[] = [];
  for (const [at, { type, id }] of cases.entries()) {
    const named = found.find((each) => each.type === type && each.id === id);
    const path = `cases.${at}`;
    if (!named) problems.push({ path, code: 'case-unknown' });
    else if (named.is_child) problems.push({ path, code: 'report-has-main' });
    else if (named.is_of_case) problems.push({ path, code: 'hazard-of-case' });
    else caseIds.push(named.case_id);
  }
  return { caseIds, problems };
};

const requireFine = async (
  tx: Tx<SafetyTables>,
  { body, today }: { body: LessonBody; today: Day },
): Promise<{ lesson: NormalizedLesson; caseIds: number[] }> => {
  const lesson = normalizeLesson(body);
  const { caseIds, problems } = await findCases(tx, lesson);
  requireValid([...checkLesson(body, today), ...problems]);
  return { lesson, caseIds };
};

/** Creates a lesson (rules/safety.md#lessons). */
export const createLesson = async (
  tx: Tx<SafetyTables>,
  { clock }: Services,
  body: LessonBody,
  { actor }: SafetyContext,
): Promise<Lesson> => {
  enforce(writeLessons(actor));
  const at = clock();
  const { lesson, caseIds } = await requireFine(tx, { body, today: dayInSeoul(at) });
  const id = await insertLesson(tx, lesson, at);
  await setLessonCases(tx, id, caseIds);
  await addLessonWriter(tx, id, actor.employeeId);
  const after = lessonFacts(null, await listLessonCases(tx, id));
  await recordAudit(tx, clock, { ...lessonEntry(actor.employeeId, id), action: 'create', after });
  return answerLesson(tx, actor, id);
};

const normalizedOf = ({ row, cases }: LockedLesson): NormalizedLesson => ({
  title: row.title,
  happened: row.happened,
  causes: row.causes,
  learned: row.learned,
  fieldLevel1Id: row.field_level1_id,
  fieldLevel2Id: row.field_level2_id,
  month: row.month,
  cases: cases.map(({ type, id }) => ({ type, id })),
});

/** The names of its fields on the wire. */
const wireNames: Partial<Record<keyof NormalizedLesson, string>> = {
  fieldLevel1Id: 'fieldLevel1',
  fieldLevel2Id: 'fieldLevel2',
};

const fieldsChanged = (before: NormalizedLesson, after: NormalizedLesson): string[] =>
  (Object.keys(after) as (keyof NormalizedLesson)[])
    .filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map((field) => wireNames[field] ?? field);

/** Replaces the contents of a draft; a person who changes anything becomes an author and cannot approve it. */
export const changeLesson = async (
  tx: Tx<SafetyTables>,
  { clock }: Services,
  { id, body }: { id: number; body: LessonBody },
  context: SafetyContext,
): Promise<Lesson> => {
  const { actor } = context;
  const locked = await lockForAct(tx, context, { id, act: 'change' });
  const at = clock();
  const { lesson, caseIds } = await requireFine(tx, { body, today: dayInSeoul(at) });
  const fields = fieldsChanged(normalizedOf(locked), lesson);
  if (fields.length === 0) return answerLesson(tx, actor, id);
  await updateLesson(tx, id, columnsOfLesson(lesson), at);
  await setLessonCases(tx, id, caseIds);
  await addLessonWriter(tx, id, actor.employeeId);
  const after = { ...lessonFacts(locked.row.lesson_no, await listLessonCases(tx, id)), fields };
  await recordAudit(tx, clock, { ...lessonEntry(actor.employeeId, id), action: 'change', after });
  return answerLesson(tx, actor, id);
};

/** Deletes a draft that was never published, and its notifications. */
export const deleteLesson = async (
  tx: Tx<SafetyTables>,
  { clock }: Services,
  id: number,
  context: SafetyContext,
): Promise<void> => {
  const { row, cases } = await lockForAct(tx, context, { id, act: 'delete' });
  await deleteLessonRow(tx, id);
  await forgetNotificationsOf(tx, { recordType: LESSON, recordId: id });
  const before = lessonFacts(row.lesson_no, cases);
  await recordAudit(tx, clock, { ...lessonEntry(context.actor.employeeId, id), action: 'delete', before });
};
