import type { DocumentList, DocumentRow } from '@portal/contract/approval';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable, type Selection } from '../../../ui/data-table.tsx';
import { documentQuery } from '../document/api.ts';
import { drafterDepartmentOf, drafterOf } from '../document/people.ts';
import { showsDue, useListColumns } from './columns.tsx';
import { DueDay } from './due-day.tsx';
import { rowLink } from './links.ts';
import type { ListSearch } from './search.ts';

type Props = {
  list: DocumentList;
  rows: readonly DocumentRow[] | undefined;
  /** Where the list stands, so that the document leads back to the same page of it. */
  search?: ListSearch;
  stale?: boolean;
  selection?: Selection | undefined;
  empty: ReactNode;
};

type CardLineProps = { list: DocumentList; row: DocumentRow };

const CardLine = ({ list, row }: CardLineProps) => {
  const { t } = useTranslation();
  const whose = `${drafterOf(row)} · ${drafterDepartmentOf(row)} · `;
  if (!showsDue(list, row)) return whose + row.approvalDate;
  return (
    <>
      {`${whose}${t('lists.column.dueDate')} `}
      <DueDay row={row} />
    </>
  );
};

/** Rows of a list of documents; what a row leads to is fetched while the pointer is on it. */
export const DocumentTable = ({ list, rows, search, stale = false, selection, empty }: Props) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  return (
    <DataTable
      label={t(`lists.title.${list}`)}
      columns={useListColumns(list)}
      rows={rows}
      idOf={(row) => row.id}
      nameOf={(row) => row.title}
      linkOf={(row) => rowLink(list, row, search)}
      cardLine={(row) => <CardLine list={list} row={row} />}
      stale={stale}
      onIntent={(row) => void queryClient.prefetchQuery(documentQuery(row.id))}
      {...(selection ? { selection } : {})}
      empty={empty}
    />
  );
};
