import { Button, Skeleton, TextInput } from '@mantine/core';
import {
  checkSearch,
  documentLimits,
  type FoundDocument,
  type SearchType,
  searchDocuments,
  searchTypes,
} from '@portal/contract/documents';
import type { Page } from '@portal/contract/kernel';
import { IconSearch } from '@tabler/icons-react';
import { keepPreviousData, type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { call } from '../../../platform/calls/call.ts';
import { isFailure } from '../../../platform/calls/failure.ts';
import { fieldMessage } from '../../../platform/calls/sentences.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { FilterChips } from '../../../ui/list/chips.tsx';
import { type ListOf, useList } from '../../../ui/list/list-state.ts';
import { Pager } from '../../../ui/list/pager.tsx';
import { RadioRow } from '../../../ui/list/radio-row.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { departmentTreeQuery } from '../../directory/index.ts';
import { documentKeys } from '../drive/drive.queries.ts';
import classes from './document-search.module.css';
import { documentSearchWords } from './document-search.words.ts';
import { documentSearch } from './document-search-address.ts';
import { SearchFilters, useFilterWords } from './document-search-filters.tsx';
import { Hit } from './search-hit.tsx';
import { landmark } from './search-menu-box.tsx';

type Query = ReturnType<typeof documentSearch.query>;

/** What the contract finds wrong with what is looked for; nothing is asked for then. */
const wrongIn = ({ searchText = '', searchType = 'Title' }: Query) =>
  searchText.trim() === '' ? undefined : checkSearch(searchText, searchType)[0];

const foundQuery = (query: Query) =>
  queryOptions({
    queryKey: [...documentKeys.all, 'search', query],
    queryFn: ({ signal }): Promise<Page<FoundDocument>> =>
      call(searchDocuments, { query: { ...query, searchText: query.searchText ?? '' } }, { signal }),
    enabled: (query.searchText ?? '').trim() !== '' && wrongIn(query) === undefined,
    placeholderData: keepPreviousData,
  });

/** What the search asks for first: what it finds, and what its filters offer. */
export const prefetchSearch = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  const options = foundQuery(documentSearch.query(search));
  if (options.enabled) void queryClient.prefetchQuery(options);
  void queryClient.prefetchQuery(departmentTreeQuery);
};

type Props = {
  text: string;
  searchType: SearchType;
  /** What is wrong with what was looked for. */
  error: string | undefined;
  onSearch: (text: string) => void;
  onType: (type: SearchType) => void;
};

/** What is looked for, and where: in titles, or in what the documents say too. */
const SearchBox = ({ text, searchType, error, onSearch, onType }: Props) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState(text);
  const known = useRef(text);
  // Back changed the address: the box follows.
  if (known.current !== text) {
    known.current = text;
    setTyped(text);
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // Nothing is no search (rules/documents.md#search).
    if (typed.trim() !== '') onSearch(typed.trim());
  };
  return (
    <div {...landmark} className={classes.box}>
      <form className={classes.line} onSubmit={submit}>
        <TextInput
          className={classes.typed ?? ''}
          type="search"
          aria-label={t(documentSearchWords.menu.label)}
          placeholder={t(documentSearchWords.menu.label)}
          leftSection={<IconSearch size={16} aria-hidden />}
          maxLength={documentLimits.searchText}
          value={typed}
          error={error}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit">{t(documentSearchWords.search)}</Button>
      </form>
      <RadioRow
        legend={t(documentSearchWords.where)}
        options={searchTypes.map((value) => ({ value, label: t(documentSearchWords.type[value]) }))}
        value={searchType}
        onChange={onType}
      />
    </div>
  );
};

/** Nothing was found: what else can be done. */
const NothingFound = ({ list }: { list: ListOf<typeof documentSearch> }) => {
  const { t } = useTranslation();
  const inTitles = list.search.searchType === undefined;
  const { clear } = list;
  if (!list.isFirstPage)
    return (
      <EmptyState message={t(uiWords.list.pageGone)}>
        <Button variant="default" onClick={() => list.toPage(0)}>
          {t(uiWords.list.firstPage)}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState
      message={t(documentSearchWords.none, { text: list.search.q ?? '' })}
      hint={t(inTitles ? documentSearchWords.noneInTitles : documentSearchWords.noneAtAll)}
    >
      {inTitles && (
        <Button variant="default" onClick={() => list.narrow({ searchType: 'Content' })}>
          {t(documentSearchWords.lookInside)}
        </Button>
      )}
      {clear && (
        <Button variant="default" onClick={clear}>
          {t(uiWords.filters.clear)}
        </Button>
      )}
    </EmptyState>
  );
};

const Found = ({ list }: { list: ListOf<typeof documentSearch> }) => {
  const { t } = useTranslation();
  const { data: page, error, isPlaceholderData, refetch } = useQuery(foundQuery(list.query));
  if (error && page === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (page === undefined) return <Skeleton height={320} />;
  return (
    <>
      {page.items.length === 0 ? (
        <NothingFound list={list} />
      ) : (
        <ol
          className={classes.found}
          aria-label={t(documentSearchWords.found)}
          aria-busy={isPlaceholderData}
          data-stale={isPlaceholderData}
        >
          {page.items.map((found) => (
            <Hit key={found.id} found={found} sought={list.search.q ?? ''} />
          ))}
        </ol>
      )}
      <Pager page={page} onPage={list.toPage} />
    </>
  );
};

/** The search over all drives, by titles or by what the documents say (rules/documents.md#search). */
export const SearchScreen = () => {
  const { t } = useTranslation();
  const list = useList(documentSearch);
  const { q = '', searchType = 'Title' } = list.search;
  const { error } = useQuery(foundQuery(list.query));
  const known = wrongIn(list.query);
  const told = isFailure(error) ? error.errors.find(({ path }) => path === 'searchText')?.message : undefined;
  const wrong = known ? fieldMessage(known) : told;
  const chipWords = useFilterWords(list.search);
  const isAsked = q.trim() !== '' && wrong === undefined;
  return (
    <>
      <PageHeader wide title={t(documentSearchWords.title)} />
      <SearchBox
        text={q}
        searchType={searchType}
        error={wrong}
        onSearch={(text) => list.narrow({ q: text })}
        onType={(type) => list.narrow({ searchType: type })}
      />
      <SearchFilters list={list} />
      <FilterChips chips={list.chips(chipWords)} onClear={() => list.clear?.()} />
      {isAsked && <Found list={list} />}
      {!isAsked && wrong === undefined && (
        <EmptyState message={t(documentSearchWords.start)} hint={t(documentSearchWords.startHint)} />
      )}
    </>
  );
};
