import { closeIndicatorMonth, getIndicatorMonth, listIndicators, type MonthRow } from '@portal/contract/indicators';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { reply } from '../../../testing/given-portal.tsx';
import { givenIndicators } from '../../../testing/indicators.ts';

afterEach(() => vi.unstubAllGlobals());

const row = (key: number, name: string, change: Partial<MonthRow>): MonthRow => ({
  key,
  indicator: { id: 100 + key, name, engName: `Indicator ${key}`, isActivated: true },
  state: 'Open',
  proposal: null,
  recorded: null,
  difference: null,
  ...change,
});
const proposed = (occurrenceCount: number, more: Partial<NonNullable<MonthRow['proposal']>> = {}) => ({
  occurrenceCount,
  baseCount: null,
  confidentialCount: 0,
  isSmall: false,
  ...more,
});
const rows = [
  row(3, '활주로 이탈', { proposal: proposed(2, { confidentialCount: 1, isSmall: true }) }),
  row(10, '조류충돌', {
    state: 'Differs',
    proposal: proposed(5),
    recorded: { occurrenceCount: 4, baseCount: null, origin: 'Close', by: null, at: null, reason: null },
    difference: 1,
  }),
  row(22, '불안정 접근', {}),
  row(24, '조치 기한 준수율', { proposal: proposed(8, { baseCount: 10 }) }),
];
const month = (can: { close?: true }) => ({ year: 2026, month: 9, flightCount: 1600, rows, can });

const openTab = (can: { close?: true } = { close: true }) =>
  givenIndicators('/esms/dashboard/admin#close', [
    reply(listIndicators, []),
    reply(getIndicatorMonth, month(can)),
    reply(closeIndicatorMonth, month(can)),
  ]);

it('chosen proposals are closed as they were seen, with a warning and a reason where they need one', async () => {
  const { calls } = await openTab();
  const table = within(await screen.findByRole('table', { name: '월 마감' }));
  await table.findAllByText('8 / 10');
  const boxes = table.getAllByRole('checkbox') as HTMLInputElement[];
  // All, and one a row: what nothing is proposed for cannot be chosen.
  expect(boxes.map(({ disabled }) => disabled)).toEqual([false, false, false, true, false]);
  const [all] = boxes;
  if (all) await userEvent.click(all);
  await userEvent.click(screen.getByRole('button', { name: '3개 지표 마감' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('4 → 5');
  dialog.getByText(/3건 미만이고 비공개 보고가 들어 있습니다/);
  const confirm = dialog.getByRole('button', { name: '마감' }) as HTMLButtonElement;
  expect(confirm.disabled).toBe(true);
  await userEvent.type(dialog.getByRole('textbox', { name: /사유/ }), '재분류');
  await userEvent.click(confirm);
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      counts: [
        { key: 3, occurrenceCount: 2, baseCount: null },
        { key: 10, occurrenceCount: 5, baseCount: null },
        { key: 24, occurrenceCount: 8, baseCount: 10 },
      ],
      reason: '재분류',
    }),
  );
});

it('a month that is not over is shown and not closed', async () => {
  await openTab({});
  const table = within(await screen.findByRole('table', { name: '월 마감' }));
  await table.findAllByText('8 / 10');
  expect(table.queryAllByRole('checkbox')).toEqual([]);
  screen.getByText('이 달이 끝난 뒤에 마감할 수 있습니다.');
});
