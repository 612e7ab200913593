import { dayInSeoul } from '@portal/contract/kernel';
import { dayText } from '../../../platform/formats.ts';

/** The day of an instant in Seoul, `2026-11-20 (금)`. */
export const instantDayText = (instant: string): string => dayText(dayInSeoul(new Date(instant)));

/** `11.20`, as it stands below a stamp. */
export const stampDay = (instant: string): string => {
  const [, month, day] = dayInSeoul(new Date(instant)).split('-');
  return `${month}.${day}`;
};
