import {
  caseWords,
  getHazard,
  type Hazard,
  type HazardRow,
  hazardCategories,
  hazardSources,
  hazardStatuses,
  listHazards,
  reopenHazard,
} from '@portal/contract/safety';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { call } from '../../../platform/calls/call.ts';
import { readIfDone } from '../../../platform/calls/lost-answer.ts';
import { translate } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { id, oneOf, pagedBySize, text } from '../../../ui/list/list-kinds.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import { caseKinds, chipOf, withoutReversed } from '../filter/safety-filter-kinds.ts';
import { safetyKeys } from '../safety.queries.ts';

/** The address of the hazard log (rules/safety.md#addresses). */
export const hazardList = listAddress(
  {
    ...pagedBySize,
    source: oneOf(() => hazardSources),
    status: oneOf(() => hazardStatuses),
    categoryLevel1Id: id(),
    searchText: text(),
    ...caseKinds,
  },
  {
    source: (source) => translate(caseWords.source[source]),
    status: (status) => translate(caseWords.status[status]),
    categoryLevel1Id: (given) =>
      chipOf(
        'categoryLevel1Id',
        nameOf(hazardCategories.find((node) => node.id === given) ?? { name: '', engName: '' }),
      ),
  },
);

export type HazardSearch = SearchIn<typeof hazardList>;

export const loggedHazardQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.case({ family: 'hazards', id }),
    queryFn: ({ signal }) => call(getHazard, { params: { id } }, { signal }),
  });

export const reopenLoggedHazard = ({ id, version }: Hazard) => {
  const readIfClosed = () => readIfDone(call(getHazard, { params: { id } }), ({ can }) => can.reopen !== true);
  return call(reopenHazard, { params: { id } }, { ifMatch: version, confirmDone: readIfClosed });
};

export const hazardsQuery = (search: HazardSearch) =>
  queryOptions({
    queryKey: [...safetyKeys.hazards, search],
    queryFn: ({ signal }): Promise<ListPage<HazardRow>> =>
      call(listHazards, { query: withoutReversed(search) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Fetches the hazard of an address before its screen is shown; the screen shows a failure. */
export const loadHazard = async (queryClient: QueryClient, address: string): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  await queryClient.prefetchQuery(loggedHazardQuery(id));
  return { id };
};

/** Redirects those who may not register hazards to the start page (rules/safety.md#cases). */
export const loadNewHazard = async (queryClient: QueryClient): Promise<void> => {
  const list = await queryClient.ensureQueryData(hazardsQuery(hazardList.query({}))).catch(() => undefined);
  if (list?.can?.make !== true) throw redirect({ to: '/esms', replace: true });
};

export const prefetchHazards = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void =>
  void queryClient.prefetchQuery(hazardsQuery(hazardList.query(search)));
