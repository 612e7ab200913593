import { type PageRequest, searchWords, TOTAL_CAP } from '@portal/contract/kernel';
import type { LessonStatus } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import { everyWord, gramsOf } from '#platform/database/search';
import type { SafetyTables } from '../safety-tables.ts';
import type { LessonColumns } from './lesson.queries.ts';

/** Filters of lessons: one status, and other filters combined by AND. */
export type LessonFilter = {
  status: LessonStatus;
  fieldLevel1Id?: number | undefined;
  fieldLevel2Id?: number | undefined;
  searchText?: string | undefined;
};

export type ListedLesson = Pick<
  LessonColumns,
  'id' | 'lesson_no' | 'status' | 'title' | 'field_level1_id' | 'field_level2_id' | 'month' | 'published_at'
>;

const holds = (searchText: string | undefined): RawBuilder<unknown> => {
  const words = searchWords(searchText);
  if (words.length === 0) return sql`true`;
  const pieces = [...new Set(words.flatMap(gramsOf))];
  const found = everyWord(searchText, (pattern) => sql`l.search_text like ${pattern.toLowerCase()}`);
  return sql`l.id = any(array(select safety.lessons_holding(${pieces}::text[]))) and ${found}`;
};

const narrowedBy = ({ status, fieldLevel1Id, fieldLevel2Id, searchText }: LessonFilter): RawBuilder<unknown> =>
  sql.join(
    [
      sql`l.status = ${sql.lit(status)}`,
      ...(fieldLevel1Id === undefined ? [] : [sql`l.field_level1_id = ${fieldLevel1Id}`]),
      ...(fieldLevel2Id === undefined ? [] : [sql`l.field_level2_id = ${fieldLevel2Id}`]),
      holds(searchText),
    ],
    sql` and `,
  );

/** A page of lessons and the total; published ones by publication, others by the last change, newest first. */
export const listLessonRows = async (
  db: Db<SafetyTables>,
  filter: LessonFilter,
  { offset, limit }: PageRequest,
): Promise<{ rows: ListedLesson[]; counted: number }> => {
  const narrowed = narrowedBy(filter);
  const moment = filter.status === 'Published' ? sql`l.published_at` : sql`l.modified_at`;
  const [{ rows }, { rows: totals }] = await Promise.all([
    sql<ListedLesson>`
      select l.id, l.lesson_no, l.status, l.title, l.field_level1_id, l.field_level2_id, l.month, l.published_at
      from safety.lesson l where ${narrowed} order by ${moment} desc, l.id desc limit ${limit} offset ${offset * limit}
    `.execute(db),
    sql<{ counted: number }>`
      select count(*)::integer as counted from (
        select 1 from safety.lesson l where ${narrowed} limit ${TOTAL_CAP + 1}) found
    `.execute(db),
  ]);
  return { rows, counted: totals[0]?.counted ?? 0 };
};
