import {
  getHazard,
  type Hazard,
  listHazardCategories,
  listHazards,
  listPotentialConsequences,
  reopenHazard,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { givenSafety } from '../../../testing/safety.ts';
import { sampleHazard } from '../../../testing/safety-cases.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const at = '/esms/hazard/view/21';
const trees = [reply(listHazardCategories, []), reply(listPotentialConsequences, [])];
const row = () => {
  const { potentialConsequences: _p, controlType: _c, version: _v, can: _can, ...told } = sampleHazard();
  return told;
};
const list = (can: { make?: true } = { make: true }) =>
  reply(listHazards, { items: [row()], total: 1, offset: 0, limit: 20, can });
const given = (hazard: Hazard, path = at, more: Parameters<typeof givenSafety>[1] = []) =>
  givenSafety(path, [...more, ...trees, reply(getHazard, hazard)]);

it('the log is narrowed by status and source, and a row keeps that', async () => {
  await givenSafety('/esms/hazard/list?status=Open&source=Investigation', [list()]);
  const link = await screen.findByRole('link', { name: '활주로 주변 조류 서식' });
  expect(link.getAttribute('href')).toBe('/esms/hazard/view/21?source=Investigation&status=Open');
  expect(screen.getByRole('link', { name: '새 위해요인' }).getAttribute('href')).toBe('/esms/hazard/new');
});

it.each(['/esms/hazard', at, '/esms/hazard/new'])(
  'a person who may not see the log is redirected from %s',
  async (path) => {
    const { router } = await givenSafety(path, [
      refuse(listHazards, 'no-permission'),
      refuse(getHazard, 'no-permission'),
    ]);
    await waitFor(() => expect(router.state.location.pathname).toBe('/esms'));
  },
);

it('a mitigator reads it in My Action, and is redirected from the log', async () => {
  const { router } = await given(sampleHazard({ can: {} }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms'));
});

it('its data is shown, with its report and investigation in tabs of their own', async () => {
  await given(
    sampleHazard({
      report: { id: 9, reportNo: 'SSR-2026-0009' },
      investigation: { id: 4, investigationNo: 'INV-2026-0004' },
      can: { change: 'wrong-status' },
    }),
  );
  const report = await screen.findByRole('link', { name: 'SSR-2026-0009' });
  expect([report.getAttribute('href'), report.getAttribute('target')]).toEqual(['/esms/report/view/9', '_blank']);
  expect(screen.getByRole('link', { name: 'INV-2026-0004' }).getAttribute('target')).toBe('_blank');
  const category = within(screen.getByRole('region', { name: '위해요인 분류' }));
  expect(category.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '환경',
    '야생동물',
    '-',
    '-',
    '늪지',
  ]);
  expect(screen.getByRole('region', { name: '예상되는 결과' }).textContent).toContain('-');
  expect(screen.getByRole('tab', { name: /조치.*초기 위험을 평가해야/ }).getAttribute('disabled')).not.toBeNull();
  expect(screen.queryByRole('button', { name: '수정' })).toBeNull();
});

it('a closed one is reopened once that is confirmed', async () => {
  const { calls } = await given(sampleHazard({ status: 'Closed', can: { change: 'wrong-status', reopen: true } }), at, [
    reply(reopenHazard, sampleHazard({ status: 'Reassessment' })),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '재개' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '재개' }));
  await screen.findByText('위해요인을 재개했습니다.');
  expect(calls.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"2"');
});

it('saving waits for a title, a category and a consequence', async () => {
  await givenSafety('/esms/hazard/new', [list(), ...trees]);
  const save = (await screen.findByRole('button', { name: '등록' })) as HTMLButtonElement;
  expect(save.disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox', { name: '위해요인 제목' }), '과속');
  expect(save.disabled).toBe(true);
  expect(screen.getByRole('link', { name: '위해요인 대장' }).getAttribute('href')).toBe('/esms/hazard');
});

it('a problem is shown only at the field just left, so that nothing moves while typing continues', async () => {
  await givenSafety('/esms/hazard/new', [list(), ...trees]);
  const title = await screen.findByRole('textbox', { name: '위해요인 제목' });
  await userEvent.type(title, '과');
  await userEvent.clear(title);
  await userEvent.tab();
  await waitFor(() => expect(title.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByRole('alert', { name: '확인해 주세요' })).toBeNull();
});
