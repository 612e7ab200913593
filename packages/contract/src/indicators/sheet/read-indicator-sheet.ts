import {
  type FieldProblem,
  inRow,
  type RowProblem,
  type SheetCell,
  type SheetRow,
  sheetBody,
  unreadableCell,
} from '@portal/contract/kernel';
import { indicatorLimits } from '../indicators-limits.ts';

/** The content of a row: the place of its value, and the value; null deletes the present one. */
export type SheetEntry<Place, Value> = { place: Place; value: Value | null };

type Cells = readonly (SheetCell | undefined)[];

/** How a sheet is parsed: its headers, and a row; `header` are the headers in the language of the sheet. */
export type SheetOf<Place, Value> = {
  headers: readonly (readonly string[])[];
  read: (
    cells: Cells,
    header: readonly string[],
  ) => { problems: RowProblem[]; isPlaced: boolean; entry: SheetEntry<Place, Value> };
  /** The key that identifies a place. */
  keyOf: (place: Place) => string;
};

/** A last column with the name of the indicator, which is accepted and ignored. */
export const headersWithName = (headers: readonly (readonly string[])[]): readonly (readonly string[])[] => {
  const [ko = [], en = []] = headers;
  return [...headers, [...ko, '지표'], [...en, 'name']];
};

/**
 * Every problem of every row (paths `row 7`, as the sheet counts), or the contents of the rows. The later of two rows
 * about the same place is invalid. (rules/indicators.md#imports)
 */
export const readSheet = <Place, Value>(
  rows: readonly SheetRow[],
  { headers, read, keyOf }: SheetOf<Place, Value>,
): { problems: FieldProblem[]; entries: SheetEntry<Place, Value>[] } => {
  const { problems: unreadable, header, body } = sheetBody(rows, { headers, maxRows: indicatorLimits.sheetRows });
  if (unreadable.length > 0) return { problems: unreadable, entries: [] };
  const seen = new Set<string>();
  const problems: FieldProblem[] = [];
  const entries: SheetEntry<Place, Value>[] = [];
  for (const row of body) {
    const unreadable = unreadableCell(row, header);
    if (unreadable) {
      problems.push(...inRow(row, [unreadable]));
      continue;
    }
    const { problems: wrong, isPlaced, entry } = read(row.cells, header);
    const key = keyOf(entry.place);
    const isTwice = wrong.length === 0 && seen.has(key);
    problems.push(
      ...inRow(row, isTwice ? [{ code: 'place-twice', value: key.replaceAll(' ', ' · ') }] : wrong, header),
    );
    if (isPlaced) seen.add(key);
    entries.push(entry);
  }
  return problems.length > 0 ? { problems, entries: [] } : { problems, entries };
};

/** The difference between the rows and the present values of the same places. */
export const compareEntries = <Place, Value>(
  entries: readonly SheetEntry<Place, Value>[],
  {
    known,
    keyOf,
    same,
  }: {
    known: ReadonlyMap<string, Value>;
    keyOf: (place: Place) => string;
    same: (one: Value, other: Value) => boolean;
  },
) => {
  const kindOf = ({ place, value }: SheetEntry<Place, Value>): 'added' | 'changed' | 'removed' | 'unchanged' => {
    const before = known.get(keyOf(place));
    if (value === null) return before === undefined ? 'unchanged' : 'removed';
    if (before === undefined) return 'added';
    return same(before, value) ? 'unchanged' : 'changed';
  };
  const counted = { rows: entries.length, added: 0, changed: 0, removed: 0, unchanged: 0 };
  const moved: SheetEntry<Place, Value>[] = [];
  for (const entry of entries) {
    const kind = kindOf(entry);
    counted[kind] += 1;
    if (kind !== 'unchanged') moved.push(entry);
  }
  return { counted, moved };
};
