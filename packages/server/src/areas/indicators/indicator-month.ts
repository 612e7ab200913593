import type { ThisMonth } from '@portal/contract/indicators';
import { dayInSeoul } from '@portal/contract/kernel';

/** The month it is in Seoul at an instant. */
export const monthInSeoul = (instant: Date): ThisMonth => {
  const [year = 0, month = 0] = dayInSeoul(instant).split('-').map(Number);
  return { year, month };
};
