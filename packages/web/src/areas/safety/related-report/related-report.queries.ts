import { addDays } from '@portal/contract/kernel';
import {
  addRelations,
  type GroupRow,
  listByEventCategory,
  listByHazardCategory,
  listRelated,
  listReports,
  type Report,
  releaseRelation,
  setMainReport,
} from '@portal/contract/safety';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../platform/calls/call.ts';
import { readIfDone } from '../../../platform/calls/lost-answer.ts';
import { partOf, safetyKeys } from '../safety.queries.ts';
import type { Period } from './related-period.ts';

/** The group of a report, its main report first; empty if it is in none. */
export const relatedQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.related(id),
    queryFn: ({ signal }) => call(listRelated, { params: { id } }, { signal }),
    ...partOf({ family: 'reports', id }),
  });

const shared = { event: listByEventCategory, hazard: listByHazardCategory } as const;
/** What other reports can have in common with this one. */
type Shared = keyof typeof shared;

export type ReferenceSearch = { shared: Shared; period: Period; offset: number };

/** Other reports that share a category; `offset` counts pages. */
export const referencesQuery = (id: number, { shared: by, period, offset }: ReferenceSearch) =>
  queryOptions({
    queryKey: [...safetyKeys.related(id), by, period, offset],
    queryFn: ({ signal }) => call(shared[by], { params: { id }, query: { ...period, offset } }, { signal }),
    placeholderData: keepPreviousData,
  });

const TO_RELATE_A_PAGE = 10;

/** Reports to choose from. */
export const toRelateQuery = (searchText: string, offset: number) =>
  queryOptions({
    queryKey: [...safetyKeys.list, 'to-relate', searchText, offset],
    queryFn: ({ signal }) =>
      call(
        listReports,
        { query: { ...(searchText === '' ? {} : { searchText }), offset, limit: TO_RELATE_A_PAGE } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

/** The number of reports that are compared, from the days around an event. */
const NEAR_LOOKED_AT = 100;

/** Reports of the day of an event and of those before and after it. */
export const nearReportsQuery = ({ id, eventDate }: Pick<Report, 'id' | 'eventDate'>) => {
  const day = eventDate?.slice(0, 10);
  return queryOptions({
    queryKey: [...safetyKeys.list, 'near', id, day],
    queryFn: ({ signal }) =>
      call(
        listReports,
        { query: { fromDate: addDays(day ?? '', -1), toDate: addDays(day ?? '', 1), limit: NEAR_LOOKED_AT } },
        { signal },
      ),
    enabled: day !== undefined,
  });
};

/** The present group of a report, its main report first. */
const groupNow = (id: number, isDone: (group: readonly GroupRow[]) => boolean) =>
  readIfDone(call(listRelated, { params: { id } }), isDone);

const meta = { refreshes: [safetyKeys.all], ownErrors: true };

export const addMutation = mutationOptions({
  mutationFn: ({ id, reports }: { id: number; reports: number[] }) =>
    call(
      addRelations,
      { params: { id }, body: reports },
      { confirmDone: () => groupNow(id, (group) => reports.every((report) => group.some((row) => row.id === report))) },
    ),
  meta,
});

export const groupMutations = {
  setMain: ({ mainId, reportId }: { mainId: number; reportId: number }) =>
    call(
      setMainReport,
      { params: { id: mainId }, body: { mainReportId: reportId } },
      { confirmDone: () => groupNow(mainId, ([main]) => main?.id === reportId) },
    ),
  release: ({ mainId, reportId }: { mainId: number; reportId: number }) =>
    call(
      releaseRelation,
      { params: { id: mainId, childId: reportId } },
      {
        confirmDone: async () => (await groupNow(mainId, (group) => !group.some(({ id }) => id === reportId))) && null,
      },
    ),
} as const;
export type GroupAct = keyof typeof groupMutations;
