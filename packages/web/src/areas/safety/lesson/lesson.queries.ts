import {
  approveLesson,
  type CaseKind,
  deleteLesson,
  getHazard,
  getInvestigation,
  getLesson,
  getReport,
  type Lesson,
  type LessonCase,
  type LessonCheck,
  type LessonRow,
  lessonWords,
  listHazards,
  listInvestigationsCall,
  listLessons,
  listReports,
  returnLesson,
  sendLesson,
  withdrawLesson,
} from '@portal/contract/safety';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { call } from '../../../platform/calls/call.ts';
import { readIfDone } from '../../../platform/calls/lost-answer.ts';
import { translate } from '../../../platform/i18n.ts';
import { recordIdIn } from '../../../platform/record-id.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { id, oneOf, pagedBySize, text } from '../../../ui/list/list-kinds.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import { reportFieldsQuery } from '../catalogue/catalogue.queries.ts';
import { safetyKeys } from '../safety.queries.ts';

/** The lists of the safety office in addition to published lessons. */
export const unpublished = ['Draft', 'Waiting'] as const;

/** The address of the list of lessons, by the names that the call has (rules/safety.md#addresses). */
export const lessonList = listAddress(
  { ...pagedBySize, status: oneOf(() => unpublished), fieldLevel1Id: id(), fieldLevel2Id: id(), searchText: text() },
  { status: (status) => translate(lessonWords.status[status]) },
);

export type LessonSearch = SearchIn<typeof lessonList>;

export const lessonsQuery = (search: Omit<LessonSearch, 'limit'> & { limit?: number | undefined }) =>
  queryOptions({
    queryKey: [...safetyKeys.lessons, search],
    queryFn: ({ signal }): Promise<ListPage<LessonRow>> => call(listLessons, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const lessonQuery = (id: number) =>
  queryOptions({
    queryKey: safetyKeys.lesson(id),
    queryFn: ({ signal }): Promise<Lesson> => call(getLesson, { params: { id } }, { signal }),
  });

type Versioned = Pick<Lesson, 'id' | 'version'>;

const now = (id: number, isDone: (stored: Lesson) => boolean) =>
  readIfDone(call(getLesson, { params: { id } }), isDone);

/** Acts that need a confirmation. */
export const confirmedActs = {
  withdraw: ({ id, version }: Versioned) =>
    call(
      withdrawLesson,
      { params: { id } },
      { ifMatch: version, confirmDone: () => now(id, ({ can }) => can.send === true) },
    ),
  delete: ({ id, version }: Versioned) => call(deleteLesson, { params: { id } }, { ifMatch: version }),
} as const;
export type ConfirmedLessonAct = keyof typeof confirmedActs;

type Checked = Versioned & { checks: LessonCheck[] };

/** Acts before which a person checks for identifying words. */
export const checkedActs = {
  send: ({ id, version, checks }: Checked) =>
    call(
      sendLesson,
      { params: { id }, body: { checks } },
      { ifMatch: version, confirmDone: () => now(id, ({ can }) => can.return === true) },
    ),
  approve: ({ id, version, checks }: Checked) =>
    call(
      approveLesson,
      { params: { id }, body: { checks } },
      { ifMatch: version, confirmDone: () => now(id, ({ approvedBy }) => Boolean(approvedBy)) },
    ),
} as const;
export type CheckedLessonAct = keyof typeof checkedActs;

export const giveBackLesson = ({ id, version, reason }: Versioned & { reason: string }) =>
  call(
    returnLesson,
    { params: { id }, body: { reason } },
    { ifMatch: version, confirmDone: () => now(id, ({ returnReason }) => returnReason === reason) },
  );

const A_PAGE = 10;

type CaseSearch = { kind: CaseKind; searchText: string; offset: number };

type Cases = { items: LessonCase[]; total: number; offset: number; limit: number };

/** Closed cases of a kind, page by page, without children of main reports and hazards of other cases. */
const listClosed = async ({ kind, searchText, offset }: CaseSearch, signal: AbortSignal): Promise<Cases> => {
  const query = { status: 'Closed', offset, limit: A_PAGE, ...(searchText === '' ? {} : { searchText }) } as const;
  if (kind === 'Report') {
    const page = await call(listReports, { query }, { signal });
    const items = page.items.flatMap(({ id, reportNo, subject, parentReportId }) =>
      parentReportId ? [] : [{ type: kind, id, no: reportNo ?? '', title: subject ?? '' }],
    );
    return { ...page, items };
  }
  if (kind === 'Investigation') {
    const page = await call(listInvestigationsCall, { query }, { signal });
    return { ...page, items: page.items.map(({ id, investigationNo: no, title }) => ({ type: kind, id, no, title })) };
  }
  const page = await call(listHazards, { query: { status: 'Closed', offset, limit: A_PAGE } }, { signal });
  const items = page.items.flatMap(({ id, hazardNo, title, report, investigation }) =>
    report || investigation ? [] : [{ type: kind, id, no: hazardNo, title }],
  );
  return { ...page, items };
};

export const closedCasesQuery = (search: CaseSearch) =>
  queryOptions({
    queryKey: [...safetyKeys.list, 'closed-cases', search],
    queryFn: ({ signal }) => listClosed(search, signal),
    placeholderData: keepPreviousData,
  });

/** A case by its kind and number, as an address names it. */
const readCase = async ({ type, id }: Pick<LessonCase, 'type' | 'id'>): Promise<LessonCase> => {
  const params = { id };
  if (type === 'Report') {
    const { reportNo, subject } = await call(getReport, { params });
    return { type, id, no: reportNo ?? '', title: subject ?? '' };
  }
  if (type === 'Investigation') {
    const { investigationNo, title } = await call(getInvestigation, { params });
    return { type, id, no: investigationNo, title };
  }
  const { hazardNo, title } = await call(getHazard, { params });
  return { type, id, no: hazardNo, title };
};

const kindOf = oneOf<CaseKind>(() => ['Report', 'Investigation', 'Hazard']);

/** The closed case that an address names (rules/safety.md#addresses); ignored if invalid. */
const caseIn = async (given: Readonly<Record<string, unknown>>): Promise<LessonCase[]> => {
  const [type, caseId] = [kindOf.read(given.type), id().read(given.id)];
  if (type === undefined || caseId === undefined) return [];
  return readCase({ type, id: caseId }).then(
    (found) => [found],
    () => [],
  );
};

/** Redirects those who may not write lessons to the list. */
export const loadNewLesson = async (
  queryClient: QueryClient,
  given: Readonly<Record<string, unknown>>,
): Promise<{ cases: LessonCase[] }> => {
  void queryClient.prefetchQuery(reportFieldsQuery);
  const list = await queryClient.ensureQueryData(lessonsQuery(lessonList.query({}))).catch(() => undefined);
  if (list?.can?.make !== true) throw redirect({ to: '/esms/lesson', replace: true });
  return { cases: await caseIn(given) };
};

/** Fetches the lesson of an address before its screen is shown; the screen shows a failure. */
export const loadLesson = async (queryClient: QueryClient, address: string): Promise<{ id: number }> => {
  const id = recordIdIn(address);
  await queryClient.prefetchQuery(lessonQuery(id));
  return { id };
};

/** The first queries of a list: its page, and the values of its filters. */
export const prefetchLessons = (queryClient: QueryClient, search: Readonly<Record<string, unknown>>): void => {
  void queryClient.prefetchQuery(lessonsQuery(lessonList.query(search)));
  void queryClient.prefetchQuery(reportFieldsQuery);
};
