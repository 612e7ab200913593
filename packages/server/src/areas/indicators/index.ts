export { indicatorsArea } from './area.ts';
export { importFigures } from './sheets/import.ts';
export type { IndicatorTables } from './tables.ts';
