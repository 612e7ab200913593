import type { LinkProps } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';

/** From which width of the table on a column is there; without one it always is. */
export type ShownFrom = 'narrow' | 'medium' | 'wide' | 'widest' | 'full' | 'ample';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Stands before the name of the row, such as how deep it is in a tree. */
  lead?: (row: Row) => ReactNode;
  /** Holds controls of its own, which lie above the link that covers the row. */
  controls?: boolean;
  /** Width in px; the column without one takes what is left. */
  width?: number;
  from?: ShownFrom;
  /** Where the cell stands in a card on a phone; one without a place is left out. */
  card?: 'over' | 'corner' | 'title' | 'below';
};

/** The column that takes what is left holds the link of the row. */
export const isMain = ({ width }: Pick<Column<never>, 'width'>): boolean => width === undefined;

/** Where a cell of the column stands, for the style sheet. */
export const placeOf = ({
  width,
  from,
  card,
  controls,
}: Pick<Column<never>, 'width' | 'from' | 'card' | 'controls'>) => ({
  'data-main': width === undefined,
  'data-from': from,
  'data-card': card ?? 'none',
  'data-controls': controls,
  style: (width === undefined ? {} : { '--width': `${width}px` }) as CSSProperties,
});

export type Selection = {
  chosen: ReadonlySet<number>;
  onChange: (chosen: ReadonlySet<number>) => void;
  /** Rows that cannot be chosen. */
  barred?: ReadonlySet<number>;
};

/** Rows that open in place and show more of themselves. */
export type Expansion<Row> = {
  open: ReadonlySet<number>;
  onToggle: (id: number) => void;
  /** What stands below an open row; undefined: the row has nothing more to show. */
  below: (row: Row) => ReactNode | undefined;
};

export type RowLink = Pick<LinkProps, 'to' | 'params' | 'search' | 'hash' | 'state'>;

/** What the name of a row does: it leads to another page, opens something on this one, or an address in a new tab. */
export type RowAct<Row> =
  | { linkOf: (row: Row) => RowLink; onOpen?: never; tabOf?: never }
  | { linkOf?: never; onOpen: (row: Row) => void; tabOf?: never }
  | { linkOf?: never; onOpen?: never; tabOf: (row: Row) => string; onTab: (row: Row) => void };

export const actOf = <Row>(given: RowAct<Row>): RowAct<Row> => {
  if (given.linkOf !== undefined) return { linkOf: given.linkOf };
  return given.tabOf === undefined ? { onOpen: given.onOpen } : { tabOf: given.tabOf, onTab: given.onTab };
};

/** What a table of one kind of record is: how its rows look and what they do. */
export type TableShape<Row> = RowAct<Row> & {
  columns: readonly Column<Row>[];
  idOf: (row: Row) => number;
  /** What the row is called, such as its title: the text of its link or button. */
  nameOf: (row: Row) => string;
  /** The line below the title in a card, for what has no place of its own there. */
  cardLine?: ((row: Row) => ReactNode) | undefined;
  /** The pointer or the focus is on a row: what it leads to may be fetched. */
  onIntent?: ((row: Row) => void) | undefined;
  selection?: Selection | undefined;
  expansion?: Expansion<Row> | undefined;
  /** Under which words a row stands; rows of a group follow each other. */
  groupOf?: ((row: Row) => string) | undefined;
};

export type TableProps<Row> = TableShape<Row> & {
  /** What the table holds, read out with it. */
  label: string;
  /** Undefined until the first page is there. */
  rows: readonly Row[] | undefined;
  /** Shown while the next page is on its way. */
  stale?: boolean;
  empty: ReactNode;
};
