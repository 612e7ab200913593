import { Link } from '@tanstack/react-router';
import { NewTabNote } from '../page/new-tab.tsx';
import type { RowAct, TableProps } from './column.ts';
import classes from './data.module.css';

/** The middle button of a mouse. */
const MIDDLE = 1;

type Props<Row> = RowAct<Row> &
  Pick<TableProps<Row>, 'idOf' | 'nameOf' | 'onIntent'> & {
    row: Row;
    /** The row is left for the page that its link leads to. */
    onFollow: (id: number) => void;
  };

/** The name of a row, a link or a button as large as the row. */
export const DataTableName = <Row,>({ row, idOf, nameOf, onIntent, onFollow, ...act }: Props<Row>) => {
  const id = idOf(row);
  const intent = onIntent && (() => onIntent(row));
  if (act.tabOf !== undefined)
    return (
      <a
        href={act.tabOf(row)}
        target="_blank"
        rel="noopener"
        className={classes.link}
        data-row={id}
        onClick={() => act.onTab(row)}
        onAuxClick={({ button }) => button === MIDDLE && act.onTab(row)}
      >
        {nameOf(row)}
        <NewTabNote />
      </a>
    );
  if (act.linkOf === undefined)
    return (
      <button
        type="button"
        className={classes.link}
        data-row={id}
        onClick={() => act.onOpen(row)}
        onMouseEnter={intent}
        onFocus={intent}
      >
        {nameOf(row)}
      </button>
    );
  return (
    <Link
      {...act.linkOf(row)}
      className={classes.link}
      data-row={id}
      onClick={() => onFollow(id)}
      onMouseEnter={intent}
      onFocus={intent}
    >
      {nameOf(row)}
    </Link>
  );
};
