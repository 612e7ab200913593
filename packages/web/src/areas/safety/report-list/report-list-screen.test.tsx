import {
  deleteReport,
  listReportDrafts,
  listReportStatuses,
  listReports,
  type ReportRow,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { givenSafety, riskOfReporter, sampleReportRow as row } from '../../../testing/safety.ts';

afterEach(() => vi.unstubAllGlobals());

const page = (items: ReportRow[], total = items.length, offset = 0) => ({ items, total, offset, limit: 20 });
const asked = (calls: readonly { path: string }[]) =>
  calls.filter(({ path }) => /^\/api\/esms\/reports(\?|$)/.test(path)).map(({ path }) => path.split('?')[1] ?? '');
const rowOf = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  return link.closest('tr') as HTMLElement;
};

it.each(['/esms/report', '/esms/report/list'])('at %s the filters are in the address and the call', async (path) => {
  const filters = 'offset=1&limit=50&reportType=SSR&status=Open&fieldLevel1Id=1&fieldLevel2Id=11&myReportOnly=true';
  const { calls } = await givenSafety(
    `${path}?${filters}&searchText=조류`,
    [reply(listReports, page([row(1)], 60, 1))],
    {
      seesOthers: true,
    },
  );
  await rowOf('보고서 1');
  const query = new URLSearchParams(asked(calls)[0]);
  expect(Object.fromEntries(query)).toEqual({
    ...Object.fromEntries(new URLSearchParams(filters)),
    searchText: '조류',
  });
  const chips = within(await screen.findByRole('list', { name: '적용된 필터' })).getAllByRole('button');
  await waitFor(() => expect(chips.map(({ textContent }) => textContent)).toContain('지상·이륙'));
  expect(chips.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['SSR', '내가 보고한 것만', 'Open', '운항', '검색: 조류']),
  );
});

it('the second level is shown only if the first has one, and is cleared when the first changes', async () => {
  const { router } = await givenSafety('/esms/report?fieldLevel1Id=1&fieldLevel2Id=11', [
    reply(listReports, page([row(1)])),
  ]);
  const first = await screen.findByRole('combobox', { name: '분야 1단계' });
  await screen.findByRole('combobox', { name: '분야 2단계' });
  await userEvent.selectOptions(first, '객실');
  await waitFor(() => expect(router.state.location.search).toEqual({ fieldLevel1Id: 2 }));
  await userEvent.selectOptions(first, '기타');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: '분야 2단계' })).toBeNull());
});

it('a text is looked for on Enter and not before', async () => {
  const { router } = await givenSafety('/esms/report', [reply(listReports, page([row(1)]))]);
  await userEvent.type(await screen.findByRole('searchbox'), '조류');
  expect(router.state.location.search).toEqual({});
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ searchText: '조류' }));
});

it('the filter for own reports is shown to people who see reports of others', async () => {
  await givenSafety('/esms/report', [reply(listReports, page([row(1)]))]);
  await rowOf('보고서 1');
  expect(screen.queryByRole('checkbox', { name: '내가 보고한 것만' })).toBeNull();
});

it('for them it is in the address', async () => {
  const { router } = await givenSafety('/esms/report', [reply(listReports, page([row(1)]))], { seesOthers: true });
  await userEvent.click(await screen.findByRole('checkbox', { name: '내가 보고한 것만' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ myReportOnly: true }));
});

it('risk and references are shown only to people who may read them', async () => {
  const told = row(1, {
    ...riskOfReporter,
    initialRisk: { riskLevel: '5A' },
    residualRisk: { riskLevel: null },
    requestFeedback: true,
    reportToAuthority: true,
    hasInvestigation: true,
    relatedReportsCount: 2,
  });
  await givenSafety('/esms/report', [reply(listReports, page([told, row(2, riskOfReporter)]))]);
  const first = within(await rowOf('보고서 1'));
  expect(first.getAllByText('5A')[0]?.dataset.risk).toBe('val-a');
  expect((await rowOf('보고서 1')).textContent).toMatch(/초기 위험도 5A\/잔여 위험도 -/);
  for (const name of ['회신 요청', '국토교통부 보고', '조사 연결', '관련 보고서'])
    expect(first.getAllByRole('img', { name }).length).toBeGreaterThan(0);
  first.getByRole('img', { name: '관련 보고서 2건' });
  expect((await rowOf('보고서 2')).textContent).toMatch(/초기 위험도 N\/A\/잔여 위험도 N\/A/);
  expect(within(await rowOf('보고서 2')).queryByRole('img')).toBeNull();
});

it('others have neither column', async () => {
  await givenSafety('/esms/report', [reply(listReports, page([row(1)]))]);
  const line = await rowOf('보고서 1');
  expect(line.textContent).not.toContain('위험도');
  expect(screen.queryByRole('columnheader', { name: '참고' })).toBeNull();
});

