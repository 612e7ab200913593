import { Skeleton, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { roles } from '../../../../ui/table/roles.ts';
import { storedDocumentQuery } from '../../document/api.ts';
import { type DocumentForm, formOf } from '../form.ts';
import classes from '../styles.module.css';
import { type Difference, differences } from './difference.ts';

const fieldLabels = {
  leaveKind: 'approval.vacation.type',
  contact: 'approval.vacation.contact',
  selfApprove: 'approval.write.selfApprove',
} as const;

const labelOf = (field: Difference['field']) =>
  field === 'leaveKind' || field === 'contact' || field === 'selfApprove'
    ? fieldLabels[field]
    : (`approval.write.field.${field}` as const);

type CellsProps = { difference: Difference };

const Cells = ({ difference: { theirs, mine, only } }: CellsProps) => {
  const { t } = useTranslation();
  const shown = (words: string): string => (words === '' ? t('approval.write.nothing') : words);
  if (only !== undefined)
    return (
      <Table.Td {...roles.cell} colSpan={2}>
        {t(only === 'format' ? 'approval.write.onlyFormat' : 'approval.write.onlyPictures')}
      </Table.Td>
    );
  return (
    <>
      <Table.Td {...roles.cell} data-label={t('approval.write.theirs')}>
        {shown(theirs)}
      </Table.Td>
      <Table.Td {...roles.cell} data-label={t('approval.write.mine')}>
        {shown(mine)}
      </Table.Td>
    </>
  );
};

type Props = { documentId: number; mine: DocumentForm };

/** What somebody else saved, beside what stands in the form. */
export const WriteDifferenceTable = ({ documentId, mine }: Props) => {
  const { t } = useTranslation();
  const { data: stored, isError } = useQuery(storedDocumentQuery(documentId));
  if (stored === undefined) return isError ? null : <Skeleton height={60} mb="xs" />;
  const found = differences(mine, formOf(stored));
  if (found.length === 0) return <Text mb="xs">{t('approval.write.noDifference')}</Text>;
  return (
    <Table
      {...roles.table}
      className={classes.differences ?? ''}
      withTableBorder
      mb="sm"
      aria-label={t('approval.write.differences')}
    >
      <Table.Thead {...roles.group}>
        <Table.Tr {...roles.row}>
          <Table.Th {...roles.head}>{t('approval.write.differenceField')}</Table.Th>
          <Table.Th {...roles.head}>{t('approval.write.theirs')}</Table.Th>
          <Table.Th {...roles.head}>{t('approval.write.mine')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody {...roles.group}>
        {found.map((difference) => (
          <Table.Tr key={difference.field} {...roles.row}>
            <Table.Th role="rowheader" scope="row">
              {t(labelOf(difference.field))}
            </Table.Th>
            <Cells difference={difference} />
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};
