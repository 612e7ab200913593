import { indicatorLimits } from '@portal/contract/indicators';
import { yearOf } from '@portal/contract/kernel';
import { today } from '../../../platform/device/clock.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { id, oneOf } from '../../../ui/list/list-kinds.ts';

export const MONTHS: readonly number[] = Array.from({ length: 12 }, (_, at) => at + 1);

/** The years that figures may belong to, the newest first. */
export const shownYears = (): number[] => {
  const { firstYear } = indicatorLimits;
  const newest = yearOf(today());
  return Array.from({ length: newest - firstYear + 1 }, (_, at) => newest - at);
};

/** The state of the dashboard in the address; without a month, the server's latest. */
export const dashboardAddress = listAddress({
  year: oneOf(shownYears),
  month: oneOf(() => MONTHS),
  indicator: id(),
});

export type DashboardSearch = SearchIn<typeof dashboardAddress>;
export type Period = { year: number; month: number };

/** A month is given by both of its parts. */
export const periodIn = ({ year, month }: DashboardSearch): Period | undefined =>
  year === undefined || month === undefined ? undefined : { year, month };

/** The month a number of months later; undefined outside of the years with figures. */
export const movedBy = ({ year, month }: Period, months: number): Period | undefined => {
  const counted = year * 12 + month - 1 + months;
  const moved = { year: Math.floor(counted / 12), month: (counted % 12) + 1 };
  return shownYears().includes(moved.year) ? moved : undefined;
};

/** The month it is in Seoul. */
export const thisMonth = (): Period => {
  const [year = 0, month = 0] = today().split('-').map(Number);
  return { year, month };
};

/** The last month that is over. */
export const lastMonth = (): Period => {
  const { year, month } = thisMonth();
  return month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
};
