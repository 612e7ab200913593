import type { ReportRow } from '@portal/contract/safety';
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/news.tsx';
import { type ListPage, useListPage } from '../../../ui/list/page.ts';
import { PageSection } from '../../../ui/page/panel.tsx';
import { PendingSection } from '../../../ui/page/pending-section.tsx';
import type { RowLink } from '../../../ui/table/column.ts';
import { countOf, useWaiting } from '../../../ui/waiting/desk.ts';
import { HomeReports } from './rows.tsx';

type Props<Key extends QueryKey> = {
  name: string;
  heading: string;
  query: UseQueryOptions<ListPage<ReportRow>, Error, ListPage<ReportRow>, Key>;
  /** Whether there is such a list at all, where that has to be asked: it is on its way, or did not come. */
  isAsked?: boolean;
  notAsked?: Error | null;
  most: number;
  linkOf: (row: ReportRow) => RowLink;
  /** The way to all of them. */
  all?: ReactNode;
};

/** Reports that wait for something of mine and are never due; nothing where there are none. */
export const WaitingReports = <Key extends QueryKey>(props: Props<Key>) => {
  const { name, heading, query, isAsked = false, notAsked = null, most, linkOf, all } = props;
  const { t } = useTranslation();
  const asked = useListPage(query);
  const { data, isLoading, error, latest, takeLatest } = asked;
  // Where nothing stood, nothing moves under the pointer.
  const page = data?.items.length === 0 ? latest : data;
  const { shown } = useWaiting(name, {
    rows: page?.items,
    comes: isAsked || isLoading,
    lost: notAsked !== null || error !== null,
    total: page?.total,
    most,
  });
  const place = { id: `home-${name}`, heading };
  if (page === undefined || shown === undefined) return <PendingSection {...place} asked={asked} />;
  if (shown.length === 0) return null;
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
    <PageSection {...place} link={link} {...countOf(page)}>
      <HomeReports label={heading} rows={shown} linkOf={linkOf} />
    </PageSection>
  );
};
