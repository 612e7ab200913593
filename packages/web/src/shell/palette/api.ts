import { queryOptions } from '@tanstack/react-query';
import type { Found, WebArea } from '../../platform/area.ts';

const FOUND_STAYS_MS = 60_000;

/** What one area finds for the palette; nothing of one that finds nothing. */
export const foundOfQuery = ({ onDemand }: WebArea, place: number, text: string) =>
  queryOptions({
    queryKey: ['palette', 'found', place, text],
    queryFn: async ({ signal }): Promise<readonly Found[]> =>
      (await (await onDemand?.())?.onDemand.find?.(text, signal)) ?? [],
    enabled: text !== '',
    staleTime: FOUND_STAYS_MS,
  });
