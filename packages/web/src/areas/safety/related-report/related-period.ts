import { dayInSeoul } from '@portal/contract/kernel';

/** The days of a search: both or none (rules/safety.md#related-reports). */
export type Period = { fromDate?: string; toDate?: string };

/** Quick ranges, in months back from today. */
export const quickMonths = [1, 2, 3, 6, 12] as const;

/** The same day a number of months earlier; the last day of a shorter month. */
const monthsBefore = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
};

export const periodBack = (months: number, now: Date): Required<Period> => {
  const toDate = dayInSeoul(now);
  return { fromDate: monthsBefore(toDate, months), toDate };
};

type PeriodFault = 'half' | 'reversed';

/** What keeps a period from being looked in. */
export const faultOf = ({ fromDate, toDate }: Period): PeriodFault | undefined => {
  if ((fromDate === undefined) !== (toDate === undefined)) return 'half';
  return fromDate !== undefined && toDate !== undefined && fromDate > toDate ? 'reversed' : undefined;
};
