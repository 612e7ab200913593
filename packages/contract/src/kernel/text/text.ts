/**
 * Invisible characters. The braille blank, the empty note head and the Hangul fillers are listed because Unicode
 * classes them as symbols and letters.
 */
const unseen = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]+/gu;

/** Whether a text shows nothing: only white space, invisible characters and combining marks. */
export const isBlankText = (text: string | null | undefined): boolean =>
  (text ?? '').replace(unseen, '').replace(/\p{M}/gu, '') === '';

/** Invisible characters, except those that emoji and old Hangul need. */
const hiddenSigns =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f]|\u115f|\u1160|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** Removes invisible characters that would split words for a search, such as soft hyphens. */
export const withoutHidden = (text: string): string => text.replace(hiddenSigns, '');

/** More combining marks on one letter than any language uses. */
const heapedMarks = /(\p{M}{30,})/u;
const MARKS_AT_ONCE = 500;

/**
 * Normalizes to NFC. Long runs of combining marks are composed in pieces, since the time to sort them grows with the
 * square of their number: minutes for a million characters.
 */
const nfc = (text: string): string => {
  if (!heapedMarks.test(text)) return text.normalize('NFC');
  return text
    .split(heapedMarks)
    .flatMap((part) =>
      part.match(heapedMarks) ? (part.match(new RegExp(`.{1,${MARKS_AT_ONCE}}`, 'gsu')) ?? []) : [part],
    )
    .map((part) => part.normalize('NFC'))
    .join('');
};

/**
 * Normalizes a one-line text for storage: composed, trimmed, without line breaks, direction marks and invisible
 * characters, so that texts that look alike are equal.
 */
export const oneLine = (text: string | null | undefined): string =>
  withoutHidden(nfc(text ?? '').replace(/[\t-\r\u0085\u2028\u2029]+/g, ' '))
    .replace(/\p{Cc}/gu, '')
    .trim();

/**
 * Joins the lines of HTML source as a browser does: a line end and the indentation around it become one space. Other
 * spaces and tabs stay, since people use them to align text. Not for the content of `pre`.
 */
export const joinSourceLines = (text: string): string => text.replace(/[ \t]*[\r\n\f][ \t\r\n\f]*/g, ' ');

/** All invisible characters; unlike a text, a code contains no emoji that needs them. */
const hiddenInCodes = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/**
 * Normalizes a number that a person gave to something (such as a contract number): as typed, without invisible
 * characters.
 */
export const givenNumber = (text: string | null | undefined): string => oneLine(text).replace(hiddenInCodes, '').trim();

/** Normalizes a code or an address for storage: NFKC letters without invisible characters. */
export const identifier = (text: string | null | undefined): string =>
  oneLine(text)
    .normalize('NFKC')
    .replace(/[^\S ]/gu, ' ')
    .replace(hiddenInCodes, '')
    .trim();

/** Deeper than any body of the product. Deeper values are returned unchanged and rejected by their schema. */
const MAX_DEPTH = 20;

/**
 * Normalizes every text in a JSON value to NFC, since macOS sends decomposed text, which would differ in length and
 * comparison.
 */
export const composed = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return nfc(value);
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((inner) => composed(inner, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, composed(inner, depth + 1)]));
};

/**
 * The words of a search, normalized and without duplicates. A hit must contain all of them, in any order
 * (rules/platform.md#search).
 */
export const searchWords = (text: string | undefined): string[] => [
  ...new Set(
    withoutHidden(text ?? '')
      .normalize('NFC')
      .split(/\s+/u)
      .filter(Boolean),
  ),
];
