import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

/*
 * The only module that reads and writes who wrote a report. Its answers are whether an employee is the reporter, never
 * who the reporter is. The name of an ordinary reporter is a column of the report itself, which is empty for a
 * confidential one.
 */

/** Whether the report under an alias was written by this employee. */
export const isMine = (alias: string, employeeId: number): RawBuilder<boolean> =>
  sql`exists (select 1 from safety.authorship a
    where a.report_id = ${sql.ref(`${alias}.id`)} and a.employee_id = ${employeeId})`;

/**
 * Whether this employee wrote the report under an alias and its dialogue has news for them: an entry of the office that
 * they have not read, or a question that no entry of theirs (held ones included) follows.
 */
export const hasNews = (alias: string, employeeId: number): RawBuilder<boolean> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`exists (select 1 from safety.authorship a
    where a.report_id = ${of('id')} and a.employee_id = ${employeeId} and (
      exists (select 1 from safety.dialogue_entry e
        where e.report_id = a.report_id and e.side = 'Office' and e.place > a.read_place)
      or ${of('status')} <> 'Closed' and exists (select 1 from safety.dialogue_entry q
        where q.report_id = a.report_id and q.kind = 'Question' and not exists (select 1 from safety.dialogue_entry w
          where w.report_id = a.report_id and w.side = 'Reporter' and (w.place is null or w.place > q.place)))))`;
};

/** Records up to which place the reporter has read the dialogue; it never decreases. */
export const markRead = async (
  tx: Tx<SafetyTables>,
  reportId: number,
  employeeId: number,
  place: number,
): Promise<void> => {
  await sql`update safety.authorship set read_place = greatest(read_place, ${place}::bigint)
    where report_id = ${reportId} and employee_id = ${employeeId}`.execute(tx);
};

/** Marks all dialogues as read by their reporters, since entries of generated demo data are not news. */
export const markAllRead = async (tx: Tx<SafetyTables>): Promise<void> => {
  await sql`update safety.authorship a set read_place = coalesce(
    (select max(e.place) from safety.dialogue_entry e where e.report_id = a.report_id), 0)`.execute(tx);
};

/** The ids of all reports that an employee wrote, for lists of only those. */
export const writtenBy = (employeeId: number): RawBuilder<unknown> =>
  sql`(select a.report_id from safety.authorship a where a.employee_id = ${employeeId})`;

/** Stores who wrote a report and their present department. */
export const storeAuthor = async (tx: Tx<SafetyTables>, reportId: number, employeeId: number): Promise<void> => {
  await sql`
    insert into safety.authorship (report_id, employee_id, department_id, department_name, department_eng_name)
    select ${reportId}::integer, p.id, p.department_id, p.department_name, p.department_eng_name
    from directory.person p where p.id = ${employeeId}
    on conflict (report_id) do update set department_id = excluded.department_id,
      department_name = excluded.department_name, department_eng_name = excluded.department_eng_name
  `.execute(tx);
};

/** Writes the reporter into an ordinary report; a confidential report has none. */
export const showAuthor = async (tx: Tx<SafetyTables>, reportId: number): Promise<void> => {
  await sql`
    update safety.report r set shown_reporter_id = a.employee_id, shown_department_id = a.department_id,
      shown_department_name = a.department_name, shown_department_eng_name = a.department_eng_name
    from safety.authorship a where r.id = ${reportId} and a.report_id = r.id and not r.is_confidential
  `.execute(tx);
};

/**
 * Whether a report is the caller's own confidential one, or a confidential one that its reporter deleted. The reporter
 * of a deleted report is unknown, so the answer is true for everybody.
 */
export const isOwnSecret = async (db: Db<SafetyTables>, reportId: number, employeeId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from safety.report r where r.id = ${reportId} and r.is_confidential and ${isMine('r', employeeId)}
    union all
    select 1 from audit.entry e
    where e.record_type = 'report' and e.record_id = ${reportId} and e.by_owner and e.action = 'delete'
      and not exists (select 1 from platform.record_owner o where o.record_type = 'report' and o.record_id = ${reportId})
    limit 1
  `.execute(db);
  return rows.length > 0;
};

/** Whether an employee wrote any report. */
export const hasWritten = async (db: Db<SafetyTables>, employeeId: number): Promise<boolean> => {
  const { rows } = await sql`select 1 from ${writtenBy(employeeId)} as own limit 1`.execute(db);
  return rows.length > 0;
};
