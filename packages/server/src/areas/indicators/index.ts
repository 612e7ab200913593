export { indicatorsArea } from './area.ts';
export { listIndicatorNames } from './figures/queries.ts';
export { importFigures } from './sheets/import.ts';
export type { IndicatorTables } from './tables.ts';
