import type { FieldProblem } from '@portal/contract/kernel';
import * as Type from 'typebox';

/** What a filter says for "has no such value". */
export const NONE = 'none';

/** So many values of one filter at most. */
const MOST_VALUES = 10;

/** One of these values or up to ten with commas between, any of which fits; `none` for those without one (rules/safety.md#filters). */
export const severalOf = (values: readonly (string | number)[]) => {
  const one = `(?:${[...values, NONE].join('|')})`;
  return Type.String({ maxLength: 200, pattern: `^${one}(?:,${one}){0,${MOST_VALUES - 1}}$` });
};

/** The values of such a filter, each once; `none` apart. */
export const readSeveral = (given: string): { values: string[]; isNone: boolean } => {
  const all = [...new Set(given.split(','))];
  return { values: all.filter((value) => value !== NONE), isNone: all.includes(NONE) };
};

/** The same of whole numbers. */
export const readNumbers = (given: string): { values: number[]; isNone: boolean } => {
  const { values, isNone } = readSeveral(given);
  return { values: values.map(Number), isNone };
};

/** A flight or registration number: of which something is left without all but letters and digits. */
export const numberText = () => Type.String({ maxLength: 50, pattern: '[\\p{L}\\p{N}]' });

/** An airport by 3 or 4 letters or digits, or `none`. */
export const airportText = () => Type.String({ maxLength: 4, pattern: '^[A-Za-z0-9]{3,4}$' });

export type Period = { readonly fromDate?: string | undefined; readonly toDate?: string | undefined };

/** Days of a filter that end before they begin. */
export const checkPeriod = ({ fromDate, toDate }: Period): FieldProblem[] =>
  fromDate !== undefined && toDate !== undefined && fromDate > toDate ? [{ path: 'toDate', code: 'before-start' }] : [];
