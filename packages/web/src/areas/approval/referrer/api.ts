import { type ApprovalDocument, addReferrers, type DocumentReferrer, removeReferrer } from '@portal/contract/approval';
import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { approvalKeys } from '../document/api.ts';
import type { ReferrerRef } from './selection.ts';

type Added = { id: number; referrers: readonly ReferrerRef[] };
type Removed = { id: number; referrer: ReferrerRef };

export const addReferrersMutation = mutationOptions({
  mutationFn: ({ id, referrers }: Added) =>
    call(addReferrers, {
      params: { id },
      body: { referrers: referrers.map(({ type, sourceId }) => ({ type, sourceId })) },
    }),
  meta: { ownErrors: true },
});

export const removeReferrerMutation = mutationOptions({
  mutationFn: ({ id, referrer: { type, sourceId } }: Removed) =>
    call(removeReferrer, { params: { id, type, sourceId } }),
  meta: { ownErrors: true },
});

/** Puts the referrers into the document that is shown; its version has moved, so it is asked for anew as well. */
export const putReferrers = (queryClient: QueryClient, id: number, referrers: DocumentReferrer[]): void => {
  const queryKey = approvalKeys.document(id);
  queryClient.setQueryData(queryKey, (known: ApprovalDocument | undefined) => known && { ...known, referrers });
  void queryClient.invalidateQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: ['approval', 'list'] });
};
