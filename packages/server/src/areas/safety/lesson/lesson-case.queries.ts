import type { CaseKind, LessonCase, NormalizedLesson } from '@portal/contract/safety';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

type Named = NormalizedLesson['cases'][number];

/** A record that a lesson names as one of its cases, if it exists. */
export type NamedCase = {
  type: CaseKind;
  id: number;
  case_id: number;
  /** A report that has a main report: the case is that of the main report. */
  is_child: boolean;
  /** A hazard that belongs to a report or an investigation. */
  is_of_case: boolean;
  is_closed: boolean;
};

/** Those of these cases that exist; drafts of reports, known to their reporters alone, are excluded. */
export const listNamedCases = async (db: Db<SafetyTables>, named: readonly Named[]): Promise<NamedCase[]> => {
  const { rows } = await sql<NamedCase>`
    select n.type, n.id, coalesce(h.case_id, n.id) as case_id, coalesce(r.main_id is not null, false) as is_child,
      coalesce(c.kind <> 'Hazard', false) as is_of_case,
      coalesce(r.status, i.status, h.status) = 'Closed' as is_closed
    from unnest(${named.map(({ type }) => type)}::text[], ${named.map(({ id }) => id)}::integer[]) as n(type, id)
      left join safety.report r on n.type = 'Report' and r.id = n.id and r.status <> 'Draft'
      left join safety.investigation i on n.type = 'Investigation' and i.id = n.id
      left join safety.hazard h on n.type = 'Hazard' and h.id = n.id
      left join safety.case c on c.id = h.case_id
    where coalesce(r.id, i.id, h.id) is not null
  `.execute(db);
  return rows;
};

export type FullLessonCase = LessonCase & { case_id: number; is_closed: boolean };

/** The cases of a lesson in their order, each with its number and title. */
export const listLessonCases = async (db: Db<SafetyTables>, lessonId: number): Promise<FullLessonCase[]> => {
  const { rows } = await sql<FullLessonCase>`
    select c.kind as type, coalesce(h.id, c.id) as id, coalesce(r.report_no, i.investigation_no, h.hazard_no) as no,
      coalesce(r.subject, i.title, h.title) as title, c.id as case_id,
      coalesce(r.status, i.status, h.status) = 'Closed' as is_closed
    from safety.lesson_case l join safety.case c on c.id = l.case_id
      left join safety.report r on r.id = c.id left join safety.investigation i on i.id = c.id
      left join safety.hazard h on h.case_id = c.id and c.kind = 'Hazard'
    where l.lesson_id = ${lessonId} order by l.place
  `.execute(db);
  return rows;
};

/** Replaces the cases of a lesson. */
export const setLessonCases = async (
  tx: Tx<SafetyTables>,
  lessonId: number,
  caseIds: readonly number[],
): Promise<void> => {
  await tx.deleteFrom('safety.lesson_case').where('lesson_id', '=', lessonId).execute();
  if (caseIds.length === 0) return;
  await tx
    .insertInto('safety.lesson_case')
    .values(caseIds.map((case_id, at) => ({ lesson_id: lessonId, place: at + 1, case_id })))
    .execute();
};
