import { getDocumentManagers, setDocumentAdministrators } from '@portal/contract/documents';
import type { ReplyOf } from '@portal/contract/kernel';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { isForbidden, redirectForbidden } from '../../../ui/page/forbidden-redirect.ts';
import { documentKeys } from '../document/document.queries.ts';

export type DocumentManagers = ReplyOf<typeof getDocumentManagers>;

export const documentManagersQuery = queryOptions({
  queryKey: [...documentKeys.all, 'managers'],
  queryFn: ({ signal }): Promise<DocumentManagers> => call(getDocumentManagers, {}, { signal }),
});

/** A user without the right is informed and redirected (rules/documents.md#rights). */
export const loadPermission = async (queryClient: QueryClient): Promise<void> => {
  await queryClient.fetchQuery(documentManagersQuery).catch((error: unknown) => {
    if (isForbidden(error)) throw redirectForbidden({ to: '/documentcenter' });
  });
};

export const putAdministrators = (people: readonly { id: number }[]): Promise<DocumentManagers> =>
  call(setDocumentAdministrators, { body: people.map(({ id }) => ({ id })) });
