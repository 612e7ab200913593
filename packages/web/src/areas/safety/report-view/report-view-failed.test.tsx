import { getInvestigation, getReport, listFactuals, listReportDrafts } from '@portal/contract/safety';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import * as oidc from '../../../platform/session/oidc-sign-in.ts';
import { refusal } from '../../../testing/answers.ts';
import { reply } from '../../../testing/given-portal.tsx';
import { givenInvestigation, investigationAt, officeActs } from '../../../testing/investigations.ts';
import { givenSafety, sampleReport } from '../../../testing/safety.ts';
import { sampleInvestigation } from '../../../testing/safety-cases.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Simulates that the page becomes visible again. */
const comeBack = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));

const field = (name: string) => screen.findByRole('textbox', { name, hidden: true });

const givenChanging = async (code: 'not-signed-in' | 'no-permission-on-document') => {
  let isLost = false;
  const mine = sampleReport({ isMine: true, can: { change: true, delete: true, files: true, flags: true } });
  const portal = await givenSafety('/esms/report/view/12', [
    { endpoint: getReport, answer: () => (isLost ? refusal(code) : { body: mine }) },
    reply(listReportDrafts, { items: [], total: 0, offset: 0, limit: 20 }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '수정' }));
  await userEvent.type(await field('발생 장소'), ' 부근');
  const asked = () => portal.calls.filter(({ path }) => path === '/api/esms/reports/12').length;
  const before = asked();
  isLost = true;
  comeBack();
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  return portal;
};

it('a session that ends during a change keeps the typed text below the sign-in button', async () => {
  vi.spyOn(oidc, 'renewSilently').mockResolvedValue(false);
  await givenChanging('not-signed-in');
  await screen.findByRole('dialog', { name: '로그인이 만료되었습니다' });
  expect(await field('발생 장소')).toHaveProperty('value', expect.stringMatching(/ 부근$/));
  expect(screen.queryByText('보고서를 볼 수 없습니다')).toBeNull();
});

it('a report that is deleted during a change is reported, and the typed text can be copied', async () => {
  await givenChanging('no-permission-on-document');
  await screen.findByRole('dialog', { name: '더 이상 볼 수 없습니다' });
  await userEvent.keyboard('{Escape}');
  expect(await field('발생 장소')).toHaveProperty('value', expect.stringMatching(/ 부근$/));
});

it('a person who is removed from an investigation while writing is informed, and can copy their text', async () => {
  const shown = sampleInvestigation({ can: officeActs });
  let isLost = false;
  const { router } = await givenInvestigation(shown, `${investigationAt}#factualInformation`, [
    { endpoint: getInvestigation, answer: () => ({ body: isLost ? { ...shown, can: {} } : shown }) },
    reply(listFactuals, []),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '사실 정보 추가' }));
  await userEvent.type(await field('내용'), '활주로 상태');
  isLost = true;
  comeBack();
  await screen.findByRole('dialog', { name: '더 이상 볼 수 없습니다' });
  await userEvent.keyboard('{Escape}');
  expect(await field('내용')).toHaveProperty('value', '활주로 상태');
  await userEvent.clear(await field('내용'));
  // It is shown briefly, and the redirect may take longer.
  await screen.findByText(/접근 권한이 없습니다/);
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms'));
});
