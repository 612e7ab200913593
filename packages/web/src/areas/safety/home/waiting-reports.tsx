import type { ReportRow } from '@portal/contract/safety';
import { type QueryKey, type UseQueryOptions, useQueryClient } from '@tanstack/react-query';
import type { LinkProps } from '@tanstack/react-router';
import { today } from '../../../platform/device/clock.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { ListNews } from '../../../ui/list/list-news.tsx';
import { type ListPage, useListPage } from '../../../ui/list/list-page.ts';
import { WaitingSource } from '../../../ui/queue/waiting-source.tsx';
import { countOf } from '../../../ui/queue/waiting-strip.tsx';
import type { RowLink } from '../../../ui/table/column.ts';
import { DataTable } from '../../../ui/table/data.tsx';
import { prefetchReport } from '../report/report.queries.ts';
import { reporterAndDay } from '../report/report-texts.ts';
import { reportListWords } from '../report-list/report-list.words.ts';
import { useReportColumns } from '../report-list/report-list-columns.tsx';
import { reportShape } from '../report-list/report-list-table.tsx';

type HomeReportsProps = {
  label: string;
  rows: readonly ReportRow[];
  /** Where a row links to. */
  linkOf: (row: ReportRow) => RowLink;
};

/** Some reports, away from their list. */
export const HomeReports = ({ label, rows, linkOf }: HomeReportsProps) => {
  const queryClient = useQueryClient();
  return (
    <DataTable
      {...reportShape}
      columns={useReportColumns(['reportNo', 'status', 'subject', 'eventDate', 'reportDate'])}
      label={label}
      rows={rows}
      linkOf={linkOf}
      onIntent={({ id }) => void prefetchReport(queryClient, id)}
      empty={null}
    />
  );
};

type Props<Key extends QueryKey> = {
  name: string;
  heading: string;
  /** Area and kind of work, as a row of what waits says it. */
  kind: string;
  query: UseQueryOptions<ListPage<ReportRow>, Error, ListPage<ReportRow>, Key>;
  /** Whether there is such a list at all, where that has to be asked: it is on its way, or did not come. */
  isAsked?: boolean;
  notAsked?: Error | null;
  /** Those of the list that stand here, all of them looked at. */
  picks?: (row: ReportRow) => boolean;
  isDueToday?: boolean;
  most: number;
  linkOf: (row: ReportRow) => RowLink;
  /** The list that holds them all. */
  to?: LinkProps;
};

/** Reports that wait for something of mine, today or never due; nothing where there are none. */
export const WaitingReports = <Key extends QueryKey>(props: Props<Key>) => {
  const { query, isAsked = false, notAsked = null, picks, isDueToday = false, linkOf, ...given } = props;
  const { t } = useTranslation();
  const asked = useListPage(query);
  const { data, isLoading, error, latest, takeLatest } = asked;
  // Where nothing stood, nothing moves under the pointer.
  const page = data?.items.length === 0 ? latest : data;
  const rows = picks ? page?.items.filter(picks) : page?.items;
  const { total = 0, items = [] } = page ?? {};
  // Those that are due today have all been looked at.
  const held = isDueToday ? (rows?.length ?? 0) : total - items.length + (rows?.length ?? 0);
  return (
    <WaitingSource
      {...given}
      rows={rows}
      comes={isAsked || isLoading}
      lost={notAsked !== null || error !== null}
      total={page && held}
      {...countOf(page && { ...page, total: held, ...(isDueToday ? { totalCapped: false } : {}) })}
      itemOf={(row) => ({
        id: row.id,
        title: reportShape.nameOf(row),
        note: [row.reportNo, reporterAndDay(row)].filter(Boolean).join(' · '),
        due: isDueToday ? today() : null,
        link: linkOf(row),
      })}
      news={
        <ListNews
          shown={page}
          latest={latest}
          idOf={({ id }) => id}
          words={(count) => t(reportListWords.news, { count })}
          onTake={takeLatest}
        />
      }
      query={asked}
    />
  );
};
