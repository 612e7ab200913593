import {
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
import { sampleMyAction } from '../../../testing/safety-actions.ts';
import { findRecords } from '../safety-on-demand.ts';

afterEach(() => vi.unstubAllGlobals());

it('the palette finds drafts where they are written, reports and lessons where they are read and actions where they are taken', async () => {
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
  const calls = givenAnswers((request) => {
    const all = { '/lessons': lessons, '/draft': drafts, '-mitigator': mine, '-referrer': referred };
    const [, found = reports] = Object.entries(all).find(([name]) => request.path.includes(name)) ?? [];
    return found.answer(request);
  });
  const found = await findRecords('조류', new AbortController().signal);
  expect(found.map(({ href, label, description }) => [href, label, description])).toEqual([
    ['/esms/report/view/draft/1', '보고서 1', ''],
    ['/esms/report/view/2', '보고서 2', 'SSR-2026-0002 · 2026-11-20'],
    ['/esms/myaction/view/report/12/mitigation/5', '조류 퇴치', 'ACT-2026-00005'],
    ['/esms/myaction/view/hazard/3/mitigation/8', '활주로 조류', 'ACT-2026-00008'],
    ['/esms/lesson/view/4', '조류 뒤의 점검', 'LSN-2026-0004'],
  ]);
  expect(calls.map(({ path }) => path).filter((path) => !path.includes('/me/'))).toEqual(
    ['lessons', 'reports/draft', 'reports']
      .map((list) => `/api/esms/${list}?searchText=${encodeURIComponent('조류')}&limit=5`)
      .toReversed(),
  );
});
