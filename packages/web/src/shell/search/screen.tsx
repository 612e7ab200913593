import { searchLimits } from '@portal/contract/kernel';
import { useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { menusQuery } from '../../areas/identity/index.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { SearchField } from '../../ui/list/search-field.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { FailureNote } from '../../ui/page/failure-note.tsx';
import { PageHeader } from '../../ui/page/header.tsx';
import { partQuery, partsQuery, type SearchPart } from './api.ts';
import { SearchPartResults } from './part.tsx';
import { searchWords } from './search.words.ts';
import classes from './styles.module.css';

const PAUSE_MS = 400;

const Results = ({ text, parts }: { text: string; parts: readonly SearchPart[] }) => {
  const { t } = useTranslation();
  const results = useQueries({ queries: parts.map((part) => partQuery(part, text)) });
  const isDone = results.every(({ data, error }) => data !== undefined || error !== null);
  const isEmpty = results.every(({ data }) => data?.items.length === 0);
  if (isEmpty) return <EmptyState message={t(searchWords.none, { text })} hint={t(searchWords.noneHint)} />;
  return (
    <>
      <p role="status" className={classes.done}>
        {isDone && t(searchWords.done)}
      </p>
      {parts.map((part, place) => {
        const result = results[place];
        return result && <SearchPartResults key={part.name} {...{ part, text, result }} />;
      })}
    </>
  );
};

/** Everything that a text finds, by area, with the way to each list. */
const SearchResultsScreen = () => {
  const { t } = useTranslation();
  const { q = '' } = useSearch({ from: '/search' });
  const navigate = useNavigate({ from: '/search' });
  const text = q.trim().slice(0, searchLimits.name);
  const { data: menus } = useSuspenseQuery(menusQuery);
  const router = useRouter();
  const { data: parts, error, refetch } = useQuery(partsQuery(menus, (link) => router.buildLocation(link).href));
  return (
    <div className={classes.page}>
      <PageHeader title={text === '' ? t(searchWords.title) : t(searchWords.titleOf, { text })} />
      <SearchField
        label={t(searchWords.field)}
        value={text}
        pauseMs={PAUSE_MS}
        onChange={(typed) => void navigate({ search: typed === '' ? {} : { q: typed }, replace: true })}
      />
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {text === '' ? (
        <EmptyState message={t(searchWords.begin)} hint={t(searchWords.beginHint)} />
      ) : (
        parts && <Results key={text} text={text} parts={parts} />
      )}
    </div>
  );
};

export default SearchResultsScreen;
