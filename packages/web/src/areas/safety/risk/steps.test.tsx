import {
  type Assessment,
  getInvestigation,
  getInvestigationHazard,
  getReport,
  getReportHazard,
  investigationAssessments,
  type Report,
  reportAssessments,
} from '@portal/contract/safety';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenSignedIn } from '../../../testing/answers.ts';
import { givenInPage } from '../../../testing/in-page.tsx';
import { refuse, reply } from '../../../testing/portal.tsx';
import { givenSafety, sampleReport } from '../../../testing/safety.ts';
import { sampleInvestigation, someone } from '../../../testing/safety-cases.ts';
import { RiskSteps } from './steps.tsx';

afterEach(() => vi.unstubAllGlobals());

const initial: Assessment = {
  id: 1,
  seq: 1,
  version: 1,
  riskLevel: null,
  modifiedDate: '2026-11-20T01:00:00.000Z',
  assessor: someone,
  modifiedName: someone.name,
  modifiedGroup: '운항팀',
  archivedDate: null,
};

it.each([
  ['a stroke', null, '- NOT EVALUATED', 'NOT EVALUATED'],
  ['its level', '5D', '5D 경감 필요', 'NOT EVALUATED'],
] as const)('of an assessment %s is told, and what was never assessed', async (_name, riskLevel, first, second) => {
  await givenSafety('/esms/investigation/view/12#riskAnalysis', [
    reply(getInvestigation, sampleInvestigation({ can: { hazard: 'wrong-status', rootCause: 'wrong-status' } })),
    reply(getInvestigationHazard, null),
    reply(investigationAssessments.list, [{ ...initial, riskLevel }]),
  ]);
  await screen.findByText(new RegExp(`${someone.name}.* 저장`));
  const told = ['1. 초기 평가', '3. 잔여 위험 평가'].map((name) => {
    const level = screen.getByRole('heading', { name }).nextElementSibling;
    return [...(level?.children ?? [])].map(({ textContent }) => textContent).join(' ');
  });
  expect(told).toEqual([first, second]);
});

it('an assessment that was set aside stays to be read, and is none of the steps', async () => {
  await givenSafety('/esms/investigation/view/12#riskAnalysis', [
    reply(getInvestigation, sampleInvestigation({ can: { hazard: 'wrong-status', rootCause: 'wrong-status' } })),
    reply(getInvestigationHazard, null),
    reply(investigationAssessments.list, [
      { ...initial, riskLevel: '5D' },
      { ...initial, id: 9, seq: 3, riskLevel: '1D', archivedDate: '2026-11-21T01:00:00.000Z' },
    ]),
  ]);
  const former = await screen.findByRole('heading', { name: '이전 평가' });
  expect(former.nextElementSibling?.textContent).toMatch(/^잔여 위험 평가1D/);
  expect(screen.getByRole('heading', { name: '3. 잔여 위험 평가' }).nextElementSibling?.textContent).toBe(
    'NOT EVALUATED',
  );
});

it('a second assessor who has left is told of beside their name', async () => {
  await givenSafety('/esms/report/view/12#riskAnalysis', [
    reply(getReport, sampleReport({ status: 'SecondRiskAssessment', classification: null, can: { hazard: true } })),
    { endpoint: getReportHazard, answer: () => ({ status: 204 }) },
    reply(reportAssessments.list, [
      { ...initial, riskLevel: '5D' },
      { ...initial, id: 2, seq: 2, assessorHasLeft: true },
    ]),
  ]);
  const left = await screen.findByText(/퇴사/);
  expect(left.closest('li')).toBe(screen.getByRole('heading', { name: '2. 2차 평가자 평가' }).closest('li'));
});

it('nothing is said to be missing, and nothing offered, before it is known', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  givenSignedIn();
  await givenInPage(() => (
    <QueryClientProvider client={new QueryClient()}>
      <h1>위험평가</h1>
      <RiskSteps of={{ family: 'reports', id: 12 }} can={{ assess1: true }} />
    </QueryClientProvider>
  ));
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('NOT EVALUATED')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  ['and what they gave is told', '1E', '그사이 이 평가를 저장한 사람이 있습니다: 서하린'],
  ['and who they are is told', null, '그사이 2차 평가자(서하린)가 지정되었습니다.'],
] as const)(
  'a second assessor who is named meanwhile is the one who may assess, %s',
  async (_name, riskLevel, words) => {
    const assessor = { ...someone, id: 8, name: '서하린' };
    let isNamed = false;
    const can = (): Report['can'] => ({ hazard: true, ...(isNamed ? {} : { assess2: true }) });
    await givenSafety('/esms/report/view/12#riskAnalysis', [
      {
        endpoint: getReport,
        answer: () => ({ body: sampleReport({ status: 'SecondRiskAssessment', classification: null, can: can() }) }),
      },
      { endpoint: getReportHazard, answer: () => ({ status: 204 }) },
      {
        endpoint: reportAssessments.list,
        answer: () => ({
          body: [
            { ...initial, riskLevel: '5D' },
            ...(isNamed ? [{ ...initial, id: 2, seq: 2, riskLevel, assessor, modifiedName: assessor.name }] : []),
          ],
        }),
      },
      refuse(reportAssessments.create, 'no-permission'),
    ]);
    await userEvent.click(await screen.findByRole('button', { name: '2차 평가자 평가 입력' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^3B/ }));
    isNamed = true;
    await userEvent.click(dialog.getByRole('button', { name: '적용' }));
    expect((await dialog.findByRole('alert')).textContent).toContain(words);
    expect(dialog.queryByText(/접근 권한이 없습니다/)).toBeNull();
    expect(dialog.queryByRole('button', { name: /적용|평가 바꾸기/ })).toBeNull();
  },
);
