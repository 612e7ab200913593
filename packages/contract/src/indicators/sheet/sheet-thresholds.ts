import { isEmptyCell, type RowProblem, type SheetCell } from '@portal/contract/kernel';
import { doRise, type Thresholds, thresholdLevels } from '../figure/figure-status.ts';
import { fromThousandths } from '../figure/rate.ts';
import { indicatorLimits } from '../indicators-limits.ts';
import { cellThousandths } from './decimal.ts';
import { headersWithName, type SheetOf } from './read-indicator-sheet.ts';
import { isPlaced, numberIn, problemsIn, readKey, readYear } from './sheet-position.ts';

export type ThresholdPlace = { year: number; key: number };

/** Header of the spreadsheet of thresholds, in either language. */
export const thresholdHeaders = [
  ['연도', '지표번호', '예비', '목표', '주의', '경계', '심각'],
  ['year', 'key', ...thresholdLevels],
] as const;

const readThreshold = (cell: SheetCell | undefined, field: string): { value: number | null; problem?: RowProblem } => {
  if (isEmptyCell(cell)) return { value: null };
  const read = cellThousandths(cell);
  const most = indicatorLimits.threshold;
  if (Number.isNaN(read)) return { value: null, problem: { code: 'not-a-number', field } };
  if (read < 0) return { value: null, problem: { code: 'too-small', limit: 0, field } };
  if (read > most * 1000) return { value: null, problem: { code: 'too-big', limit: most, field } };
  return { value: fromThousandths(read) };
};

/** Thresholds by year and indicator; `thisYear` is the year in Seoul; years after the next one are refused. */
export const thresholdSheet = (thisYear: number): SheetOf<ThresholdPlace, Thresholds> => ({
  headers: headersWithName(thresholdHeaders),
  keyOf: ({ year, key }) => `${year} ${key}`,
  read: (cells, header) => {
    const year = readYear(cells[0], header[0] ?? '', thisYear + 1);
    const key = readKey(cells[1], header[1] ?? '');
    const levels = thresholdLevels.map((_level, at) => readThreshold(cells[at + 2], header[at + 2] ?? ''));
    const wrong = problemsIn(year, key, ...levels);
    const thresholds = Object.fromEntries(
      thresholdLevels.map((level, at) => [level, levels[at]?.value ?? null]),
    ) as Thresholds;
    const shownValue = levels.flatMap(({ value }) => value ?? []).join(' · ');
    const isBlank = levels.every(({ value }) => value === null);
    return {
      problems:
        wrong.length === 0 && !doRise(thresholds) ? [{ code: 'thresholds-not-rising', value: shownValue }] : wrong,
      isPlaced: isPlaced(year, key),
      entry: { place: { year: numberIn(year), key: numberIn(key) }, value: isBlank ? null : thresholds },
    };
  },
});

export const sameThresholds = (one: Thresholds, other: Thresholds): boolean =>
  thresholdLevels.every((level) => one[level] === other[level]);
