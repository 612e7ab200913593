import { type RawBuilder, sql } from 'kysely';
import { isActiveOn } from '#areas/directory';
import { dayText, documentPersonJson } from '../document-json.queries.ts';

type Fragment = RawBuilder<unknown>;

/**
 * The day from which an employee is asked to read a revision: the later of the day they first matched (today if not
 * stored yet) and the day in Seoul on which it was released, or uploaded if the manual is not controlled.
 */
export const assignedOn = (known: string, revision: string, today: Fragment): Fragment =>
  sql`greatest(coalesce(${sql.ref(`${known}.assigned_on`)}, ${today}::date),
    (coalesce(${sql.ref(`${revision}.released_at`)}, ${sql.ref(`${revision}.uploaded_at`)}) at time zone 'Asia/Seoul')::date)`;

/** The same as `dueDateOf` and `isOverdue` of the contract, for a day, due days and a mark. */
const dueDate = sql`(x.assigned_on + x.due_days)`;
const overdue = (today: Fragment): Fragment => sql`coalesce(x.read_at is null and ${dueDate} < ${today}::date, false)`;

/**
 * The readers of the document under an alias with their marks on one of its revisions, as `Reader` of the contract, by
 * name; without those who have resigned.
 */
export const readersJson = (alias: string, today: Fragment, revisionId?: Fragment): Fragment => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  const revision = revisionId ?? of('current_revision_id');
  return sql`(
    select coalesce(json_agg((x.person::jsonb || jsonb_build_object(
      'assignedDate', x.assigned_on, 'isRead', x.read_at is not null, 'readDate', ${dayText(sql`x.read_at`)},
      'dueDate', ${dueDate}, 'isOverdue', ${overdue(today)})) order by x.name, x.id), '[]')
    from (
      select p.id, p.name, ${documentPersonJson('p')} as person, ${assignedOn('k', 'c', today)} as assigned_on, u.due_days,
        g.read_at
      from documents.matched_reader a
        join documents.revision c on c.id = ${revision}
        join directory.person p on p.id = a.employee_id and ${isActiveOn(today, 'p')}
        left join documents.reader k on k.document_id = a.document_id and k.employee_id = a.employee_id
        left join documents.reader_rule u on u.document_id = a.document_id
        left join documents.reading g on g.revision_id = c.id and g.employee_id = a.employee_id
      where a.document_id = ${of('id')}) x)`;
};

/** How many of them have read the current revision, as `readingProgress` of the contract. */
export const progressJson = (alias: string, today: Fragment): Fragment => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`(
    select json_build_object('readers', count(*), 'read', count(g.employee_id))
    from documents.matched_reader a
      join directory.person p on p.id = a.employee_id and ${isActiveOn(today, 'p')}
      left join documents.reading g on g.revision_id = ${of('current_revision_id')} and g.employee_id = a.employee_id
    where a.document_id = ${of('id')})`;
};
