import { getDepartment } from '@portal/contract/directory';
import {
  changeReport,
  codes,
  createReportDraft,
  deleteReportFile,
  downloadReportFile,
  getReport,
  listReports,
  type Report,
  type ReportBody,
  type ReportType,
  submitReportDraft,
  updateReportDraft,
  uploadReportFiles,
} from '@portal/contract/safety';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import { call } from '../../../platform/calls/call.ts';
import { isFailure } from '../../../platform/calls/failure.ts';
import { fetchFile } from '../../../platform/files/download.ts';
import { upload } from '../../../platform/files/file-upload.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import { type DraftCalls, removeFiles } from '../../../ui/form/page/draft-save.ts';
import { meQuery } from '../../identity/index.ts';
import { isSubmitted, reportQuery } from '../report/report.queries.ts';
import { safetyKeys } from '../safety.queries.ts';

/** The calls that write a draft and send it in. */
export const draftCalls: DraftCalls<ReportBody, Report> = {
  create: (body, idempotencyKey) => call(createReportDraft, { body }, { idempotencyKey }),
  update: (id, body, version) => call(updateReportDraft, { params: { id }, body }, { ifMatch: version }),
  read: (id) => call(getReport, { params: { id } }),
  submit: (id, body, version) => call(submitReportDraft, { params: { id }, body }, { ifMatch: version }),
  sendFile: (id, file, options) => upload(uploadReportFiles, { params: { id }, files: [file], ...options }),
  removeFile: (id, fileId) => call(deleteReportFile, { params: { id, fileId } }),
  fetchFile: (id, fileId) => fetchFile(downloadReportFile, { params: { id, fileId } }),
};

/** The same for a submitted report, which saving changes. */
export const changeCalls: DraftCalls<ReportBody, Report> = {
  ...draftCalls,
  update: (id, body, version) => call(changeReport, { params: { id }, body }, { ifMatch: version }),
};

/**
 * A report that becomes confidential is refused because of a file that cannot be cleaned, even if it is to be removed
 * with the same save, so removals come first. Each removal increments the version.
 */
export const withFilesRemovedFirst = (
  calls: DraftCalls<ReportBody, Report>,
  removedIds: () => readonly number[],
): DraftCalls<ReportBody, Report> => ({
  ...calls,
  update: async (id, body, version) => {
    const ids = removedIds();
    try {
      return await calls.update(id, body, version);
    } catch (error) {
      if (!isFailure(error, 'file-not-cleanable') || ids.length === 0) throw error;
      await removeFiles((fileId) => calls.removeFile(id, fileId), ids);
      return calls.update(id, body, version + ids.length);
    }
  },
});

/** A department with its code. */
export const departmentQuery = (id: number) =>
  queryOptions({
    queryKey: ['directory', 'department', id],
    queryFn: ({ signal }) => call(getDepartment, { params: { id } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The flight of the report that the user submitted last; null if there is none. */
export const lastFlightQuery = queryOptions({
  queryKey: [...safetyKeys.list, 'last-flight'],
  queryFn: async ({ signal }) => {
    const { items } = await call(listReports, { query: { myReportOnly: true, limit: 1 } }, { signal });
    const [last] = items;
    if (last === undefined) return null;
    return (await call(getReport, { params: { id: last.id } }, { signal })).flightDetail;
  },
  staleTime: 60_000,
});

const types: Readonly<Record<string, ReportType>> = { ssr: 'SSR', ssvr: 'SSVR' };

/** Fetches the user's department, which decides on two sections; the form does not wait for it. */
const prefetchOwnDepartment = (queryClient: QueryClient): void => {
  void queryClient
    .ensureQueryData(meQuery)
    .then(({ employee }) => queryClient.prefetchQuery(departmentQuery(employee.department.id)))
    .catch(() => undefined);
};

type NewReportSearch = {
  /** The draft that a new form was saved as: going back in the browser opens it. */
  draft?: number;
  /** The choices before the form: the kind of a mandatory report, and whether a voluntary one is confidential. */
  kind?: number;
  confidential?: true;
};

/** The values that an address has for a new report. */
export const newReportSearch = ({ draft, kind, confidential }: Record<string, unknown>): NewReportSearch => ({
  ...(Number.isInteger(draft) && { draft: Number(draft) }),
  ...(codes.mandatoryReportType.some((code) => code === kind) && { kind: Number(kind) }),
  ...(confidential === true && { confidential }),
});

/** The type of report that an address names. */
export const loadNewReport = (queryClient: QueryClient, address: string): { reportType: ReportType } => {
  const reportType = types[address];
  if (reportType === undefined) throw notFound();
  prefetchOwnDepartment(queryClient);
  return { reportType };
};

/** Fetches the draft of an address; a submitted report has no form here (rules/safety.md#who-sees-a-report). */
export const loadDraft = async (queryClient: QueryClient, address: string): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  prefetchOwnDepartment(queryClient);
  const report = await queryClient.fetchQuery(reportQuery(id)).catch(() => undefined);
  if (report && isSubmitted(report)) throw redirect({ to: '/esms', replace: true });
  return { id };
};
