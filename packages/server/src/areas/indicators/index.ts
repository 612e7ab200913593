export { acknowledge as acknowledgeAlert } from './alert/acknowledge-alert.ts';
export { indicatorsArea } from './area.ts';
export { listIndicatorNames } from './figure/figure.queries.ts';
export type { IndicatorTables } from './indicators-tables.ts';
export { closeMonth, readMonth } from './month/close-month.ts';
export { importFigures } from './sheet/import-indicator-sheet.ts';
