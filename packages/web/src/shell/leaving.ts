import { queryOptions } from '@tanstack/react-query';
import { areas } from '../areas/registry.ts';
import type { LeavingTexts } from '../platform/area.ts';

/** Labels of all kinds of open tasks of a resigning employee, independent of the administrator's own rights. */
export const leavingQuery = queryOptions({
  queryKey: ['leaving'],
  queryFn: async (): Promise<LeavingTexts> =>
    Object.assign(
      {},
      ...(await Promise.all(areas.map(async ({ onDemand }) => (await onDemand?.())?.onDemand.leaving))),
    ),
  staleTime: Number.POSITIVE_INFINITY,
});
