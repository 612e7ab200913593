import {
  getInvestigation,
  getInvestigationHazard,
  hazardCategories,
  type Investigation,
  investigationAssessments,
  listHazardCategories,
  listPotentialConsequences,
  potentialConsequences,
} from '@portal/contract/safety';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { reply } from '../../../testing/given-portal.tsx';
import { givenSafety } from '../../../testing/safety.ts';
import { sampleHazard, sampleInvestigation } from '../../../testing/safety-cases.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const given = (kept = sampleHazard(), more: Parameters<typeof givenSafety>[1] = []) =>
  givenSafety('/esms/investigation/view/12#riskAnalysis', [
    ...more,
    reply(getInvestigation, sampleInvestigation({ hazard: kept, can: { hazard: true, rootCause: true } })),
    reply(getInvestigationHazard, kept),
    reply(investigationAssessments.list, null),
    reply(listHazardCategories, [...hazardCategories]),
    reply(listPotentialConsequences, [...potentialConsequences]),
  ]);
const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: '위해요인 제목' });

it('text typed for the hazard of a case is offered after the tab was closed', async () => {
  await given();
  await userEvent.type(await title(), ' 늪지');
  cleanup();
  await given();
  expect((await title()).value).toBe('활주로 주변 조류 서식');
  await userEvent.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
  expect((await title()).value).toBe('활주로 주변 조류 서식 늪지');
});

it('text typed before the offer is accepted is not replaced without a confirmation', async () => {
  await given();
  await userEvent.type(await title(), ' 늪지');
  cleanup();
  await given();
  await userEvent.type(await title(), ' 갈대밭');
  await userEvent.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
  const question = within(await screen.findByRole('dialog', { name: '남겨 둔 내용으로 바꾸기' }));
  await userEvent.click(question.getByRole('button', { name: '취소' }));
  expect((await title()).value).toBe('활주로 주변 조류 서식 갈대밭');
  await userEvent.click(screen.getByRole('button', { name: '이어서 쓰기' }));
  const again = within(await screen.findByRole('dialog', { name: '남겨 둔 내용으로 바꾸기' }));
  await userEvent.click(again.getByRole('button', { name: '바꾸기' }));
  await waitFor(async () => expect((await title()).value).toBe('활주로 주변 조류 서식 늪지'));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(await title());
});

it('text typed for the hazard stays when the case is closed meanwhile, and is shown again afterwards', async () => {
  const closed = { hazard: 'wrong-status', rootCause: 'wrong-status' } as const;
  let can: Investigation['can'] = { hazard: true, rootCause: true };
  await given(sampleHazard(), [
    { endpoint: getInvestigation, answer: () => ({ body: sampleInvestigation({ hazard: sampleHazard(), can }) }) },
  ]);
  await userEvent.type(await title(), ' 늪지');
  can = closed;
  window.dispatchEvent(new Event('visibilitychange'));
  await screen.findByRole('alert', { name: '그사이 상태가 바뀌어 더는 저장할 수 없습니다' });
  expect((await title()).value).toBe('활주로 주변 조류 서식 늪지');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '수정' }).disabled).toBe(true);
  cleanup();
  await given(sampleHazard(), [reply(getInvestigation, sampleInvestigation({ hazard: sampleHazard(), can: closed }))]);
  const left = await screen.findByRole('status', { name: '저장하지 못한 내용이 있습니다' });
  within(left).getByText('활주로 주변 조류 서식 늪지');
  expect(screen.queryByRole('textbox', { name: '위해요인 제목' })).toBeNull();
});
