import type { DocumentList } from '@portal/contract/approval';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNote } from '../../../ui/failure-note.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { documentListQuery } from '../document/api.ts';
import { DraftActions } from './draft-actions.tsx';
import { ListEmpty } from './empty.tsx';
import { ListFilters } from './filters.tsx';
import { filtersOf, type ListSearch } from './search.ts';
import { DocumentTable } from './table.tsx';

type Props = {
  list: DocumentList;
  search: ListSearch;
  onSearch: (search: ListSearch) => void;
  onPage: (page: number) => void;
};

/** One of the six lists of approval documents. */
export const ListScreen = ({ list, search, onSearch, onPage }: Props) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { data: page, error, isPlaceholderData, refetch } = useQuery(documentListQuery(list, filtersOf(search)));
  const selectable = list === 'draft';
  return (
    <>
      <PageHeader
        title={t(`lists.title.${list}`)}
        actions={selectable && page?.items.length !== 0 && <DraftActions chosen={chosen} onChange={setChosen} />}
      />
      <ListFilters list={list} search={search} onSearch={onSearch} />
      {error && page === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <DocumentTable
          list={list}
          rows={page?.items}
          search={search}
          stale={isPlaceholderData}
          selection={selectable ? { chosen, onChange: setChosen } : undefined}
          empty={<ListEmpty list={list} search={search} onSearch={onSearch} />}
        />
      )}
      {page && <Pager page={page} onPage={(offset) => onPage(offset + 1)} />}
    </>
  );
};
