/** Years that figures belong to, the largest count, threshold and sheet (rules/indicators.md#imports). */
export const indicatorLimits = {
  firstYear: 2000,
  lastYear: 2100,
  count: 1_000_000,
  threshold: 1_000_000,
  seriesYears: 10,
  sheetRows: 20_000,
} as const;
