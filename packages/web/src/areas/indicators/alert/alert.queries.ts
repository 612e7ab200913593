import { type AcknowledgeBody, acknowledgeIndicatorAlert, listAlerts } from '@portal/contract/indicators';
import { type HazardRow, type LoggedAction, listActions, listHazards } from '@portal/contract/safety';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import { indicatorsKeys } from '../indicator/indicator.queries.ts';
import type { Period } from '../indicator/indicator-period.ts';

/** The alerts of a year, acknowledged ones too. */
export const alertsQuery = (year: number) =>
  queryOptions({
    queryKey: [...indicatorsKeys.all, 'alerts', year],
    queryFn: ({ signal }) => call(listAlerts, { query: { year } }, { signal }),
  });

/** Those of this month and the 11 before that nobody has acknowledged as they are now. */
export const openAlertsQuery = queryOptions({
  queryKey: [...indicatorsKeys.all, 'alerts', 'open'],
  queryFn: ({ signal }) => call(listAlerts, { query: { open: true } }, { signal }),
});

type Acknowledging = Period & { id: number; body: AcknowledgeBody };

export const acknowledgeMutation = {
  mutationFn: ({ id, year, month, body }: Acknowledging) =>
    call(acknowledgeIndicatorAlert, { params: { id, year, month }, body }),
  meta: { refreshes: [indicatorsKeys.all], ownErrors: true },
};

const PAGE = 10;

/** The page of a list, and a search text; without one all rows. */
export type ChoicePage = { offset: number; words: string };

const queryOf = ({ offset, words }: ChoicePage) => ({
  offset,
  limit: PAGE,
  ...(words === '' ? {} : { searchText: words }),
});

/** A page of the hazard log to choose from, the newest first. */
export const hazardChoiceQuery = (request: ChoicePage) =>
  queryOptions({
    queryKey: [...indicatorsKeys.all, 'hazards', request],
    queryFn: ({ signal }): Promise<ListPage<HazardRow>> => call(listHazards, { query: queryOf(request) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A page of all actions, the newest first. */
export const actionChoiceQuery = (request: ChoicePage) =>
  queryOptions({
    queryKey: [...indicatorsKeys.all, 'actions', request],
    queryFn: ({ signal }): Promise<ListPage<LoggedAction>> =>
      call(listActions, { query: queryOf(request) }, { signal }),
    placeholderData: keepPreviousData,
  });
