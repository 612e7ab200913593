import { Table } from '@mantine/core';
import { deepEqual } from '@tanstack/react-router';
import { get } from 'react-hook-form';
import { useTranslation } from '../../platform/i18n.ts';
import { roles } from '../table/roles.ts';
import classes from './form.module.css';
import { formWords } from './form.words.ts';
import type { Definition, Difference } from './form-definition.ts';

/** The fields of a record, a list counted as one. */
const rootsOf = ({ fields }: Pick<Definition<never>, 'fields'>): string[] => [
  ...new Set(fields.map((field) => field.split('.*')[0] ?? field)),
];

export const differingFields = <Values extends object>(
  one: Values,
  other: Values,
  definition: Pick<Definition<never>, 'fields'>,
): string[] => rootsOf(definition).filter((field) => !deepEqual(get(one, field), get(other, field)));

/** The value of a field as text. */
export type WordsOf<Values> = (field: string, values: Values) => string;

/** The fields in which two versions of a record differ, with the labels of its form. */
export const differencesOf = <Values extends object>(
  mine: Values,
  stored: Values,
  { labelOf, ...definition }: Pick<Definition<Values>, 'fields' | 'labelOf'>,
  wordsOf: WordsOf<Values>,
): Difference[] =>
  differingFields(mine, stored, definition).map((field) => ({
    key: field,
    label: labelOf(field),
    mine: wordsOf(field, mine),
    stored: wordsOf(field, stored),
  }));

/** In the order of the buttons below them. */
const SIDES = ['mine', 'stored'] as const;

type Props = {
  differences: readonly Difference[];
  /** Where the table is shown, which determines its headings. */
  place: 'dialog' | 'page' | 'reading';
};

/** Two versions of a record next to each other; on a phone one below the other, each with its heading. */
export const DifferenceTable = ({ differences, place }: Props) => {
  const { t } = useTranslation();
  return (
    <Table
      {...roles.table}
      className={classes.differences ?? ''}
      withTableBorder
      mb="sm"
      aria-label={t(formWords.differences[place].label)}
    >
      <Table.Thead {...roles.group}>
        <Table.Tr {...roles.row}>
          {(['field', ...SIDES] as const).map((column) => (
            <Table.Th key={column} {...roles.head}>
              {t(formWords.differences[place][column])}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody {...roles.group}>
        {differences.map(({ key, label, both, ...values }) => (
          <Table.Tr key={key} {...roles.row}>
            <Table.Th role="rowheader" scope="row">
              {label}
            </Table.Th>
            {both === undefined ? (
              SIDES.map((side) => (
                <Table.Td key={side} {...roles.cell} data-label={t(formWords.differences[place][side])}>
                  {values[side] || t(formWords.nothing)}
                </Table.Td>
              ))
            ) : (
              <Table.Td {...roles.cell} colSpan={2}>
                {both}
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};
