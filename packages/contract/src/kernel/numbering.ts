/** A number as it is written, `SSR-2026-0001`: filled up to so many digits, longer once they are used up. */
export const writtenNumber = (prefix: string, year: number, number: number, digits: number): string =>
  `${prefix}-${year}-${String(number).padStart(digits, '0')}`;
