import type { MonthFigure } from '@portal/contract/indicators';

/** The portal itself, to which figures belong as a record of the audit trail. */
export const PORTAL = 1;

/** The place of a figure in the audit trail: its month or year, and the number of its indicator. */
export const placeWords = ({ year, month, key }: { year: number; month?: number; key?: number }): string => {
  const when = month === undefined ? `${year}` : `${year}-${String(month).padStart(2, '0')}`;
  return key === undefined ? when : `${when} · ${key}`;
};

/** `2026-10 · 18: 48`; with a base `2026-10 · 24: 8 / 10`. */
export const figureWords = (
  place: { year: number; month: number; key: number },
  { occurrenceCount, baseCount }: MonthFigure,
): string => `${placeWords(place)}: ${occurrenceCount}${baseCount === null ? '' : ` / ${baseCount}`}`;
