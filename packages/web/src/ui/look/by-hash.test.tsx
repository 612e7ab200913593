import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { givenInPage } from '../../testing/in-page.tsx';
import { TabsByHash } from './by-hash.tsx';

const tabs = [
  { key: 'reportDetails', label: '상세', content: <input aria-label="메모" />, stays: true },
  { key: 'riskAnalysis', label: '위험도 평가', content: '위험도', count: 2 },
  { key: 'mitigation', label: '경감조치', content: '조치', locked: '위험도 평가가 끝나면 열립니다.' },
  { key: 'feedback', label: '피드백', content: '회신', wrong: true },
];

const given = (address: string) => givenInPage(() => <TabsByHash label="보고서" tabs={tabs} />, address);
const selected = async () => (await screen.findByRole('tab', { selected: true })).textContent;

it.each([
  ['/#riskAnalysis', '위험도 평가2'],
  ['/', '상세'],
  ['/#nonsense', '상세'],
  ['/#mitigation', '상세'],
])('at %s the tab %s is open', async (address, words) => {
  await given(address);
  expect(await selected()).toBe(words);
});

it('the tab is in the hash; the search and unsaved text stay', async () => {
  const { router, searchNow } = await given('/?list=mine');
  await userEvent.type(await screen.findByLabelText('메모'), '초안');
  await userEvent.click(screen.getByRole('tab', { name: /^위험도 평가/ }));
  await waitFor(() => expect(router.state.location.hash).toBe('riskAnalysis'));
  expect(searchNow()).toEqual({ list: 'mine' });
  await userEvent.click(screen.getByRole('tab', { name: '상세' }));
  await waitFor(async () => expect(await selected()).toBe('상세'));
  expect((screen.getByLabelText('메모') as HTMLInputElement).value).toBe('초안');
});

it('arrow keys skip a locked tab, which shows its condition', async () => {
  await given('/#riskAnalysis');
  const locked = await screen.findByRole('tab', { name: /위험도 평가가 끝나면 열립니다/ });
  expect((locked as HTMLButtonElement).disabled).toBe(true);
  (await screen.findByRole('tab', { selected: true })).focus();
  await userEvent.keyboard('{ArrowRight}');
  await waitFor(async () => expect(await selected()).toBe('피드백'));
});
