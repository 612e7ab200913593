import { changeFactual, createFactual, deleteFactual, type Factual, listFactuals } from '@portal/contract/safety';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/calls/call.ts';
import { knownFailure } from '../../../../platform/calls/problem-messages.ts';
import type { RecordCalls } from '../../../../ui/form/record/record-save.ts';
import { partOf, safetyKeys } from '../../safety.queries.ts';
import type { FactualForm } from './factual-information-form.ts';

export const factualsQuery = (id: number) =>
  queryOptions({
    queryKey: [...safetyKeys.case({ family: 'investigations', id }), 'factuals'],
    queryFn: ({ signal }) => call(listFactuals, { params: { id } }, { signal }),
    ...partOf({ family: 'investigations', id }),
  });

export const factualCalls = (id: number): RecordCalls<FactualForm, Factual> => ({
  formOf: ({ title, description }) => ({ title, description }),
  create: (body, idempotencyKey) => call(createFactual, { params: { id }, body }, { idempotencyKey }),
  change: ({ id: fid, version }, body) => call(changeFactual, { params: { id, fid }, body }, { ifMatch: version }),
  read: async (fid) => {
    const found = (await call(listFactuals, { params: { id } })).find((each) => each.id === fid);
    if (!found) throw knownFailure('not-found');
    return found;
  },
  refreshes: [safetyKeys.all],
});

export const deleteMutation = mutationOptions({
  mutationFn: ({ id, entry }: { id: number; entry: Factual }) =>
    call(deleteFactual, { params: { id, fid: entry.id } }, { ifMatch: entry.version }),
  meta: { refreshes: [safetyKeys.all], ownErrors: true },
});
