import type { Person } from '@portal/contract/directory';
import { levels } from '@portal/contract/identity';
import { type AlertRule, readBehindFigures, type ThisMonth, type Thresholds } from '@portal/contract/indicators';
import { sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import { countedMonth } from '../indicator-month.ts';
import type { IndicatorTables } from '../indicators-tables.ts';

/** From one month to another, both inclusive. */
export type Months = { from: ThisMonth; to: ThisMonth };

/** A month of an activated indicator that may alert, with the data by which it is judged. */
export type JudgedRow = {
  id: number;
  key: number;
  name: string;
  eng_name: string;
  year: number;
  month: number;
  occurrence_count: number;
  flight_count: number | null;
  thresholds: Thresholds | null;
};

/** Indicators of which more is better have no alerts. */
const MAY_ALERT = sql`i.is_activated and i.key <= 22`;

/** The months that have a count, by key and month. */
export const listJudged = async (db: Db<IndicatorTables>, { from, to }: Months, id?: number): Promise<JudgedRow[]> => {
  const { rows } = await sql<JudgedRow>`
    select i.id, i.key, i.name, i.eng_name, o.year, o.month, o.occurrence_count, f.flight_count,
      case when t.indicator_id is not null then json_build_object('Reserve', t.reserve, 'TargetValue', t.target_value,
        'Caution', t.caution, 'Alert', t.alert, 'Serious', t.serious) end as thresholds
    from indicators.indicator i
      join indicators.occurrence o on o.indicator_id = i.id
      left join indicators.flight_record f on f.year = o.year and f.month = o.month
      left join indicators.threshold_set t on t.indicator_id = i.id and t.year = o.year
    where ${MAY_ALERT} and ${id === undefined ? sql`true` : sql`i.id = ${id}`}
      and o.year * 12 + o.month - 1 between ${countedMonth(from)} and ${countedMonth(to)}
    order by i.key, o.year, o.month
  `.execute(db);
  return rows;
};

export type AcknowledgementRow = {
  id: number;
  key: number;
  name: string;
  eng_name: string;
  indicator_id: number;
  year: number;
  month: number;
  rule: AlertRule;
  incident_rate: number;
  cause: string;
  hazard_id: number | null;
  action_id: number | null;
  by: Person;
  acknowledged_at: Date;
};

/** The acknowledgements of alerts of activated indicators in these months, earliest first. */
export const listAcknowledgements = async (
  db: Db<IndicatorTables>,
  { from, to }: Months,
  id?: number,
): Promise<AcknowledgementRow[]> => {
  const { rows } = await sql<AcknowledgementRow>`
    select a.id, i.key, i.name, i.eng_name, a.indicator_id, a.year, a.month, a.rule, a.incident_rate, a.cause, a.hazard_id,
      a.action_id, ${personJson('p')} as by, a.acknowledged_at
    from indicators.acknowledgement a join indicators.indicator i on i.id = a.indicator_id
      join directory.person p on p.id = a.acknowledged_by_id
    where ${MAY_ALERT} and ${id === undefined ? sql`true` : sql`i.id = ${id}`}
      and a.year * 12 + a.month - 1 between ${countedMonth(from)} and ${countedMonth(to)}
    order by a.id
  `.execute(db);
  return rows;
};

type NewAcknowledgement = {
  indicatorId: number;
  year: number;
  month: number;
  rule: AlertRule;
  incidentRate: number;
  cause: string;
  hazardId: number | null;
  actionId: number | null;
  by: number;
  at: Date;
};

/** Inserted once; nothing changes or deletes it. */
export const insertAcknowledgement = async (tx: Tx<IndicatorTables>, given: NewAcknowledgement): Promise<void> => {
  await tx
    .insertInto('indicators.acknowledgement')
    .values({
      indicator_id: given.indicatorId,
      year: given.year,
      month: given.month,
      rule: given.rule,
      incident_rate: given.incidentRate,
      cause: given.cause,
      hazard_id: given.hazardId,
      action_id: given.actionId,
      acknowledged_by_id: given.by,
      acknowledged_at: given.at,
    })
    .execute();
};

const READING_LEVELS = levels.filter((level) => readBehindFigures({ grants: [{ menu: 'ESMS', level }] }).allowed);

/** The people who may read alerts and are notified of them. */
export const listAlertReaderIds = async (db: Db<IndicatorTables>): Promise<number[]> => {
  const { rows } = await sql<{ employee_id: number }>`
    select distinct employee_id from identity.held_grant where menu = 'ESMS' and level = any(${READING_LEVELS}::text[])
  `.execute(db);
  return rows.map(({ employee_id }) => employee_id);
};

export const listIndicatorIds = async (db: Db<IndicatorTables>): Promise<number[]> => {
  const rows = await db.selectFrom('indicators.indicator').select('id').execute();
  return rows.map(({ id }) => id);
};

/** The names of those of these indicators that are shown. */
export const listShownNames = async (
  db: Db<IndicatorTables>,
  ids: readonly number[],
): Promise<{ id: number; name: string; eng_name: string }[]> => {
  if (ids.length === 0) return [];
  return db
    .selectFrom('indicators.indicator')
    .select(['id', 'name', 'eng_name'])
    .where('is_activated', '=', true)
    .where('id', 'in', [...ids])
    .execute();
};
