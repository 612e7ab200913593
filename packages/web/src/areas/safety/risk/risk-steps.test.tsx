import { listEmployees } from '@portal/contract/directory';
import {
  type Assessment,
  assignAssessor,
  getInvestigation,
  getInvestigationHazard,
  getReport,
  getReportHazard,
  investigationAssessments,
  type Report,
  reportAssessments,
} from '@portal/contract/safety';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenSignedIn, refusal } from '../../../testing/answers.ts';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { givenInPage } from '../../../testing/in-page.tsx';
import { givenSafety, sampleReport } from '../../../testing/safety.ts';
import { sampleInvestigation, someone } from '../../../testing/safety-cases.ts';
import { RiskSteps } from './risk-steps.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

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
  const told = ['1. 초기 평가', '3. 잔여 위험도 평가'].map((name) => {
    const level = screen.getByRole('heading', { name }).nextElementSibling;
    return [...(level?.children ?? [])].map(({ textContent }) => textContent).join(' ');
  });
  expect(told).toEqual([first, second]);
});

it('an invalidated assessment stays readable, and is not one of the steps', async () => {
  await givenSafety('/esms/investigation/view/12#riskAnalysis', [
    reply(getInvestigation, sampleInvestigation({ can: { hazard: 'wrong-status', rootCause: 'wrong-status' } })),
    reply(getInvestigationHazard, null),
    reply(investigationAssessments.list, [
      { ...initial, riskLevel: '5D' },
      { ...initial, id: 9, seq: 3, riskLevel: '1D', archivedDate: '2026-11-21T01:00:00.000Z' },
    ]),
  ]);
  const former = await screen.findByRole('heading', { name: '이전 평가' });
  expect(former.nextElementSibling?.textContent).toMatch(/^잔여 위험도 평가1D/);
  expect(screen.getByRole('heading', { name: '3. 잔여 위험도 평가' }).nextElementSibling?.textContent).toBe(
    'NOT EVALUATED',
  );
});

it('a second assessor who has resigned is marked next to their name', async () => {
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

it('before the data is loaded nothing is reported as missing, and no button is shown', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  givenSignedIn();
  await givenInPage(() => (
    <QueryClientProvider client={new QueryClient()}>
      <h1>위험도 평가</h1>
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

/** The second step of a report, as a colleague may make it meanwhile. */
const givenSecond = async (report: Report, assessments: Assessment[] | undefined) => {
  const now: { report: Report; assessments: Assessment[] | undefined } = { report, assessments };
  await givenSafety('/esms/report/view/12#riskAnalysis', [
    { endpoint: getReport, answer: () => ({ body: now.report }) },
    { endpoint: getReportHazard, answer: () => ({ status: 204 }) },
    {
      endpoint: reportAssessments.list,
      answer: () => (now.assessments ? { body: now.assessments } : refusal('no-permission')),
    },
    reply(listEmployees, { items: [{ ...someone, id: 8, name: '서하린' }], total: 1, offset: 0, limit: 100 }),
    refuse(assignAssessor, 'wrong-status'),
  ]);
  const lookAgain = (): void => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  return { now, lookAgain };
};

const assessed: Assessment = { ...initial, riskLevel: '5D' };
const second = (change: Partial<Report> = {}) =>
  sampleReport({
    status: 'SecondRiskAssessment',
    classification: null,
    can: { hazard: true, assess2: true, assign: true },
    ...change,
  });
const setAside = second({
  status: 'Closed',
  classification: { isUnmanaged: true } as NonNullable<Report['classification']>,
  can: { hazard: 'wrong-status', assess2: 'wrong-status', assign: 'wrong-status' },
});

const chooseRisk = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '2차 평가자 평가 입력' }));
  await userEvent.click(await screen.findByRole('button', { name: /^3B/ }));
};
const chooseAssessor = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '2차 평가자 지정' }));
  await userEvent.type(await screen.findByRole('combobox', { name: '2차 평가자' }), '서하{Enter}');
  await waitFor(() => expect(assessor()?.value).toContain('서하린'));
};
const assessor = () => screen.queryByRole<HTMLInputElement>('combobox', { name: '2차 평가자' });

it('the risk that was chosen stays when the report is closed as one that needs no management, and its tab until then', async () => {
  const { now, lookAgain } = await givenSecond(second(), [assessed]);
  await chooseRisk();
  now.report = setAside;
  lookAgain();
  await screen.findByText('그사이 상태가 바뀌어 이 평가를 더는 저장할 수 없습니다.');
  expect(screen.getByRole('button', { name: /^3B/ }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: '적용' })).toBeNull();
  // The last detail of the dialog: the other name is next to its title.
  const [, close] = within(screen.getByRole('dialog')).getAllByRole('button', { name: '닫기' });
  await userEvent.click(close as HTMLElement);
  await waitFor(() => expect(screen.getByRole('tab', { name: /위험도 평가/ })).toHaveProperty('disabled', true));
});

it('the chosen second assessor stays when the report is closed, with the reason why they cannot be asked', async () => {
  const { now, lookAgain } = await givenSecond(second(), [assessed]);
  await chooseAssessor();
  now.report = setAside;
  lookAgain();
  await waitFor(() => expect(screen.queryByRole('button', { name: '2차 평가자 지정', hidden: true })).toBeNull());
  expect(assessor()?.value).toContain('서하린');
  await userEvent.click(screen.getByRole('button', { name: '적용' }));
  await screen.findByText(/지금 상태에서는 할 수 없습니다./);
  expect(assessor()?.value).toContain('서하린');
});

it('the choice also stays when the assessment to be replaced was invalidated', async () => {
  const { now, lookAgain } = await givenSecond(second(), [assessed]);
  await chooseAssessor();
  now.assessments = [{ ...assessed, archivedDate: '2026-11-21T01:00:00.000Z' }];
  lookAgain();
  await screen.findByRole('heading', { name: '이전 평가', hidden: true });
  expect(assessor()?.value).toContain('서하린');
});

it('a second assessor who wrote the report and is replaced keeps what was chosen, and is told why', async () => {
  const { now, lookAgain } = await givenSecond(second({ isMine: true, can: { assess2: true } }), [
    assessed,
    { ...initial, id: 2, seq: 2 },
  ]);
  await chooseRisk();
  const { classification: _untold, ...mine } = second({ isMine: true, can: {} });
  now.report = mine;
  now.assessments = undefined;
  lookAgain();
  const told = await screen.findByRole('alert', { name: '그사이 다른 사람이 2차 평가자로 지정되었습니다.' });
  within(told).getByText('2차 평가는 지정된 평가자만 입력할 수 있습니다.');
  expect(screen.getByRole('button', { name: /^3B/ }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.queryByRole('button', { name: '적용' })).toBeNull();
});
