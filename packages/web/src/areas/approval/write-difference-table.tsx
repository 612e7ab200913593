import { Skeleton, Table } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
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
    <Table.ScrollContainer minWidth={420} mb="sm">
      <Table withTableBorder aria-label={t('approval.write.differences')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('approval.write.differenceField')}</Table.Th>
            <Table.Th>{t('approval.write.theirs')}</Table.Th>
            <Table.Th>{t('approval.write.mine')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {differences(mine, formOf(stored)).map((difference) => (
            <Table.Tr key={difference.field}>
              <Table.Th scope="row" className={classes.field}>
                {t(`approval.write.field.${difference.field}`)}
              </Table.Th>
              <Table.Td>{shown(difference.field, difference.theirs)}</Table.Td>
              <Table.Td>{shown(difference.field, difference.mine)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
};
