import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DayField } from '../form/day-field.tsx';
import { DayButton } from './day-button.tsx';
import { MarkedDaysContext } from './marked-days.ts';

const Own = () => {
  const [day, setDay] = useState('2026-12-01');
  return (
    <MarkedDaysContext value={() => new Map([['2026-12-25', '기독탄신일']])}>
      <DayField label="기한" value={day} min="2026-12-01" onChange={(event) => setDay(event.currentTarget.value)} />
    </MarkedDaysContext>
  );
};

it('a day chosen in the calendar is in the field as if it had been typed, holidays are named, and days before the first are closed', async () => {
  render(<Own />, { wrapper: MantineProvider });
  await userEvent.click(screen.getByRole('button', { name: '달력에서 고르기' }));
  const calendar = within(await screen.findByRole('dialog', { name: '달력에서 고르기' }));
  const holiday = await calendar.findByRole('button', { name: /12-25.*기독탄신일/ });
  expect(calendar.getByRole('button', { name: /11-30/ })).toHaveProperty('disabled', true);
  await userEvent.click(holiday);
  expect((screen.getByLabelText('기한') as HTMLInputElement).value).toBe('2026-12-25');
});

it('a range is its first and its last day, or a period that has a name', async () => {
  const onDays = vi.fn();
  render(<DayButton days={{ from: '2026-12-01', to: '2026-12-02' }} onDays={onDays} />, { wrapper: MantineProvider });
  const open = () => userEvent.click(screen.getByRole('button', { name: '달력에서 기간 고르기' }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /12-07/ }));
  await userEvent.click(await screen.findByRole('button', { name: /12-09/ }));
  expect(onDays).toHaveBeenLastCalledWith({ from: '2026-12-07', to: '2026-12-09' });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '이번 달' }));
  expect(onDays).toHaveBeenCalledTimes(2);
});
