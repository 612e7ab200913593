/** Characters without a mark of their own; the braille blank and the Hangul fillers count as letters in Unicode. */
const unseen = /[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u3164\u115f\u1160\uffa0\u2800]+/gu;

/** Whether a text shows nothing: no character but white space and those that nobody sees. */
export const isBlankText = (text: string | null | undefined): boolean => (text ?? '').replace(unseen, '') === '';

/** A text of one line as it is kept: composed, without what breaks it or turns its neighbours in a list about, trimmed. */
export const oneLine = (text: string | null | undefined): string =>
  (text ?? '')
    .normalize('NFC')
    .replace(/[\t-\r\u0085\u2028\u2029]+/g, ' ')
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .trim();

/** No body of the product is nested so deep; what is goes on as it came, to be refused by its schema. */
const DEEPEST = 20;

/** Every text within a JSON value, composed: what macOS sends decomposed counts and compares like what others send. */
export const composed = (value: unknown, depth = 0): unknown => {
  if (typeof value === 'string') return value.normalize('NFC');
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((inner) => composed(inner, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, composed(inner, depth + 1)]));
};
