import { Parser } from 'htmlparser2';

type Cell = { colspan: number; rowspan: number };
type Rows = Cell[][];

/** Grid positions of a table after layout, empty ones included; stops at `most`. */
const placesOf = (rows: Rows, most: number): number => {
  /** The last row in which each column is covered by a cell above. */
  const covered: number[] = [];
  for (const [y, row] of rows.entries()) {
    let x = 0;
    for (const { colspan, rowspan } of row) {
      while ((covered[x] ?? 0) > y) x += 1;
      const end = x + colspan;
      for (; x < end; x += 1) covered[x] = Math.min(rows.length, y + rowspan);
      if (covered.length * rows.length >= most) return most;
    }
  }
  return covered.length * rows.length;
};

const spanOf = (value: string | undefined): number => Number(value ?? 1) || 1;

/**
 * Counts the cells of all tables of sanitized HTML after layout, spans and empty positions included: what a browser and
 * a typesetter must hold in memory, however short the HTML is. Stops at `most`.
 */
export const countTableCells = (html: string, most: number): number => {
  if (!html.includes('<table')) return 0;
  const open: Rows[] = [];
  let cells = 0;
  const parser = new Parser({
    onopentag: (name, { colspan, rowspan }) => {
      const rows = open.at(-1);
      if (name === 'table') open.push([]);
      else if (name === 'tr') rows?.push([]);
      else if (name === 'td' || name === 'th')
        rows?.at(-1)?.push({ colspan: spanOf(colspan), rowspan: spanOf(rowspan) });
    },
    onclosetag: (name) => {
      if (name !== 'table' || cells >= most) return;
      cells += placesOf(open.pop() ?? [], most);
    },
  });
  parser.end(html);
  return Math.min(cells, most);
};
