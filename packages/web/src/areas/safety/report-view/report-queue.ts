import { listReports, type Report } from '@portal/contract/safety';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { linkOptions, useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { call } from '../../../platform/calls/call.ts';
import { LONGEST_QUEUE, queue, queueText } from '../../../ui/queue/queue-order.ts';
import { useListNow, useQueue } from '../../../ui/queue/use-queue.ts';
import { reportQuery } from '../report/report.queries.ts';
import { type Triage, type TriageSteps, triages } from '../report/report-triage.ts';
import type { ReportSearch } from '../report-list/report-list.queries.ts';
import { safetyKeys } from '../safety.queries.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The list of reports that the queue follows. */
    triage?: Triage | undefined;
  }
}

const USUAL_PAGE = 20;

/** The number of reports in a queue, around the page it was started from. */
const around = ({ offset = 0, limit = USUAL_PAGE, ...filters }: ReportSearch) => ({
  ...filters,
  offset: Math.floor((offset * limit) / LONGEST_QUEUE),
  limit: LONGEST_QUEUE,
});

const rowsQuery = (triage: Triage, search: ReportSearch) => {
  const query = {
    new: { status: 'Open' as const, limit: LONGEST_QUEUE },
    assess: { awaitsMe: true, limit: LONGEST_QUEUE },
    list: around(search),
  }[triage];
  return queryOptions({
    queryKey: [...safetyKeys.list, 'triage', query],
    queryFn: ({ signal }) => call(listReports, { query }, { signal }),
  });
};

/** A new report waits until its risk is assessed or it needs no management; others until the user goes on. */
const stillWaits: Readonly<Record<Triage, (report: Report) => boolean>> = {
  new: ({ can, initialRisk, classification }) =>
    can.classify === true && !initialRisk?.riskLevel && classification?.isUnmanaged !== true,
  assess: ({ can }) => can.assess2 === true,
  list: () => true,
};

const triageIn = (given: unknown): Triage | undefined => triages.find((triage) => triage === given);

type Address = { queue?: unknown; triage?: unknown };

/** A report of the list that the queue follows, from the address or the present list. */
export const useReportQueue = (report: Report, listSearch: ReportSearch) => {
  const search = useSearch({ strict: false }) as Address;
  const came = useRouterState({ select: ({ location }) => triageIn(location.state.triage) });
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const inAddress = triageIn(search.triage);
  const triage = inAddress ?? came;
  const text = inAddress === undefined ? undefined : queue().read(search.queue);
  const begins = triage !== undefined && text === undefined;
  const rows = useListNow(rowsQuery(triage ?? 'list', listSearch), begins)?.items;
  const known = triage ?? 'list';
  /** The tab to open: for an unclassified report the steps before the risk. */
  const tabOf = (id: number): string => {
    const next = queryClient.getQueryData(reportQuery(id).queryKey);
    return hash === 'riskAnalysis' && next?.classification === null ? 'classification' : hash;
  };
  const { bar, leave } = useQueue({
    id: report.id,
    queue: text,
    begun: begins && rows !== undefined && rows.length > 1 ? queueText(rows.map(({ id }) => id)) : undefined,
    recordOf: ({ id }) => reportQuery(id),
    waits: stillWaits[known],
    also: { triage: known },
    linkOf: ({ id }, line) =>
      linkOptions({
        to: '/esms/report/view/$id',
        params: { id: String(id) },
        search: { ...listSearch, queue: line, triage: known } as ReportSearch,
        hash: tabOf(id),
      }),
    list:
      known === 'list'
        ? linkOptions({ to: '/esms/report', search: listSearch, state: { row: report.id } })
        : linkOptions({ to: '/' }),
  });
  const steps: TriageSteps = {
    classified: (isUnmanaged) => {
      if (isUnmanaged) leave();
      else
        void navigate({
          to: '.',
          search: true,
          hash: 'riskAnalysis',
          replace: true,
          resetScroll: false,
          ignoreBlocker: true,
        });
    },
    assessed: leave,
  };
  return { bar, leave, steps: bar && steps };
};
