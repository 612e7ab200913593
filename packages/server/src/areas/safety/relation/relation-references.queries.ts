import type { Actor } from '@portal/contract/identity';
import type { PageRequest } from '@portal/contract/kernel';
import { type ReportType, submittedStatuses } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import { type Listed, listSubmitted } from '../report-list/report-list.queries.ts';
import type { Held } from '../report-list/report-page.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';

type Fragment = RawBuilder<unknown>;

/** The days of the event to search, in the time zone in which each event was entered. */
export type Period = { fromDate?: string | undefined; toDate?: string | undefined };

const within = ({ fromDate, toDate }: Period): Fragment =>
  fromDate === undefined || toDate === undefined
    ? sql`true`
    : sql`(r.event_at at time zone case r.event_zone when 1 then 'Asia/Seoul' else 'UTC' end)::date
        between ${fromDate}::date and ${toDate}::date`;

const eventsOf = (id: number): Fragment => sql`(
  select coalesce((select own.event_categories from safety.classification own
    join safety.report o on o.id = own.report_id and o.main_id is null where own.report_id = ${id}), '{}'))`;

const hazardOf = (id: number): Fragment =>
  sql`(select own.category_level1_id from safety.hazard own where own.case_id = ${id})`;

/**
 * The reports that have something in common with one: their ids from an index, and a condition on `r`. The condition is
 * evaluated for each report that is read in order, so it avoids a join.
 */
type Shared = { ids: Fragment; condition: Fragment };

/** The classification and the hazard of a child are ignored, so it has nothing in common with others. */
const sharesEvent = (id: number): Shared => ({
  ids: sql`select k.report_id from safety.classification k where k.event_categories && ${eventsOf(id)}`,
  condition: sql`r.main_id is null and (select k.event_categories && ${eventsOf(id)} from safety.classification k
    where k.report_id = r.id)`,
});

const sharesHazard = (id: number): Shared => ({
  ids: sql`select h.case_id from safety.hazard h where h.category_level1_id = ${hazardOf(id)}`,
  condition: sql`(select h.category_level1_id = ${hazardOf(id)} from safety.hazard h where h.case_id = r.id)`,
});

/** Unordered: only used if these are all hits. */
const heldOf =
  ({ ids }: Shared): Held =>
  (most) =>
    sql`select shared.id, null::timestamptz as listed_at from (${ids} limit ${most}) as shared(id)`;

const others =
  (sharedBy: (id: number) => Shared) =>
  (
    db: Db<SafetyTables>,
    actor: Actor,
    id: number,
    { page, ...period }: Period & { page: PageRequest },
  ): Promise<Listed> => {
    const shared = sharedBy(id);
    return listSubmitted(db, actor, {}, page, {
      condition: sql`r.status <> 'Draft' and r.id <> ${id} and ${shared.condition} and ${within(period)}`,
      held: heldOf(shared),
    });
  };

export const listByEventCategory = others(sharesEvent);
export const listByHazardCategory = others(sharesHazard);

type Linkable = { reportType?: ReportType | undefined; searchText?: string | undefined; page: PageRequest };

/** Reports that an investigation can be linked to: not linked yet. */
export const listToInvestigation = (
  db: Db<SafetyTables>,
  actor: Actor,
  { page, ...filter }: Linkable,
): Promise<Listed> =>
  listSubmitted(db, actor, filter, page, {
    condition: sql`r.main_id is null and not exists (select 1 from safety.investigation v where v.report_id = r.id)`,
  });

/** Reports that a hazard can be registered for. */
export const listToHazard = (db: Db<SafetyTables>, actor: Actor, { page, ...filter }: Linkable): Promise<Listed> =>
  listSubmitted(db, actor, filter, page, {
    condition: sql`r.main_id is null and r.status <> 'Closed'
      and not exists (select 1 from safety.hazard h where h.case_id = r.id)`,
    statuses: submittedStatuses.filter((status) => status !== 'Closed'),
  });
