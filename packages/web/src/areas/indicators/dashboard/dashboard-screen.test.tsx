import {
  acknowledgeIndicatorAlert,
  getDashboard,
  getIndicatorSeries,
  type IndicatorAlert,
  listAlerts,
  listCountedReports,
} from '@portal/contract/indicators';
import { dayInSeoul } from '@portal/contract/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { reply } from '../../../testing/given-portal.tsx';
import { givenIndicators, sampleDashboard, sampleIndicator } from '../../../testing/indicators.ts';
import { sampleReportRow } from '../../../testing/safety.ts';

afterEach(() => vi.unstubAllGlobals());

const cellsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));

it('each indicator is shown with the name of its status, and none is coloured without a figure', async () => {
  await givenIndicators('/esms/dashboard', []);
  const list = await screen.findByRole('navigation', { name: '지표' });
  const links = within(list).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '활주로 이탈1.813%경계',
    '조류충돌1.125%목표',
    '고도·경로 이탈데이터 없음',
  ]);
  expect(links.map(({ style }) => style.getPropertyValue('--status-ink'))).toEqual(['var(--high)', 'var(--info)', '']);
  screen.getByText('2026년 9월', { selector: 'header *' });
});

it('a figure is shown with its change from the month before, and with the reason if it has no status', async () => {
  const answerDashboard = ({ path }: { path: string }) => {
    const isAugust = path.includes('month=8');
    const indicators = [
      sampleIndicator(3, '활주로 이탈', isAugust ? 16 : 29),
      sampleIndicator(24, '조치 기한 준수율', isAugust ? 20 : 18, null),
    ];
    return { body: sampleDashboard({ indicators, month: isAugust ? 8 : 9 }) };
  };
  await givenIndicators('/esms/dashboard', [{ endpoint: getDashboard, answer: answerDashboard }]);
  const list = await screen.findByRole('navigation', { name: '지표' });
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['활주로 이탈1.813%전월 대비 ▲0.813경계', '조치 기한 준수율1.125%전월 대비 ▼0.125기준값 없음']),
  );
});

it('while the latest month with figures is still running, the one before it is shown', async () => {
  const [year = 0, month = 0] = dayInSeoul(new Date()).split('-').map(Number);
  const { calls } = await givenIndicators('/esms/dashboard', [
    {
      endpoint: getDashboard,
      answer: ({ path }) => ({ body: path.includes('month=') ? sampleDashboard() : sampleDashboard({ year, month }) }),
    },
  ]);
  await screen.findByText('2026년 9월', { selector: 'header *' });
  const before = month === 1 ? `year=${year - 1}&month=12` : `year=${year}&month=${month - 1}`;
  expect(calls.map(({ path }) => path)).toContain(`/api/spi?${before}`);
});

