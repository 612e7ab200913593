import type { RawCell } from './cells.ts';
import { isOfTime } from './formats.ts';
import { shownTime } from './shown-time.ts';

/** Days between the two ways of counting them. */
const DAYS_TO_1904 = 1462;
/** The system's long date and time formats in Korean. */
const OWN_DAY = 'yyyy"년" m"월" d"일" [$-412]dddd';
const OWN_TIME = '[$-412]AM/PM h:mm:ss';

const TOKENS = /"([^"]*)"|\\(.)|[_*].|\[(?:\$([^\]-]*))?[^\]]*\]|([0#?.,]+)|(.)/gu;
const GENERAL = /^(?:general|@)?$/i;

/** The General format: integers in full, others with at most eleven digits. */
const general = (number: number): string => String(Number.isInteger(number) ? number : Number(number.toPrecision(11)));

const CONDITION = /^\s*(?:\[[^\]<>=]*\])*\[(<=|>=|<>|<|>|=)(-?[\d.]+)\]/;

/**
 * Whether a section with a condition, as in formats of telephone numbers, applies to this number; undefined without
 * one.
 */
const isFor = (section: string, number: number): boolean | undefined => {
  const [, sign, limit] = CONDITION.exec(section) ?? [];
  if (sign === undefined) return undefined;
  const difference = Math.sign(number - Number(limit));
  return { '<': [-1], '<=': [-1, 0], '=': [0], '>=': [0, 1], '>': [1], '<>': [-1, 1] }[sign]?.includes(difference);
};

/** The format for a number of this sign, and whether the sign is to be put before it. */
const sectionOf = (format: string, number: number): { section: string; isSigned: boolean } => {
  const sections = format.match(/(?:"[^"]*"|\\.|[^;"\\])+|(?<=;|^)(?=;|$)/gu) ?? [''];
  const [first = '', second, third] = sections;
  const isFirst = isFor(first, number);
  if (isFirst === false && second !== undefined) return { section: second, isSigned: number < 0 };
  if (isFirst === undefined && number < 0 && second !== undefined) return { section: second, isSigned: false };
  if (isFirst === undefined && number === 0 && third !== undefined) return { section: third, isSigned: false };
  return { section: first, isSigned: number < 0 };
};

type Token = { literal: string } | { pattern: string };

const tokensOf = (section: string): Token[] =>
  [...section.matchAll(TOKENS)].map(([, quoted, escaped, currency, pattern, other]) =>
    pattern === undefined ? { literal: quoted ?? escaped ?? currency ?? other ?? '' } : { pattern },
  );

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

const withThousands = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** The digits before and after the decimal point, padded as the pattern requires. */
const digitsOf = (number: number, pattern: string, percents: number): { whole: string; decimals: string } => {
  const [before = '', behind = ''] = pattern.split('.');
  const thousands = /,*$/.exec(before)?.[0].length ?? 0;
  const places = countOf(behind, /[0#?]/g);
  const scaled = Number(((Math.abs(number) * 100 ** percents) / 1000 ** thousands).toPrecision(15));
  const [whole = '', decimals = ''] = scaled.toFixed(Math.min(places, 15)).split('.');
  const least = countOf(behind, /0/g);
  // Digits are padded from the first `0` of the pattern on.
  const always = /0.*/.exec(before.replaceAll(',', ''))?.[0].length ?? 0;
  const filled = (whole === '0' ? '' : whole).padStart(always, '0');
  return {
    whole: /[0#?],+[0#?]/.test(before) ? withThousands(filled) : filled,
    decimals: decimals.replace(/0+$/, '').padEnd(least, '0'),
  };
};

/**
 * Fills the digits into placeholders separated by literal text, such as `000-0000-0000`, from the last to the first.
 */
const overPlaces = (whole: string, patterns: readonly string[]): string[] => {
  let rest = whole;
  return patterns
    .toReversed()
    .map((pattern, at) => {
      const room = at === patterns.length - 1 ? rest.length : countOf(pattern.split('.')[0] ?? '', /[0#?]/g);
      const part = room === 0 ? '' : rest.slice(-room);
      rest = rest.slice(0, rest.length - part.length);
      return part;
    })
    .toReversed();
};

const shownNumber = (number: number, section: string): string => {
  const tokens = tokensOf(section);
  const patterns = tokens.flatMap((token) => ('pattern' in token ? [token.pattern] : []));
  const percents = tokens.filter((token) => 'literal' in token && token.literal === '%').length;
  const { whole, decimals } = digitsOf(number, patterns.join(''), percents);
  const parts = overPlaces(whole, patterns);
  const last = patterns.length - 1;
  let at = -1;
  return tokens
    .map((token) => {
      if ('literal' in token) return token.literal;
      at += 1;
      return `${parts[at]}${at === last && decimals !== '' ? `.${decimals}` : ''}`;
    })
    .join('');
};

const shownInFormat = (number: number, format: string): string => {
  if (/\[\$-F800\]/i.test(format)) return shownTime(number, OWN_DAY);
  if (/\[\$-F400\]/i.test(format)) return shownTime(number, OWN_TIME);
  const { section, isSigned } = sectionOf(format, number);
  if (section === '' && format !== '') return '';
  if (isOfTime(section)) return shownTime(number, section);
  // Numbers in fractional or scientific formats are searched by their plain value.
  const isPlain = GENERAL.test(section.replace(/\[[^\]]*\]/g, '')) || /\?\/|#\/|E[+-]/i.test(section);
  return isPlain ? general(number) : `${isSigned ? '-' : ''}${shownNumber(number, section)}`.trim();
};

type Known = { texts: readonly string[]; formats: readonly string[]; isFrom1904: boolean };

/** The displayed text of a cell for search: its text, or its number in the cell's format. */
export const shownCell = ({ type, value, style }: RawCell, { texts, formats, isFrom1904 }: Known): string => {
  if (value === '') return '';
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'b') return value.trim() === '1' ? 'TRUE' : 'FALSE';
  const number = Number(Number(value).toPrecision(15));
  if (type !== 'n' || Number.isNaN(number)) return value;
  const format = formats[style] ?? '';
  return shownInFormat(isFrom1904 && isOfTime(format) ? number + DAYS_TO_1904 : number, format);
};
