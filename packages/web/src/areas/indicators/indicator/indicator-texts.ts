import { currentLanguage } from '../../../platform/i18n.ts';
import type { Period } from './indicator-period.ts';

/** A rate for display: three decimals and percent (rules/indicators.md#figures); `-` if there is none. */
export const rateText = (rate: number | null): string => (rate === null ? '-' : `${rate.toFixed(3)}%`);

/** A threshold has three decimals too. */
export const thresholdText = (value: number | null): string => (value === null ? '-' : value.toFixed(3));

export const countText = (count: number | null): string => (count === null ? '-' : count.toLocaleString('en-US'));

/** The change from the rate before, with its sign; undefined without a rate to compare with. */
export const changeText = (rate: number | null, before: number | null): string | undefined => {
  if (rate === null || before === null) return undefined;
  const change = rate - before;
  const text = Math.abs(change).toFixed(3);
  if (Number(text) === 0) return '±0';
  return `${change > 0 ? '▲' : '▼'}${text}`;
};

const months = {
  ko: new Intl.DateTimeFormat('ko-KR', { month: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }),
} as const;

const periods = {
  ko: new Intl.DateTimeFormat('ko-KR', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'long', timeZone: 'UTC' }),
} as const;

/** `10월`, `Oct`. */
export const monthText = (month: number): string => months[currentLanguage()].format(Date.UTC(2000, month - 1));

/** `2026년 10월`, `October 2026`. */
export const periodText = ({ year, month }: Period): string =>
  periods[currentLanguage()].format(Date.UTC(year, month - 1));
