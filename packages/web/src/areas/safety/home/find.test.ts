import { listReportDrafts, listReports } from '@portal/contract/safety';
import { afterEach, expect, it, vi } from 'vitest';
import { givenAnswers, givenSignedIn } from '../../../testing/answers.ts';
import { reply } from '../../../testing/portal.tsx';
import { sampleReportRow } from '../../../testing/safety.ts';
import { findRecords } from './find.ts';

afterEach(() => vi.unstubAllGlobals());

it('the palette finds drafts where they are written and reports where they are read', async () => {
  givenSignedIn();
  const page = (id: number, change = {}) => ({
    items: [sampleReportRow(id, change)],
    total: 1,
    offset: 0,
    limit: 5,
  });
  const drafts = reply(listReportDrafts, page(1, { status: 'Draft', reportNo: null, reportDate: null }));
  const reports = reply(listReports, page(2));
  const calls = givenAnswers((request) => (request.path.includes('/draft') ? drafts : reports).answer(request));
  const found = await findRecords('조류', new AbortController().signal);
  expect(found.map(({ href, label, description }) => [href, label, description])).toEqual([
    ['/esms/report/view/draft/1', '보고서 1', ''],
    ['/esms/report/view/2', '보고서 2', 'SSR-2026-0002 · 2026-11-20'],
  ]);
  expect(calls.map(({ path }) => path)).toEqual(
    ['/draft', '']
      .map((list) => `/api/esms/reports${list}?searchText=${encodeURIComponent('조류')}&limit=5`)
      .toReversed(),
  );
});
