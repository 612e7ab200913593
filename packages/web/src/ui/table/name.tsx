import { Link } from '@tanstack/react-router';
import type { RowAct, TableProps } from './column.ts';
import classes from './data.module.css';

type Props<Row> = RowAct<Row> &
  Pick<TableProps<Row>, 'idOf' | 'nameOf' | 'onIntent'> & {
    row: Row;
    /** The row is left for the page that its link leads to. */
    onFollow: (id: number) => void;
  };

/** The name of a row, a link or a button as large as the row. */
export const DataTableName = <Row,>({ row, idOf, nameOf, linkOf, onOpen, onIntent, onFollow }: Props<Row>) => {
  const id = idOf(row);
  const intent = onIntent && (() => onIntent(row));
  if (linkOf === undefined)
    return (
      <button
        type="button"
        className={classes.link}
        data-row={id}
        onClick={() => onOpen(row)}
        onMouseEnter={intent}
        onFocus={intent}
      >
        {nameOf(row)}
      </button>
    );
  return (
    <Link
      {...linkOf(row)}
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
