import { documentListEndpoints } from '@portal/contract/approval';
import { listEmployees } from '@portal/contract/directory';
import { listMenus } from '@portal/contract/identity';
import { listAlerts } from '@portal/contract/indicators';
import {
  getReport,
  listInvestigationsCall,
  listReportDrafts,
  listReports,
  type ReportRow,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { pageOf } from '../../../testing/documents.ts';
import { reply } from '../../../testing/given-portal.tsx';
import { givenSafety, sampleReportRow as row, sampleReport } from '../../../testing/safety.ts';
import { sampleInvestigation } from '../../../testing/safety-cases.ts';

afterEach(() => vi.unstubAllGlobals());

const page = (items: ReportRow[]) => ({ items, total: items.length, offset: 0, limit: 50 });

/** The reports that the two cards and the palette ask for, by what they ask. */
const reports = (of: { awaiting?: ReportRow[]; own?: ReportRow[]; found?: ReportRow[] }) => ({
  endpoint: listReports,
  answer: ({ path }: { path: string }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    if (query.get('awaitsMe') === 'true') return { body: page(of.awaiting ?? []) };
    return { body: page((query.get('myReportOnly') === 'true' ? of.own : of.found) ?? []) };
  },
});

it('who has nothing is shown the way to report something, and no empty list', async () => {
  const { calls } = await givenSafety('/', [reports({ own: [row(3)] })]);
  const panel = within(await screen.findByRole('region', { name: '안전보고서' }));
  expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/esms']);
  await screen.findByText('기다리는 일이 없습니다.');
  expect(screen.queryByRole('region', { name: '내 보고서 소식' })).toBeNull();
  expect(calls.filter(({ path }) => /status=|investigations/.test(path))).toEqual([]);
});

it('drafts, answers and what awaits an assessment stand there, each leading to its place', async () => {
  const answered = Array.from({ length: 7 }, (_, place) => row(20 + place, { feedbackAnswered: true, isMine: true }));
  await givenSafety('/', [reports({ awaiting: [row(1)], own: [row(3), ...answered] })], { drafts: 2 });
  const drafts = await screen.findByRole('link', { name: /임시저장한 보고서/ });
  expect([drafts.getAttribute('href'), drafts.textContent]).toEqual([
    '/esms/report/list/draft',
    '임시저장한 보고서2건',
  ]);
  const awaiting = within(await screen.findByRole('table', { name: '내가 처리할 일' }));
  const toAssess = await awaiting.findByRole('link', { name: '보고서 1' });
  expect(toAssess.getAttribute('href')).toBe('/esms/report/view/1#riskAnalysis');
  expect(toAssess.closest('tr')?.textContent).toContain('안전보고 · 위험도 평가');
  const told = within(screen.getByRole('region', { name: '내 보고서 소식' }));
  const table = within(told.getByRole('table'));
  expect(table.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    [20, 21, 22, 23, 24].map((id) => `/esms/report/view/${id}#feedback`),
  );
  expect(told.getByRole('link', { name: '내 보고서 모두 보기' }).getAttribute('href')).toBe(
    '/esms/report?myReportOnly=true',
  );
});

it('the office is told of new reports and of plans to approve, each with the way to all of them', async () => {
  const asks = (path: string) => new URLSearchParams(path.split('?')[1]);
  const planned = { items: [sampleInvestigation({ status: 'Approval' })], total: 1, offset: 0, limit: 5, can: {} };
  const { calls } = await givenSafety(
    '/',
    [
      {
        endpoint: listReports,
        answer: ({ path }) => {
          const isNew = asks(path).get('status') === 'Open';
          return { body: { ...page(isNew ? [row(7), row(6)] : []), total: isNew ? 19 : 0 } };
        },
      },
      { endpoint: listInvestigationsCall, answer: () => ({ body: planned }) },
    ],
    { isOffice: true },
  );
  const all = await screen.findByRole('link', { name: '새로 접수된 안전보고서 19' });
  expect(all.getAttribute('href')).toBe('/esms/report?status=Open');
  const waiting = within(screen.getByRole('table', { name: '내가 처리할 일' }));
  expect(waiting.getByRole('link', { name: '보고서 7' }).getAttribute('href')).toBe(
    '/esms/report/view/7?status=Open#classification',
  );
  const plans = await screen.findByRole('link', { name: '승인을 기다리는 조사 1' });
  expect(plans.getAttribute('href')).toBe('/esms/investigation?status=Approval');
  const rows = waiting.getAllByRole('row').filter(({ textContent }) => textContent?.includes('조사 승인'));
  expect(rows.map((row) => within(row).getByRole('link').getAttribute('href'))).toEqual([
    '/esms/investigation/view/12?status=Approval#postProcess',
  ]);
  expect(calls.filter(({ path }) => /status=(Open|Approval)/.test(path))).toHaveLength(2);
});

it('a mandatory report of today stands above what no day presses, under today', async () => {
  const now = new Date().toISOString();
  const rows = [
    row(9, { reportType: 'SSVR', reportDate: now }),
    row(8, { reportDate: now }),
    row(7, { reportDate: '2026-11-01T00:00:00.000Z' }),
  ];
  await givenSafety(
    '/',
    [
      {
        endpoint: listReports,
        answer: ({ path }) => ({ body: { ...page(path.includes('status=Open') ? rows : []), limit: 20 } }),
      },
      reply(listInvestigationsCall, { items: [], total: 0, offset: 0, limit: 5, can: {} }),
      reply(listAlerts, []),
      reply(listMenus, [
        { id: 1, name: 'Approval', path: '/approval' },
        { id: 3, name: 'ESMS', path: '/esms' },
      ]),
      ...Object.values(documentListEndpoints).map((list) => reply(list, pageOf([]))),
    ],
    { isOffice: true },
  );
  await screen.findByRole('link', { name: '오늘 접수된 의무보고 1' });
  await screen.findByRole('link', { name: '새로 접수된 안전보고서 2' });
  const table = within(screen.getByRole('table', { name: '내가 처리할 일' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['오늘', '기한 없음']);
  // The one of today stands first, though one that came later is newer.
  expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '보고서 8',
    '보고서 9',
    '보고서 7',
  ]);
  const strip = within(screen.getByRole('group', { name: '기한별로 보기' }));
  await waitFor(() => expect(strip.getByRole('button', { name: /^오늘/ }).textContent).toBe('오늘 1'));
});

it('the palette finds reports and drafts by their words, and the screens of the area', async () => {
  const { router } = await givenSafety('/', [
    reports({ found: [row(41, { isConfidential: true })] }),
    reply(listReportDrafts, page([row(42, { status: 'Draft', reportNo: null, reportDate: null })])),
    reply(listEmployees, { items: [], total: 0, offset: 0, limit: 5 }),
    reply(getReport, sampleReport()),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '검색' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByRole('textbox');
  await userEvent.type(field, '보고서');
  // Reports, drafts and screens each come in their own time.
  await dialog.findByRole('button', { name: /보고서 42/ });
  await dialog.findByRole('button', { name: /새 보고서/ });
  await userEvent.click(await dialog.findByRole('button', { name: /보고서 41/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms/report/view/41'));
});
