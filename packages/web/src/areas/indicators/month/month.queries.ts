import {
  type CloseBody,
  closeIndicatorMonth,
  getIndicatorMonth,
  listCountedReports,
  type MonthRow,
} from '@portal/contract/indicators';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { indicatorsKeys } from '../indicator/indicator.queries.ts';
import type { Period } from '../indicator/indicator-period.ts';

export const monthQuery = (period: Period) =>
  queryOptions({
    queryKey: [...indicatorsKeys.all, 'month', period.year, period.month],
    queryFn: ({ signal }) => call(getIndicatorMonth, { params: period }, { signal }),
  });

type Closing = { period: Period; body: CloseBody };

export const closeMutation = {
  mutationFn: ({ period, body }: Closing) => call(closeIndicatorMonth, { params: period, body }),
  meta: { refreshes: [indicatorsKeys.all], ownErrors: true },
};

const PAGE = 10;

export const countedReportsQuery = (id: number, { year, month }: Period, offset: number) =>
  queryOptions({
    queryKey: [...indicatorsKeys.all, 'reports', id, year, month, offset],
    queryFn: ({ signal }) =>
      call(listCountedReports, { params: { id }, query: { year, month, offset, limit: PAGE } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Whether a close would write something: there is no figure, or the proposal has changed. */
export const waitsForClose = ({ state, proposal }: MonthRow): boolean =>
  proposal !== null && (state === 'Open' || state === 'Differs');
