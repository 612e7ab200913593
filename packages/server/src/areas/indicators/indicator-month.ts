import type { ThisMonth } from '@portal/contract/indicators';
import { type Day, dayInSeoul } from '@portal/contract/kernel';

/** The month it is in Seoul at an instant. */
export const monthInSeoul = (instant: Date): ThisMonth => {
  const [year = 0, month = 0] = dayInSeoul(instant).split('-').map(Number);
  return { year, month };
};

/** Months counted from the year 0, so that they can be added and compared. */
export const countedMonth = ({ year, month }: ThisMonth): number => year * 12 + month - 1;

/** The month that is so many months later than another, or earlier. */
export const monthsLater = (from: ThisMonth, months: number): ThisMonth => {
  const counted = countedMonth(from) + months;
  return { year: Math.floor(counted / 12), month: (counted % 12) + 1 };
};

export const firstDayOf = ({ year, month }: ThisMonth): Day => `${year}-${String(month).padStart(2, '0')}-01`;
