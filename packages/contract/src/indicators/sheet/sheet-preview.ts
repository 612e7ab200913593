import { id, instant, integer, list, nullable, object, oneOf, type Static, text } from '@portal/contract/kernel';
import * as Type from 'typebox';
import {
  indicatorStatuses,
  statusOfRate,
  type ThresholdLevel,
  type Thresholds,
  thresholdLevels,
} from '../figure/figure-status.ts';
import { incidentRate } from '../figure/rate.ts';
import { indicatorLimits } from '../indicators-limits.ts';

const { firstYear, lastYear } = indicatorLimits;
const year = () => integer(firstYear, lastYear);
const month = () => integer(1, 12);
const key = () => integer(1, 25);
const figure = () => nullable(Type.Number({ minimum: 0 }));

/** A value that an upload changes, and its place: a month, an indicator, a level, as far as its sheet has them. */
const figureChange = object({
  year: year(),
  month: nullable(month()),
  key: nullable(key()),
  level: nullable(oneOf(...thresholdLevels)),
  before: figure(),
  after: figure(),
});
export type FigureChange = Static<typeof figureChange>;

/** An indicator whose status of a month changes by an upload. */
const statusChange = object({
  year: year(),
  month: month(),
  key: key(),
  before: oneOf(...indicatorStatuses),
  after: oneOf(...indicatorStatuses),
});
export type StatusChange = Static<typeof statusChange>;

/** The maximum number of each that are listed; replaced or deleted values come first. */
export const PREVIEWED = 1_000;

/** The changes of an upload value by value, and the author of the last upload of the same kind. */
export const importPreview = object({
  changes: list(figureChange, { maxItems: PREVIEWED }),
  changeCount: integer(0, 1_000_000),
  statuses: list(statusChange, { maxItems: PREVIEWED }),
  statusCount: integer(0, 1_000_000),
  lastUpload: nullable(
    object({ at: instant(), by: nullable(object({ id: id(), name: text(100), engName: text(100) })) }),
  ),
});
export type ImportPreview = Static<typeof importPreview>;

type Place = { year: number; month?: number; key?: number };
type Moved<Value> = { place: Place; before: Value | null; after: Value | null };

const orderOf = ({ before, after }: FigureChange): number => {
  if (after === null) return 0;
  return before === null ? 2 : 1;
};

/** The changed values, deleted ones first and new ones last. */
export const figureChanges = (moved: readonly Moved<number | Thresholds>[]): FigureChange[] => {
  const figureAt = (value: number | Thresholds | null, level: ThresholdLevel | null): number | null => {
    if (value === null || typeof value === 'number') return value;
    return level === null ? null : value[level];
  };
  return moved
    .flatMap(({ place, before, after }) => {
      const levels = [before, after].some((value) => typeof value === 'object' && value !== null)
        ? thresholdLevels
        : [null];
      return levels.map((level) => ({
        year: place.year,
        month: place.month ?? null,
        key: place.key ?? null,
        level,
        before: figureAt(before, level),
        after: figureAt(after, level),
      }));
    })
    .filter(({ before, after }) => before !== after)
    .toSorted((one, other) => orderOf(one) - orderOf(other));
};

/** All figures of some years by place: `2026 10`, `2026 10 7` and `2026 7`. */
export type FigureTable = {
  flights: ReadonlyMap<string, number>;
  occurrences: ReadonlyMap<string, number>;
  thresholds: ReadonlyMap<string, Thresholds>;
  /** The base of occurrences in closed months, instead of the flights. */
  bases: ReadonlyMap<string, number>;
};

/** The statuses that differ between the figures before and after, by month and indicator. */
export const statusChanges = (before: FigureTable, after: FigureTable): StatusChange[] => {
  const places = [...new Set([...before.occurrences.keys(), ...after.occurrences.keys()])];
  return places
    .map((place) => {
      const [year = 0, month = 0, key = 0] = place.split(' ').map(Number);
      const statusIn = ({ flights, occurrences, thresholds, bases }: FigureTable) =>
        statusOfRate(
          incidentRate({
            occurrenceCount: occurrences.get(place) ?? null,
            flightCount: flights.get(`${year} ${month}`) ?? null,
            baseCount: bases.get(place) ?? null,
          }),
          thresholds.get(`${year} ${key}`) ?? null,
        );
      return { year, month, key, before: statusIn(before), after: statusIn(after) };
    })
    .filter((change) => change.before !== change.after)
    .toSorted((one, other) => one.year - other.year || one.month - other.month || one.key - other.key);
};
