import type { parseDocument } from 'htmlparser2';
import type { Grid, SpannedCell } from './table-grid.ts';
import type { TextRun } from './text-runs.ts';

export type Node = ReturnType<typeof parseDocument>['children'][number];
export type Element = Extract<Node, { attribs: object }>;
export const isElement = (node: Node): node is Element => node.type === 'tag';

export type Align = 'left' | 'center' | 'right' | 'justify';

/** `fill` is the background of the cell and `ink` its text colour. */
export type TableCell = SpannedCell & { header: boolean; blocks: Block[]; fill?: string; ink?: string };
export type Table = Omit<Grid<TableCell>, 'columns'> & {
  kind: 'table';
  /** Widths as fractions of the table's width. */
  columns: number[];
  headerRows: number;
};

/** Rich text as plain data for typesetting. */
export type Block =
  | { kind: 'paragraph'; runs: TextRun[]; align?: Align }
  | { kind: 'heading'; level: number; runs: TextRun[]; align?: Align }
  | { kind: 'list'; ordered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; blocks: Block[] }
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'image'; key: string; width?: number }
  | Table;
