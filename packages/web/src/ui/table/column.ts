import type { LinkProps } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';

/** The minimum table width at which a column is shown; without it always. */
export type ShownFrom = 'narrow' | 'medium' | 'wide' | 'widest' | 'full' | 'ample';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Shown before the row's name, such as its depth in a tree. */
  lead?: (row: Row) => ReactNode;
  /** Contains controls, which must be above the link that covers the row. */
  controls?: boolean;
  /** Width in px; the column without one takes the remaining width. */
  width?: number;
  /** Its share of the remaining width, where the column without a width has one share. */
  grow?: number;
  from?: ShownFrom;
  /** The position of the cell in a phone's card; without one it is omitted. */
  card?: 'over' | 'corner' | 'title' | 'below';
};

/** The column with the remaining width contains the row's link. */
export const isMain = ({ width }: Pick<Column<never>, 'width'>): boolean => width === undefined;

/** Position and visibility of a column's cells, as attributes for the style sheet. */
export const placeOf = ({
  width,
  grow,
  from,
  card,
  controls,
}: Pick<Column<never>, 'width' | 'grow' | 'from' | 'card' | 'controls'>) => ({
  'data-main': width === undefined,
  'data-from': from,
  'data-card': card ?? 'none',
  'data-controls': controls,
  style: (width === undefined ? {} : { '--width': `${width}px`, '--grow': grow ?? 0 }) as CSSProperties,
});

export type Selection = {
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
  /** Rows that cannot be selected. */
  barred?: ReadonlySet<number>;
};

/** Rows that expand in place. */
export type Expansion<Row> = {
  open: ReadonlySet<number>;
  onToggle: (id: number) => void;
  /** The content below an expanded row; undefined if there is none. */
  below: (row: Row) => ReactNode | undefined;
};

export type RowLink = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash' | 'state'>;

/** What the row's name does: opens another page, something on this page, or an address in a new tab. */
export type RowAct<Row> =
  | { linkOf: (row: Row) => RowLink; onOpen?: never; tabOf?: never }
  | { linkOf?: never; onOpen: (row: Row) => void; tabOf?: never }
  | { linkOf?: never; onOpen?: never; tabOf: (row: Row) => string; onTab: (row: Row) => void };

/** One act of all rows, or of each row its own, where rows of several kinds stand together. */
type TableAct<Row> =
  | (RowAct<Row> & { rowActOf?: never })
  | { rowActOf: (row: Row) => RowAct<Row>; linkOf?: never; onOpen?: never; tabOf?: never };

export const actOf = <Row>(given: TableAct<Row>, row: Row): RowAct<Row> => {
  if (given.rowActOf !== undefined) return given.rowActOf(row);
  if (given.linkOf !== undefined) return { linkOf: given.linkOf };
  return given.tabOf === undefined ? { onOpen: given.onOpen } : { tabOf: given.tabOf, onTab: given.onTab };
};

/** The definition of a table of records: appearance and acts of its rows. */
export type TableShape<Row> = TableAct<Row> & {
  columns: readonly Column<Row>[];
  idOf: (row: Row) => number;
  /** The name of the row, such as its title: the text of its link or button. */
  nameOf: (row: Row) => string;
  /** The line below the title in a card, for values without a position of their own. */
  cardLine?: ((row: Row) => ReactNode) | undefined;
  /** Called on hover or focus of a row, to prefetch its page. */
  onIntent?: ((row: Row) => void) | undefined;
  selection?: Selection | undefined;
  expansion?: Expansion<Row> | undefined;
  /** The group heading of a row; rows of a group are consecutive. */
  groupOf?: ((row: Row) => string) | undefined;
};

export type TableProps<Row> = TableShape<Row> & {
  /** The accessible name of the table. */
  label: string;
  /** Undefined until the first page is loaded. */
  rows: readonly Row[] | undefined;
  /** The rows are of the previous page while the next one is loading. */
  stale?: boolean;
  empty: ReactNode;
};
