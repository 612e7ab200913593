import type { DocumentPerson, NormalReaderRule, ReaderRule } from '@portal/contract/documents';
import type { Day } from '@portal/contract/kernel';
import { sql } from 'kysely';
import { isActiveOn } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import { departmentJson, documentPersonJson } from '../document-json.queries.ts';
import type { DocumentTables } from '../documents-tables.ts';

const peopleOf = (table: 'reader_plus' | 'reader_minus', documentId: number, today: Day) => sql<
  DocumentPerson[]
>`coalesce((
  select json_agg(${documentPersonJson('p')} order by p.name, p.id)
  from ${sql.table(`documents.${table}`)} a join directory.person p on p.id = a.employee_id and ${isActiveOn(today, 'p')}
  where a.document_id = ${documentId}), '[]')`;

/** The present rule of a document; if none was saved it is empty and of version 0. */
export const findReaderRule = async (db: Db<DocumentTables>, documentId: number, today: Day): Promise<ReaderRule> => {
  const { rows } = await sql<ReaderRule>`
    select coalesce((
        select json_agg(json_build_object('department', case when o.id is not null then ${departmentJson('o')} end,
          'withBelow', g.with_below, 'positions', g.positions, 'jobTitles', g.job_titles) order by g.id)
        from documents.reader_group g left join directory.organization o on o.id = g.department_id
        where g.document_id = ${documentId}), '[]') as groups,
      ${peopleOf('reader_plus', documentId, today)} as plus, ${peopleOf('reader_minus', documentId, today)} as minus,
      (select due_days from documents.reader_rule where document_id = ${documentId}) as "dueDays",
      (select count(*)::integer from documents.matched_reader a
        join directory.person p on p.id = a.employee_id and ${isActiveOn(today, 'p')}
        where a.document_id = ${documentId}) as matched,
      coalesce((select version from documents.reader_rule where document_id = ${documentId}), 0) as version
  `.execute(db);
  const [rule] = rows;
  if (!rule) throw new Error('a selection without a table has one row');
  return rule;
};

/** The version of a document's rule. */
export const findReaderRuleVersion = async (db: Db<DocumentTables>, documentId: number): Promise<number> => {
  const row = await db
    .selectFrom('documents.reader_rule')
    .select('version')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return row?.version ?? 0;
};

const replacePeople = async (
  tx: Tx<DocumentTables>,
  table: 'reader_plus' | 'reader_minus',
  documentId: number,
  ids: readonly number[],
): Promise<void> => {
  const name = sql.table(`documents.${table}`);
  await sql`
    delete from ${name} where document_id = ${documentId} and employee_id <> all(${ids}::integer[])`.execute(tx);
  await sql`
    insert into ${name} (document_id, employee_id)
    select ${documentId}::integer, id from unnest(${ids}::integer[]) id on conflict do nothing`.execute(tx);
};

/** Replaces the rule; its due days stay if none are given. */
export const replaceReaderRule = async (
  tx: Tx<DocumentTables>,
  documentId: number,
  { groups, plus, minus, dueDays }: Omit<NormalReaderRule, 'dueDays'> & { dueDays?: number | null },
): Promise<void> => {
  await sql`
    insert into documents.reader_rule (document_id, due_days) values (${documentId}, ${dueDays ?? null})
    on conflict (document_id) do update set version = documents.reader_rule.version + 1,
      due_days = ${dueDays === undefined ? sql`documents.reader_rule.due_days` : sql`excluded.due_days`}
  `.execute(tx);
  await tx.deleteFrom('documents.reader_group').where('document_id', '=', documentId).execute();
  if (groups.length > 0)
    await tx
      .insertInto('documents.reader_group')
      .values(
        groups.map(({ departmentId, withBelow, positions, jobTitles }) => ({
          document_id: documentId,
          department_id: departmentId,
          with_below: withBelow,
          positions,
          job_titles: jobTitles,
        })),
      )
      .execute();
  await replacePeople(tx, 'reader_plus', documentId, plus);
  await replacePeople(tx, 'reader_minus', documentId, minus);
};

/**
 * Stores the day on which each reader first matched, and deletes those who no longer match. Answers the ids of added
 * and removed readers.
 */
export const storeReaders = async (
  tx: Tx<DocumentTables>,
  documentId: number,
  today: Day,
): Promise<{ named: number[]; released: number[] }> => {
  const { rows } = await sql<{ named: number[]; released: number[] }>`
    with matched as materialized (
      select employee_id from documents.matched_reader where document_id = ${documentId}),
    gone as (
      delete from documents.reader
      where document_id = ${documentId} and employee_id not in (select employee_id from matched)
      returning employee_id),
    come as (
      insert into documents.reader (document_id, employee_id, assigned_on)
      select ${documentId}::integer, p.id, ${today}::date
      from matched join directory.person p on p.id = matched.employee_id and ${isActiveOn(today, 'p')}
      on conflict do nothing
      returning employee_id)
    select array(select employee_id from come order by 1) as named,
      array(select employee_id from gone order by 1) as released
  `.execute(tx);
  return rows[0] ?? { named: [], released: [] };
};
