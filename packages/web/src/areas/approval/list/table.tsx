import type { DocumentList, DocumentRow } from '@portal/contract/approval';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import type { TableShape } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { documentQuery } from '../document/api.ts';
import { drafterDepartmentOf, drafterOf } from '../document/people.ts';
import { showsDue, useListColumns } from './columns.tsx';
import { DueDay } from './due-day.tsx';
import { rowLink } from './links.ts';
import type { ListSearch } from './search.ts';

type CardLineProps = { list: DocumentList; row: DocumentRow };

const CardLine = ({ list, row }: CardLineProps) => {
  const { t } = useTranslation();
  const whose = `${drafterOf(row)} · ${drafterDepartmentOf(row)} · `;
  if (!showsDue(list, row)) return whose + row.approvalDate;
  return (
    <>
      {`${whose}${t('approval.list.column.dueDate')} `}
      <DueDay row={row} />
    </>
  );
};

/**
 * How a document looks in a list; what a row leads to is fetched while the pointer is on it, and leads back to where the
 * list stands.
 */
export const useDocumentTable = (list: DocumentList, search?: ListSearch): TableShape<DocumentRow> => {
  const queryClient = useQueryClient();
  return {
    columns: useListColumns(list),
    idOf: (row) => row.id,
    nameOf: (row) => row.title,
    linkOf: (row) => rowLink(list, row, search),
    cardLine: (row) => <CardLine list={list} row={row} />,
    onIntent: (row) => void queryClient.prefetchQuery(documentQuery(row.id)),
  };
};

type Props = { list: DocumentList; rows: readonly DocumentRow[] | undefined; empty: ReactNode };

/** Some rows of a list of documents, away from it. */
export const DocumentTable = ({ list, rows, empty }: Props) => {
  const { t } = useTranslation();
  return <DataTable {...useDocumentTable(list)} label={t(`approval.list.title.${list}`)} rows={rows} empty={empty} />;
};
