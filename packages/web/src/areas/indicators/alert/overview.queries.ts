import { listActions, listReports } from '@portal/contract/safety';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { indicatorsKeys } from '../indicator/indicator.queries.ts';

/** Where the lists hold them. */
export const newMandatoryReports = { reportType: 'SSR', status: 'Open' } as const;
export const lateActions = { overdue: true } as const;

/** How many mandatory reports nobody has classified yet, and how many actions are overdue. */
export const overviewQuery = queryOptions({
  queryKey: [...indicatorsKeys.all, 'overview'],
  queryFn: async ({ signal }) => {
    const [reports, actions] = await Promise.all([
      call(listReports, { query: { ...newMandatoryReports, limit: 1 } }, { signal }),
      call(listActions, { query: { ...lateActions, limit: 1 } }, { signal }),
    ]);
    return { reports, actions };
  },
});
