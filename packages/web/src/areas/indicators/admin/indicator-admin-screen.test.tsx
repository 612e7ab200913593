import {
  activateIndicator,
  deactivateIndicator,
  downloadThresholdTemplate,
  type ImportSummary,
  type IndicatorRow,
  iconOf,
  importOccurrences,
  listIndicators,
  proposeOccurrenceSheet,
} from '@portal/contract/indicators';
import { checker, Problem } from '@portal/contract/kernel';
import { problemBody } from '@portal/contract/problems';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { Answer } from '../../../testing/answers.ts';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { givenIndicators } from '../../../testing/indicators.ts';
import { givenUploads, type Sent } from '../../../testing/uploads.ts';

afterEach(() => vi.unstubAllGlobals());

const at = '/esms/dashboard/admin';
const row = (key: number, isActivated = true): IndicatorRow => ({
  id: 100 + key,
  key,
  name: `지표 ${key}`,
  engName: `Indicator ${key}`,
  icon: iconOf(key),
  isActivated,
});
const rows = reply(listIndicators, [row(3), row(11, false)]);

const taken = ({ path }: Sent): Answer => {
  const dryRun = path.includes('dryRun=true');
  const body: ImportSummary = { rows: 300, added: 12, changed: 3, removed: 1, unchanged: 284, dryRun };
  expect(checker(importOccurrences.reply)(body)).toEqual([]);
  return { body };
};

const givenCard = async (
  heading: string,
  answer: (sent: Sent) => Answer,
  replies: Parameters<typeof givenIndicators>[1] = [],
) => {
  const portal = await givenIndicators(at, [...replies, rows]);
  const uploads = givenUploads(answer);
  const card = within(await screen.findByRole('region', { name: heading }));
  const choose = (name = 'sheet.xlsx'): void => {
    const region = screen.getByRole('region', { name: heading });
    const input = region.querySelector('input[type="file"]') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
  };
  const button = () => card.getByRole('button', { name: /^업로드/ }) as HTMLButtonElement;
  return { ...portal, uploads, card, choose, button };
};

it('a person who administers no indicators is informed and redirected', async () => {
  const { router } = await givenIndicators(at, [refuse(listIndicators, 'no-permission')]);
  await screen.findByText('접근 권한이 없습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms'));
});

it('the effect of an upload is shown before it is done', async () => {
  const { card, choose, button, uploads } = await givenCard('월별 발생건수', taken);
  expect(button().disabled).toBe(true);
  choose();
  await card.findByText('업로드하면 이렇게 됩니다.');
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['300', '12', '3', '1', '284']);
  await userEvent.click(button());
  await screen.findByText('업로드했습니다.');
  expect(uploads.map(({ path }) => path)).toEqual([
    '/api/indicators/occurrences/import?dryRun=true&wantsBasis=true',
    '/api/indicators/occurrences/import',
  ]);
  card.getByText('선택한 파일이 없습니다.');
  expect(button().disabled).toBe(true);
  expect(document.activeElement).toBe(card.getByRole('button', { name: '파일 선택 (월별 발생건수)' }));
});

const previewed = ({ path }: Sent): Answer => {
  const dryRun = path.includes('dryRun=true');
  const body: ImportSummary = {
    rows: 3,
    added: 0,
    changed: 1,
    removed: 1,
    unchanged: 1,
    dryRun,
    ...(dryRun && {
      preview: {
        changes: [
          { year: 2026, month: 9, key: 3, level: null, before: 12, after: null },
          { year: 2026, month: null, key: 11, level: 'Caution', before: 0.5, after: 1.25 },
        ],
        changeCount: 1_200,
        statuses: [{ year: 2026, month: 9, key: 3, before: 'Alert', after: 'None' }],
        statusCount: 1,
        lastUpload: { at: '2026-11-02T01:30:00Z', by: { id: 7, name: '한도윤', engName: 'Doyun Han' } },
      },
    }),
  };
  expect(checker(importOccurrences.reply)(body)).toEqual([]);
  return { body };
};

