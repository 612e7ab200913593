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
  thresholdLevels,
  thresholdSheet,
} from '@portal/contract/indicators';
import { requireBasis, requireValid, type SheetRow, type SheetRun } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { CommandContext } from '#platform/http/call-context';
import { basisOf } from '#platform/spreadsheet/sheet-basis';
import { changeFigures } from '../alert/notify-alert.ts';
import { PORTAL, placeWords } from '../figure-words.ts';
import { lockFigures } from '../indicator-lock.queries.ts';
import { monthInSeoul } from '../indicator-month.ts';
import type { IndicatorTables } from '../indicators-tables.ts';
import * as queries from './indicator-sheet.queries.ts';
import { type FigureName, previewImport } from './preview-indicator-sheet.ts';

/** A kind of figures in spreadsheets: how its sheet is parsed, and how values are read and written. */
type Figures<Place extends { year: number }, Value extends number | Thresholds> = {
  name: FigureName;
  sheetOf: (now: ThisMonth) => SheetOf<Place, Value>;
  list: (db: Db<IndicatorTables>, years: readonly number[]) => Promise<(Place & { value: Value })[]>;
  same: (one: Value, other: Value) => boolean;
  wordsOf: (value: Value) => string;
  save: (
    tx: Tx<IndicatorTables>,
    moved: readonly SheetEntry<Place, Value>[],
    recorded: queries.Recorded,
  ) => Promise<void>;
};

const areEqual = (one: number, other: number): boolean => one === other;

const thresholdWords = (value: Thresholds): string => thresholdLevels.map((level) => value[level]).join(' / ');

const thresholds: Figures<ThresholdPlace, Thresholds> = {
  name: 'thresholds',
  sheetOf: ({ year }) => thresholdSheet(year),
  list: queries.listThresholds,
  same: sameThresholds,
  wordsOf: thresholdWords,
  save: queries.saveThresholds,
};

const flights: Figures<FlightPlace, number> = {
  name: 'flights',
  sheetOf: flightSheet,
  list: queries.listFlights,
  same: areEqual,
  wordsOf: String,
  save: queries.saveFlights,
};

const occurrences: Figures<OccurrencePlace, number> = {
  name: 'occurrences',
  sheetOf: occurrenceSheet,
  list: queries.listOccurrences,
  same: areEqual,
  wordsOf: String,
  save: queries.saveOccurrences,
};

type Import = { rows: readonly SheetRow[]; run: SheetRun };

const importOf =
  <Place extends { year: number; month?: number; key?: number }, Value extends number | Thresholds>(
    kind: Figures<Place, Value>,
  ) =>
  async (
    tx: Tx<IndicatorTables>,
    { clock }: { clock: Clock },
    { rows, run }: Import,
    { actor }: Pick<CommandContext, 'actor'>,
  ): Promise<ImportSummary> => {
    const { name, sheetOf, list, same, wordsOf, save } = kind;
    await lockFigures(tx);
    const sheet = sheetOf(monthInSeoul(clock()));
    const { problems, entries } = readSheet(rows, sheet);
    requireValid(problems);
    const years = [...new Set(entries.map(({ place }) => place.year))];
    const known = new Map((await list(tx, years)).map((each) => [sheet.keyOf(each), each.value]));
    const { counted, moved } = compareEntries(entries, { known, keyOf: sheet.keyOf, same });
    const keys = entries.map(({ place }) => sheet.keyOf(place));
    const basis = basisOf(keys.map((key) => [key, known.get(key) ?? null]));
    const dryRun = run.dryRun === true;
    const beforeOf = (place: Place): Value | null => known.get(sheet.keyOf(place)) ?? null;
    if (dryRun && run.wantsBasis) {
      const changed = moved.map(({ place, value }) => ({ place, before: beforeOf(place), after: value }));
      return { ...counted, dryRun, basis, preview: await previewImport(tx, name, years, changed) };
    }
    if (dryRun) return { ...counted, dryRun };
    requireBasis(run, basis);
    // A sheet without changes is not recorded as an act.
    if (moved.length === 0) return { ...counted, dryRun };
    const recorded = { by: actor.employeeId, at: clock() };
    await changeFigures(tx, { clock, actorId: actor.employeeId }, () => save(tx, moved, recorded));
    const figuresOf = (find: (entry: SheetEntry<Place, Value>) => Value | null | undefined) => {
      const figures = moved.flatMap((entry) => {
        const value = find(entry) ?? null;
        return value === null ? [] : [`${placeWords(entry.place)}: ${wordsOf(value)}`];
      });
      return figures.length > 0 ? { figures } : undefined;
    };
    const before = figuresOf(({ place }) => beforeOf(place));
    await recordAudit(tx, clock, {
      actorId: actor.employeeId,
      area: 'indicators',
      action: 'import',
      recordType: 'portal',
      recordId: PORTAL,
      ...(before && { before }),
      after: { sheet: name, ...counted, ...figuresOf(({ value }) => value) },
    });
    return { ...counted, dryRun };
  };

/**
 * Imports figures from the rows of a spreadsheet, all or none; with `dryRun` it only answers what would change, value
 * by value if a basis is requested. Raises `not-valid` with every invalid row, and `changed-meanwhile` if the basis
 * differs from that of the preview. (rules/indicators.md#imports)
 */
export const importFigures = {
  thresholds: importOf(thresholds),
  flights: importOf(flights),
  occurrences: importOf(occurrences),
};
