import type { ReportBody } from '@portal/contract/safety';
import type { ReportFilter } from '../server/src/areas/safety/report-list/report-filter.queries.ts';
import type { Scenario } from './calls.ts';
import type { Person } from './fill/people.ts';

type Listed = { name: string; path: string; filter: ReportFilter };

const list = (name: string, query: string, filter: ReportFilter): Listed => ({
  name,
  path: `/api/esms/reports${query}`,
  filter,
});

/** The list as it is opened, narrowed and searched. */
export const reportLists: readonly Listed[] = [
  list('reports', '', {}),
  list('reports of a status and field', '?status=Closed&fieldLevel1Id=3', { status: 'Closed', fieldLevel1Id: 3 }),
  list('reports by two syllables', `?searchText=${encodeURIComponent('조류')}`, { searchText: '조류' }),
  list('reports by two words', `?searchText=${encodeURIComponent('엔진 누유')}`, { searchText: '엔진 누유' }),
  list('reports by a number', '?searchText=SSR-2025-0007', { searchText: 'SSR-2025-0007' }),
];

/** Whose list is asked for stands in a header beside the tokens, for the bare server, which asks nobody who they are. */
export const reportListScenarios = (headers: Record<string, string>, { id, what }: Person): Scenario[] =>
  reportLists.map(({ name, path }) => ({
    name: `${name}, ${what}`,
    calls: [{ method: 'GET', path, headers: { ...headers, 'x-person': String(id) } }],
  }));

const single = (name: string, path: string, headers: Record<string, string>): Scenario => ({
  name,
  calls: [{ method: 'GET', path, headers }],
});

/** The desk of filings as the safety office opens it. */
export const deskScenarios = (headers: Record<string, string>): Scenario[] => [
  single('desk of filings', '/api/esms/filings', headers),
  single('desk of filings, waiting', '/api/esms/filings?state=Waiting', headers),
  single('desk of filings, late', '/api/esms/filings?state=Late', headers),
  single('desk of filings, to review', '/api/esms/filings?needsReview=true', headers),
];

/** What is news to a reporter, and what waits for a reply of the safety office. */
export const newsScenarios = (reporter: Record<string, string>, office: Record<string, string>): Scenario[] => [
  single('counts of a reporter', '/api/esms/reports/my', reporter),
  single('reports with news', '/api/esms/reports?hasNews=true', reporter),
  single('reports that await a reply', '/api/esms/reports?awaitsReply=true', office),
  single('reports that await an answer', '/api/esms/reports?awaitsAnswer=true', office),
];

/** Records as several people read them. */
export const detailScenario = (readers: readonly Record<string, string>[], ids: readonly number[]): Scenario => ({
  name: 'report',
  calls: ids.map((id, place) => ({
    method: 'GET',
    path: `/api/esms/reports/${id}`,
    headers: readers[place % readers.length] ?? {},
  })),
});

export const sampleReport = (): ReportBody => ({
  reportType: 'SSR',
  fieldLevel1: { id: 1 },
  fieldLevel2: { id: 12 },
  eventDate: '2026-01-02T21:40',
  location: 'RKSI RWY 33L',
  subject: '이륙 중 조류 충돌',
  description: `<p>${'접근 중 약 800ft에서 확인한 내용을 아래와 같이 보고합니다. '.repeat(20)}</p>`,
  flightDetail: {
    flightDate: '2026-01-02',
    flightNo: 'HB1203',
    routeFrom: 'RKPC',
    registrationNo: 'HL8401',
    flightPhase: 7,
  },
});

export const submitReportScenario = (headers: Record<string, string>): Scenario => ({
  name: 'report submitted',
  calls: [
    {
      method: 'POST',
      path: '/api/esms/reports/submit',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(sampleReport()),
    },
  ],
});
