import { type IndicatorStatus, indicatorStatuses } from './figure-status.ts';

/** The alert rules; the first one that a month breaks is shown (rules/indicators.md#alerts). */
export const alertRules = ['OneSerious', 'TwoAlert', 'ThreeCaution'] as const;
export type AlertRule = (typeof alertRules)[number];

/** The number of months in a row at a level or above. */
const runs: Readonly<Record<AlertRule, { readonly months: number; readonly level: IndicatorStatus }>> = {
  OneSerious: { months: 1, level: 'Serious' },
  TwoAlert: { months: 2, level: 'Alert' },
  ThreeCaution: { months: 3, level: 'Caution' },
};

/** The number of earlier months that are needed to judge a month. */
export const MONTHS_BEFORE = Math.max(...Object.values(runs).map(({ months }) => months)) - 1;

const isAtLeast = (status: IndicatorStatus, level: IndicatorStatus): boolean =>
  indicatorStatuses.indexOf(status) >= indicatorStatuses.indexOf(level);

/**
 * The rule that a month breaks, by its status and those of the months before it, latest first; null: none. A month that
 * is missing or has no status ends a run. (rules/indicators.md#alerts)
 */
export const alertRuleOf = (statuses: readonly IndicatorStatus[]): AlertRule | null =>
  alertRules.find((rule) => {
    const { months, level } = runs[rule];
    const run = statuses.slice(0, months);
    return run.length === months && run.every((status) => isAtLeast(status, level));
  }) ?? null;

/** The rule and the rate, in percent, at which an alert was acknowledged. */
export type Acknowledged = { readonly rule: AlertRule; readonly incidentRate: number };

/** An alert is open until it is acknowledged with its present rule and rate (rules/indicators.md#alerts). */
export const isOpenAlert = (
  { rule, incidentRate }: { readonly rule: AlertRule | null; readonly incidentRate: number | null },
  acknowledged: readonly Acknowledged[],
): boolean => rule !== null && !acknowledged.some((each) => each.rule === rule && each.incidentRate === incidentRate);
