import type { FieldProblem } from '@portal/contract/kernel';
import * as Type from 'typebox';

/** The value of a filter for "has no such value". */
export const NONE = 'none';

/** The maximum number of values of one filter. */
const MOST_VALUES = 10;

/**
 * One value, or up to ten separated by commas, one of which has to match; `none` for records without a value
 * (rules/safety.md#filters).
 */
export const severalOf = (values: readonly (string | number)[]) => {
  const one = `(?:${[...values, NONE].join('|')})`;
  return Type.String({ maxLength: 200, pattern: `^${one}(?:,${one}){0,${MOST_VALUES - 1}}$` });
};

/** The values of such a filter without duplicates; `none` separately. */
export const readSeveral = (given: string): { values: string[]; isNone: boolean } => {
  const all = [...new Set(given.split(','))];
  return { values: all.filter((value) => value !== NONE), isNone: all.includes(NONE) };
};

/** The same for whole numbers. */
export const readNumbers = (given: string): { values: number[]; isNone: boolean } => {
  const { values, isNone } = readSeveral(given);
  return { values: values.map(Number), isNone };
};

/** A flight or registration number with at least one letter or digit. */
export const numberText = () => Type.String({ maxLength: 50, pattern: '[\\p{L}\\p{N}]' });

/** An airport by 3 or 4 letters or digits, or `none`. */
export const airportText = () => Type.String({ maxLength: 4, pattern: '^[A-Za-z0-9]{3,4}$' });

export type Period = { readonly fromDate?: string | undefined; readonly toDate?: string | undefined };

/** The problem of days that end before they begin. */
export const checkPeriod = ({ fromDate, toDate }: Period): FieldProblem[] =>
  fromDate !== undefined && toDate !== undefined && fromDate > toDate ? [{ path: 'toDate', code: 'before-start' }] : [];
