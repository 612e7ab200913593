import {
  compareEntries,
  type FlightPlace,
  flightSheet,
  type ImportSummary,
  type OccurrencePlace,
  occurrenceSheet,
  readSheet,
  type SheetEntry,
  type SheetOf,
  sameThresholds,
  type ThisMonth,
  type ThresholdPlace,
  type Thresholds,
  thresholdSheet,
} from '@portal/contract/indicators';
import { requireBasis, requireValid, type SheetRow, type SheetRun } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit/queries';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { basisOf } from '#platform/spreadsheet/basis';
import { monthInSeoul } from '../month.ts';
import type { IndicatorTables } from '../tables.ts';
import * as queries from './queries.ts';

/** A kind of figures that comes in spreadsheets: how its sheet is read, what is known, and what is written. */
type Figures<Place extends { year: number }, Value> = {
  name: 'thresholds' | 'flights' | 'occurrences';
  sheetOf: (now: ThisMonth) => SheetOf<Place, Value>;
  list: (db: Db<IndicatorTables>, years: readonly number[]) => Promise<(Place & { value: Value })[]>;
  same: (one: Value, other: Value) => boolean;
  save: (tx: Tx<IndicatorTables>, moved: readonly SheetEntry<Place, Value>[]) => Promise<void>;
};

const areEqual = (one: number, other: number): boolean => one === other;

const thresholds: Figures<ThresholdPlace, Thresholds> = {
  name: 'thresholds',
  sheetOf: ({ year }) => thresholdSheet(year),
  list: queries.listThresholds,
  same: sameThresholds,
  save: queries.saveThresholds,
};

const flights: Figures<FlightPlace, number> = {
  name: 'flights',
  sheetOf: flightSheet,
  list: queries.listFlights,
  same: areEqual,
  save: queries.saveFlights,
};

const occurrences: Figures<OccurrencePlace, number> = {
  name: 'occurrences',
  sheetOf: occurrenceSheet,
  list: queries.listOccurrences,
  same: areEqual,
  save: queries.saveOccurrences,
};

type Import = { rows: readonly SheetRow[]; run: SheetRun };

/** The portal itself, whose figures they are. */
const PORTAL = 1;

const importOf =
  <Place extends { year: number }, Value>({ name, sheetOf, list, same, save }: Figures<Place, Value>) =>
  async (
    tx: Tx<IndicatorTables>,
    { clock }: { clock: Clock },
    { rows, run }: Import,
    { actor }: Pick<CommandContext, 'actor'>,
  ): Promise<ImportSummary> => {
    await queries.lockFigures(tx);
    const sheet = sheetOf(monthInSeoul(clock()));
    const { problems, entries } = readSheet(rows, sheet);
    requireValid(problems);
    const years = [...new Set(entries.map(({ place }) => place.year))];
    const known = new Map((await list(tx, years)).map((each) => [sheet.keyOf(each), each.value]));
    const { counted, moved } = compareEntries(entries, { known, keyOf: sheet.keyOf, same });
    const keys = entries.map(({ place }) => sheet.keyOf(place));
    const basis = basisOf(keys.map((key) => [key, known.get(key) ?? null]));
    const dryRun = run.dryRun === true;
    if (dryRun) return { ...counted, dryRun, ...(run.wantsBasis && { basis }) };
    requireBasis(run, basis);
    await save(tx, moved);
    await recordAudit(tx, clock, {
      actorId: actor.employeeId,
      area: 'indicators',
      action: 'import',
      recordType: 'portal',
      recordId: PORTAL,
      after: { sheet: name, ...counted },
    });
    return { ...counted, dryRun };
  };

/**
 * Takes figures from the rows of a spreadsheet, all or none; with `dryRun` only says what it would do. Raises `not-valid`
 * naming every bad row, and `changed-meanwhile` on another basis than was told. Source: decisions, indicators,
 * Spreadsheets.
 */
export const importFigures = {
  thresholds: importOf(thresholds),
  flights: importOf(flights),
  occurrences: importOf(occurrences),
};
