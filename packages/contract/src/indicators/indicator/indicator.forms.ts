import type { FieldProblem } from '@portal/contract/kernel';
import { indicatorLimits } from '../indicators-limits.ts';

const { firstYear, lastYear, seriesYears } = indicatorLimits;

/** A period is given by both year and month, or by neither. */
export const checkPeriod = ({ year, month }: { year?: number; month?: number }): FieldProblem[] => {
  if ((year === undefined) === (month === undefined)) return [];
  return [{ path: year === undefined ? 'year' : 'month', code: 'required' }];
};

/**
 * The years of a series from a text separated by commas, each once and ascending; undefined unless these are one to ten
 * years. (rules/indicators.md#dashboard)
 */
export const readYears = (text: string): number[] | undefined => {
  const parts = text.split(',').map((part) => part.trim());
  if (!parts.every((part) => /^[0-9]{4}$/.test(part))) return undefined;
  const years = [...new Set(parts.map(Number))].toSorted((a, b) => a - b);
  const fit = years.every((year) => year >= firstYear && year <= lastYear) && years.length <= seriesYears;
  return fit ? years : undefined;
};
