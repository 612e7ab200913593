import type { Page } from '@portal/contract/kernel';
import type { QueryKey, UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FailureNote } from '../page/failure-note.tsx';
import { PageHeader } from '../page/page-header.tsx';
import type { TableShape } from '../table/column.ts';
import { DataTable } from '../table/data.tsx';
import { FilterChips } from './chips.tsx';
import { type EmptyWords, ListEmpty } from './empty.tsx';
import type { Kinds } from './list-address.ts';
import { ListNews } from './list-news.tsx';
import type { useListPage } from './list-page.ts';
import type { ListState } from './list-state.ts';
import { Pager } from './pager.tsx';

type Props<K extends Kinds, Row> = {
  title: string;
  meta?: ReactNode;
  actions?: ReactNode;
  list: ListState<K>;
  /** The query result of the requested page. */
  result: Pick<UseQueryResult<Page<Row>>, 'data' | 'error' | 'isPlaceholderData' | 'refetch'> &
    Pick<ReturnType<typeof useListPage<Row, QueryKey>>, 'latest' | 'takeLatest'>;
  /** The text about new rows, such as "새 문서 1건". */
  news?: (count: number) => string;
  filters?: ReactNode;
  /** What can be done with the filters in use, such as saving them. */
  filterActs?: ReactNode;
  /** Acts on the selected rows. */
  chosen?: ReactNode;
  /** Texts of chips that only the server knows, such as the name of a department. */
  chipWords?: Parameters<ListState<K>['chips']>[0];
  table: TableShape<Row>;
  empty: EmptyWords;
  /** Dialogs that the list opens. */
  children?: ReactNode;
};

/** A screen with a list: filters and chips, rows or the reason why there are none, and pages. */
export const ListScreen = <K extends Kinds, Row>(props: Props<K, Row>) => {
  const { title, meta, actions, list, result, filters, filterActs, chosen, chipWords, news, table, empty, children } =
    props;
  const { data: page, error, isPlaceholderData, refetch, latest, takeLatest } = result;
  return (
    <>
      <PageHeader
        wide
        title={title}
        extra={<ListNews shown={page} latest={latest} idOf={table.idOf} words={news} onTake={takeLatest} />}
        meta={meta}
        actions={actions}
      />
      {filters}
      <FilterChips chips={list.chips(chipWords)} onClear={() => list.clear?.()}>
        {filterActs}
      </FilterChips>
      {error && page === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          {...table}
          label={title}
          rows={page?.items}
          stale={isPlaceholderData}
          empty={
            <ListEmpty
              {...empty}
              onFirstPage={list.isFirstPage ? undefined : () => list.toPage(0)}
              onClear={list.clear}
            />
          }
        />
      )}
      {page && <Pager page={page} size={list.pageSize} onPage={list.toPage} />}
      {chosen}
      {children}
    </>
  );
};
