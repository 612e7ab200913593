import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNotLarge, usePhone } from '../page/width.ts';
import classes from './facts.module.css';
import { roles } from './roles.ts';

export type FactColumn<Row> = {
  key: string;
  header: string;
  cell: (row: Row, place: number) => ReactNode;
  /** It says what its row is about. */
  heads?: boolean;
};

type Props<Row> = {
  /** What the table holds, read out with it. */
  label: string;
  columns: readonly FactColumn<Row>[];
  rows: readonly Row[];
  idOf: (row: Row) => string | number;
  /** Values are long: they break into lines beside each other. */
  wraps?: boolean;
  /** It needs the room of a large screen. */
  isWide?: boolean;
};

/**
 * Rows that are only read. Where there is no room for them each is a list of its values, every one beside the name of its
 * column, so that nothing has to be pushed sideways.
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
