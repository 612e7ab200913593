import {
  approvePostProcess,
  completeInvestigation,
  getInvestigation,
  type Investigation,
  printInvestigation,
  reopenInvestigation,
  returnPostProcess,
} from '@portal/contract/safety';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { standing } from '../../../platform/calls/unanswered.ts';
import { download } from '../../../platform/files/download.ts';
import { safetyKeys } from '../report/report-lookups.queries.ts';

export const investigationQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.case({ family: 'investigations', id }),
    queryFn: ({ signal }) => call(getInvestigation, { params: { id } }, { signal }),
  });

type Versioned = { id: number; version: number };

const now = (id: number, isDone: (stored: Investigation) => boolean) =>
  standing(call(getInvestigation, { params: { id } }), isDone);

/** To whoever may close a case and open it again. */
const isClosed = ({ can }: Investigation): boolean => can.reopen === true;
/** What was planned has become actions. */
const isAssigned = ({ mitigations }: Investigation): boolean => mitigations.some(({ actionNo }) => actionNo !== null);

/** Acts that are asked for once more before they are done. */
export const actMutations = {
  complete: ({ id, version }: Versioned) =>
    call(completeInvestigation, { params: { id } }, { ifMatch: version, stands: () => now(id, isClosed) }),
  reopen: ({ id, version }: Versioned) =>
    call(
      reopenInvestigation,
      { params: { id } },
      { ifMatch: version, stands: () => now(id, (stored) => !isClosed(stored)) },
    ),
  approve: ({ id, version }: Versioned) =>
    call(approvePostProcess, { params: { id } }, { ifMatch: version, stands: () => now(id, isAssigned) }),
} as const;
export type ConfirmedAct = keyof typeof actMutations;

const meta = { refreshes: [safetyKeys.all], ownErrors: true };

export const returnMutation = mutationOptions({
  mutationFn: ({ id, version, reason }: Versioned & { reason: string }) =>
    call(
      returnPostProcess,
      { params: { id }, body: { reason } },
      { ifMatch: version, stands: () => now(id, ({ postProcess }) => postProcess?.reason === reason) },
    ),
  meta,
});

export const pdfMutation = mutationOptions({
  mutationFn: (id: number) => download(printInvestigation, { params: { id } }),
});
