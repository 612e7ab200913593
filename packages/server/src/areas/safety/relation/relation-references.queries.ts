import type { Actor } from '@portal/contract/identity';
import type { PageRequest } from '@portal/contract/kernel';
import { type ReportType, submittedStatuses } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import { type Listed, listSubmitted } from '../report-list/report-list.queries.ts';
import type { Held } from '../report-list/report-page.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';

type Fragment = RawBuilder<unknown>;

/** The days of the event between which others are looked for, as written at their place. */
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
 * Which reports share something with one: their ids, as an index finds them, and whether `r` is one of them, which is asked of
 * each report that is walked past, and so is no join.
 */
type Shared = { ids: Fragment; condition: Fragment };

/** Of a child the classification and the hazard rest, so it shares nothing and nothing is shared with it. */
const sharesEvent = (id: number): Shared => ({
  ids: sql`select k.report_id from safety.classification k where k.event_categories && ${eventsOf(id)}`,
  condition: sql`r.main_id is null and (select k.event_categories && ${eventsOf(id)} from safety.classification k
    where k.report_id = r.id)`,
});

const sharesHazard = (id: number): Shared => ({
  ids: sql`select h.case_id from safety.hazard h where h.category_level1_id = ${hazardOf(id)}`,
  condition: sql`(select h.category_level1_id = ${hazardOf(id)} from safety.hazard h where h.case_id = r.id)`,
});

/** In no order: looked at where these are all there are. */
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

/** Reports that an investigation may be made of: none is linked yet. */
export const listToInvestigation = (
  db: Db<SafetyTables>,
  actor: Actor,
  { page, ...filter }: Linkable,
): Promise<Listed> =>
  listSubmitted(db, actor, filter, page, {
    condition: sql`r.main_id is null and not exists (select 1 from safety.investigation v where v.report_id = r.id)`,
  });

/** Reports that a hazard may be registered from. */
export const listToHazard = (db: Db<SafetyTables>, actor: Actor, { page, ...filter }: Linkable): Promise<Listed> =>
  listSubmitted(db, actor, filter, page, {
    condition: sql`r.main_id is null and r.status <> 'Closed'
      and not exists (select 1 from safety.hazard h where h.case_id = r.id)`,
    statuses: submittedStatuses.filter((status) => status !== 'Closed'),
  });
