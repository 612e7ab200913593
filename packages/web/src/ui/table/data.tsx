import { Checkbox } from '@mantine/core';
import { Fragment, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { uiWords } from '../ui.words.ts';
import { actOf, type Column, placeOf, type TableProps } from './column.ts';
import classes from './data.module.css';
import { useFocusInPlace, useReturnToRow } from './return-to-row.ts';
import { roles } from './roles.ts';
import { DataTableRow } from './table-row.tsx';

const ROWS = 8;
const places = Array.from({ length: ROWS }, (_, place) => place);

type Props<Row> = {
  columns: readonly Column<Row>[];
  selectable: boolean;
  /** The rows have a line below the title in a card. */
  hasCardLine: boolean;
};

/** Placeholder rows of the same height as real ones, so that nothing jumps. */
const DataTableSkeleton = <Row,>({ columns, selectable, hasCardLine }: Props<Row>) =>
  places.map((place) => (
    <tr key={place} {...roles.row} className={classes.row} aria-hidden>
      {selectable && <td className={classes.select} />}
      {columns.map((column) => (
        <td key={column.key} className={classes.cell} {...placeOf(column)}>
          <span className={classes.bone} />
        </td>
      ))}
      {hasCardLine && (
        <td className={classes.cardLine}>
          <span className={classes.bone} />
        </td>
      )}
    </tr>
  ));

const steps: Record<string, (place: number, last: number) => number> = {
  ArrowDown: (place, last) => Math.min(place + 1, last),
  ArrowUp: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Arrow keys, Home and End move the focus between rows; Enter activates the row's link or button. */
const moveBetweenRows = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key];
  const row = (event.target as HTMLElement).closest<HTMLElement>('[data-row]');
  if (step === undefined || row === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  event.preventDefault();
  links[step(links.indexOf(row), links.length - 1)]?.focus();
};

const Head = <Row,>({ columns, select }: { columns: readonly Column<Row>[]; select: ReactNode }) => (
  <thead {...roles.group} className={classes.head}>
    <tr {...roles.row} className={classes.row}>
      {select}
      {columns.map((column) => (
        <th key={column.key} {...roles.head} scope="col" className={classes.cell} {...placeOf(column)}>
          {column.header}
        </th>
      ))}
    </tr>
  </thead>
);

type GroupProps<Row> = { of: TableProps<Row>['groupOf']; row: Row; before: Row | undefined };

/** The heading of a group, above its first row. */
const GroupHead = <Row,>({ of, row, before }: GroupProps<Row>) => {
  if (of === undefined || (before !== undefined && of(before) === of(row))) return null;
  return (
    <tr {...roles.row} className={classes.group}>
      <th {...roles.rowHead} scope="rowgroup">
        {of(row)}
      </th>
    </tr>
  );
};

/**
 * A table whose rows are links or open something, shown as cards on a phone. Arrow keys move between rows; after Back
 * the opened row has the focus again. Roles are explicit, since some browsers drop those of tables with another
 * `display`.
 */
export const DataTable = <Row,>(props: TableProps<Row>) => {
  const {
    label,
    columns,
    rows,
    idOf,
    nameOf,
    stale = false,
    cardLine,
    onIntent,
    selection,
    expansion,
    groupOf,
    empty,
  } = props;
  const { t } = useTranslation();
  const body = useRef<HTMLTableSectionElement>(null);
  const { remember } = useReturnToRow(label, body, rows !== undefined);
  const focusInPlace = useFocusInPlace(body, rows?.map(idOf));
  if (rows?.length === 0) return <div className={classes.box}>{empty}</div>;
  const ids = rows?.map(idOf) ?? [];
  const open = ids.filter((id) => !selection?.barred?.has(id));
  const all = selection !== undefined && open.length > 0 && open.every((id) => selection.chosen.has(id));
  const some = selection !== undefined && open.some((id) => selection.chosen.has(id));
  const select = selection && (
    <th {...roles.head} className={classes.select}>
      <Checkbox
        aria-label={t(uiWords.table.selectAll)}
        checked={all}
        indeterminate={some && !all}
        onChange={() =>
          selection.onChange(
            new Set(all ? [...selection.chosen].filter((id) => !open.includes(id)) : [...selection.chosen, ...open]),
          )
        }
      />
      <span className={classes.selectAll} aria-hidden>
        {t(uiWords.table.selectAll)}
      </span>
    </th>
  );
  return (
    <div className={classes.box} data-stale={stale} aria-busy={stale || rows === undefined}>
      <table {...roles.table} className={classes.table} aria-label={label}>
        <Head columns={columns} select={select} />
        <tbody {...roles.group} ref={body} className={classes.body} onKeyDown={moveBetweenRows} {...focusInPlace}>
          {rows === undefined ? (
            <DataTableSkeleton
              columns={columns}
              selectable={selection !== undefined}
              hasCardLine={cardLine !== undefined}
            />
          ) : (
            rows.map((row, place) => (
              <Fragment key={idOf(row)}>
                <GroupHead of={groupOf} row={row} before={rows[place - 1]} />
                <DataTableRow
                  row={row}
                  {...{ act: actOf(props, row), columns, nameOf, idOf, cardLine, selection, expansion, onIntent }}
                  onFollow={(id) => remember(id, ids)}
                />
              </Fragment>
            ))
          )}
        </tbody>
      </table>
    </div>
  );
};
