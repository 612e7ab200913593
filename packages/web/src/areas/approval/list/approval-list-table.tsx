import type { DocumentList, DocumentRow } from '@portal/contract/approval';
import { useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import type { WaitingItem } from '../../../ui/queue/waiting-item.ts';
import type { RowLink, TableProps, TableShape } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { documentQuery } from '../document/approval-document.queries.ts';
import { drafterDepartmentOf, drafterOf } from '../document/approval-document-texts.ts';
import { type ListSearch, writeSearchFrom } from './approval-addresses.ts';
import classes from './approval-list.module.css';
import { approvalListWords } from './approval-list.words.ts';
import { DueDay, InPlace, LeaveDays } from './approval-list-cells.tsx';
import { showsDue, useListColumns } from './approval-list-columns.tsx';

/** A draft opens where it is written, everything else where it is read, knowing the list to go back to; what waits begins a queue. */
const rowLink = (
  list: DocumentList,
  { id, category }: Pick<DocumentRow, 'id' | 'category'>,
  search: ListSearch = {},
): RowLink =>
  list === 'draft'
    ? linkOptions({
        to: '/approval/documents/write/{-$id}',
        params: { id: String(id) },
        search: writeSearchFrom(category.name, search),
      })
    : linkOptions({
        to: '/approval/documents/view/$id',
        params: { id: String(id) },
        search: { ...search, 'list-type': list },
        ...(list === 'requested' ? { state: { queued: 'list' } } : {}),
      });

type CardLineProps = { list: DocumentList; row: DocumentRow };

const CardLine = ({ list, row }: CardLineProps) => {
  const { t } = useTranslation();
  const whose = (
    <>
      {row.inPlaceOf && (
        <>
          <InPlace row={row} />{' '}
        </>
      )}
      {`${drafterOf(row)} · ${drafterDepartmentOf(row)} · `}
    </>
  );
  const leave = row.leave && (
    <>
      {' · '}
      <LeaveDays leave={row.leave} />
    </>
  );
  if (!showsDue(list, row))
    return (
      <>
        {whose}
        <span className={classes.unbroken}>{row.approvalDate}</span>
        {leave}
      </>
    );
  return (
    <>
      {whose}
      <span className={classes.unbroken}>
        {`${t(approvalListWords.column.dueDate)} `}
        <DueDay row={row} />
      </span>
      {leave}
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

/** A document as an item of the list of all areas; the list and its order are the way back and begin a queue. */
export const waitingDocument = (list: DocumentList, row: DocumentRow, search: ListSearch): WaitingItem => {
  const { id, title, docNo, dueDate, inPlaceOf } = row;
  return {
    id,
    title,
    note: [drafterOf(row), drafterDepartmentOf(row), docNo].join(' · '),
    mark: inPlaceOf
      ? { status: 'info', text: translate(approvalListWords.inPlaceOf, { name: nameOf(inPlaceOf) }) }
      : undefined,
    due: dueDate,
    link: rowLink(list, row, search),
  };
};

type Props = Pick<TableProps<DocumentRow>, 'rows' | 'empty' | 'groupOf'> & {
  list: DocumentList;
  /** The search of the list to return to, whose order the queue follows. */
  search?: ListSearch;
};

/** Some rows of a list of documents, shown on another screen. */
export const DocumentTable = ({ list, search, ...rest }: Props) => {
  const { t } = useTranslation();
  return <DataTable {...useDocumentTable(list, search)} label={t(approvalListWords.title[list])} {...rest} />;
};
