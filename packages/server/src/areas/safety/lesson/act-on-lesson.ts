import {
  dayInSeoul,
  type FieldProblem,
  requireMove,
  requireValid,
  writtenNumber,
  yearOf,
} from '@portal/contract/kernel';
import {
  type ChecksBody,
  checkLessonReturn,
  checkReady,
  type Lesson,
  type LessonMove,
  type LessonReturnBody,
  lessonTransitions,
} from '@portal/contract/safety';
import { recordAudit } from '#platform/audit.queries';
import type { Tx } from '#platform/database/pool';
import { nextNumber } from '#platform/numbering.queries';
import { lockCase } from '../case/case-lock.queries.ts';
import { writeLesson } from '../case/write-to-reporter.ts';
import {
  notifyOfLessonDecision,
  notifyOfWaitingLesson,
  withdrawWaitingLesson,
} from '../notification/notify-of-lesson.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { updateLesson } from './lesson.queries.ts';
import { listLessonCases } from './lesson-case.queries.ts';
import { answerLesson } from './read-lessons.ts';
import { type LockedLesson, lessonEntry, lessonFacts, lockForAct } from './save-lesson.ts';

type Services = Pick<SafetyServices, 'clock'>;
type Given<Body> = { id: number; body: Body };

const DIGITS = 4;

/** Locks the records of its cases in a fixed order, so that none is reopened before this transaction ends. */
const lockCases = async (tx: Tx<SafetyTables>, { cases }: LockedLesson): Promise<void> => {
  for (const caseId of cases.map(({ case_id }) => case_id).toSorted((one, other) => one - other))
    await lockCase(tx, caseId);
};

/** Requires a complete and reviewed text, and closed cases alone. */
const requireReady = async (tx: Tx<SafetyTables>, locked: LockedLesson, body: ChecksBody): Promise<void> => {
  await lockCases(tx, locked);
  const cases = await listLessonCases(tx, locked.row.id);
  const open = cases.flatMap(({ is_closed }, at): FieldProblem[] =>
    is_closed ? [] : [{ path: `cases.${at}`, code: 'case-open' }],
  );
  requireValid([...checkReady(body, { ...locked.row, cases }), ...open]);
};

const statusAfter = (locked: LockedLesson, move: LessonMove) =>
  requireMove(
    lessonTransitions,
    locked.row.status,
    move,
    move === 'send' ? 'Waiting' : move === 'approve' ? 'Published' : 'Draft',
  );

/** Submits a lesson to those who may approve it. */
export const sendLesson = async (
  tx: Tx<SafetyTables>,
  { clock }: Services,
  { id, body }: Given<ChecksBody>,
  context: SafetyContext,
): Promise<Lesson> => {
  const { employeeId: actorId } = context.actor;
  const locked = await lockForAct(tx, context, { id, act: 'send' });
  await requireReady(tx, locked, body);
  const at = clock();
  const status = statusAfter(locked, 'send');
  await updateLesson(tx, id, { status, sent_by_id: actorId, return_reason: null }, at);
  await notifyOfWaitingLesson(
    tx,
    { id, at, actorId },
    locked.row.writers.map((writer) => writer.id),
  );
  const after = lessonFacts(locked.row.lesson_no, locked.cases);
  await recordAudit(tx, clock, { ...lessonEntry(actorId, id), action: 'send', after });
  return answerLesson(tx, context.actor, id);
};

/** Publishes a lesson, which gets its number the first time. */
export const approveLesson = async (
  tx: Tx<SafetyTables>,
  { clock }: Services,
  { id, body }: Given<ChecksBody>,
  context: SafetyContext,
): Promise<Lesson> => {
  const { employeeId: actorId } = context.actor;
  const locked = await lockForAct(tx, context, { id, act: 'approve' });
  await requireReady(tx, locked, body);
  const at = clock();
  await notifyOfLessonDecision(tx, { id, at, actorId }, 'published', locked.row.sent_by_id);
  const year = yearOf(dayInSeoul(at));
  const lessonNo = locked.row.lesson_no ?? writtenNumber('LSN', year, await nextNumber(tx, 'LSN', year), DIGITS);
  const status = statusAfter(locked, 'approve');
  await updateLesson(tx, id, { status, lesson_no: lessonNo, published_at: at, approved_by_id: actorId }, at);
  const reportIds = locked.cases.filter(({ type }) => type === 'Report').map((each) => each.id);
  await writeLesson(tx, reportIds, id, actorId);
  const after = lessonFacts(lessonNo, locked.cases);
  await recordAudit(tx, clock, { ...lessonEntry(actorId, id), action: 'approve', after });
  return answerLesson(tx, context.actor, id);
};

const DRAFT = { sent_by_id: null, approved_by_id: null } as const;

/** Returns a lesson to be changed. */
export const returnLesson = async (
  tx: Tx<SafetyTables>,
  { clock }: Services,
  { id, body }: Given<LessonReturnBody>,
  context: SafetyContext,
): Promise<Lesson> => {
  const { employeeId: actorId } = context.actor;
  const locked = await lockForAct(tx, context, { id, act: 'return' });
  requireValid(checkLessonReturn(body));
  const at = clock();
  const status = statusAfter(locked, 'return');
  await updateLesson(tx, id, { ...DRAFT, status, return_reason: body.reason }, at);
  await notifyOfLessonDecision(tx, { id, at, actorId }, 'returned', locked.row.sent_by_id);
  const after = lessonFacts(locked.row.lesson_no, locked.cases);
  await recordAudit(tx, clock, { ...lessonEntry(actorId, id), action: 'return', after });
  return answerLesson(tx, context.actor, id);
};

/** Withdraws a submitted or published lesson, which only the safety office can read afterwards. */
export const withdrawLesson = async (
  tx: Tx<SafetyTables>,
  { clock }: Services,
  id: number,
  context: SafetyContext,
): Promise<Lesson> => {
  const { employeeId: actorId } = context.actor;
  const locked = await lockForAct(tx, context, { id, act: 'withdraw' });
  await updateLesson(tx, id, { ...DRAFT, status: statusAfter(locked, 'withdraw') }, clock());
  await withdrawWaitingLesson(tx, id);
  const after = lessonFacts(locked.row.lesson_no, locked.cases);
  await recordAudit(tx, clock, { ...lessonEntry(actorId, id), action: 'withdraw', after });
  return answerLesson(tx, context.actor, id);
};
