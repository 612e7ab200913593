import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './data-table.module.css';
import { isMain, placeOf, type Selection, type TableProps } from './data-table-column.ts';
import { roles } from './table-roles.ts';

type Props<Row> = Pick<TableProps<Row>, 'columns' | 'idOf' | 'nameOf' | 'linkOf'> & {
  row: Row;
  cardLine: ((row: Row) => ReactNode) | undefined;
  onIntent: ((row: Row) => void) | undefined;
  selection: Selection | undefined;
  onOpen: (id: number) => void;
};

const toggled = (chosen: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]);

export const DataTableRow = <Row,>(props: Props<Row>) => {
  const { row, columns, idOf, nameOf, linkOf, cardLine, onIntent, selection, onOpen } = props;
  const { t } = useTranslation();
  const id = idOf(row);
  const intent = onIntent && (() => onIntent(row));
  return (
    <tr {...roles.row} className={classes.row} data-chosen={selection?.chosen.has(id)}>
      {selection && (
        <td {...roles.cell} className={classes.select}>
          <Checkbox
            aria-label={t('ui.table.selectRow', { name: nameOf(row) })}
            checked={selection.chosen.has(id)}
            onChange={() => selection.onChange(toggled(selection.chosen, id))}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.key} {...roles.cell} className={classes.cell} {...placeOf(column)}>
          {isMain(column) && (
            <Link
              {...linkOf(row)}
              className={classes.link}
              data-row={id}
              onClick={() => onOpen(id)}
              onMouseEnter={intent}
              onFocus={intent}
            >
              {nameOf(row)}
            </Link>
          )}
          {column.cell(row)}
        </td>
      ))}
      {cardLine && (
        <td {...roles.cell} className={classes.cardLine}>
          {cardLine(row)}
        </td>
      )}
    </tr>
  );
};
