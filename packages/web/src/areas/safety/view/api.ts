import {
  completeReport,
  deleteReport,
  downloadReportFile,
  downloadReportZip,
  printReport,
  reopenReport,
} from '@portal/contract/safety';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { download } from '../../../platform/download.ts';

type Versioned = { id: number; version: number };

/** Acts that are asked for once more before they are done. */
export const actMutations = {
  delete: ({ id, version }: Versioned) => call(deleteReport, { params: { id } }, { ifMatch: version }),
  complete: ({ id, version }: Versioned) => call(completeReport, { params: { id } }, { ifMatch: version }),
  reopen: ({ id, version }: Versioned) => call(reopenReport, { params: { id } }, { ifMatch: version }),
} as const;
export type ConfirmedAct = keyof typeof actMutations;

export const fileMutation = mutationOptions({
  mutationFn: (params: { id: number; fileId: number }) => download(downloadReportFile, { params }),
});

export const zipMutation = mutationOptions({
  mutationFn: (id: number) => download(downloadReportZip, { params: { id } }),
});

export const pdfMutation = mutationOptions({
  mutationFn: (id: number) => download(printReport, { params: { id } }),
});
