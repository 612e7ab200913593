import {
  completeReport,
  deleteReport,
  downloadReportFile,
  downloadReportZip,
  getReport,
  printReport,
  type Report,
  reopenReport,
} from '@portal/contract/safety';
import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { call } from '../../../platform/calls/call.ts';
import { readIfDone } from '../../../platform/calls/lost-answer.ts';
import { download } from '../../../platform/files/download.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import { reportStatusesQuery } from '../catalogue/catalogue.queries.ts';
import { safetyKeys } from '../safety.queries.ts';

export const reportQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.report(id),
    queryFn: ({ signal }) => call(getReport, { params: { id } }, { signal }),
  });

type Versioned = { id: number; version: number };

/** For people who may close and reopen a case. */
const isClosed = ({ can }: Pick<Report, 'can'>): boolean => can.reopen === true;

/** Acts that need a confirmation. */
export const actMutations = {
  delete: ({ id, version }: Versioned) => call(deleteReport, { params: { id } }, { ifMatch: version }),
  complete: ({ id, version }: Versioned, content?: string) => {
    const readIfClosed = () => readIfDone(call(getReport, { params: { id } }), isClosed);
    return call(completeReport, { params: { id }, body: { content } }, { ifMatch: version, confirmDone: readIfClosed });
  },
  reopen: ({ id, version }: Versioned) => {
    const readIfClosed = () => readIfDone(call(getReport, { params: { id } }), (now) => !isClosed(now));
    return call(reopenReport, { params: { id } }, { ifMatch: version, confirmDone: readIfClosed });
  },
} as const;
export type ConfirmedAct = keyof typeof actMutations;

type ReportFileRef = { id: number; fileId: number };

export const saveFile = (params: ReportFileRef): Promise<void> => download(downloadReportFile, { params });

export const fileMutation = mutationOptions({ mutationFn: saveFile });

export const zipMutation = mutationOptions({
  mutationFn: (id: number) => download(downloadReportZip, { params: { id } }),
});

export const pdfMutation = mutationOptions({
  mutationFn: (id: number) => download(printReport, { params: { id } }),
});

/** A draft has no day of submission, and every other report has one. */
export const isSubmitted = ({ reportDate }: { reportDate: string | null }): boolean => reportDate !== null;

/**
 * Fetches the report of an address before its screen is shown, which shows a failure; cached data is enough. A draft is
 * not read here: it redirects to the start page (rules/safety.md#who-sees-a-report).
 */
export const loadReport = async (queryClient: QueryClient, address: string): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  void queryClient.prefetchQuery(reportStatusesQuery);
  const report = await queryClient.ensureQueryData(reportQuery(id)).catch(() => undefined);
  if (report && !isSubmitted(report)) throw redirect({ to: '/esms', replace: true });
  return { id };
};

/** Prefetches a report that is about to be opened. */
export const prefetchReport = (queryClient: QueryClient, id: number): Promise<void> =>
  queryClient.prefetchQuery(reportQuery(id));
