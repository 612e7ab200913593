import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { VacationDays } from './vacation-days.tsx';

const namesOf = () => screen.queryAllByRole('button', { name: /선택/ }).map(({ textContent }) => textContent);

it('for two days far apart the number of days between is shown, and weekends can be left out', async () => {
  const onChange = vi.fn();
  render(<VacationDays pickId="pick" days={['2026-12-15', '2026-12-07']} onChange={onChange} />);
  expect(namesOf()).toEqual(['사이의 날 모두 선택 (모두 9일)', '주말은 빼고 선택 (모두 7일)']);
  await userEvent.click(screen.getByRole('button', { name: /주말은 빼고/ }));
  expect(onChange.mock.lastCall?.[0]).toEqual([
    '2026-12-07',
    '2026-12-08',
    '2026-12-09',
    '2026-12-10',
    '2026-12-11',
    '2026-12-14',
    '2026-12-15',
  ]);
});

it('with only a weekend or nothing between, no choice is offered that would change nothing', () => {
  render(<VacationDays pickId="pick" days={['2026-12-11', '2026-12-14']} onChange={() => {}} />);
  expect(namesOf()).toEqual(['사이의 날 모두 선택 (모두 4일)']);
  cleanup();
  render(<VacationDays pickId="pick" days={['2026-12-14', '2026-12-15']} onChange={() => {}} />);
  expect(namesOf()).toEqual([]);
});

it('what reaches further than may be applied for is not filled, so that no chosen day is lost', () => {
  render(<VacationDays pickId="pick" days={['2026-01-01', '2027-12-31']} onChange={() => {}} />);
  expect(namesOf()).toEqual([]);
});
