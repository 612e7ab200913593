import {
  changeReport,
  completeReport,
  createReportDraft,
  createReportHazard,
  downloadReportFile,
  getReport,
  getReportHazard,
  listReportDrafts,
  type Report,
  reportAssessments,
  updateReportDraft,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, refusal } from '../../../testing/answers.ts';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { givenSafety, riskOfReporter, sampleReport } from '../../../testing/safety.ts';
import { givenUploads } from '../../../testing/uploads.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const at = '/esms/report/view/12';
const { reportToAuthority: _ofRows, ...told } = riskOfReporter;
const whole = { fieldLevel1: { id: 9, name: '기타', engName: 'Other' }, fieldLevel2: null } as const;
const filed = (change: Partial<Report> = {}) =>
  sampleReport({ ...whole, isMine: true, can: { change: true, delete: true, files: true, flags: true }, ...change });

type Kept = { files?: Report['attachedFiles']; draft?: () => Report };

/** A report is classified while its reporter changes it; `draft`: the draft that it is stored as. */
const givenTooLate = async (
  more: Parameters<typeof givenSafety>[1] = [],
  { files = [], draft = () => filed({ id: 13 }) }: Kept = {},
) => {
  let isClassified = false;
  const now = () =>
    isClassified
      ? filed({ attachedFiles: files, status: 'HazardIdentification', can: { change: 'wrong-status' } })
      : filed({ attachedFiles: files });
  const portal = await givenSafety(at, [
    ...more,
    reply(listReportDrafts, { items: [], total: 0, offset: 0, limit: 20 }),
    { endpoint: getReport, answer: ({ path }) => ({ body: path.endsWith('/13') ? draft() : now() }) },
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

it('a change that can no longer be saved is stored as a draft, with a link to the drafts', async () => {
  const draft = filed({ id: 13, status: 'Draft', reportNo: null, reportDate: null });
  const { router } = await givenTooLate([reply(createReportDraft, draft)]);
  await userEvent.click(screen.getByRole('button', { name: '새 임시저장으로 저장' }));
  await screen.findByText('보고서를 임시저장했습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms/report/list/draft'));
  expect(screen.queryByText(/수정했습니다/)).toBeNull();
});

const fileOf = (id: number, name: string) => ({ id, reportId: 12, name, size: 22, extension: name.slice(-3) });
const photo = fileOf(3, 'photo.png');
const list = fileOf(4, 'list.txt');

/** The server's list of files; for a confidential report with its names. */
const fetched = ({ path }: { path: string }): Answer => {
  const name = path.includes(`/${photo.id}/`) ? 'attachment-1.png' : 'attachment-2.txt';
  return { body: 'x', headers: { 'x-filename': name } };
};

/** The same with two stored files, stored as a draft that accepts files. */
const givenKeptWithFiles = async (download: (request: { path: string }) => Answer) => {
  let files: Report['attachedFiles'] = [];
  const draft = () =>
    filed({
      id: 13,
      status: 'Draft',
      reportNo: null,
      reportDate: null,
      attachedFiles: files,
      version: 1 + files.length,
    });
  const sent = givenUploads((upload) => {
    files = [...files, ...upload.files.map(({ name }) => fileOf(20 + files.length, name))];
    return { status: 201, body: files };
  });
  const portal = await givenTooLate(
    [
      { endpoint: createReportDraft, answer: () => ({ status: 201, body: draft() }) },
      { endpoint: updateReportDraft, answer: () => ({ body: draft() }) },
      { endpoint: downloadReportFile, answer: download },
    ],
    { files: [photo, list], draft },
  );
  const arrived = () => sent.flatMap((upload) => upload.files.map(({ name }) => `${upload.path} ${name}`));
  await userEvent.click(screen.getByRole('button', { name: '새 임시저장으로 저장' }));
  return { ...portal, arrived };
};

it("its files are copied, with the server's names", async () => {
  const { router, arrived } = await givenKeptWithFiles(fetched);
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms/report/list/draft'));
  expect(arrived()).toEqual([
    '/api/esms/reports/13/files attachment-1.png',
    '/api/esms/reports/13/files attachment-2.txt',
  ]);
});

it('a missing file is named, and a replacement is added to the same draft', async () => {
  const { router, calls, arrived } = await givenKeptWithFiles((request) =>
    request.path.includes(`/${photo.id}/`) ? refusal('not-found') : fetched(request),
  );
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('작성한 내용은 임시저장함에 보관했습니다.');
  expect(alert.textContent).toContain('가져오지 못한 첨부 파일이 있습니다. 다시 추가해 주세요: photo.png');
  expect(arrived()).toEqual(['/api/esms/reports/13/files attachment-2.txt']);
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1);
  if (input) await userEvent.upload(input, new File(['x'], 'photo.png'));
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms/report/list/draft'));
  expect(arrived().at(-1)).toBe('/api/esms/reports/13/files photo.png');
  expect(calls.filter(({ method, path }) => method === 'PUT' && path.includes('/13'))).toHaveLength(1);
});

it('without a network its files stay, and are copied once the network is back', async () => {
  let isNetworkFailure = true;
  const { router, calls, arrived } = await givenKeptWithFiles((request) => {
    if (isNetworkFailure && request.path.includes(`/${list.id}/`)) throw new TypeError('Failed to fetch');
    return fetched(request);
  });
  const again = await screen.findByRole('button', { name: '지금 다시 보내기' });
  screen.getByText('photo.png');
  screen.getByText('list.txt');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  isNetworkFailure = false;
  await userEvent.click(again);
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms/report/list/draft'));
  expect(arrived()).toHaveLength(2);
});

it('discarding the change shows the present report', async () => {
  await givenTooLate();
  await userEvent.click(screen.getByRole('button', { name: '취소' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '나가기' }));
  await screen.findByText('HAZARD IDENTIFICATION');
  expect(screen.queryByRole('button', { name: '수정' })).toBeNull();
});

it('a draft of another person is refused like any report, and redirects to the start page', async () => {
  const { router } = await givenSafety('/esms/report/view/draft/12', [refuse(getReport, 'no-permission-on-document')]);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('열람 권한이 없는 문서입니다');
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms'));
});

const office = (change: Partial<Report> = {}) => sampleReport({ ...told, classification: null, ...change });

it('after closing without management, each tab of its case says so', async () => {
  const classification = { isUnmanaged: true } as NonNullable<Report['classification']>;
  await givenSafety(at, [
    { endpoint: getReport, answer: () => ({ body: office({ status: 'Closed', classification }) }) },
  ]);
  const tabs = await screen.findAllByRole('tab', { name: /관리 제외로 종결되어 열 수 없습니다/ });
  expect(tabs.map(({ textContent }) => textContent?.replace('관리 제외로 종결되어 열 수 없습니다.', ''))).toEqual([
    '분류',
    '위험도 평가',
  ]);
});

it('of two concurrent assessments the later user sees the present one before replacing it', async () => {
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
  expect(told.textContent).toContain('그사이 이 평가를 저장한 사람이 있습니다: 배성민 · 안전보안실');
  within(told).getByText('1E');
  expect(within(dialog).queryByRole('button', { name: '적용' })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: '평가 바꾸기' }));
  await screen.findByText('위험도 평가가 등록되었습니다.');
  expect(calls.filter(({ method }) => method === 'PUT').map(({ path }) => path)).toEqual([
    '/api/esms/reports/12/risk-assessments/5',
  ]);
});

