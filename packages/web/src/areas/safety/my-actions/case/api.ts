import { getHazard, getInvestigation } from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../../platform/call.ts';
import { safetyKeys } from '../../report/lookups.api.ts';

/** An investigation as far as whoever acts in it or is informed reads it. */
export const investigationQuery = (id: number) =>
  queryOptions({
    queryKey: [...safetyKeys.all, 'investigation', id],
    queryFn: ({ signal }) => call(getInvestigation, { params: { id } }, { signal }),
  });

export const hazardQuery = (id: number) =>
  queryOptions({
    queryKey: [...safetyKeys.all, 'hazard', id],
    queryFn: ({ signal }) => call(getHazard, { params: { id } }, { signal }),
  });
