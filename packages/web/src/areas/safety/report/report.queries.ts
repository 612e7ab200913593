import {
  completeReport,
  deleteReport,
  downloadReportFile,
  downloadReportZip,
  getReport,
  listHazardCategories,
  listOccurrences,
  listPotentialConsequences,
  listRootCauses,
  printReport,
  type Report,
  reopenReport,
} from '@portal/contract/safety';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { standing } from '../../../platform/calls/unanswered.ts';
import { download } from '../../../platform/files/download.ts';
import { safetyKeys } from './report-lookups.queries.ts';

/** The categories of occurrences, by their groups. */
export const occurrencesQuery = queryOptions({
  queryKey: safetyKeys.catalogue('occurrences'),
  queryFn: ({ signal }) => call(listOccurrences, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const hazardCategoriesQuery = queryOptions({
  queryKey: safetyKeys.catalogue('hazard-categories'),
  queryFn: ({ signal }) => call(listHazardCategories, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const consequencesQuery = queryOptions({
  queryKey: safetyKeys.catalogue('potential-consequences'),
  queryFn: ({ signal }) => call(listPotentialConsequences, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const rootCausesQuery = queryOptions({
  queryKey: safetyKeys.catalogue('root-causes'),
  queryFn: ({ signal }) => call(listRootCauses, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const reportQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.report(id),
    queryFn: ({ signal }) => call(getReport, { params: { id } }, { signal }),
  });

type Versioned = { id: number; version: number };

/** To whoever may close a case and open it again. */
const isClosed = ({ can }: Pick<Report, 'can'>): boolean => can.reopen === true;

/** Acts that are asked for once more before they are done. */
export const actMutations = {
  delete: ({ id, version }: Versioned) => call(deleteReport, { params: { id } }, { ifMatch: version }),
  complete: ({ id, version }: Versioned) => {
    const stands = () => standing(call(getReport, { params: { id } }), isClosed);
    return call(completeReport, { params: { id } }, { ifMatch: version, stands });
  },
  reopen: ({ id, version }: Versioned) => {
    const stands = () => standing(call(getReport, { params: { id } }), (now) => !isClosed(now));
    return call(reopenReport, { params: { id } }, { ifMatch: version, stands });
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
