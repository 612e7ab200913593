import {
  type FigureTable,
  figureChanges,
  type ImportPreview,
  PREVIEWED,
  statusChanges,
  type Thresholds,
} from '@portal/contract/indicators';
import type { Tx } from '#platform/database/pool';
import type { IndicatorTables } from '../indicators-tables.ts';
import * as queries from './indicator-sheet.queries.ts';

export type FigureName = Exclude<keyof FigureTable, 'bases'>;

type Moved = {
  place: { year: number; month?: number; key?: number };
  before: number | Thresholds | null;
  after: number | Thresholds | null;
};

const keyOf = ({ year, month, key }: Moved['place']): string =>
  [year, month, key].filter((part) => part !== undefined).join(' ');

const byPlace = <Value>(rows: readonly (Moved['place'] & { value: Value })[]): Map<string, Value> =>
  new Map(rows.map((row) => [keyOf(row), row.value]));

/** The figures after the changes. */
const movedTable = <Value>(known: ReadonlyMap<string, Value>, moved: readonly Moved[]): Map<string, Value> => {
  const table = new Map(known);
  for (const { place, after } of moved)
    if (after === null) table.delete(keyOf(place));
    else table.set(keyOf(place), after as Value);
  return table;
};

/** What an upload would change: each value, each status of its years, and the last upload. */
export const previewImport = async (
  tx: Tx<IndicatorTables>,
  name: FigureName,
  years: readonly number[],
  moved: readonly Moved[],
): Promise<ImportPreview> => {
  const known: FigureTable = {
    flights: byPlace(await queries.listFlights(tx, years)),
    occurrences: byPlace(await queries.listOccurrences(tx, years)),
    thresholds: byPlace(await queries.listThresholds(tx, years)),
    bases: byPlace(await queries.listBases(tx, years)),
  };
  // An uploaded figure has no base.
  const uploaded = new Set(name === 'occurrences' ? moved.map(({ place }) => keyOf(place)) : []);
  const bases = new Map([...known.bases].filter(([place]) => !uploaded.has(place)));
  const changes = figureChanges(moved);
  const statuses = statusChanges(known, {
    ...known,
    bases,
    [name]: movedTable<number | Thresholds>(known[name], moved),
  });
  const last = await queries.findLastUpload(tx, name);
  return {
    changes: changes.slice(0, PREVIEWED),
    changeCount: changes.length,
    statuses: statuses.slice(0, PREVIEWED),
    statusCount: statuses.length,
    lastUpload: last ? { at: last.at.toISOString(), by: last.by } : null,
  };
};
