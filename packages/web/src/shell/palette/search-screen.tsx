import { Skeleton } from '@mantine/core';
import { searchLimits } from '@portal/contract/kernel';
import { queryOptions, type UseQueryResult, useQueries, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, type LinkProps, useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { type Menu, menusQuery } from '../../areas/identity/index.ts';
import type { AreaOnDemand, Found, FoundOfArea, FoundPerson, WebArea } from '../../platform/area.ts';
import { currentLanguage, translate, useTranslation } from '../../platform/i18n.ts';
import { SearchField } from '../../ui/list/search-field.tsx';
import { Marked } from '../../ui/look/marked.tsx';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { FailureNote } from '../../ui/page/failure-note.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { PersonAvatar } from '../../ui/person/avatar.tsx';
import { visibleAreas } from '../menu-screens.ts';
import { loadScreens, screensMatching } from './palette-screens.ts';
import classes from './search.module.css';
import { searchWords } from './search.words.ts';

type FindAll = NonNullable<AreaOnDemand['findAll']>;

/** The results under one heading; without `find`: screens and acts. */
type SearchPart = { readonly name: string; readonly heading: FindAll['heading'] | undefined } & Pick<FindAll, 'find'>;

const screensPart = (menus: readonly Menu[], hrefOf: (link: LinkProps) => string): SearchPart => ({
  name: 'screens',
  heading: undefined,
  find: async (text): Promise<FoundOfArea> => {
    const items = screensMatching(await loadScreens(menus), text);
    return {
      items: items.map(({ label, area = '', link }) => ({
        key: `${area} ${label}`,
        label,
        description: area,
        href: hrefOf(link),
      })),
      lists: [],
    };
  },
});

const partOf = async ({ onDemand }: WebArea): Promise<SearchPart[]> => {
  const findAll = (await onDemand?.())?.onDemand.findAll;
  if (!findAll) return [];
  const { heading, find } = findAll;
  return [{ name: heading.en, heading, find }];
};

/** The parts of the results, for the areas that the user sees. */
const partsQuery = (menus: readonly Menu[], hrefOf: (link: LinkProps) => string) =>
  queryOptions({
    queryKey: ['search-parts', menus.map(({ name }) => name).join()],
    queryFn: async (): Promise<SearchPart[]> => [
      screensPart(menus, hrefOf),
      ...(await Promise.all(visibleAreas(menus).map(partOf))).flat(),
    ],
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The results of one part: the failure of one leaves the others. */
const partQuery = ({ name, find }: SearchPart, text: string) =>
  queryOptions({
    queryKey: ['search', name, currentLanguage(), text],
    queryFn: ({ signal }) => find(text, signal),
    enabled: text !== '',
  });

type HitProps = { found: Found; text: string; onPerson: (person: FoundPerson) => void };

const Hit = ({ found, text, onPerson }: HitProps) => {
  const label = <Marked line={found.label} search={text} />;
  const note = found.description !== '' && (
    <span className={classes.note}>
      <Marked line={found.description} search={text} />
    </span>
  );
  if ('Card' in found)
    return (
      <button type="button" className={classes.hit} aria-haspopup="dialog" onClick={() => onPerson(found)}>
        <PersonAvatar name={found.personName} />
        <span className={classes.said}>
          <span className={classes.label}>{label}</span>
          {note}
        </span>
      </button>
    );
  return (
    <Link to={found.href} className={classes.hit}>
      <span className={classes.said}>
        <span className={classes.label}>{label}</span>
        {note}
      </span>
    </Link>
  );
};

type Props = { part: SearchPart; text: string; result: UseQueryResult<FoundOfArea> };

const Body = ({ part, text, result: { data, error, refetch } }: Props) => {
  const { t } = useTranslation();
  const [person, setPerson] = useState<FoundPerson>();
  if (error && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={96} />;
  if (data.items.length === 0 && data.lists.length === 0)
    return <p className={classes.none}>{t(searchWords.noneHere)}</p>;
  const close = () => setPerson(undefined);
  const { items, total = items.length, lists } = data;
  const heading = part.heading ? translate(part.heading) : t(searchWords.screens);
  return (
    <>
      <ul className={classes.hits} aria-label={t(searchWords.results, { heading })}>
        {items.map((found) => (
          <li key={found.key}>
            <Hit found={found} text={text} onPerson={setPerson} />
          </li>
        ))}
      </ul>
      {total > items.length && <p className={classes.none}>{t(searchWords.more, { total, shown: items.length })}</p>}
      {lists.length > 0 && (
        <ul className={classes.lists}>
          {lists.map(({ label, count, href }) => (
            <li key={href}>
              <Link to={href}>{t(searchWords.allIn, { label, count })}</Link>
            </li>
          ))}
        </ul>
      )}
      {person && <person.Card onClose={close} onMissing={close} />}
    </>
  );
};

/** The results of one area, with a link to all of them. */
const SearchPartResults = (props: Props) => {
  const { t } = useTranslation();
  const { name, heading } = props.part;
  const id = `found-${name.replaceAll(' ', '-')}`;
  return (
    <section className={classes.part} aria-labelledby={id} aria-busy={props.result.isFetching}>
      <h2 id={id} className={classes.heading}>
        {heading ? translate(heading) : t(searchWords.screens)}
      </h2>
      <Body {...props} />
    </section>
  );
};

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

/** All results for a text, by area, with links to the lists. */
export const SearchResults = () => {
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
