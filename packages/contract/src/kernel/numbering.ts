/** Formats a document number such as `SSR-2026-0001`: padded to `digits`, and longer when the number needs more. */
export const writtenNumber = (prefix: string, year: number, number: number, digits: number): string =>
  `${prefix}-${year}-${String(number).padStart(digits, '0')}`;
