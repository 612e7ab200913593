import { getDashboard } from '@portal/contract/indicators';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { reply } from '../../../testing/given-portal.tsx';
import { givenIndicators, sampleDashboard, sampleIndicator } from '../../../testing/indicators.ts';
import { drawingOf } from './indicator-chart-picture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const given = async (...replies: Parameters<typeof givenIndicators>[1]) => {
  const portal = await givenIndicators('/esms/dashboard', replies);
  const chart = await screen.findByRole('slider', { name: /활주로 이탈 월별 발생률 그래프/ });
  const drawn = () => [...chart.querySelectorAll('[data-year]')].map((line) => line.getAttribute('data-year'));
  return { ...portal, chart, drawn };
};

it('years are distinguished by colour, dash and marker, and each line is labelled at its end', async () => {
  const { chart, drawn } = await given();
  expect(drawn()).toEqual(['2024', '2025', '2026']);
  const lines = [...chart.querySelectorAll('[data-year] > path[fill="none"]')];
  for (const name of ['stroke', 'stroke-dasharray'])
    expect(new Set(lines.map((line) => line.getAttribute(name))).size).toBe(3);
  expect(
    within(chart)
      .getAllByText(/^20\d\d$/)
      .map(({ textContent }) => textContent),
  ).toEqual(['2024', '2025', '2026']);
  // February has no figure in 2025: its line is in two pieces.
  expect(lines[1]?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
});

it('a year is hidden and shown again', async () => {
  const { drawn } = await given();
  const year = screen.getByRole('checkbox', { name: '2025년' });
  await userEvent.click(year);
  expect(drawn()).toEqual(['2024', '2026']);
  await userEvent.click(year);
  expect(drawn()).toEqual(['2024', '2025', '2026']);
});

it('given thresholds are lines with their names, and the legend has all five', async () => {
  const { chart } = await given();
  for (const label of ['예비 0.000', '목표 1.000', '주의 1.500', '경계 1.813']) within(chart).getByText(label);
  expect(within(chart).queryByText(/심각/)).toBeNull();
  const values = [...document.querySelectorAll('dl[aria-label="2026년 기준값"] dd')];
  expect(values.map(({ textContent }) => textContent)).toEqual(['0.000', '1.000', '1.500', '1.813', '-']);
});

it('a year without thresholds is reported', async () => {
  const indicators = [sampleIndicator(3, '활주로 이탈', 29, null)];
  await given(reply(getDashboard, sampleDashboard({ indicators })));
  screen.getByText('2026년에 정한 기준값이 없습니다.');
});

it('the arrow keys move from month to month, and each is announced with its figures', async () => {
  const { chart } = await given();
  fireEvent.focus(chart);
  expect(chart.getAttribute('aria-valuenow')).toBe('9');
  expect(chart.getAttribute('aria-valuetext')).toContain('2026년 발생률 1.813%, 발생 29건, 운항 1,600편');
  fireEvent.keyDown(chart, { key: 'Home' });
  fireEvent.keyDown(chart, { key: 'ArrowRight' });
  expect(chart.getAttribute('aria-valuetext')).toBe(
    '2월. 2026년 발생률 1.000%, 발생 16건, 운항 1,600편. 2025년 발생률 -, 발생 -건, 운항 -편. 2024년 발생률 1.000%, 발생 16건, 운항 1,600편',
  );
  const rows = within(chart).getAllByRole('row', { hidden: true }).slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([' 20261.000%161,600', ' 2025---', ' 20241.000%161,600']);
  fireEvent.keyDown(chart, { key: 'Escape' });
  expect(within(chart).queryByRole('table', { hidden: true })).toBeNull();
});

it('a picture leaves no colour to a theme, and its letters to the typeface of the page', async () => {
  const { chart } = await given();
  fireEvent.focus(chart);
  const text = drawingOf(chart.querySelector('svg') as SVGSVGElement);
  expect(text).not.toMatch(/var\(|<text|data-now/);
  expect(text.match(/<path/g)?.length).toBeGreaterThanOrEqual(3);
});

it('the figures of the chart are fetched as a spreadsheet', async () => {
  const { calls } = await given();
  await userEvent.click(screen.getByRole('button', { name: '엑셀 다운로드' }));
  await waitFor(() =>
    expect(calls.map(({ path }) => decodeURIComponent(path))).toContain(
      '/api/spi/103/series/export?years=2024,2025,2026',
    ),
  );
});
