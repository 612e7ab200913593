import { dayInSeoul } from '@portal/contract/kernel';
import { currentLanguage, type Language } from './i18n.ts';

const weekdays: Record<Language, Intl.DateTimeFormat> = {
  ko: new Intl.DateTimeFormat('ko-KR', { weekday: 'short', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }),
};

const clock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Seoul',
});

/** A day as `2026-11-20 (금)`. */
export const dayText = (day: string): string =>
  `${day} (${weekdays[currentLanguage()].format(new Date(`${day}T00:00:00Z`))})`;

/** An instant as `2026-11-20 (금) 18:12`, in the time of Seoul. */
export const instantText = (instant: string): string => {
  const date = new Date(instant);
  return `${dayText(dayInSeoul(date))} ${clockText(instant)}`;
};

/** An instant as `18:12`, in the time of Seoul. */
export const clockText = (instant: string): string => clock.format(new Date(instant));

/** A day as `2026/11/20`, the format of documents and indicators. */
export const slashedDay = (day: string): string => day.replaceAll('-', '/');

/** The day of an instant in Seoul, in the same format. */
export const slashedInstantDay = (instant: string): string => slashedDay(dayInSeoul(new Date(instant)));
