import type { Actor } from '@portal/contract/identity';
import { canOf, enforce, Problem, pageRequest, toPage } from '@portal/contract/kernel';
import {
  type Lesson,
  type LessonStatus,
  lessonHints,
  lessonTexts,
  readLesson,
  writeLessons,
} from '@portal/contract/safety';
import type { Db } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { type FullLesson, findLesson } from './lesson.queries.ts';
import { viewLesson, viewLessonRow } from './lesson.view.ts';
import { type FullLessonCase, listLessonCases } from './lesson-case.queries.ts';
import { listFlights, listNamesIn } from './lesson-hints.queries.ts';
import { type LessonFilter, listLessonRows } from './lesson-list.queries.ts';

const hintsOf = async (db: Db<SafetyTables>, row: FullLesson, cases: readonly FullLessonCase[]) => {
  const caseIds = cases.map(({ case_id }) => case_id);
  const [names, flights] = await Promise.all([
    listNamesIn(db, lessonTexts.map((path) => row[path]).join('\n')),
    listFlights(db, caseIds),
  ]);
  return lessonHints(row, { names, ...flights });
};

/** Answers a lesson as the actor may read it; one that they may not read gets the same answer as a missing one. */
export const answerLesson = async (db: Db<SafetyTables>, actor: Actor, id: number): Promise<Lesson> => {
  const row = await findLesson(db, id);
  enforce(readLesson(actor, row));
  if (!row) throw new Problem('not-found');
  return viewLesson(row, actor, async () => {
    const cases = await listLessonCases(db, id);
    return { cases, hints: await hintsOf(db, row, cases) };
  });
};

type Query = Omit<LessonFilter, 'status'> & { status?: LessonStatus; offset?: number; limit?: number };

/** Answers published lessons; to the safety office those of the requested status. */
export const listLessons = async (db: Db<SafetyTables>, actor: Actor, query: Query) => {
  if (query.status !== undefined) enforce(writeLessons(actor));
  const page = pageRequest(query);
  const { rows, counted } = await listLessonRows(db, { ...query, status: query.status ?? 'Published' }, page);
  return { ...toPage(rows.map(viewLessonRow), counted, page), can: canOf({ make: writeLessons(actor) }) };
};
