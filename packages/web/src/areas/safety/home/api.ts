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

/** So many are gone through one after the other. */
const ASKED = 100;

/** Reports that ask for feedback which I may give and nobody has; nothing for whom it is not given to answer. */
export const askedQuery = queryOptions({
  queryKey: [...safetyKeys.list, 'awaits-answer'],
  queryFn: ({ signal }) => call(listReports, { query: { awaitsAnswer: true, limit: ASKED } }, { signal }),
});

/** My own, the newest first, among them those that were answered. */
export const ownQuery = queryOptions({
  queryKey: [...safetyKeys.list, 'own'],
  queryFn: ({ signal }) => call(listReports, { query: { myReportOnly: true, limit: LOOKED_AT } }, { signal }),
  refetchInterval: POLL_MS,
});
