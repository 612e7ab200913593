import type { Actor } from '@portal/contract/identity';
import { safetyLevel } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import { assessedBy } from '../cases/assessor.queries.ts';
import { writtenBy } from '../reports/authorship.queries.ts';
import { type Listing, reads } from './words.queries.ts';

type Fragment = RawBuilder<unknown>;

/**
 * One way by which reports reach somebody, walked along an index of its own: the keys of at most so many, newest first,
 * that a condition on `r` narrows. All ways of somebody together are the scope of the contract.
 */
export type Way = (narrowed: Fragment, limit: Fragment) => Fragment;

const newest = (from: Fragment, narrowed: Fragment, limit: Fragment): Fragment =>
  sql`select r.id, r.listed_at from ${from} where ${narrowed} order by r.listed_at desc, r.id desc limit ${limit}`;

const ofReports = sql`safety.report r`;

/** The reports that stand in lists. */
export const submitted: Listing = {
  table: ofReports,
  isListed: sql`r.status <> 'Draft'`,
  at: sql`r.listed_at`,
  reads,
};

const everything: Way = (narrowed, limit) => newest(ofReports, sql`r.status <> 'Draft' and ${narrowed}`, limit);

const ofIds =
  (ids: Fragment): Way =>
  (narrowed, limit) =>
    newest(ofReports, sql`r.status <> 'Draft' and r.id in ${ids} and ${narrowed}`, limit);

/** The departments below one as the tree is now, or it alone; confidential reports show none. */
const inDepartments =
  (departments: Fragment): Way =>
  (narrowed, limit) =>
    sql`select reached.id, reached.listed_at from (${departments}) as department(id), lateral (
      ${newest(ofReports, sql`r.shown_department_id = department.id and r.status <> 'Draft' and ${narrowed}`, limit)}
    ) reached`;

const treeOf = (departmentId: number): Fragment =>
  sql`select o.id from directory.organization o where o.path && array[${departmentId}::integer]`;

/** How submitted reports reach the actor (decisions: reports, Who sees what). */
export const waysTo = (actor: Actor): Way[] => {
  const level = safetyLevel(actor);
  if (level >= 4) return [everything];
  const { employeeId } = actor;
  const own = actor.departmentIds.at(-1);
  const byHand = ofIds(
    sql`(select * from ${writtenBy(employeeId)} own union all select * from ${assessedBy(employeeId)} asked)`,
  );
  if (level <= 1 || own === undefined) return [byHand];
  return [byHand, inDepartments(level === 2 ? sql`values (${own}::integer)` : treeOf(own))];
};

/** Those that the actor wrote, and nothing else. */
export const ownWay = ({ employeeId }: Actor): Way => ofIds(writtenBy(employeeId));

export const draftsOf =
  ({ employeeId }: Actor): Way =>
  (narrowed, limit) =>
    newest(ofReports, sql`r.status = 'Draft' and r.id in ${writtenBy(employeeId)} and ${narrowed}`, limit);
