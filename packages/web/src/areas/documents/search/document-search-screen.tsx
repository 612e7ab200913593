import { Button, Skeleton, TextInput } from '@mantine/core';
import { documentLimits, type SearchType, searchTypes } from '@portal/contract/documents';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { isFailure } from '../../../platform/calls/failure.ts';
import { fieldMessage } from '../../../platform/calls/problem-messages.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { FilterChips } from '../../../ui/list/chips.tsx';
import { type ListOf, useList } from '../../../ui/list/list-state.ts';
import { Pager } from '../../../ui/list/pager.tsx';
import { RadioRow } from '../../../ui/list/radio-row.tsx';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import classes from './document-search.module.css';
import { foundDocumentsQuery, searchProblem } from './document-search.queries.ts';
import { documentSearchWords } from './document-search.words.ts';
import { documentSearch } from './document-search-address.ts';
import { landmark } from './document-search-box.tsx';
import { SearchFilters, useFilterWords } from './document-search-filters.tsx';
import { SearchHit } from './document-search-hit.tsx';

type Props = {
  text: string;
  searchType: SearchType;
  /** The problem of the search text. */
  error: string | undefined;
  onSearch: (text: string) => void;
  onType: (type: SearchType) => void;
};

/** The search text, and its scope: titles, or contents too. */
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

/** Suggestions if there are no hits. */
const NothingFound = ({ list }: { list: ListOf<typeof documentSearch> }) => {
  const { t } = useTranslation();
  const inTitles = list.search.searchType === undefined;
  const { clear } = list;
  if (!list.isFirstPage)
    return (
      <EmptyState message={t(uiWords.list.pageMissing)}>
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
  const { data: page, error, isPlaceholderData, refetch } = useQuery(foundDocumentsQuery(list.query));
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
            <SearchHit key={found.id} found={found} sought={list.search.q ?? ''} />
          ))}
        </ol>
      )}
      <Pager page={page} onPage={list.toPage} />
    </>
  );
};

/** The search over all drives, by titles or contents (rules/documents.md#search). */
export const SearchScreen = () => {
  const { t } = useTranslation();
  const list = useList(documentSearch);
  const { q = '', searchType = 'Title' } = list.search;
  const { error } = useQuery(foundDocumentsQuery(list.query));
  const known = searchProblem(list.query);
  const message = isFailure(error) ? error.errors.find(({ path }) => path === 'searchText')?.message : undefined;
  const wrong = known ? fieldMessage(known) : message;
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
