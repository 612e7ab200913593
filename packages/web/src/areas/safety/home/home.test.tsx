import { listReportDrafts, listReports } from '@portal/contract/safety';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenAnswers, givenSignedIn } from '../../../testing/answers.ts';
import { reply } from '../../../testing/portal.tsx';
import { givenSafety, sampleReportRow } from '../../../testing/safety.ts';
import { findReports } from './find.ts';

afterEach(() => vi.unstubAllGlobals());

it('home leads into the area and tells of my drafts', async () => {
  await givenSafety('/', [], { drafts: 3 });
  const card = within(await screen.findByRole('region', { name: '안전보고' }));
  const links = card.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
  expect(links).toEqual([
    ['/esms', '새 보고서'],
    ['/esms/report/list/draft', '임시저장한 보고서3건'],
    ['/esms/report', '안전보고서'],
  ]);
});

it('without drafts nothing leads to them', async () => {
  await givenSafety('/', []);
  const card = within(await screen.findByRole('region', { name: '안전보고' }));
  expect(card.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/esms', '/esms/report']);
});

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
  const found = await findReports('조류', new AbortController().signal);
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
