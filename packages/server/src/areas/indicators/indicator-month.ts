import type { ThisMonth } from '@portal/contract/indicators';
import { type Day, dayInSeoul } from '@portal/contract/kernel';

/** The month in Seoul at an instant. */
export const monthInSeoul = (instant: Date): ThisMonth => {
  const [year = 0, month = 0] = dayInSeoul(instant).split('-').map(Number);
  return { year, month };
};

/** The number of months since year 0, for arithmetic and comparison. */
export const countedMonth = ({ year, month }: ThisMonth): number => year * 12 + month - 1;

/** The month that is the given number of months later, or earlier if negative. */
export const monthsLater = (from: ThisMonth, months: number): ThisMonth => {
  const counted = countedMonth(from) + months;
  return { year: Math.floor(counted / 12), month: (counted % 12) + 1 };
};

export const firstDayOf = ({ year, month }: ThisMonth): Day => `${year}-${String(month).padStart(2, '0')}-01`;