it('readers of reports behind figures see the alert of the month and the reports, and record its cause', async () => {
  const indicators = [{ ...sampleIndicator(3, '활주로 이탈', 29), alert: { rule: 'TwoAlert', isOpen: true } as const }];
  const alert: IndicatorAlert = {
    indicator: { id: 103, key: 3, name: '활주로 이탈', engName: 'Runway excursion' },
    year: 2026,
    month: 9,
    rule: 'TwoAlert',
    status: 'Alert',
    occurrenceCount: 29,
    incidentRate: 1.813,
    isOpen: true,
    acknowledgements: [],
    can: { acknowledge: true },
  };
  const behind = { ...sampleReportRow(7), counted: 'Then' as const };
  const { calls } = await givenIndicators('/esms/dashboard', [
    reply(getDashboard, sampleDashboard({ indicators })),
    reply(listAlerts, [alert]),
    reply(listCountedReports, { items: [behind], total: 1, offset: 0, limit: 10 }),
    reply(acknowledgeIndicatorAlert, { ...alert, isOpen: false }),
  ]);
  const panel = within(await screen.findByRole('region', { name: '경보' }));
  panel.getByText('두 달 연속 경계 이상입니다.');
  const reports = within(screen.getByRole('region', { name: /이 수치의 보고서/ }));
  expect((await reports.findByRole('link', { name: '보고서 7' })).getAttribute('href')).toBe('/esms/report/view/7');
  reports.getByText('마감 때만');
  await userEvent.click(panel.getByRole('button', { name: '경보 확인' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect((dialog.getByRole('button', { name: '경보 확인' }) as HTMLButtonElement).disabled).toBe(true);
  await userEvent.type(dialog.getByRole('textbox', { name: /원인/ }), '철새 이동');
  await userEvent.click(dialog.getByRole('button', { name: '경보 확인' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
      path: '/api/spi/103/alerts/2026/9',
      body: { cause: '철새 이동', hazard: null, action: null },
    }),
  );
});

it('the most serious one is shown first; another choice is in the address', async () => {
  const { router, calls } = await givenIndicators('/esms/dashboard', []);
  await screen.findByRole('heading', { name: '활주로 이탈' });
  await userEvent.click(screen.getByRole('link', { name: /조류충돌/ }));
  await screen.findByRole('heading', { name: '조류충돌' });
  expect(router.state.location.search).toEqual({ indicator: 110 });
  await waitFor(() =>
    expect(calls.map(({ path }) => decodeURIComponent(path))).toContain('/api/spi/110/series?years=2024,2025,2026'),
  );
});

it('one further down that is more serious is shown first', async () => {
  const indicators = [sampleIndicator(3, '활주로 이탈', 18), sampleIndicator(10, '조류충돌', 29)];
  await givenIndicators('/esms/dashboard', [reply(getDashboard, sampleDashboard({ indicators }))]);
  await screen.findByRole('heading', { name: '조류충돌' });
});

it('the month and the year until then are in two tables, with a dash for unknown values', async () => {
  await givenIndicators('/esms/dashboard', []);
  const month = await screen.findByRole('table', { name: '당월 발생 현황' });
  expect(cellsOf(month)).toEqual([['29', '1,600', '1.813%']]);
  expect(cellsOf(screen.getByRole('table', { name: '누적 발생 현황' }))).toEqual([
    ['202601~202609', '29', '1,600', '1.813%'],
  ]);
  await userEvent.click(screen.getByRole('link', { name: /고도·경로 이탈/ }));
  await screen.findByRole('heading', { name: '고도·경로 이탈' });
  expect(cellsOf(screen.getByRole('table', { name: '당월 발생 현황' }))).toEqual([['-', '1,600', '-']]);
  expect(cellsOf(screen.getByRole('table', { name: '누적 발생 현황' }))).toEqual([['202601~202609', '-', '-', '-']]);
});

it('the same figures as in the chart are a table', async () => {
  await givenIndicators('/esms/dashboard', []);
  const rows = cellsOf(await screen.findByRole('table', { name: '월별 수치' }));
  expect(rows).toHaveLength(12);
  expect(rows[1]).toEqual(['2월', '1.000% 16 / 1,600', '-', '1.000% 16 / 1,600']);
});

it('a month is chosen by its parts and step by step, and sent with the call', async () => {
  const answerDashboard = ({ path }: { path: string }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const [year, month] = [Number(query.get('year') ?? 2026), Number(query.get('month') ?? 9)];
    return { body: sampleDashboard({ year, month }) };
  };
  const { router } = await givenIndicators('/esms/dashboard', [{ endpoint: getDashboard, answer: answerDashboard }]);
  const box = (name: string) => screen.getByRole('combobox', { name }) as HTMLSelectElement;
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '월' }), '1');
  await waitFor(() => expect(router.state.location.search).toEqual({ year: 2026, month: 1, indicator: 103 }));
  await waitFor(() => expect(box('월').value).toBe('1'));
  await userEvent.click(screen.getByRole('button', { name: '이전 달' }));
  await waitFor(() => expect([box('연도').value, box('월').value]).toEqual(['2025', '12']));
});

it('administrators of indicators get the link to the administration, nobody else', async () => {
  await givenIndicators('/esms/dashboard', [reply(getDashboard, sampleDashboard({ can: { administer: true } }))]);
  const gear = await screen.findByRole('link', { name: '안전성과지표 관리' });
  expect(gear.getAttribute('href')).toBe('/esms/dashboard/admin');
});

it('others have no such link', async () => {
  await givenIndicators('/esms/dashboard', []);
  await screen.findByRole('heading', { name: '활주로 이탈' });
  expect(screen.queryByRole('link', { name: '안전성과지표 관리' })).toBeNull();
});

it('without indicators it says so', async () => {
  await givenIndicators('/esms/dashboard', [reply(getDashboard, sampleDashboard({ indicators: [] }))]);
  await screen.findByText('사용 중인 지표가 없습니다.');
});

it('an indicator without any rate has no chart', async () => {
  await givenIndicators('/esms/dashboard', [reply(getIndicatorSeries, [])]);
  await screen.findByText('계산된 발생률이 없습니다.');
  expect(screen.queryByRole('slider')).toBeNull();
});

it('the menu of safety links to the indicators', async () => {
  await givenIndicators('/esms/dashboard', []);
  const menu = await screen.findByRole('region', { name: '안전 성과' });
  expect(within(menu).getByRole('link', { name: '안전성과지표' }).getAttribute('href')).toBe('/esms/dashboard');
});
