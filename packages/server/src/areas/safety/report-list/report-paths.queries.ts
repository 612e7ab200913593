import type { Actor } from '@portal/contract/identity';
import { safetyLevel } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import { assessedBy } from '../case/assessor.queries.ts';
import { writtenBy } from '../report/authorship.queries.ts';

type Fragment = RawBuilder<unknown>;

/**
 * One query by which reports reach the actor, read in order from an index of its own: the keys of a limited number of
 * reports that meet a condition on `r`, newest first. All paths of an actor together are the scope of the contract.
 */
export type ReportPath = (narrowed: Fragment, limit: Fragment) => Fragment;

const newest = (from: Fragment, narrowed: Fragment, limit: Fragment): Fragment =>
  sql`select r.id, r.listed_at from ${from} where ${narrowed} order by r.listed_at desc, r.id desc limit ${limit}`;

const ofReports = sql`safety.report r`;

const everything: ReportPath = (narrowed, limit) => newest(ofReports, sql`r.status <> 'Draft' and ${narrowed}`, limit);

const ofIds =
  (ids: Fragment): ReportPath =>
  (narrowed, limit) =>
    newest(ofReports, sql`r.status <> 'Draft' and r.id in ${ids} and ${narrowed}`, limit);

/** The reports of the given departments; confidential reports have no visible department. */
const inDepartments =
  (departments: Fragment): ReportPath =>
  (narrowed, limit) =>
    sql`select reached.id, reached.listed_at from (${departments}) as department(id), lateral (
      ${newest(ofReports, sql`r.shown_department_id = department.id and r.status <> 'Draft' and ${narrowed}`, limit)}
    ) reached`;

/** A department and those below it, in the present tree. */
export const departmentsBelow = (departmentId: number): Fragment =>
  sql`select o.id from directory.organization o where o.path && array[${departmentId}::integer]`;

/** The departments whose reports the actor may see, below Level4. */
const departmentsOf = (actor: Actor): Fragment | undefined => {
  const level = safetyLevel(actor);
  const own = actor.departmentIds.at(-1);
  if (level <= 1 || own === undefined) return undefined;
  return level === 2 ? sql`values (${own}::integer)` : departmentsBelow(own);
};

/** Reports that the actor wrote or was asked to assess. */
const byHand = ({ employeeId }: Actor): ReportPath =>
  ofIds(sql`(select * from ${writtenBy(employeeId)} own union all select * from ${assessedBy(employeeId)} asked)`);

/** The paths by which submitted reports reach the actor (rules/safety.md#who-sees-a-report). */
export const pathsTo = (actor: Actor): ReportPath[] => {
  if (safetyLevel(actor) >= 4) return [everything];
  const departments = departmentsOf(actor);
  return departments === undefined ? [byHand(actor)] : [byHand(actor), inDepartments(departments)];
};

/**
 * The same for actors who may see many reports, for the search index: the marks of which a report needs at least one
 * (null for any; for an actor who sees everything they may be statuses), and additional paths.
 */
export const searchPathsTo = (
  actor: Actor,
  statuses?: readonly string[],
): { anyOf: Fragment; extra: readonly ReportPath[] } => {
  if (safetyLevel(actor) >= 4)
    return { anyOf: sql`${statuses?.map((status) => `#status:${status}`) ?? null}::text[]`, extra: [] };
  const departments = departmentsOf(actor) ?? sql`select null::integer where false`;
  return {
    anyOf: sql`array(select '#department:' || seen.id from (${departments}) as seen(id))`,
    extra: [byHand(actor)],
  };
};

/**
 * The same paths as conditions on `r` that do not overlap, for reports that are collected through filters before they
 * are sorted; only the actor's own reports if `isOwn`.
 */
export const pathConditions = (actor: Actor, isOwn: boolean): Fragment[] => {
  const written = writtenBy(actor.employeeId);
  if (isOwn) return [sql`r.id in ${written}`];
  if (safetyLevel(actor) >= 4) return [sql`true`];
  const departments = departmentsOf(actor);
  const byOwnHand = sql`(select * from ${written} own union all select * from ${assessedBy(actor.employeeId)} asked)`;
  return [
    sql`r.id in ${byOwnHand}`,
    ...(departments === undefined ? [] : [sql`r.shown_department_id in (${departments}) and r.id not in ${byOwnHand}`]),
  ];
};

/** The reports that the actor wrote, and no others. */
export const ownPath = ({ employeeId }: Actor): ReportPath => ofIds(writtenBy(employeeId));

export const draftsOf =
  ({ employeeId }: Actor): ReportPath =>
  (narrowed, limit) =>
    newest(ofReports, sql`r.status = 'Draft' and r.id in ${writtenBy(employeeId)} and ${narrowed}`, limit);
