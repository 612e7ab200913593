const DAY_SECONDS = 86_400;
const FROM_1900 = Date.UTC(1899, 11, 30);
const ENGLISH = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const KOREAN = '일월화수목금토';
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const padded = (value: number, length: number): string => String(value).padStart(length, '0');

type Moment = { date: Date; seconds: number; isKorean: boolean; hasHalves: boolean };

const weekday = (letters: string, { date, isKorean }: Moment): string => {
  const at = date.getUTCDay();
  const isShort = letters.length === 3;
  if (isKorean || letters.startsWith('a')) return `${KOREAN[at]}${isShort ? '' : '요일'}`;
  return isShort ? (ENGLISH[at] ?? '').slice(0, 3) : (ENGLISH[at] ?? '');
};

const monthOf = (letters: string, date: Date): string => {
  const month = date.getUTCMonth();
  if (letters.length <= 2) return padded(month + 1, letters.length);
  return letters.length === 3 ? (MONTHS[month] ?? '').slice(0, 3) : (MONTHS[month] ?? '');
};

const hoursOf = (letters: string, { date, hasHalves }: Moment): string => {
  const hours = date.getUTCHours();
  return padded(hasHalves ? hours % 12 || 12 : hours, letters.length);
};

const halfOf = ({ date, isKorean }: Moment): string => {
  const isMorning = date.getUTCHours() < 12;
  if (isKorean) return isMorning ? '오전' : '오후';
  return isMorning ? 'AM' : 'PM';
};

const elapsed = (unit: string, seconds: number, length: number): string =>
  padded(Math.floor(seconds / ({ h: 3600, m: 60 }[unit] ?? 1)), length);

/** Tokens of a time format: quoted text, elapsed hours, minutes or seconds, AM/PM, and runs of one letter. */
const PARTS = /"([^"]*)"|\\(.)|[_*].|\[(h+|m+|s+)\]|\[[^\]]*\]|(am\/pm|a\/p|오전\/오후)|([ymdhsa])\5*|\.0+|./giu;

/** A number as a format of time shows it: 46346 is 2026-11-20 as `yyyy-mm-dd`. */
export const shownTime = (number: number, format: string): string => {
  const seconds = Math.round(number * DAY_SECONDS);
  const isKorean = /\[\$-[^\]]*412\]|오전\/오후/i.test(format);
  const hasHalves = /am\/pm|a\/p|오전\/오후/i.test(format);
  const moment: Moment = { date: new Date(FROM_1900 + seconds * 1000), seconds, isKorean, hasHalves };
  const { date } = moment;
  const parts = [...format.matchAll(PARTS)];
  let isAfterHours = false;
  return parts
    .map(([part, quoted, escaped, counted, half], at) => {
      if (quoted !== undefined || escaped !== undefined) return quoted ?? escaped ?? '';
      if (/^[_*[]/.test(part)) {
        if (counted === undefined) return '';
        isAfterHours = true;
        return elapsed(counted[0]?.toLowerCase() ?? '', seconds, counted.length);
      }
      if (half !== undefined) return halfOf(moment);
      const letters = part.toLowerCase();
      const kind = letters[0];
      if (kind === 'y')
        return letters.length > 2 ? String(date.getUTCFullYear()) : padded(date.getUTCFullYear() % 100, 2);
      if (kind === 'd' && letters.length <= 2) return padded(date.getUTCDate(), letters.length);
      if (kind === 'd' || kind === 'a') return letters.length > 2 ? weekday(letters, moment) : part;
      if (kind === 'h') {
        isAfterHours = true;
        return hoursOf(letters, moment);
      }
      if (kind === 's') return padded(date.getUTCSeconds(), letters.length);
      if (kind !== 'm') return letters.startsWith('.0') ? '' : part;
      // `m` means minutes after hours or before seconds, else the month.
      const isBeforeSeconds = /^\W*s/i.test(format.slice((parts[at]?.index ?? 0) + part.length));
      const isMinutes = letters.length <= 2 && (isAfterHours || isBeforeSeconds);
      isAfterHours = false;
      return isMinutes ? padded(date.getUTCMinutes(), letters.length) : monthOf(letters, date);
    })
    .join('');
};
