import {
  approvePostProcess,
  caseWords,
  completeInvestigation,
  getInvestigation,
  type Investigation,
  type InvestigationRow,
  investigationStatuses,
  listInvestigationsCall,
  printInvestigation,
  reopenInvestigation,
  returnPostProcess,
  sources,
} from '@portal/contract/safety';
import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { call } from '../../../platform/calls/call.ts';
import { readIfDone } from '../../../platform/calls/lost-answer.ts';
import { download } from '../../../platform/files/download.ts';
import { translate } from '../../../platform/i18n.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { id, oneOf, pagedBySize, text } from '../../../ui/list/list-kinds.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import { reportFieldsQuery } from '../catalogue/catalogue.queries.ts';
import { safetyFilterWords } from '../filter/safety-filter.words.ts';
import { caseKinds, searchTypeKind, withoutReversed } from '../filter/safety-filter-kinds.ts';
import { reportQuery } from '../report/report.queries.ts';
import { safetyKeys } from '../safety.queries.ts';

/** The address of the list of investigations, by the names that the call has (rules/safety.md#addresses). */
export const investigationList = listAddress(
  {
    ...pagedBySize,
    status: oneOf(() => investigationStatuses),
    source: oneOf(() => sources),
    fieldLevel1Id: id(),
    fieldLevel2Id: id(),
    searchText: text(),
    searchType: searchTypeKind,
    ...caseKinds,
  },
  {
    status: (status) => translate(caseWords.status[status]),
    source: (source) => translate(caseWords.source[source]),
    searchType: () => translate(safetyFilterWords.inContent),
  },
);

export type InvestigationSearch = SearchIn<typeof investigationList>;

export const investigationQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.case({ family: 'investigations', id }),
    queryFn: ({ signal }) => call(getInvestigation, { params: { id } }, { signal }),
  });

type Versioned = { id: number; version: number };

const now = (id: number, isDone: (stored: Investigation) => boolean) =>
  readIfDone(call(getInvestigation, { params: { id } }), isDone);

/** For people who may close and reopen a case. */
const isClosed = ({ can }: Investigation): boolean => can.reopen === true;
/** The plan has become actions. */
const isAssigned = ({ mitigations }: Investigation): boolean => mitigations.some(({ actionNo }) => actionNo !== null);

/** Acts that need a confirmation. */
export const actMutations = {
  complete: ({ id, version }: Versioned) =>
    call(completeInvestigation, { params: { id } }, { ifMatch: version, confirmDone: () => now(id, isClosed) }),
  reopen: ({ id, version }: Versioned) =>
    call(
      reopenInvestigation,
      { params: { id } },
      { ifMatch: version, confirmDone: () => now(id, (stored) => !isClosed(stored)) },
    ),
  approve: ({ id, version }: Versioned) =>
    call(approvePostProcess, { params: { id } }, { ifMatch: version, confirmDone: () => now(id, isAssigned) }),
} as const;
export type ConfirmedAct = keyof typeof actMutations;

const meta = { refreshes: [safetyKeys.all], ownErrors: true };

export const returnMutation = mutationOptions({
  mutationFn: ({ id, version, reason }: Versioned & { reason: string }) =>
    call(
      returnPostProcess,
      { params: { id }, body: { reason } },
      { ifMatch: version, confirmDone: () => now(id, ({ postProcess }) => postProcess?.reason === reason) },
    ),
  meta,
});

export const pdfMutation = mutationOptions({
  mutationFn: (id: number) => download(printInvestigation, { params: { id } }),
});

/** The query of the call: contents are searched for words alone, and no period that ends before it begins. */
export const listedInvestigations = (search: InvestigationSearch): InvestigationSearch => {
  const { searchType, ...query } = withoutReversed(search);
  return query.searchText === undefined ? query : { ...query, searchType };
};

export const investigationsQuery = (search: InvestigationSearch) =>
  queryOptions({
    queryKey: [...safetyKeys.investigations, search],
    queryFn: ({ signal }): Promise<ListPage<InvestigationRow>> =>
      call(listInvestigationsCall, { query: listedInvestigations(search) }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Fetches the investigation of an address before its screen is shown; the screen shows a failure. */
export const loadInvestigation = async (queryClient: QueryClient, address: string): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  await queryClient.prefetchQuery(investigationQuery(id));
  return { id };
};

/** Redirects those who may not open investigations to the start page (rules/safety.md#cases). */
export const loadNewInvestigation = async (queryClient: QueryClient, reportId: unknown): Promise<void> => {
  void queryClient.prefetchQuery(reportFieldsQuery);
  const from = id().read(reportId);
  // The form starts with data of the report; it works without it too.
  if (from !== undefined) await queryClient.prefetchQuery(reportQuery(from));
  const list = await queryClient
    .ensureQueryData(investigationsQuery(investigationList.query({})))
    .catch(() => undefined);
  if (list?.can?.make !== true) throw redirect({ to: '/esms', replace: true });
};

/** The first queries of a list: its page, and the values of its filters. */
export const prefetchInvestigations = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  void queryClient.prefetchQuery(investigationsQuery(investigationList.query(search)));
  void queryClient.prefetchQuery(reportFieldsQuery);
};
