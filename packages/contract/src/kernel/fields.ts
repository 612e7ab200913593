import type { TObject, TProperties } from 'typebox';
import type { FieldProblem } from './problem/problem-codes.ts';
import type { Static } from './schema.ts';
import { isBlankText } from './text/text.ts';

/** Names of the required fields of a body. */
export type RequiredField<Body> = {
  [Field in keyof Body]-?: undefined extends Body[Field] ? never : Field;
}[keyof Body] &
  string;

/** Names of the fields of a body whose value is a string: free text, a day, or a fixed set of words. */
export type TextField<Body> = {
  [Field in keyof Body]-?: NonNullable<Body[Field]> extends string ? Field : never;
}[keyof Body] &
  string;

type Kind = { type?: string | readonly string[]; format?: string; enum?: readonly unknown[]; maxLength?: number };

const isText = ({ type = [] }: Kind): boolean => type === 'string' || type.includes('string');

const kindsOf = <P extends TProperties>(body: TObject<P>): [string, Kind][] =>
  Object.entries(body.properties as Readonly<Record<string, Kind>>);

/** The required fields of a body's schema. Forms mark them, the check of the record and OpenAPI use the same list. */
export const requiredFields = <P extends TProperties>(body: TObject<P>) =>
  (body as { required?: readonly string[] }).required as readonly RequiredField<Static<TObject<P>>>[];

export const textFields = <P extends TProperties>(body: TObject<P>) =>
  kindsOf(body).flatMap(([field, kind]) => (isText(kind) ? [field] : [])) as TextField<Static<TObject<P>>>[];

/** Fields in which a text may be missing. */
export const nullableFields = <P extends TProperties>(body: TObject<P>): ReadonlySet<string> =>
  new Set(kindsOf(body).flatMap(([field, { type }]) => (Array.isArray(type) && type.includes('null') ? [field] : [])));

/** Maximum length in characters of each text field of a body. */
export const longestTexts = <P extends TProperties>(body: TObject<P>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    kindsOf(body).flatMap(([field, { maxLength }]) => (maxLength === undefined ? [] : [[field, maxLength]])),
  );

/** A `required` problem for each required free text that is blank. */
export const checkRequiredTexts = <P extends TProperties>(
  body: TObject<P>,
  sent: Readonly<Record<RequiredField<Static<TObject<P>>>, unknown>>,
): FieldProblem[] => {
  const own = new Set(
    kindsOf(body).flatMap(([field, kind]) => (isText(kind) && !kind.format && !kind.enum ? [field] : [])),
  );
  return requiredFields(body)
    .filter((field) => own.has(field) && isBlankText(sent[field] as string))
    .map((path): FieldProblem => ({ path, code: 'required' }));
};
