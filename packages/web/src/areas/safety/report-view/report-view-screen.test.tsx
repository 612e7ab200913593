import { deleteReport, downloadReportFile, getReport, listReports, type Report } from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { chooseMore } from '../../../testing/overflow.ts';
import { givenSafety, sampleReport, sampleReportRow } from '../../../testing/safety.ts';

afterEach(() => vi.unstubAllGlobals());

const at = '/esms/report/view/12';
const given = (report: Report, path = at, more: Parameters<typeof givenSafety>[1] = []) =>
  givenSafety(path, [reply(getReport, report), ...more]);

it('shows the report as it was submitted, with its non-empty sections', async () => {
  await given(
    sampleReport({
      mandatoryReportType: 0,
      flightDetail: {
        flightDate: '2026-11-19',
        flightDateTimeZone: 0,
        flightNo: 'HB203',
        routeFrom: 'RKSI',
        routeTo: null,
        diversion: false,
        diversionActualDestination: null,
        registrationNo: 'HL8203',
        aircraftType: 'B787-9',
        flightPhase: 3,
      },
      attachedFiles: [{ id: 3, reportId: 12, name: '사진.png', size: 2048, extension: 'png' }],
    }),
  );
  await screen.findByRole('heading', { level: 1, name: '보고서 12' });
  const text = screen.getByRole('article').textContent;
  for (const words of [
    '야생동물·조류 충돌',
    '운항 › 지상·이륙',
    '2026-11-19 (목) 21:40 KST',
    'RKSI RWY 33L',
    '김도현',
    '운항팀',
  ])
    expect(text).toContain(words);
  expect(text).toContain('이륙 활주 중 조류와 충돌했습니다.');
  const flight = within(screen.getByRole('region', { name: '운항 정보' }));
  const facts = flight
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(facts).toEqual([
    '운항일: 2026-11-19 (목) UTC',
    '편명: HB203',
    '출발지: RKSI',
    '회항: 아니요',
    '등록기호: HL8203',
    '기종: B787-9',
    '비행 단계: 이륙',
  ]);
  const sections = within(screen.getByRole('article')).getAllByRole('heading', { level: 2 });
  expect(sections.map(({ textContent }) => textContent)).toEqual(['보고서 내용', '운항 정보']);
  screen.getByRole('button', { name: /^사진.png.*보기$/ });
});

it('a file is saved by its name', async () => {
  const { calls } = await given(
    sampleReport({ attachedFiles: [{ id: 3, reportId: 12, name: '사진.png', size: 2048, extension: 'png' }] }),
    at,
    [{ endpoint: downloadReportFile, answer: () => ({ body: 'x', headers: { 'x-filename': 'a.png' } }) }],
  );
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  await userEvent.click(await screen.findByRole('button', { name: '사진.png 내려받기' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/esms/reports/12/files/3/download'));
});

it('the back link leads to the list with its filters', async () => {
  await given(sampleReport(), `${at}?status=Open&offset=2`);
  const back = await screen.findByRole('link', { name: '보고서 목록' });
  expect(back.getAttribute('href')).toBe('/esms/report?offset=2&status=Open');
});

it('the state of the case is shown to people who may read it', async () => {
  await given(sampleReport({ initialRisk: null, residualRisk: null, classification: null, status: 'Notification' }));
  const steps = within(await screen.findByRole('list', { name: '처리 상태' })).getAllByRole('listitem');
  expect(steps).toHaveLength(8);
  expect(steps.find((step) => step.getAttribute('aria-current') === 'step')?.textContent).toContain('통보');
});

it('its reporter sees the report and no steps', async () => {
  await given(sampleReport({ isMine: true }));
  await screen.findByRole('article');
  expect(screen.queryByRole('list', { name: '처리 상태' })).toBeNull();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['상세']);
});

it('a draft is not read here', async () => {
  const { router } = await given(sampleReport({ status: 'Draft', reportNo: null, reportDate: null }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms'));
});

it('a person who may not see it is informed and redirected to the start page', async () => {
  const { router } = await givenSafety(at, [refuse(getReport, 'no-permission-on-document')]);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('열람 권한이 없는 문서입니다');
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms'));
});

it.each([{}, { delete: 'wrong-status' as const }])('unavailable acts have no buttons: %j', async (can) => {
  await given(sampleReport({ can }));
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: '더 보기' })).toBeNull();
});

it('it is deleted after a confirmation, which leads back to the list', async () => {
  const { router, calls } = await given(sampleReport({ can: { delete: true }, version: 4 }), `${at}?status=Open`, [
    { endpoint: deleteReport, answer: () => ({ status: 204 }) },
    reply(listReports, { items: [sampleReportRow(1)], total: 1, offset: 0, limit: 20 }),
  ]);
  await chooseMore('삭제');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/정말 삭제하시겠습니까/);
  await userEvent.click(within(dialog).getByRole('button', { name: '삭제' }));
  await screen.findByText('삭제되었습니다.');
  expect(router.state.location.href).toBe('/esms/report?status=Open');
  const sent = calls.find(({ method }) => method === 'DELETE');
  expect([sent?.path, sent?.headers.get('if-match')]).toEqual(['/api/esms/reports/12', '"4"']);
});

it('a refusal is shown until it is closed, and the report is refetched', async () => {
  const { calls } = await given(sampleReport({ can: { delete: true } }), at, [refuse(deleteReport, 'wrong-status')]);
  await chooseMore('삭제');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '삭제' }));
  const told = await screen.findByRole('dialog', { name: '처리하지 못했습니다' });
  expect(told.textContent).toContain('지금 상태에서는 할 수 없습니다.');
  const before = calls.filter(({ path }) => path === '/api/esms/reports/12').length;
  await userEvent.click(within(told).getByRole('button', { name: '확인' }));
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/api/esms/reports/12').length).toBeGreaterThan(before),
  );
});
