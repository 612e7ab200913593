import {
  approvePostProcess,
  completeInvestigation,
  getInvestigation,
  printInvestigation,
  reopenInvestigation,
  returnPostProcess,
} from '@portal/contract/safety';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { download } from '../../../platform/files/download.ts';
import { safetyKeys } from '../report/lookups.api.ts';

export const investigationQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.case({ family: 'investigations', id }),
    queryFn: ({ signal }) => call(getInvestigation, { params: { id } }, { signal }),
  });

type Versioned = { id: number; version: number };

/** Acts that are asked for once more before they are done. */
export const actMutations = {
  complete: ({ id, version }: Versioned) => call(completeInvestigation, { params: { id } }, { ifMatch: version }),
  reopen: ({ id, version }: Versioned) => call(reopenInvestigation, { params: { id } }, { ifMatch: version }),
  approve: ({ id, version }: Versioned) => call(approvePostProcess, { params: { id } }, { ifMatch: version }),
} as const;
export type ConfirmedAct = keyof typeof actMutations;

const meta = { refreshes: [safetyKeys.all], ownErrors: true };

export const returnMutation = mutationOptions({
  mutationFn: ({ id, version, reason }: Versioned & { reason: string }) =>
    call(returnPostProcess, { params: { id }, body: { reason } }, { ifMatch: version }),
  meta,
});

export const pdfMutation = mutationOptions({
  mutationFn: (id: number) => download(printInvestigation, { params: { id } }),
});
