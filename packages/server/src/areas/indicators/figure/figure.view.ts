import {
  accumulate,
  baseKindOf,
  type Indicator,
  type IndicatorRow,
  iconOf,
  incidentRate,
  type Series,
  statusOfRate,
} from '@portal/contract/indicators';
import type { FigureRow, MonthRow } from './figure.queries.ts';

const MONTHS = Array.from({ length: 12 }, (_, at) => at + 1);

export const viewIndicatorRow = (
  row: Pick<FigureRow, 'id' | 'key' | 'name' | 'eng_name' | 'is_activated'>,
): IndicatorRow => ({
  id: row.id,
  key: row.key,
  name: row.name,
  engName: row.eng_name,
  icon: iconOf(row.key),
  isActivated: row.is_activated,
});

/** An indicator of a month; a missing record is null, never zero. */
export const viewIndicator = (row: FigureRow): Indicator => {
  const months = MONTHS.map((month) => ({
    month,
    occurrenceCount: row.occurrences?.[month]?.[0] ?? null,
    baseCount: row.occurrences?.[month]?.[1] ?? null,
    flightCount: row.flights?.[month] ?? null,
  }));
  const { year, month, thresholds } = row;
  const { baseCount, ...counts } = months[month - 1] ?? {
    month,
    occurrenceCount: null,
    flightCount: null,
    baseCount: null,
  };
  const rate = incidentRate({ ...counts, baseCount });
  const kind = baseKindOf(row.key);
  return {
    ...viewIndicatorRow(row),
    status: statusOfRate(rate, thresholds),
    occurrence: { year, ...counts, incidentRate: rate },
    accumulate: accumulate({ year, month }, months),
    thresholds: thresholds && { ...thresholds },
    base: kind === undefined || baseCount === null ? null : { kind, count: baseCount },
  };
};

/** One line per year with null for gaps; years without any rate are left out. */
export const viewSeries = (rows: readonly MonthRow[]): Series[] =>
  [...Map.groupBy(rows, ({ year }) => year)]
    .map(([year, known]) => ({
      name: `${year}`,
      data: MONTHS.map((month) => {
        const found = known.find((row) => row.month === month);
        const counts = {
          occurrenceCount: found?.occurrence_count ?? null,
          flightCount: found?.flight_count ?? null,
        };
        return { month, incidentRate: incidentRate({ ...counts, baseCount: found?.base_count ?? null }), ...counts };
      }),
    }))
    .filter(({ data }) => data.some(({ incidentRate: rate }) => rate !== null));
