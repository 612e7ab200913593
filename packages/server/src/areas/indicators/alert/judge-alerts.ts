import {
  type AlertRule,
  alertRuleOf,
  type IndicatorStatus,
  incidentRate,
  isOpenAlert,
  MONTHS_BEFORE,
  statusOfRate,
  type ThisMonth,
} from '@portal/contract/indicators';
import type { Db } from '#platform/database/pool';
import { countedMonth, monthsLater } from '../indicator-month.ts';
import type { IndicatorTables } from '../indicators-tables.ts';
import {
  type AcknowledgementRow,
  type JudgedRow,
  listAcknowledgements,
  listJudged,
  type Months,
} from './alert.queries.ts';

/** A month of an indicator that breaks a rule, or was acknowledged when it did. */
export type JudgedAlert = ThisMonth & {
  indicator: { id: number; key: number; name: string; engName: string };
  rule: AlertRule | null;
  status: IndicatorStatus;
  occurrenceCount: number | null;
  incidentRate: number | null;
  isOpen: boolean;
  acknowledgements: readonly AcknowledgementRow[];
};

type Judged = Pick<JudgedAlert, 'status' | 'occurrenceCount' | 'incidentRate'>;

const nothing: Judged = { status: 'None', occurrenceCount: null, incidentRate: null };

const judge = ({ occurrence_count, flight_count, thresholds }: JudgedRow): Judged => {
  const rate = incidentRate({ occurrenceCount: occurrence_count, flightCount: flight_count });
  return { status: statusOfRate(rate, thresholds), occurrenceCount: occurrence_count, incidentRate: rate };
};

const placeOf = (id: number, month: ThisMonth): string => `${id} ${countedMonth(month)}`;

/**
 * The alerts of these months, of all indicators or one, by the present figures and thresholds: latest month first, then
 * by key (rules/indicators.md#alerts).
 */
export const judgeAlerts = async (db: Db<IndicatorTables>, months: Months, id?: number): Promise<JudgedAlert[]> => {
  const rows = await listJudged(db, { ...months, from: monthsLater(months.from, -MONTHS_BEFORE) }, id);
  const said = await listAcknowledgements(db, months, id);
  const judged = new Map(rows.map((row) => [placeOf(row.id, row), judge(row)]));
  const acknowledged = Map.groupBy(said, (row) => placeOf(row.indicator_id, row));
  const asked = [...rows, ...said.map(({ indicator_id, ...row }) => ({ ...row, id: indicator_id }))].filter(
    (row) => countedMonth(row) >= countedMonth(months.from),
  );
  const places = new Map(asked.map((row) => [placeOf(row.id, row), row]));
  return [...places]
    .flatMap(([place, row]): JudgedAlert[] => {
      const { id: indicatorId, key, name, eng_name, year, month } = row;
      const own = judged.get(place) ?? nothing;
      const statuses = Array.from(
        { length: MONTHS_BEFORE + 1 },
        (_, back) => judged.get(placeOf(indicatorId, monthsLater(row, -back)))?.status ?? 'None',
      );
      const rule = alertRuleOf(statuses);
      const acknowledgements = acknowledged.get(place) ?? [];
      if (rule === null && acknowledgements.length === 0) return [];
      const isOpen = isOpenAlert(
        { rule, incidentRate: own.incidentRate },
        acknowledgements.map((each) => ({ rule: each.rule, incidentRate: each.incident_rate })),
      );
      const indicator = { id: indicatorId, key, name, engName: eng_name };
      return [{ indicator, year, month, rule, ...own, isOpen, acknowledgements }];
    })
    .toSorted((one, other) => countedMonth(other) - countedMonth(one) || one.indicator.key - other.indicator.key);
};

/** This month and the 11 before. */
export const lastTwelve = (now: ThisMonth): Months => ({ from: monthsLater(now, -11), to: now });