it('of a confidential report neither reporter nor department is named', async () => {
  const {
    reporter: _reporter,
    department: _department,
    ...rest
  } = row(3, { isConfidential: true, reportDate: '2026-11-19' });
  await givenSafety('/esms/report', [reply(listReports, page([rest]))]);
  const line = within(await rowOf('보고서 3'));
  expect(line.getAllByText('Confidential')).toHaveLength(2);
  line.getByRole('img', { name: '비공개 보고서' });
});

it("a confidential report is marked as one's own for its reporter", async () => {
  const { reporter: _reporter, department: _department, ...rest } = row(3, { isConfidential: true, isMine: true });
  await givenSafety('/esms/report', [reply(listReports, page([rest]))]);
  const line = within(await rowOf('보고서 3'));
  line.getByText('나 (비공개)');
  line.getByRole('img', { name: '내가 쓴 보고서' });
});

it('a status is shown in capitals with the name of the catalogue, or unchanged if the catalogue lacks it', async () => {
  await givenSafety('/esms/report', [
    reply(listReports, page([row(1, { status: 'FirstRiskAssessment' }), row(2, { status: 'Closed' })])),
    reply(listReportStatuses, [{ key: 3, value: 'FirstRiskAssessment', description: 'First risk assessment' }]),
  ]);
  await within(await rowOf('보고서 1')).findByText('FIRST RISK ASSESSMENT');
  within(await rowOf('보고서 2')).getByText('CLOSED');
});

it('a row links to its report, which links back', async () => {
  await givenSafety('/esms/report?status=Open', [reply(listReports, page([row(41)]))]);
  const link = await screen.findByRole('link', { name: '보고서 41' });
  expect(link.getAttribute('href')).toBe('/esms/report/view/41?status=Open');
});

it('an empty list says so', async () => {
  await givenSafety('/esms/report', [reply(listReports, page([]))]);
  await screen.findByText('리포트가 없습니다.');
});

it('the drafts are in the menu with their number, and hidden without any', async () => {
  await givenSafety('/esms/report', [reply(listReports, page([row(1)]))], { drafts: 2 });
  const menu = await screen.findByRole('navigation', { name: '안전보고 메뉴' });
  const drafts = await within(menu).findByRole('link', { name: /임시저장/ });
  expect(drafts.textContent).toContain('2건');
  expect(within(menu).getByRole('link', { name: '보고서' }).getAttribute('aria-current')).toBe('page');
});

it('without drafts the menu has no place for them', async () => {
  await givenSafety('/esms/report', [reply(listReports, page([row(1)]))]);
  await rowOf('보고서 1');
  const menu = screen.getByRole('navigation', { name: '안전보고 메뉴' });
  expect(within(menu).queryByRole('link', { name: /임시저장/ })).toBeNull();
});

const drafts = [1, 2].map((id) => row(id, { status: 'Draft', reportNo: null, reportDate: null }));

const deleteAll = async () => {
  await userEvent.click(await screen.findByRole('checkbox', { name: '이 페이지 모두 선택' }));
  await userEvent.click(await screen.findByRole('button', { name: '선택 삭제' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/정말 삭제하시겠습니까/);
  await userEvent.click(within(dialog).getByRole('button', { name: '삭제' }));
};

it('chosen drafts are deleted once that is confirmed', async () => {
  const { calls } = await givenSafety('/esms/report/list/draft', [
    reply(listReportDrafts, page(drafts)),
    { endpoint: deleteReport, answer: () => ({ status: 204 }) },
  ]);
  await deleteAll();
  await screen.findByText('임시저장 보고서 2건이 삭제되었습니다.');
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    '/api/esms/reports/1',
    '/api/esms/reports/2',
  ]);
});

it('drafts that cannot be deleted say why, and stay chosen', async () => {
  await givenSafety('/esms/report/list/draft', [
    reply(listReportDrafts, page(drafts)),
    refuse(deleteReport, 'wrong-status'),
  ]);
  await deleteAll();
  await screen.findByText(/임시저장 보고서를 삭제하는 중 오류가 발생했습니다. 지금 상태에서는 할 수 없습니다./);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '보고서 1 선택' }).checked).toBe(true);
});

it('a draft links to its form', async () => {
  await givenSafety('/esms/report/list/draft', [reply(listReportDrafts, page(drafts))]);
  const link = await screen.findByRole('link', { name: '보고서 2' });
  expect(link.getAttribute('href')).toBe('/esms/report/view/draft/2');
  expect((await rowOf('보고서 2')).textContent).toContain('SSR');
});

it.each(['hasNews', 'awaitsReply'])('reports listed by %s open at their dialogue', async (filter) => {
  await givenSafety(`/esms/report?${filter}=true`, [reply(listReports, page([row(1)]))]);
  const link = await screen.findByRole('link', { name: '보고서 1' });
  expect(link.getAttribute('href')).toBe(`/esms/report/view/1?${filter}=true#dialogue`);
});
