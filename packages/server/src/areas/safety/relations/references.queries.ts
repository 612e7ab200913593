import type { Actor } from '@portal/contract/identity';
import type { PageRequest } from '@portal/contract/kernel';
import type { ReportType } from '@portal/contract/safety';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/database/pool';
import { type Listed, listSubmitted } from '../listing/queries.ts';
import type { SafetyTables } from '../tables.ts';

type Fragment = RawBuilder<unknown>;

/** The days of the event between which others are looked for, as written at their place. */
export type Period = { fromDate?: string | undefined; toDate?: string | undefined };

const within = ({ fromDate, toDate }: Period): Fragment =>
  fromDate === undefined || toDate === undefined
    ? sql`true`
    : sql`(r.event_at at time zone case r.event_zone when 1 then 'Asia/Seoul' else 'UTC' end)::date
        between ${fromDate}::date and ${toDate}::date`;

/** Of a child the classification and the hazard rest, so it shares nothing and nothing is shared with it. */
const sharesEvent = (id: number): Fragment => sql`r.main_id is null and r.id in (
  select k.report_id from safety.classification k where k.event_categories && (
    select coalesce((select own.event_categories from safety.classification own
      join safety.report o on o.id = own.report_id and o.main_id is null where own.report_id = ${id}), '{}')))`;

const sharesHazard = (id: number): Fragment => sql`r.id in (
  select h.case_id from safety.hazard h where h.category_level1_id = (
    select own.category_level1_id from safety.hazard own where own.case_id = ${id}))`;

const others =
  (shares: (id: number) => Fragment) =>
  (
    db: Db<SafetyTables>,
    actor: Actor,
    id: number,
    { page, ...period }: Period & { page: PageRequest },
  ): Promise<Listed> =>
    listSubmitted(db, actor, {}, page, sql`r.id <> ${id} and ${shares(id)} and ${within(period)}`);

export const listByEventCategory = others(sharesEvent);
export const listByHazardCategory = others(sharesHazard);

type Linkable = { reportType?: ReportType | undefined; searchText?: string | undefined; page: PageRequest };

/** Reports that an investigation may be made of: none is linked yet. */
export const listToInvestigation = (
  db: Db<SafetyTables>,
  actor: Actor,
  { page, ...filter }: Linkable,
): Promise<Listed> =>
  listSubmitted(
    db,
    actor,
    filter,
    page,
    sql`r.main_id is null and not exists (select 1 from safety.investigation v where v.report_id = r.id)`,
  );

/** Reports that a hazard may be registered from. */
export const listToHazard = (db: Db<SafetyTables>, actor: Actor, { page, ...filter }: Linkable): Promise<Listed> =>
  listSubmitted(
    db,
    actor,
    filter,
    page,
    sql`r.main_id is null and r.status <> 'Closed'
      and not exists (select 1 from safety.hazard h where h.case_id = r.id)`,
  );