it('each changed value and status of an upload is shown before it is done, and who uploaded last', async () => {
  const { card, choose, button } = await givenCard('월별 발생건수', previewed);
  choose();
  await card.findByText('마지막 업로드: 2026-11-02 (월) 10:30 한도윤');
  const cellsOf = (name: string) =>
    within(card.getByRole('table', { name }))
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map(({ textContent }) => textContent),
      );
  expect(cellsOf('바뀌는 값 1,200건')).toEqual([
    ['2026년 9월 · 3 지표 3', '12', '-'],
    ['2026년 · 11 지표 11 · 주의', '0.500', '1.250'],
  ]);
  card.getByText('1,198건이 더 있습니다.');
  expect(cellsOf('바뀌는 상태 1건')).toEqual([['2026년 9월 · 3 지표 3', '경계', '해당 없음']]);
  await userEvent.click(button());
  await screen.findByText('업로드했습니다.');
  expect(card.queryByRole('table')).toBeNull();
});

it.each([
  ['지표별 기준값', '/api/indicators/import?dryRun=true&wantsBasis=true'],
  ['월별 운항편수', '/api/indicators/flight-records/import?dryRun=true&wantsBasis=true'],
])('the card %s sends its own sheet', async (heading, path) => {
  const { uploads, choose } = await givenCard(heading, taken);
  choose();
  await waitFor(() => expect(uploads.map((sent) => sent.path)).toEqual([path]));
});

it('every wrong row is listed, and nothing can be uploaded', async () => {
  const { card, choose, button } = await givenCard('월별 발생건수', () => ({
    status: 422,
    body: problemBody(
      new Problem('not-valid', [
        { path: 'row 7', code: 'month-to-come' },
        { path: 'row 9', code: 'place-twice' },
      ]),
      'ko',
    ),
  }));
  choose();
  const table = within(await card.findByRole('table', { name: '고칠 곳' }));
  expect(
    table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['7행아직 오지 않은 달입니다.', '9행같은 항목이 파일에 두 번 있습니다.']);
  expect(button().disabled).toBe(true);
});

it('occurrences are proposed for a month, once it is chosen', async () => {
  const file = { endpoint: proposeOccurrenceSheet, answer: () => ({ body: {} }) };
  const { card, calls } = await givenCard('월별 발생건수', taken, [file]);
  const propose = card.getByRole('button', { name: /^제안 받기/ }) as HTMLButtonElement;
  expect(propose.disabled).toBe(true);
  await userEvent.selectOptions(card.getByRole('combobox', { name: '연도' }), '2025');
  await userEvent.selectOptions(card.getByRole('combobox', { name: '월' }), '9');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} }));
  await userEvent.click(propose);
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toContain('/api/indicators/occurrences/proposal?year=2025&month=9'),
  );
});

it('a failed download is reported', async () => {
  const { card } = await givenCard('지표별 기준값', taken, [refuse(downloadThresholdTemplate, 'internal')]);
  await userEvent.click(card.getByRole('button', { name: /^양식 다운로드/ }));
  await screen.findByText(/^다운로드에 실패했습니다/);
});

it('an indicator is hidden from the dashboard and shown again', async () => {
  const { calls } = await givenIndicators(`${at}#indicators`, [
    reply(deactivateIndicator, row(3, false)),
    reply(activateIndicator, row(11)),
    rows,
  ]);
  const shown = await screen.findByRole('switch', { name: '지표 3 사용' });
  expect((shown as HTMLInputElement).checked).toBe(true);
  await userEvent.click(shown);
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
  await userEvent.click(screen.getByRole('switch', { name: '지표 11 사용' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`)).toEqual([
      'DELETE /api/indicators/103/activation',
      'POST /api/indicators/111/activation',
    ]),
  );
});
