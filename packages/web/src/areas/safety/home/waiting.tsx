import type { ReportRow } from '@portal/contract/safety';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/news.tsx';
import { type ListPage, useListPage } from '../../../ui/list/page.ts';
import { PageSection } from '../../../ui/page/panel.tsx';
import type { RowLink } from '../../../ui/table/column.ts';
import { countOf, useWaiting } from '../../../ui/waiting/desk.ts';
import { HomeReports } from './rows.tsx';

type Props<Key extends QueryKey> = {
  name: string;
  heading: string;
  query: UseQueryOptions<ListPage<ReportRow>, Error, ListPage<ReportRow>, Key>;
  /** It is being asked whether there is such a list at all. */
  isAsked?: boolean;
  most: number;
  linkOf: (row: ReportRow) => RowLink;
  /** The way to all of them. */
  all?: ReactNode;
};

/** Reports that wait for something of mine and are never due; nothing where there are none. */
export const WaitingReports = <Key extends QueryKey>(props: Props<Key>) => {
  const { name, heading, query, isAsked = false, most, linkOf, all } = props;
  const { t } = useTranslation();
  const { data, isLoading, latest, takeLatest } = useListPage(query);
  // Where nothing stood, nothing moves under the pointer.
  const page = data?.items.length === 0 ? latest : data;
  const { shown } = useWaiting(name, {
    rows: page?.items,
    comes: isAsked || isLoading,
    total: page?.total,
    most,
  });
  if (page === undefined || shown === undefined || shown.length === 0) return null;
  const link = (
    <>
      <ListNews
        shown={page}
        latest={latest}
        idOf={({ id }) => id}
        words={(count) => t('safety.list.news', { count })}
        onTake={takeLatest}
      />
      {all}
    </>
  );
  return (
    <PageSection id={`home-${name}`} heading={heading} link={link} {...countOf(page)}>
      <HomeReports label={heading} rows={shown} linkOf={linkOf} />
    </PageSection>
  );
};
