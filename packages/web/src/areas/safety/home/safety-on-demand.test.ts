import {
  getReportCounts,
  hazardRow,
  type LoggedAction,
  listActions,
  listHazards,
  listInvestigationsCall,
  listLessons,
  listMyActions,
  listReferredActions,
  listReportDrafts,
  listReports,
} from '@portal/contract/safety';
import { afterEach, expect, it, vi } from 'vitest';
import { givenAnswers, givenSignedIn } from '../../../testing/answers.ts';
import { reply } from '../../../testing/given-portal.tsx';
import { sampleReportRow } from '../../../testing/safety.ts';
import { sampleActionRow, sampleMyAction } from '../../../testing/safety-actions.ts';
import { sampleHazard, sampleInvestigationRow } from '../../../testing/safety-cases.ts';
import { findRecords } from '../safety-on-demand.ts';

afterEach(() => vi.unstubAllGlobals());

const rowOf = <Row extends object>(schema: { properties: object }, record: Row): Row =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name in schema.properties)) as Row;
const investigation = sampleInvestigationRow({ title: '유도로 침범' });
const hazard = rowOf(hazardRow, sampleHazard({ id: 3, hazardNo: 'HZD-2026-0003', title: '조류 출현' }));
const loggedAction = (id: number): LoggedAction => ({
  ...rowOf({ properties: { mitigator: 1, status: 1 } }, sampleActionRow(id)),
  id,
  actionNo: `ACT-2026-0000${id}`,
  case: { type: 'Report', id: 12, no: 'SSR-2026-0012', title: '조류 퇴치 절차' },
  dueDate: '2026-11-30',
  isOverdue: false,
  isClosingRequested: false,
  createdDate: '2026-11-20T01:02:03.000Z',
  completedDate: null,
});

it('the palette links drafts to their forms, reports and lessons to their pages, and actions to their threads', async () => {
  givenSignedIn();
  const page = (id: number, change = {}) => ({
    items: [sampleReportRow(id, change)],
    total: 1,
    offset: 0,
    limit: 5,
  });
  const drafts = reply(listReportDrafts, page(1, { status: 'Draft', reportNo: null, reportDate: null }));
  const reports = reply(listReports, page(2));
  const mine = reply(listMyActions, {
    ...page(1),
    items: [sampleMyAction(5, { subject: '조류 퇴치' }), sampleMyAction(6, { subject: '다른 일' })],
  });
  const referred = reply(listReferredActions, {
    ...page(1),
    items: [sampleMyAction(8, { subject: '활주로 조류', source: 'Hazard', sourceId: 3 })],
  });
  const lessons = reply(listLessons, {
    ...page(1),
    items: [
      {
        id: 4,
        lessonNo: 'LSN-2026-0004',
        status: 'Published',
        title: '조류 뒤의 점검',
        fieldLevel1: null,
        fieldLevel2: null,
        month: null,
        publishedDate: '2026-11-20',
      },
    ],
    can: {},
  });
  const can = { seeOthers: true, seeInvestigations: true, seeHazards: true } as const;
  const counts = reply(getReportCounts, { draftCount: 1, newsCount: 0, can });
  const investigations = reply(listInvestigationsCall, { ...page(1), items: [investigation], can: {} });
  const hazards = reply(listHazards, { ...page(1), items: [hazard], can: {} });
  const log = reply(listActions, { ...page(1), items: [loggedAction(5), loggedAction(9)] });
  const calls = givenAnswers((request) => {
    const all = {
      '/reports/my': counts,
      '/investigations': investigations,
      '/hazards': hazards,
      '/esms/actions': log,
      '/lessons': lessons,
      '/draft': drafts,
      '-mitigator': mine,
      '-referrer': referred,
    };
    const [, found = reports] = Object.entries(all).find(([name]) => request.path.includes(name)) ?? [];
    return found.answer(request);
  });
  const found = await findRecords('조류', new AbortController().signal);
  expect(found.map(({ href, label, description }) => [href, label, description])).toEqual([
    ['/esms/report/view/draft/1', '보고서 1', ''],
    ['/esms/report/view/2', '보고서 2', 'SSR-2026-0002 · 2026-11-20'],
    ['/esms/investigation/view/12', '유도로 침범', 'INV-2026-0012'],
    ['/esms/hazard/view/3', '조류 출현', 'HZD-2026-0003'],
    ['/esms/myaction/view/report/12/mitigation/5', '조류 퇴치', 'ACT-2026-00005'],
    ['/esms/myaction/view/hazard/3/mitigation/8', '활주로 조류', 'ACT-2026-00008'],
    ['/esms/report/view/12?action=9#mitigation', '조류 퇴치 절차', 'ACT-2026-00009'],
    ['/esms/lesson/view/4', '조류 뒤의 점검', 'LSN-2026-0004'],
  ]);
  const asked = calls.map(({ path }) => path.replace('/api/esms/', '')).filter((path) => !path.includes('me/'));
  const words = `searchText=${encodeURIComponent('조류')}`;
  expect(asked.toSorted()).toEqual(
    [
      ...['actions', 'hazards', 'investigations', 'lessons', 'reports', 'reports/draft'].map(
        (list) => `${list}?${words}&limit=5`,
      ),
      'reports/my',
      `reports?${words}&searchType=Content&limit=5`,
    ].toSorted(),
  );
});

it('a number is searched as a flight and as an aircraft, a code as an airport; registers are searched only if the user may open them', async () => {
  givenSignedIn();
  const none = { items: [], total: 0, offset: 0, limit: 5 };
  const counts = reply(getReportCounts, { draftCount: 0, newsCount: 0, can: {} });
  const flown = reply(listReports, { ...none, items: [sampleReportRow(7)], total: 1 });
  const nothing = reply(listReports, none);
  const calls = givenAnswers((request) => {
    if (request.path.includes('/reports/my')) return counts.answer(request);
    if (request.path.includes('/lessons')) return reply(listLessons, { ...none, can: {} }).answer(request);
    return (request.path.includes('flightNo=') ? flown : nothing).answer(request);
  });
  const found = await findRecords('HB2104', new AbortController().signal);
  expect(found.map(({ href }) => href)).toEqual(['/esms/report/view/7']);
  await findRecords('ICN', new AbortController().signal);
  const asked = calls.map(({ path }) => path).join(' ');
  for (const filter of ['?flightNo=HB2104&', '?registrationNo=HB2104&', '?airport=ICN&'])
    expect(asked).toContain(filter);
  for (const register of ['/actions', '/investigations', '/hazards']) expect(asked).not.toContain(`esms${register}`);
});
