/**
 * Characters without a mark of their own; the braille blank, the empty note head and the Hangul fillers count as symbols
 * and letters in Unicode.
 */
const unseen = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]+/gu;

/** Whether a text shows nothing: no character but white space, those that nobody sees, and marks for other letters. */
export const isBlankText = (text: string | null | undefined): boolean =>
  (text ?? '').replace(unseen, '').replace(/\p{M}/gu, '') === '';

/** Signs that nobody sees, except what makes emoji and old Hangul whole. */
const hiddenSigns =
  /(?!\u200c|\u200d|[\ufe00-\ufe0f]|\u115f|\u1160|[\u{e0020}-\u{e007f}])[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** A text without signs that nobody sees and that would part its words, such as where one may be hyphenated. */
export const withoutHidden = (text: string): string => text.replace(hiddenSigns, '');

/** So many marks upon one letter nobody writes. */
const heapedMarks = /(\p{M}{30,})/u;
const MARKS_AT_ONCE = 500;

/**
 * A text in which letters and their marks are one character (NFC). Marks heaped upon one letter are composed piece by
 * piece: putting them in order takes the square of their number, minutes for a text of a million.
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
 * A text of one line as it is kept: composed, trimmed, without what breaks it, turns its neighbours in a list about or
 * cannot be seen, so that two that look alike are alike.
 */
export const oneLine = (text: string | null | undefined): string =>
  withoutHidden(nfc(text ?? '').replace(/[\t-\r\u0085\u2028\u2029]+/g, ' '))
    .replace(/\p{Cc}/gu, '')
    .trim();

/**
 * Text of HTML as it flows: a line end of the source, with the indentation around it, is one blank. Blanks and tabs that
 * somebody typed stay, since they align by them; `pre` is not for it.
 */
export const joinSourceLines = (text: string): string => text.replace(/[ \t]*[\r\n\f][ \t\r\n\f]*/g, ' ');

/** All that nobody sees; a code has no emoji that it would make whole. */
const hiddenInCodes = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** A number that people gave to something as it is kept: as it was typed, with nothing in it that nobody sees. */
export const givenNumber = (text: string | null | undefined): string => oneLine(text).replace(hiddenInCodes, '').trim();

/** A code or an address as it is kept: the plain letters of what was typed, none of which is hidden. */
export const identifier = (text: string | null | undefined): string =>
  oneLine(text)
    .normalize('NFKC')
    .replace(/[^\S ]/gu, ' ')
    .replace(hiddenInCodes, '')
    .trim();

/** No body of the product is nested so deep; what is goes on as it came, to be refused by its schema. */
const DEEPEST = 20;

/** Every text within a JSON value, composed: what macOS sends decomposed counts and compares like what others send. */
export const composed = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return nfc(value);
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((inner) => composed(inner, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, composed(inner, depth + 1)]));
};

/** The words of a search, composed, without what nobody sees and each once: all of them must be found, in any order (rules/platform.md#search). */
export const searchWords = (text: string | undefined): string[] => [
  ...new Set(
    withoutHidden(text ?? '')
      .normalize('NFC')
      .split(/\s+/u)
      .filter(Boolean),
  ),
];
