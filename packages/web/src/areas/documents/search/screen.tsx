import { Button, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isFailure } from '../../../platform/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { fieldMessage } from '../../../platform/sentences.ts';
import { FilterChips } from '../../../ui/list/chips.tsx';
import { Pager } from '../../../ui/list/pager.tsx';
import { type ListOf, useList } from '../../../ui/list/state.ts';
import { EmptyState } from '../../../ui/page/empty-state.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageHeader } from '../../../ui/page/header.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { documentSearch } from './address.ts';
import { foundQuery, wrongIn } from './api.ts';
import { SearchBox } from './box.tsx';
import { documentSearchWords } from './document-search.words.ts';
import { SearchFilters, useFilterWords } from './filters.tsx';
import { Hit } from './hit.tsx';
import classes from './styles.module.css';

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
