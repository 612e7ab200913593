import { Skeleton, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { roles } from '../../ui/table-roles.ts';
import { storedDocumentQuery } from './approval.api.ts';
import classes from './write.module.css';
import { differences } from './write-difference.ts';
import { type DocumentForm, formOf } from './write-form.ts';
import type { FormField } from './write-problems.ts';

type Props = { documentId: number; mine: DocumentForm };

/** What somebody else saved, beside what stands in the form. */
export const WriteDifferenceTable = ({ documentId, mine }: Props) => {
  const { t } = useTranslation();
  const { data: stored, isError } = useQuery(storedDocumentQuery(documentId));
  const shown = (field: FormField, words: string): string => {
    if (words === '') return t('approval.write.nothing');
    return field === 'dueDays' ? words + t('approval.write.daySuffix') : words;
  };
  if (isError) return null;
  if (stored === undefined) return <Skeleton height={60} mb="xs" />;
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
        {differences(mine, formOf(stored)).map((difference) => (
          <Table.Tr key={difference.field} {...roles.row}>
            <Table.Th role="rowheader" scope="row">
              {t(`approval.write.field.${difference.field}`)}
            </Table.Th>
            <Table.Td {...roles.cell} data-label={t('approval.write.theirs')}>
              {shown(difference.field, difference.theirs)}
            </Table.Td>
            <Table.Td {...roles.cell} data-label={t('approval.write.mine')}>
              {shown(difference.field, difference.mine)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
};
