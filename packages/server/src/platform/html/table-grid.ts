export type SpannedCell = { colspan: number; rowspan: number };
export type Placed<Cell> = Cell & { x: number; y: number };
export type Grid<Cell> = { columns: number; rows: number; cells: Placed<Cell>[] };

/** More columns than are readable on paper; a forged colspan cannot create a larger grid. */
const MAX_COLUMNS = 100;
/** The typesetter stores every grid position, and spans create positions without any content. */
const MAX_PLACES = 1_000_000;

const requirePrintable = (places: number): void => {
  if (places > MAX_PLACES) throw new RangeError('A table is too large to be printed.');
};

const reserve = (taken: Set<number>[], y: number, x: number, { rowspan, colspan }: SpannedCell) => {
  for (let row = y; row < y + rowspan; row += 1)
    for (let column = x; column < x + colspan; column += 1) taken[row]?.add(column);
};

const freeWidth = (row: Set<number>, x: number, wanted: number): number => {
  let width = 1;
  while (width < wanted && !row.has(x + width)) width += 1;
  return width;
};

const chunks = <Cell>(row: Cell[]): Cell[][] =>
  Array.from({ length: Math.max(1, Math.ceil(row.length / MAX_COLUMNS)) }, (_, index) =>
    row.slice(index * MAX_COLUMNS, (index + 1) * MAX_COLUMNS),
  );

// A column in which no cell starts exists only because of a span that is too wide.
const trim = <Cell extends SpannedCell>(cells: Placed<Cell>[], rows: number): Grid<Cell> => {
  const columns = cells.reduce((most, { x }) => Math.max(most, x + 1), 0);
  requirePrintable(columns * rows);
  return {
    columns,
    rows,
    cells: cells.map((cell) => ({ ...cell, colspan: Math.min(cell.colspan, columns - cell.x) })),
  };
};

/**
 * Places the cells of a table in a grid by HTML's rule: the next free position of the row. Spans that would leave the
 * table or cover another cell are shortened, since the typesetter rejects overlaps; no cell is lost.
 */
export const placeCells = <Cell extends SpannedCell>(givenRows: Cell[][]): Grid<Cell> => {
  const rows = givenRows.flatMap(chunks);
  const taken = rows.map(() => new Set<number>());
  const cells: Placed<Cell>[] = [];
  let places = 0;
  for (const [y, row] of rows.entries()) {
    const here = taken[y] ?? new Set<number>();
    let x = 0;
    for (const cell of row) {
      while (here.has(x)) x += 1;
      const colspan = freeWidth(here, x, Math.min(cell.colspan, MAX_COLUMNS));
      const rowspan = Math.min(cell.rowspan, rows.length - y);
      const placed = { ...cell, x, y, colspan, rowspan };
      places += colspan * rowspan;
      requirePrintable(places);
      reserve(taken, y, x, placed);
      cells.push(placed);
    }
  }
  return trim(cells, rows.length);
};
