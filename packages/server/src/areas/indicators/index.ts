export { indicatorsArea } from './area.ts';
export { listIndicatorNames } from './figure/figure.queries.ts';
export type { IndicatorTables } from './indicators-tables.ts';
export { importFigures } from './sheet/import-indicator-sheet.ts';
