/** The years of figures, the largest count, threshold and sheet (rules/indicators.md#imports). */
export const indicatorLimits = {
  firstYear: 2000,
  lastYear: 2100,
  count: 1_000_000,
  /** The readings of all people in a month may be more than a million. */
  baseCount: 2_147_483_647,
  threshold: 1_000_000,
  seriesYears: 10,
  sheetRows: 20_000,
} as const;
