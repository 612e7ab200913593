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

/** `2026-11-20 (금)` of a day. */
export const dayText = (day: string): string =>
  `${day} (${weekdays[currentLanguage()].format(new Date(`${day}T00:00:00Z`))})`;

/** `2026-11-20 (금) 18:12` of an instant, as the clocks stand in Seoul. */
export const instantText = (instant: string): string => {
  const date = new Date(instant);
  return `${dayText(dayInSeoul(date))} ${clockText(instant)}`;
};

/** `18:12` of an instant, as the clocks stand in Seoul. */
export const clockText = (instant: string): string => clock.format(new Date(instant));

/** `2026/11/20` of a day, as documents and indicators show it. */
export const slashedDay = (day: string): string => day.replaceAll('-', '/');

/** The same of an instant, as the clocks stand in Seoul. */
export const slashedInstantDay = (instant: string): string => slashedDay(dayInSeoul(new Date(instant)));
