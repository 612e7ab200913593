import type { PrintableDocument, PrintableMark } from './printable-document.ts';

export type BoxCell = {
  position: string;
  name: string;
  note: string;
  mark: { text: string; tone: PrintableMark } | null;
  date: string;
  /** Agreers have a shaded background, so that a group reads as one. */
  shaded: boolean;
};
/** One box: headings, each over the people of one step (or of the part of it that fits). */
export type BoxRow = { heads: { label: string; span: number }[]; cells: BoxCell[] };

export const MOST_CELLS_A_ROW = 8;

type HeadedCell = BoxCell & { head: string };

const headedCells = ({ drafter, labels, steps }: PrintableDocument): HeadedCell[] => [
  {
    head: labels.draft,
    position: drafter.position,
    name: drafter.name,
    note: '',
    mark: drafter.date === null ? null : { text: labels.submitted, tone: 'Approved' },
    date: drafter.date ?? '',
    shaded: false,
  },
  ...steps.flatMap(({ seq, label, people }) =>
    people.map(({ position, name, note = '', mark, date }) => ({
      head: `${seq} ${label}`,
      position,
      name,
      note,
      mark: mark && { text: labels.marks[mark], tone: mark },
      date: date ?? '',
      shaded: people.length > 1,
    })),
  ),
];

const toRow = (headed: HeadedCell[]): BoxRow => {
  const heads: BoxRow['heads'] = [];
  for (const { head } of headed) {
    const last = heads.at(-1);
    if (last?.label === head) last.span += 1;
    else heads.push({ label: head, span: 1 });
  }
  return { heads, cells: headed.map(({ head: _, ...cell }) => cell) };
};

/** The approval box (결재란) in as many rows as it needs, of about equal length. */
export const approvalBox = (document: PrintableDocument): BoxRow[] => {
  const cells = headedCells(document);
  const rows = Math.ceil(cells.length / MOST_CELLS_A_ROW);
  const perRow = Math.ceil(cells.length / rows);
  return Array.from({ length: rows }, (_, row) => toRow(cells.slice(row * perRow, (row + 1) * perRow)));
};