it('a case can be closed once its condition is met elsewhere, without a reload', async () => {
  let can: Report['can'] = { complete: 'feedback-pending' };
  const { calls } = await givenSafety(at, [
    { endpoint: getReport, answer: () => ({ body: office({ status: 'ThirdRiskAssessment', can }) }) },
    reply(completeReport, office({ status: 'Closed' })),
  ]);
  const close = await screen.findByRole('button', { name: '종결' });
  await userEvent.click(close);
  const missing = within(await screen.findByRole('dialog'));
  missing.getByText(/회신 요청에 답변하지 않은 보고서가 있습니다./);
  expect(missing.getByRole('button', { name: '종결' })).toHaveProperty('disabled', true);
  await userEvent.click(missing.getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  can = { complete: true };
  await userEvent.click(close);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '종결' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/complete'))).toBe(true));
});

it('closing again after a lost answer reports that the case is closed, not that another was faster', async () => {
  let now = office({ status: 'ThirdRiskAssessment', can: { complete: true } });
  const lostThenLate: Answer[] = [{ status: 502 }, refusal('changed-meanwhile')];
  await givenSafety(at, [
    { endpoint: getReport, answer: () => ({ body: now }) },
    {
      endpoint: completeReport,
      answer: () => {
        // It went through the first time, though nobody has looked since.
        if (lostThenLate.length === 1) now = office({ status: 'Closed', can: { reopen: true } });
        return lostThenLate.shift() ?? { status: 500 };
      },
    },
  ]);
  const confirm = async () =>
    userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '종결' }));
  await userEvent.click(await screen.findByRole('button', { name: '종결' }));
  await confirm();
  await screen.findByText(/서버에 연결할 수 없습니다/);
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  // The closing word is still in the form.
  await confirm();
  await screen.findByText('보고서 처리가 완료되었습니다.');
});

it('a tab with a message about a concurrent change also shows the present report', async () => {
  let now = office({ status: 'HazardIdentification', can: { hazard: 'wrong-status' } });
  await givenSafety(at, [
    { endpoint: getReport, answer: () => ({ body: now }) },
    { endpoint: getReportHazard, answer: () => ({ status: 204 }) },
    { endpoint: reportAssessments.list, answer: () => ({ status: 204 }) },
  ]);
  await screen.findByText('HAZARD IDENTIFICATION');
  now = office({ status: 'FirstRiskAssessment', can: { assess1: true, hazard: 'wrong-status' } });
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
  await userEvent.click(screen.getByRole('tab', { name: /위험도 평가/ }));
  await screen.findByText('FIRST RISK ASSESSMENT');
  await screen.findByRole('button', { name: '초기 평가 입력' });
});
