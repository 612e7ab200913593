import {
  nullableFields,
  type Static,
  type TextField,
  type TObject,
  type TProperties,
  textFields,
} from '@portal/contract/kernel';

/** The texts and days of a record as a form shows them, by the body that is sent; one that is missing is empty. */
export const textsOf = <P extends TProperties>(
  body: TObject<P>,
  source: Readonly<Record<TextField<Static<TObject<P>>>, string | null>>,
): Record<TextField<Static<TObject<P>>>, string> =>
  Object.fromEntries(textFields(body).map((field) => [field, source[field] ?? ''])) as Record<
    TextField<Static<TObject<P>>>,
    string
  >;

/** The same as they are sent: without the blanks around them, an empty one that may be missing as none. */
export const sentTexts = <P extends TProperties>(
  body: TObject<P>,
  form: Readonly<Record<TextField<Static<TObject<P>>>, string>>,
): Pick<Static<TObject<P>>, TextField<Static<TObject<P>>>> => {
  const mayMiss = nullableFields(body);
  const sent = textFields(body).map((field) => [field, form[field].trim() || (mayMiss.has(field) ? null : '')]);
  return Object.fromEntries(sent) as Pick<Static<TObject<P>>, TextField<Static<TObject<P>>>>;
};
