import type { Actor } from '@portal/contract/identity';
import { submittedScope } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import { scopeSql } from '#platform/scope/queries';
import { isMine } from './authorship.queries.ts';

type Fragment = RawBuilder<unknown>;

const columnsFor = (alias: string, employeeId: number) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return {
    isDraft: sql`(${of('status')} = 'Draft')`,
    isMine: isMine(alias, employeeId),
    isConfidential: of('is_confidential'),
    departmentId: of('shown_department_id'),
    departmentPath: sql`(select o.path from directory.organization o where o.id = ${of('shown_department_id')})`,
  };
};

/** Whether the actor sees the submitted report under an alias: the scope of the contract as SQL. */
export const isSeen = (alias: string, actor: Actor): Fragment =>
  scopeSql(submittedScope(actor), columnsFor(alias, actor.employeeId));

/** How many others of its group the actor sees beside the report under an alias. */
export const relatedCount = (alias: string, actor: Actor): Fragment => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`(select count(*)::integer from safety.report g
    where (g.id = ${of('main_id')} or g.main_id = coalesce(${of('main_id')}, ${of('id')})) and g.id <> ${of('id')}
      and ${isSeen('g', actor)})`;
};

/** The main report of the one under an alias, where the actor sees it. */
export const seenMain = (alias: string, actor: Actor): Fragment =>
  sql`(select g.id from safety.report g where g.id = ${sql.ref(`${alias}.main_id`)} and ${isSeen('g', actor)})`;

/** Whether the report under an alias was answered. */
export const isAnswered = (alias: string): Fragment =>
  sql`exists (select 1 from safety.feedback_answer f where f.report_id = ${sql.ref(`${alias}.id`)})`;
