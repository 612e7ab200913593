import type { ReportRow } from '@portal/contract/safety';
import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { today } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/list-news.tsx';
import { type ListPage, useListPage } from '../../../ui/list/list-page.ts';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { PendingSection } from '../../../ui/page/pending-section.tsx';
import { countOf, useWaiting } from '../../../ui/queue/waiting-strip.tsx';
import type { RowLink } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { prefetchReport } from '../report/report.queries.ts';
import { reportListWords } from '../report-list/report-list.words.ts';
import { useReportColumns } from '../report-list/report-list-columns.tsx';
import { reportShape } from '../report-list/report-list-table.tsx';

type HomeReportsProps = {
  label: string;
  rows: readonly ReportRow[];
  groupOf?: ((row: ReportRow) => string) | undefined;
  /** Where a row links to. */
  linkOf: (row: ReportRow) => RowLink;
};

/** Some reports, away from their list. */
export const HomeReports = ({ label, rows, groupOf, linkOf }: HomeReportsProps) => {
  const queryClient = useQueryClient();
  return (
    <DataTable
      {...reportShape}
      columns={useReportColumns(['reportNo', 'status', 'subject', 'eventDate', 'reportDate'])}
      label={label}
      rows={rows}
      {...(groupOf ? { groupOf } : {})}
      linkOf={linkOf}
      onIntent={({ id }) => void prefetchReport(queryClient, id)}
      empty={null}
    />
  );
};

type Props<Key extends QueryKey> = {
  name: string;
  heading: string;
  query: UseQueryOptions<ListPage<ReportRow>, Error, ListPage<ReportRow>, Key>;
  /** Whether there is such a list at all, where that has to be asked: it is on its way, or did not come. */
  isAsked?: boolean;
  notAsked?: Error | null;
  /** Those of the list that stand here, all of them looked at. */
  picks?: (row: ReportRow) => boolean;
  isDueToday?: boolean;
  most: number;
  linkOf: (row: ReportRow) => RowLink;
  /** The way to all of them. */
  all?: ReactNode;
};

/** Reports that wait for something of mine, today or never due; nothing where there are none. */
export const WaitingReports = <Key extends QueryKey>(props: Props<Key>) => {
  const {
    name,
    heading,
    query,
    isAsked = false,
    notAsked = null,
    picks,
    isDueToday = false,
    most,
    linkOf,
    all,
  } = props;
  const { t } = useTranslation();
  const asked = useListPage(query);
  const { data, isLoading, error, latest, takeLatest } = asked;
  // Where nothing stood, nothing moves under the pointer.
  const page = data?.items.length === 0 ? latest : data;
  const rows = picks ? page?.items.filter(picks) : page?.items;
  const { total = 0, items = [] } = page ?? {};
  // Those that are due today have all been looked at.
  const held = isDueToday ? (rows?.length ?? 0) : total - items.length + (rows?.length ?? 0);
  const { shown, groupOf } = useWaiting(name, {
    rows,
    comes: isAsked || isLoading,
    lost: notAsked !== null || error !== null,
    total: page && held,
    ...(isDueToday ? { dueOf: today } : {}),
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
        words={(count) => t(reportListWords.news, { count })}
        onTake={takeLatest}
      />
      {all}
    </>
  );
  return (
    <PageSection
      {...place}
      link={link}
      {...countOf({ ...page, total: held, ...(isDueToday ? { totalCapped: false } : {}) })}
    >
      <HomeReports label={heading} rows={shown} groupOf={groupOf} linkOf={linkOf} />
    </PageSection>
  );
};
