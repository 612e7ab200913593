import { Checkbox } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { NewTabNote } from '../page/new-tab.tsx';
import { uiWords } from '../ui.words.ts';
import { type Expansion, isMain, placeOf, type RowAct, type Selection, type TableProps } from './column.ts';
import classes from './data.module.css';
import { roles } from './roles.ts';
import { RowToggle } from './toggle.tsx';

/** The middle button of a mouse. */
const MIDDLE = 1;

type DataTableNameProps<Row> = RowAct<Row> &
  Pick<TableProps<Row>, 'idOf' | 'nameOf' | 'onIntent'> & {
    row: Row;
    /** Called when the row's link is followed. */
    onFollow: (id: number) => void;
  };

/** The name of a row, a link or a button as large as the row. */
const DataTableName = <Row,>({ row, idOf, nameOf, onIntent, onFollow, ...act }: DataTableNameProps<Row>) => {
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

type Props<Row> = Pick<TableProps<Row>, 'columns' | 'idOf' | 'nameOf' | 'onIntent'> & {
  row: Row;
  act: RowAct<Row>;
  cardLine: ((row: Row) => ReactNode) | undefined;
  selection: Selection | undefined;
  expansion: Expansion<Row> | undefined;
  onFollow: (id: number) => void;
};

const toggled = (chosen: ReadonlySet<number>, id: number): ReadonlySet<number> =>
  new Set(chosen.has(id) ? [...chosen].filter((other) => other !== id) : [...chosen, id]);

type SelectProps = { id: number; name: string; selection: Selection };

const RowSelect = ({ id, name, selection }: SelectProps) => {
  const { t } = useTranslation();
  return (
    <td {...roles.cell} className={classes.select}>
      <Checkbox
        aria-label={t(uiWords.table.selectRow, { name })}
        checked={selection.chosen.has(id)}
        disabled={selection.barred?.has(id) === true}
        onChange={() => selection.onChange(toggled(selection.chosen, id))}
      />
    </td>
  );
};

type BelowProps = { id: number; name: string; open: boolean; onToggle: (id: number) => void };

const MoreToggle = ({ id, name, open, onToggle }: BelowProps) => {
  const { t } = useTranslation();
  return <RowToggle label={t(uiWords.table.more, { name })} open={open} onToggle={() => onToggle(id)} />;
};

export const DataTableRow = <Row,>(props: Props<Row>) => {
  const { row, columns, act, cardLine, selection, expansion, ...name } = props;
  const id = name.idOf(row);
  const below = expansion?.below(row);
  const open = below !== undefined && expansion?.open.has(id) === true;
  return (
    <>
      <tr {...roles.row} className={classes.row} data-chosen={selection?.chosen.has(id)}>
        {selection && <RowSelect id={id} name={name.nameOf(row)} selection={selection} />}
        {columns.map((column) => (
          <td key={column.key} {...roles.cell} className={classes.cell} {...placeOf(column)}>
            {column.lead?.(row)}
            {isMain(column) && expansion && below !== undefined && (
              <MoreToggle id={id} name={name.nameOf(row)} open={open} onToggle={expansion.onToggle} />
            )}
            {isMain(column) && <DataTableName row={row} {...act} {...name} />}
            {column.cell(row)}
          </td>
        ))}
        {cardLine && (
          <td {...roles.cell} className={classes.cardLine}>
            {cardLine(row)}
          </td>
        )}
      </tr>
      {open && (
        <tr {...roles.row} className={classes.below}>
          <td {...roles.cell}>{below}</td>
        </tr>
      )}
    </>
  );
};
