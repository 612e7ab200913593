import type { Actor } from '@portal/contract/identity';
import { submittedScope } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import { scopeSql } from '#platform/scope.queries';
import { isAssessor } from '../case/assessor.queries.ts';
import { isMine } from './authorship.queries.ts';

type Fragment = RawBuilder<unknown>;

const columnsFor = (alias: string, employeeId: number) => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return {
    isDraft: sql`(${of('status')} = 'Draft')`,
    isMine: isMine(alias, employeeId),
    isAssessor: isAssessor(alias, employeeId),
    isConfidential: of('is_confidential'),
    departmentId: of('shown_department_id'),
    departmentPath: sql`(select o.path from directory.organization o where o.id = ${of('shown_department_id')})`,
  };
};

/** Whether the actor may see the submitted report under an alias: the scope of the contract as SQL. */
export const isSeen = (alias: string, actor: Actor): Fragment =>
  scopeSql(submittedScope(actor), columnsFor(alias, actor.employeeId));

/** The fields of a group in a row of a list, for the report under an alias: only reports that the actor may see. */
export type RowGroup = { seenMainId: number | null; relatedCount: number; isAnswered: boolean };

const rowParts = (alias: string, actor: Actor): Fragment => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`'seenMainId', (select g.id from safety.report g where g.id = ${of('main_id')} and ${isSeen('g', actor)}),
    'relatedCount', (select count(*) from safety.report g
      where (g.id = ${of('main_id')} or g.main_id = coalesce(${of('main_id')}, ${of('id')})) and g.id <> ${of('id')}
        and ${isSeen('g', actor)}),
    'isAnswered', exists (select 1 from safety.feedback_answer f where f.report_id = ${of('id')})`;
};

export const rowGroupOf = (alias: string, actor: Actor): RawBuilder<RowGroup> =>
  sql`json_build_object(${rowParts(alias, actor)})`;

/** The same, with the facts of the main report (this one or another) that the rules of the group need. */
export type ReportGroup = RowGroup & { isMainBound: boolean; isUnmanaged: boolean };

export const groupOf = (alias: string, actor: Actor): RawBuilder<ReportGroup> => {
  const main = sql`coalesce(${sql.ref(`${alias}.main_id`)}, ${sql.ref(`${alias}.id`)})`;
  return sql`json_build_object(${rowParts(alias, actor)},
    'isMainBound', (exists (select 1 from safety.hazard h where h.case_id = ${main})
      or exists (select 1 from safety.action t where t.case_id = ${main})
      or exists (select 1 from safety.investigation v where v.report_id = ${main})),
    'isUnmanaged', exists (select 1 from safety.classification k where k.report_id = ${main} and k.is_unmanaged))`;
};
