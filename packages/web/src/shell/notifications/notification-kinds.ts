import { declaredNotifications } from '@portal/contract/kernel';
import { queryOptions } from '@tanstack/react-query';
import { areas } from '../../areas/registry.ts';

/** What notifications of every area say, by kind; it comes when it is first shown. */
export const kindsQuery = queryOptions({
  queryKey: ['shell', 'notification-kinds'],
  queryFn: async () => {
    for (const { onDemand } of areas) await (await onDemand?.())?.onDemand.notifications?.();
    return declaredNotifications();
  },
  staleTime: Number.POSITIVE_INFINITY,
});
