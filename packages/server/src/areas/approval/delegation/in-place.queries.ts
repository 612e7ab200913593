import { sql } from 'kysely';
import { isActiveOn } from '#areas/directory';

/**
 * The present day in Seoul by the database clock, so that delegations begin and end at the same time on every server.
 */
export const today = sql`(now() at time zone 'Asia/Seoul')::date`;

/** Whether the delegation under an alias is active today. */
export const isCurrent = (alias: string) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql<boolean>`(${of('ended_at')} is null and ${of('from_on')} <= ${today} and ${of('to_on')} >= ${today})`;
};

/**
 * The deputy of the current delegation of an approver, if it covers the category of the document and both are active.
 * The approver is a row of `directory.person` under an alias; `json` formats the deputy, a row of the same table under
 * the alias `y`.
 */
export const delegateJson = (approver: string, document: string, json: ReturnType<typeof sql>) => sql`(
        select ${json} from approval.delegation g join directory.person y on y.id = g.deputy_id
        where g.principal_id = ${sql.ref(`${approver}.id`)} and ${isCurrent('g')}
          and ${sql.ref(`${document}.category_id`)} = any(g.category_ids)
          and ${isActiveOn(today, 'y')} and ${isActiveOn(today, approver)}
        order by g.id limit 1)`;

/** Whether a person is a deputy today. It depends on no row, so that it is evaluated once per statement. */
export const isDeputyToday = (personId: number) => sql<boolean>`exists (
        select 1 from approval.delegation c where c.deputy_id = ${personId} and ${isCurrent('c')})`;

/** Whether a person acted in place on the line under an alias; reopening a line does not count. */
export const hasActedInPlaceOn = (line: string, personId: ReturnType<typeof sql>) => sql<boolean>`(
        ${sql.ref(`${line}.acted_by_id`)} is not distinct from ${personId} or exists (
          select 1 from approval.past_act e where e.line_id = ${sql.ref(`${line}.id`)} and e.actor_id = ${personId}
            and e.in_place_of_id is not null and e.action <> 'Reopened'))`;

/**
 * Whether the deputy of a current delegation (`g`) may act in place of its principal on a document, like
 * `possibleDeputyOf` of the contract: both are active, and the deputy neither wrote it, nor is on its line, nor acted in
 * place on another line.
 */
export const delegationCovers = (document: string) => sql<boolean>`(
        ${isCurrent('g')} and ${sql.ref(`${document}.category_id`)} = any(g.category_ids)
        and ${sql.ref(`${document}.drafter_id`)} <> g.deputy_id
        and not exists (select 1 from directory.person y
          where y.id in (g.deputy_id, g.principal_id) and not ${isActiveOn(today, 'y')})
        and not exists (select 1 from approval.line o where o.document_id = ${sql.ref(`${document}.id`)}
          and (o.approver_id = g.deputy_id
            or (o.approver_id <> g.principal_id and ${hasActedInPlaceOn('o', sql`g.deputy_id`)}))))`;
