import { queryOptions } from '@tanstack/react-query';
import { areas } from '../areas/registry.ts';
import type { LeavingTexts } from '../platform/area.ts';

/** How everything is called that may wait for somebody who is to leave, whatever the administrator sees of it. */
export const leavingQuery = queryOptions({
  queryKey: ['leaving'],
  queryFn: async (): Promise<LeavingTexts> =>
    Object.assign(
      {},
      ...(await Promise.all(areas.map(async ({ onDemand }) => (await onDemand?.())?.onDemand.leaving))),
    ),
  staleTime: Number.POSITIVE_INFINITY,
});
