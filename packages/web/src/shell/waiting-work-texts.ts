import { queryOptions } from '@tanstack/react-query';
import { areas } from '../areas/registry.ts';
import type { WaitingWorkTexts } from '../platform/area.ts';

/** Labels of all kinds of open tasks of a resigning employee, independent of the administrator's own rights. */
export const waitingWorkTextsQuery = queryOptions({
  queryKey: ['waiting-work-texts'],
  queryFn: async (): Promise<WaitingWorkTexts> =>
    Object.assign(
      {},
      ...(await Promise.all(areas.map(async ({ onDemand }) => (await onDemand?.())?.onDemand.waitingWork))),
    ),
  staleTime: Number.POSITIVE_INFINITY,
});
