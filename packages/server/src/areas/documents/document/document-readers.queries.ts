import { type RawBuilder, sql } from 'kysely';
import { isActiveOn } from '#areas/directory';
import { dayText, documentPersonJson } from '../document-json.queries.ts';

/**
 * The readers of the document under an alias, as the contract's `Reader` and by name; those who resigned are not among
 * them. Who was named before the current revision came has been asked to read it since then.
 */
export const readersJson = (alias: string, today: RawBuilder<unknown>): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`(
    select coalesce(json_agg((${documentPersonJson('p')}::jsonb || jsonb_build_object(
      'assignedDate', greatest(a.assigned_on::text, ${dayText(sql`c.uploaded_at`)}),
      'isRead', g.employee_id is not null, 'readDate', ${dayText(sql`g.read_at`)})) order by p.name, p.id), '[]')
    from documents.reader a
      join documents.revision c on c.id = ${of('current_revision_id')}
      join directory.person p on p.id = a.employee_id and ${isActiveOn(today, 'p')}
      left join documents.reading g on g.revision_id = ${of('current_revision_id')} and g.employee_id = a.employee_id
    where a.document_id = ${of('id')})`;
};

/** How many of them have read the current revision, as the contract's `readingProgress`. */
export const progressJson = (alias: string, today: RawBuilder<unknown>): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`(
    select json_build_object('readers', count(*), 'read', count(g.employee_id))
    from documents.reader a
      join directory.person p on p.id = a.employee_id and ${isActiveOn(today, 'p')}
      left join documents.reading g on g.revision_id = ${of('current_revision_id')} and g.employee_id = a.employee_id
    where a.document_id = ${of('id')})`;
};
