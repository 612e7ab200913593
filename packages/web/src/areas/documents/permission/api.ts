import { getDocumentManagers, setDocumentAdministrators } from '@portal/contract/documents';
import type { ReplyOf } from '@portal/contract/kernel';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { call } from '../../../platform/call.ts';
import { isNobodys, ledAway } from '../../../ui/page/led-away.ts';
import { identityKeys } from '../../identity/index.ts';
import { documentKeys } from '../drive/api.ts';

export type DocumentManagers = ReplyOf<typeof getDocumentManagers>;

export const documentManagersQuery = queryOptions({
  queryKey: [...documentKeys.all, 'managers'],
  queryFn: ({ signal }): Promise<DocumentManagers> => call(getDocumentManagers, {}, { signal }),
});

/** Whoever gives no rights is told so and led away (rules/documents.md#rights). */
export const loadPermission = async (queryClient: QueryClient): Promise<void> => {
  await queryClient.fetchQuery(documentManagersQuery).catch((error: unknown) => {
    if (isNobodys(error)) throw ledAway({ to: '/documentcenter' });
  });
};

export const putAdministrators = (people: readonly { id: number }[]): Promise<DocumentManagers> =>
  call(setDocumentAdministrators, { body: people.map(({ id }) => ({ id })) });

/** What is another once rights were given: those here, and in the area of administrators. */
export const refreshedByRights = [documentKeys.all, identityKeys.me, adminKeys.permissions];
