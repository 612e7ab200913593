import {
  changeReport,
  completeReport,
  createReportDraft,
  createReportHazard,
  getReport,
  getReportHazard,
  listReportDrafts,
  type Report,
  reportAssessments,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../testing/portal.tsx';
import { givenSafety, sampleReport, toldRisk } from '../../../testing/safety.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const at = '/esms/report/view/12';
const { reportToAuthority: _ofRows, ...told } = toldRisk;
const whole = { fieldLevel1: { id: 9, name: '기타', engName: 'Other' }, fieldLevel2: null } as const;
const filed = (change: Partial<Report> = {}) =>
  sampleReport({ ...whole, isMine: true, can: { change: true, delete: true, files: true, flags: true }, ...change });

/** Its reporter changes a report that is classified while they write. */
const givenTooLate = async (more: Parameters<typeof givenSafety>[1] = []) => {
  let isClassified = false;
  const now = () =>
    isClassified ? filed({ status: 'HazardIdentification', can: { change: 'wrong-status' } }) : filed();
  const portal = await givenSafety(at, [
    ...more,
    reply(listReportDrafts, { items: [], total: 0, offset: 0, limit: 20 }),
    { endpoint: getReport, answer: () => ({ body: now() }) },
    refuse(changeReport, 'wrong-status'),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '수정' }));
  const place = await screen.findByRole('textbox', { name: '발생 장소' });
  await userEvent.type(place, ' 부근');
  isClassified = true;
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('더는 수정할 수 없는 보고서입니다.');
  return portal;
};

it('what can no longer be changed is kept as a draft, and leads to the drafts', async () => {
  const draft = filed({ id: 13, status: 'Draft', reportNo: null, reportDate: null });
  const { router } = await givenTooLate([reply(createReportDraft, draft)]);
  await userEvent.click(screen.getByRole('button', { name: '새 임시저장으로 저장' }));
  await screen.findByText('보고서를 임시저장했습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms/report/list/draft'));
  expect(screen.queryByText(/수정했습니다/)).toBeNull();
});

it('whoever gives up changing it sees what has become of it', async () => {
  await givenTooLate();
  await userEvent.click(screen.getByRole('button', { name: '취소' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '나가기' }));
  await screen.findByText('HAZARD IDENTIFICATION');
  expect(screen.queryByRole('button', { name: '수정' })).toBeNull();
});

it('a draft of somebody else is refused as any report is, and leads to the chooser', async () => {
  const { router } = await givenSafety('/esms/report/view/draft/12', [refuse(getReport, 'no-permission-on-document')]);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('열람 권한이 없는 문서입니다');
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms'));
});

const office = (change: Partial<Report> = {}) => sampleReport({ ...told, classification: null, ...change });

it('closed as one that needs no management, each tab of its case says so', async () => {
  const classification = { isUnmanaged: true } as NonNullable<Report['classification']>;
  await givenSafety(at, [
    { endpoint: getReport, answer: () => ({ body: office({ status: 'Closed', classification }) }) },
  ]);
  const tabs = await screen.findAllByRole('tab', { name: /관리 불필요로 종결되어 열 수 없습니다/ });
  expect(tabs.map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['분류관리', '위험평가']);
});

it('of two who assess at once the later one is told what is there by then, before it is replaced', async () => {
  let isAssessed = false;
  const person = sampleReport().reporter;
  const theirs = {
    id: 5,
    seq: 1,
    version: 1,
    riskLevel: '1E',
    modifiedDate: '2026-11-20T01:00:00.000Z',
    modifiedName: '배성민',
    modifiedGroup: '안전보안실',
    archivedDate: null,
    assessor: person,
  };
  const can = { assess: true, assess1: true, hazard: true } as const;
  const { calls } = await givenSafety(`${at}#riskAnalysis`, [
    reply(getReport, office({ status: 'FirstRiskAssessment', can })),
    { endpoint: getReportHazard, answer: () => ({ status: 204 }) },
    { endpoint: createReportHazard, answer: () => ({ status: 409 }) },
    { endpoint: reportAssessments.list, answer: () => (isAssessed ? { body: [theirs] } : { status: 204 }) },
    refuse(reportAssessments.create, 'changed-meanwhile'),
    { endpoint: reportAssessments.change, answer: () => ({ body: { ...theirs, riskLevel: '3B' } }) },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '초기 평가 입력' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: /^3B/ }));
  isAssessed = true;
  await userEvent.click(within(dialog).getByRole('button', { name: '적용' }));
  const told = await within(dialog).findByRole('alert');
  expect(told.textContent).toContain('그 사이 이 평가를 저장한 사람이 있습니다: 배성민 · 안전보안실');
  within(told).getByText('1E');
  expect(within(dialog).queryByRole('button', { name: '적용' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: '평가 바꾸기' }));
  await screen.findByText('위험도 평가가 등록되었습니다.');
  expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
    '/api/esms/reports/12/risk-assessments/5',
  ]);
});

it('a case is closed once what kept it open is answered, although nobody has looked since', async () => {
  let can: Report['can'] = { complete: 'feedback-pending' };
  const { calls } = await givenSafety(at, [
    { endpoint: getReport, answer: () => ({ body: office({ status: 'ThirdRiskAssessment', can }) }) },
    reply(completeReport, office({ status: 'Closed' })),
  ]);
  const close = await screen.findByRole('button', { name: '종결' });
  await userEvent.click(close);
  const refusal = within(await screen.findByRole('dialog'));
  refusal.getByText(/회신 요청에 답변하지 않은 보고서가 있습니다./);
  await userEvent.click(refusal.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  can = { complete: true };
  await userEvent.click(close);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '종결' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/complete'))).toBe(true));
});

it('a tab that tells what somebody did meanwhile stands beside the report as it is by then', async () => {
  let now = office({ status: 'HazardIdentification', can: { hazard: 'wrong-status' } });
  await givenSafety(at, [
    { endpoint: getReport, answer: () => ({ body: now }) },
    { endpoint: getReportHazard, answer: () => ({ status: 204 }) },
    { endpoint: reportAssessments.list, answer: () => ({ status: 204 }) },
  ]);
  await screen.findByText('HAZARD IDENTIFICATION');
  now = office({ status: 'FirstRiskAssessment', can: { assess1: true, hazard: 'wrong-status' } });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await userEvent.click(screen.getByRole('tab', { name: /위험평가/ }));
  await screen.findByText('FIRST RISK ASSESSMENT');
  await screen.findByRole('button', { name: '초기 평가 입력' });
});
