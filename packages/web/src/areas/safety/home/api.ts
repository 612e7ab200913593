import { listReports } from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/call.ts';
import { POLL_MS } from '../../../platform/poll.ts';
import { safetyKeys } from '../report/lookups.api.ts';

const SHOWN = 10;
/** So many of one's own are looked through for answers. */
const LOOKED_AT = 50;

/** Reports whose second assessment is mine to give. */
export const awaitingQuery = queryOptions({
  queryKey: [...safetyKeys.list, 'awaits-me'],
  queryFn: ({ signal }) => call(listReports, { query: { awaitsMe: true, limit: SHOWN } }, { signal }),
});

/** My own, the newest first, among them those that were answered. */
export const ownQuery = queryOptions({
  queryKey: [...safetyKeys.list, 'own'],
  queryFn: ({ signal }) => call(listReports, { query: { myReportOnly: true, limit: LOOKED_AT } }, { signal }),
  refetchInterval: POLL_MS,
});
