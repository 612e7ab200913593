import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNotLarge, usePhone } from '../page/width.ts';
import classes from './facts.module.css';
import { roles } from './roles.ts';

export type FactColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row, place: number) => ReactNode;
  /** The column is the header of its row. */
  heads?: boolean;
};

type Props<Row> = {
  /** The accessible name of the table. */
  label: string;
  columns: readonly FactColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string | number;
  /** Long values wrap. */
  wraps?: boolean;
  /** It needs the room of a large screen. */
  isWide?: boolean;
};

/**
 * A read-only table. Where there is little room each row becomes a list of labelled values, so that no horizontal
 * scrolling is needed.
 */
export const FactTable = <Row,>({ label, columns, rows, idOf, wraps = false, isWide = false }: Props<Row>) => {
  const [phone, notLarge] = [usePhone(), useNotLarge()];
  const isStacked = isWide ? notLarge : phone;
  return (
    <Table
      {...roles.table}
      stickyHeader
      className={`${classes.table} ${isStacked ? classes.stacked : ''}`}
      data-wraps={wraps || undefined}
      aria-label={label}
    >
      <Table.Thead {...roles.group}>
        <Table.Tr {...roles.row}>
          {columns.map(({ key, header }) => (
            <Table.Th key={key} {...roles.head}>
              {header}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody {...roles.group}>
        {rows.map((row, place) => (
          <Table.Tr key={idOf(row)} {...roles.row}>
            {columns.map(({ key, header, cell, heads }) => (
              <Table.Td key={key} {...(heads ? roles.rowHead : roles.cell)} data-label={header}>
                {cell(row, place)}
              </Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};
