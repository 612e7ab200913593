import { investigationRootCause, type RootCause } from '@portal/contract/safety';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/call.ts';
import { knownFailure } from '../../../../platform/sentences.ts';
import type { RecordCalls } from '../../../../ui/form/record/save.ts';
import { safetyKeys } from '../../report/lookups.api.ts';
import { bodyOfRootCause, formOfRootCause, type RootCauseForm } from './form.ts';

/** A root cause with the investigation that it belongs to, by whose id it is called. */
export type OwnRootCause = RootCause & { id: number };

export const rootCauseCalls = (id: number): RecordCalls<RootCauseForm, OwnRootCause> => {
  const params = { id };
  const own = (kept: RootCause): OwnRootCause => ({ ...kept, id });
  const read = async (): Promise<OwnRootCause> => {
    const kept = await call(investigationRootCause.get, { params });
    if (kept === null) throw knownFailure('not-found');
    return own(kept);
  };
  return {
    formOf: formOfRootCause,
    create: async (form, idempotencyKey) =>
      own(await call(investigationRootCause.create, { params, body: bodyOfRootCause(form) }, { idempotencyKey })),
    change: async ({ version }, form) =>
      own(await call(investigationRootCause.change, { params, body: bodyOfRootCause(form) }, { ifMatch: version })),
    read,
    readThere: read,
    refreshes: [safetyKeys.all],
  };
};

export const removeMutation = mutationOptions({
  mutationFn: ({ id, version }: OwnRootCause) =>
    call(investigationRootCause.remove, { params: { id } }, { ifMatch: version }),
  meta: { refreshes: [safetyKeys.all], ownErrors: true },
});
