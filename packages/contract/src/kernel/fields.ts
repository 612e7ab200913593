import type { TObject, TProperties } from 'typebox';
import type { FieldProblem } from './problem/problem-codes.ts';
import type { Static } from './schema.ts';
import { isBlankText } from './text/text.ts';

/** Fields that a body cannot be without. */
export type RequiredField<Body> = {
  [Field in keyof Body]-?: undefined extends Body[Field] ? never : Field;
}[keyof Body] &
  string;

/** Fields that hold a text: words of one's own, a day or one of some words. */
export type TextField<Body> = {
  [Field in keyof Body]-?: NonNullable<Body[Field]> extends string ? Field : never;
}[keyof Body] &
  string;

type Kind = { type?: string | readonly string[]; format?: string; enum?: readonly unknown[]; maxLength?: number };

const isText = ({ type = [] }: Kind): boolean => type === 'string' || type.includes('string');

const kindsOf = <P extends TProperties>(body: TObject<P>): [string, Kind][] =>
  Object.entries(body.properties as Readonly<Record<string, Kind>>);

/** What a body requires: the check of a record, the marks of its form and OpenAPI all ask here. */
export const requiredFields = <P extends TProperties>(body: TObject<P>) =>
  (body as { required?: readonly string[] }).required as readonly RequiredField<Static<TObject<P>>>[];

export const textFields = <P extends TProperties>(body: TObject<P>) =>
  kindsOf(body).flatMap(([field, kind]) => (isText(kind) ? [field] : [])) as TextField<Static<TObject<P>>>[];

/** Fields in which a text may be missing. */
export const nullableFields = <P extends TProperties>(body: TObject<P>): ReadonlySet<string> =>
  new Set(kindsOf(body).flatMap(([field, { type }]) => (Array.isArray(type) && type.includes('null') ? [field] : [])));

/** How many characters a body takes, by field. */
export const longestTexts = <P extends TProperties>(body: TObject<P>): Readonly<Record<string, number>> =>
  Object.fromEntries(
    kindsOf(body).flatMap(([field, { maxLength }]) => (maxLength === undefined ? [] : [[field, maxLength]])),
  );

/** Names every required text of one's own words that says nothing. */
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
