import type { LinkProps } from '@tanstack/react-router';
import type { CSSProperties, ReactNode } from 'react';

/** From which width of the table on a column is there; without one it always is. */
export type ShownFrom = 'narrow' | 'medium' | 'wide' | 'widest';

export type Column<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Width in px; the column without one takes what is left. */
  width?: number;
  from?: ShownFrom;
  /** Where the cell stands in a card on a phone; one without a place is left out. */
  card?: 'over' | 'corner' | 'title';
};

/** The column that takes what is left holds the link of the row. */
export const isMain = ({ width }: Pick<Column<never>, 'width'>): boolean => width === undefined;

/** Where a cell of the column stands, for the style sheet. */
export const placeOf = ({ width, from, card }: Pick<Column<never>, 'width' | 'from' | 'card'>) => ({
  'data-main': width === undefined,
  'data-from': from,
  'data-card': card ?? 'none',
  style: (width === undefined ? {} : { '--width': `${width}px` }) as CSSProperties,
});

export type Selection = { chosen: ReadonlySet<number>; onChange: (chosen: ReadonlySet<number>) => void };

export type RowLink = Pick<LinkProps, 'to' | 'params' | 'search'>;

export type TableProps<Row> = {
  /** What the table holds, read out with it. */
  label: string;
  columns: readonly Column<Row>[];
  /** Undefined until the first page is there. */
  rows: readonly Row[] | undefined;
  idOf: (row: Row) => number;
  /** What the row is called, such as its title: the text of its link. */
  nameOf: (row: Row) => string;
  linkOf: (row: Row) => RowLink;
  /** The line below the title in a card, for what has no place of its own there. */
  cardLine?: (row: Row) => ReactNode;
  /** Shown while the next page is on its way. */
  stale?: boolean;
  /** The pointer or the focus is on a row: what it leads to may be fetched. */
  onIntent?: (row: Row) => void;
  selection?: Selection;
  empty: ReactNode;
};
