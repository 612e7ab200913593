import { getDashboard, getIndicatorSeries } from '@portal/contract/indicators';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { reply } from '../../../testing/given-portal.tsx';
import { givenIndicators, sampleDashboard, sampleIndicator } from '../../../testing/indicators.ts';

afterEach(() => vi.unstubAllGlobals());

const cellsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''));

it('each indicator is told with the word of its status, and none is coloured without a figure', async () => {
  await givenIndicators('/esms/dashboard', []);
  const list = await screen.findByRole('navigation', { name: '지표' });
  const links = within(list).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    '활주로 이탈경계',
    '조류충돌목표',
    '고도·경로 이탈해당 없음',
  ]);
  expect(links.map(({ style }) => style.getPropertyValue('--status-ink'))).toEqual(['var(--high)', 'var(--info)', '']);
  screen.getByText('2026년 9월', { selector: 'header *' });
});

it('the most serious is shown at once; another that is chosen stands in the address', async () => {
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

it('the month and the year until then stand in two tables, with a dash where nothing is known', async () => {
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

it('a month is chosen by its parts and step by step, and the call asks for it', async () => {
  const asked = ({ path }: { path: string }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const [year, month] = [Number(query.get('year') ?? 2026), Number(query.get('month') ?? 9)];
    return { body: sampleDashboard({ year, month }) };
  };
  const { router } = await givenIndicators('/esms/dashboard', [{ endpoint: getDashboard, answer: asked }]);
  const box = (name: string) => screen.getByRole('combobox', { name }) as HTMLSelectElement;
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '월' }), '1');
  await waitFor(() => expect(router.state.location.search).toEqual({ year: 2026, month: 1, indicator: 103 }));
  await waitFor(() => expect(box('월').value).toBe('1'));
  await userEvent.click(screen.getByRole('button', { name: '이전 달' }));
  await waitFor(() => expect([box('연도').value, box('월').value]).toEqual(['2025', '12']));
});

it('who administers indicators is led there, nobody else', async () => {
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

it('the menu of safety leads to the indicators', async () => {
  await givenIndicators('/esms/dashboard', []);
  const menu = await screen.findByRole('region', { name: '안전 성과' });
  expect(within(menu).getByRole('link', { name: '안전성과지표' }).getAttribute('href')).toBe('/esms/dashboard');
});
