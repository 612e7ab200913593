import type { Person } from '@portal/contract/directory';
import type { NormalizedLesson } from '@portal/contract/safety';
import { type RawBuilder, type Selectable, sql, type Updateable } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import type { LessonTables, SafetyTables } from '../safety-tables.ts';

export type LessonColumns = Omit<Selectable<LessonTables['safety.lesson']>, 'search_text'>;

/** A lesson with the people it refers to. */
export type FullLesson = LessonColumns & { writers: Person[]; sent_by: Person | null; approved_by: Person | null };

const orNoOne = (alias: string): RawBuilder<unknown> =>
  sql`case when ${sql.ref(`${alias}.id`)} is not null then ${personJson(alias)} end`;

export const findLesson = async (db: Db<SafetyTables>, id: number): Promise<FullLesson | undefined> => {
  const { rows } = await sql<FullLesson>`
    select l.id, l.lesson_no, l.status, l.title, l.happened, l.causes, l.learned, l.field_level1_id, l.field_level2_id,
      l.month, l.published_at, l.sent_by_id, l.approved_by_id, l.return_reason, l.created_at, l.modified_at, l.version,
      ${orNoOne('s')} as sent_by, ${orNoOne('a')} as approved_by,
      array(select ${personJson('p')} from safety.lesson_writer w join directory.person p on p.id = w.employee_id
        where w.lesson_id = l.id order by w.seq) as writers
    from safety.lesson l left join directory.person s on s.id = l.sent_by_id
      left join directory.person a on a.id = l.approved_by_id
    where l.id = ${id}
  `.execute(db);
  return rows[0];
};

/** Locks the row of a lesson until the transaction ends. */
export const lockLesson = async (tx: Tx<SafetyTables>, id: number): Promise<void> => {
  await sql`select 1 from safety.lesson where id = ${id} for update`.execute(tx);
};

type OwnColumns = Pick<
  LessonColumns,
  'title' | 'happened' | 'causes' | 'learned' | 'field_level1_id' | 'field_level2_id' | 'month'
>;

export const columnsOfLesson = (lesson: NormalizedLesson): OwnColumns => ({
  title: lesson.title,
  happened: lesson.happened,
  causes: lesson.causes,
  learned: lesson.learned,
  field_level1_id: lesson.fieldLevel1Id,
  field_level2_id: lesson.fieldLevel2Id,
  month: lesson.month,
});

export const insertLesson = async (tx: Tx<SafetyTables>, lesson: NormalizedLesson, at: Date): Promise<number> => {
  const { id } = await tx
    .insertInto('safety.lesson')
    .values({ ...columnsOfLesson(lesson), status: 'Draft', created_at: at, modified_at: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

type LessonChange = Omit<Updateable<LessonTables['safety.lesson']>, 'version' | 'modified_at'>;

/** Updates a lesson and increments its version. */
export const updateLesson = async (tx: Tx<SafetyTables>, id: number, change: LessonChange, at: Date): Promise<void> => {
  await tx
    .updateTable('safety.lesson')
    .set((row) => ({ ...change, modified_at: at, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

export const deleteLessonRow = async (tx: Tx<SafetyTables>, id: number): Promise<void> => {
  await tx.deleteFrom('safety.lesson').where('id', '=', id).execute();
};

/** Adds an employee to the authors of a lesson. */
export const addLessonWriter = async (tx: Tx<SafetyTables>, lessonId: number, employeeId: number): Promise<void> => {
  await tx
    .insertInto('safety.lesson_writer')
    .values({ lesson_id: lessonId, employee_id: employeeId })
    .onConflict((there) => there.doNothing())
    .execute();
};

/** Whether an employee, who may never have signed in, is named in a lesson. */
export const isNamedInLessons = async (db: Db<SafetyTables>, employeeId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 where exists (select 1 from safety.lesson_writer w where w.employee_id = ${employeeId})
      or exists (select 1 from safety.lesson l where ${employeeId} in (l.sent_by_id, l.approved_by_id))
  `.execute(db);
  return rows.length > 0;
};
