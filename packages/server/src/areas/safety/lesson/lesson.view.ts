import type { Actor } from '@portal/contract/identity';
import { dayInSeoul } from '@portal/contract/kernel';
import {
  canOnLesson,
  isMaster,
  type Lesson,
  type LessonHint,
  type LessonRow,
  type LessonState,
} from '@portal/contract/safety';
import { viewFields } from '../report/report.view.ts';
import type { FullLesson } from './lesson.queries.ts';
import type { FullLessonCase } from './lesson-case.queries.ts';
import type { ListedLesson } from './lesson-list.queries.ts';

/** The facts that its rules need. */
export const stateOfLesson = (row: FullLesson, { employeeId }: Actor): LessonState => ({
  status: row.status,
  wasPublished: row.published_at !== null,
  isWriter: row.writers.some(({ id }) => id === employeeId),
});

export const viewLessonRow = (row: ListedLesson): LessonRow => ({
  id: row.id,
  lessonNo: row.lesson_no,
  status: row.status,
  title: row.title,
  ...viewFields(row.field_level1_id, row.field_level2_id),
  month: row.month,
  publishedDate: row.published_at && dayInSeoul(row.published_at),
});

/** What only the safety office may read: the cases, the people involved, and hints at identifying words. */
export type OfOffice = { cases: readonly FullLessonCase[]; hints: LessonHint[] };

/** A lesson as it is answered; `ofOffice` is called for the safety office alone. */
export const viewLesson = async (row: FullLesson, actor: Actor, ofOffice: () => Promise<OfOffice>): Promise<Lesson> => {
  const shown = {
    ...viewLessonRow(row),
    happened: row.happened,
    causes: row.causes,
    learned: row.learned,
    version: row.version,
    can: canOnLesson(actor, stateOfLesson(row, actor)),
  };
  if (!isMaster(actor)) return shown;
  const { cases, hints } = await ofOffice();
  return {
    ...shown,
    cases: cases.map(({ type, id, no, title }) => ({ type, id, no, title })),
    writtenBy: row.writers,
    sentBy: row.sent_by,
    approvedBy: row.approved_by,
    returnReason: row.return_reason,
    hints,
    createdDate: row.created_at.toISOString(),
    modifiedDate: row.modified_at.toISOString(),
  };
};
