import type { ReactNode } from 'react';
import classes from './indicator.module.css';

export type FigureColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** The heading of its row. */
  heads?: boolean;
  /** It takes the room that is left. */
  wide?: boolean;
};

type Props<Row> = {
  label: string;
  columns: readonly FigureColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string | number;
};

/** Figures under each other, aligned at their end; short enough to stay a table on a phone. */
export const FigureTable = <Row,>({ label, columns, rows, idOf }: Props<Row>) => (
  <table className={classes.figureTable} aria-label={label}>
    <thead>
      <tr>
        {columns.map(({ key, header, heads, wide }) => (
          <th key={key} scope="col" data-heads={heads} data-wide={wide}>
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={idOf(row)}>
          {columns.map(({ key, cell, heads, wide }) =>
            heads ? (
              <th key={key} scope="row" data-heads data-wide={wide}>
                {cell(row)}
              </th>
            ) : (
              <td key={key}>{cell(row)}</td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
