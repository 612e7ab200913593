import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { givenInPage } from '../../testing/in-page.tsx';
import { StatusBar } from './steps.tsx';

const steps = [
  { key: 'Open', label: '접수', note: '2026-11-20 이서연' },
  { key: 'HazardIdentification', label: '위해요인' },
  { key: 'FirstRiskAssessment', label: '위험도 평가' },
  { key: 'Closed', label: '종결', blocked: '모든 조치가 끝나야 합니다.' },
];

const given = () => givenInPage(() => <StatusBar label="처리 상태" steps={steps} now="HazardIdentification" />);

it('done, present and future steps are distinguishable, also by screen readers', async () => {
  await given();
  const entries = within(await screen.findByRole('list', { name: '처리 상태' })).getAllByRole('listitem');
  expect(entries.map((entry) => entry.getAttribute('data-state'))).toEqual(['done', 'now', 'later', 'later']);
  expect(entries.map((entry) => entry.getAttribute('aria-current'))).toEqual([null, 'step', null, null]);
  within(entries[0] as HTMLElement).getByLabelText('완료');
  expect(entries[0]?.textContent).toContain('2026-11-20 이서연');
  expect(entries[3]?.textContent).toContain('모든 조치가 끝나야 합니다.');
});

it('a phone shows the present step, which opens the others', async () => {
  await given();
  const short = await screen.findByRole('button', { name: '2/4 위해요인' });
  await userEvent.click(short);
  expect(short.getAttribute('aria-expanded')).toBe('true');
});
