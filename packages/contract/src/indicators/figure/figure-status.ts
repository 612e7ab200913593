import { thousandths } from './rate.ts';

/** The levels of a threshold set, lowest first. */
export const thresholdLevels = ['Reserve', 'TargetValue', 'Caution', 'Alert', 'Serious'] as const;
export type ThresholdLevel = (typeof thresholdLevels)[number];

export const indicatorStatuses = ['None', ...thresholdLevels] as const;
export type IndicatorStatus = (typeof indicatorStatuses)[number];

/** The two highest levels, which are shown to the management first. */
export const isSevere = (status: IndicatorStatus): boolean => status === 'Alert' || status === 'Serious';

/** The rate in percent from which each level applies; null: the level is skipped. */
export type Thresholds = { readonly [Level in ThresholdLevel]: number | null };

/** Whether the given thresholds strictly increase. */
export const doRise = (thresholds: Thresholds): boolean => {
  const values = thresholdLevels.flatMap((level) => thresholds[level] ?? []);
  return values.every((value, place) => place === 0 || thousandths(value) > thousandths(values[place - 1] ?? 0));
};

/**
 * The highest level whose threshold is reached by the displayed rate; null without a rate. The same applies to leading
 * indicators, where more is better: their thresholds are left empty (rules/indicators.md#indicators).
 */
export const statusOfRate = (rate: number | null, thresholds: Thresholds | null): IndicatorStatus => {
  if (rate === null || thresholds === null) return 'None';
  const reached = thresholdLevels.filter((level) => {
    const threshold = thresholds[level];
    return threshold !== null && thousandths(rate) >= thousandths(threshold);
  });
  return reached.at(-1) ?? 'None';
};
