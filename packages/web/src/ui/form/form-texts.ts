import {
  nullableFields,
  type Static,
  type TextField,
  type TObject,
  type TProperties,
  textFields,
} from '@portal/contract/kernel';

/** The text and day fields of a record for its form; null becomes an empty text. */
export const textsOf = <P extends TProperties>(
  body: TObject<P>,
  source: Readonly<Record<TextField<Static<TObject<P>>>, string | null>>,
): Record<TextField<Static<TObject<P>>>, string> =>
  Object.fromEntries(textFields(body).map((field) => [field, source[field] ?? ''])) as Record<
    TextField<Static<TObject<P>>>,
    string
  >;

/** The reverse, for the body: trimmed, and an empty text becomes null where that is allowed. */
export const sentTexts = <P extends TProperties>(
  body: TObject<P>,
  form: Readonly<Record<TextField<Static<TObject<P>>>, string>>,
): Pick<Static<TObject<P>>, TextField<Static<TObject<P>>>> => {
  const mayMiss = nullableFields(body);
  const sent = textFields(body).map((field) => [field, form[field].trim() || (mayMiss.has(field) ? null : '')]);
  return Object.fromEntries(sent) as Pick<Static<TObject<P>>, TextField<Static<TObject<P>>>>;
};
