import { listDepartments } from '@portal/contract/directory';
import {
  completeInvestigation,
  createInvestigation,
  getInvestigation,
  getReport,
  listInvestigationsCall,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../../testing/given-portal.tsx';
import { givenInvestigation, investigationAt, officeActs } from '../../../../testing/investigations.ts';
import { givenSafety, sampleReport } from '../../../../testing/safety.ts';
import { sampleInvestigation, sampleInvestigationRow } from '../../../../testing/safety-cases.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const list = (can: { make?: true } = {}) =>
  reply(listInvestigationsCall, { items: [sampleInvestigationRow()], total: 1, offset: 0, limit: 20, can });

it('a row keeps the query, and people who may create one get the button', async () => {
  await givenSafety('/esms/investigation?status=Open&offset=2', [list({ make: true })]);
  const link = await screen.findByRole('link', { name: '활주로 순찰 조사' });
  expect(link.getAttribute('href')).toBe('/esms/investigation/view/12?offset=2&status=Open');
  expect(screen.getByRole('link', { name: '새 조사' }).getAttribute('href')).toBe('/esms/investigation/new');
});

it('an investigator sees the list, and cannot create one', async () => {
  const { router } = await givenSafety('/esms/investigation/list', [list()]);
  await screen.findByRole('link', { name: '활주로 순찰 조사' });
  expect(screen.queryByRole('link', { name: '새 조사' })).toBeNull();
  await router.navigate({ to: '/esms/investigation/new' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms'));
});

it.each(['/esms/investigation', investigationAt])('an uninvolved person is redirected from %s', async (path) => {
  const { router } = await givenSafety(path, [
    refuse(listInvestigationsCall, 'no-permission'),
    refuse(getInvestigation, 'no-permission'),
  ]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms'));
});

it('the tabs wait for how far it is, and say so', async () => {
  await givenInvestigation(sampleInvestigation({ can: officeActs }));
  const tabs = await screen.findAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    '개요',
    '사실 정보',
    '위험도 평가',
    '조사 결과·개선 조치사실 정보나 위해요인을 등록하면 열립니다.',
    '조치계획이 승인되어야 열립니다.',
  ]);
  expect(screen.queryByRole('button', { name: '조사 종결' })).toBeNull();
});

it('a mitigator or referrer is redirected to My Action, which has their part of it', async () => {
  const { router } = await givenInvestigation(
    sampleInvestigation({ status: 'Action', can: {} }),
    `${investigationAt}#mitigation`,
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms'));
  expect(screen.queryByText('활주로 순찰 조사')).toBeNull();
});

it('closing needs a confirmation, and a refusal is shown until it is closed', async () => {
  const can = { ...officeActs, complete: true } as const;
  const { calls } = await givenInvestigation(sampleInvestigation({ status: 'Reassessment', can }), investigationAt, [
    refuse(completeInvestigation, 'wrong-status'),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '조사 종결' }));
  expect(calls.some(({ path }) => path.endsWith('/complete'))).toBe(false);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '조사 종결' }));
  const told = await screen.findByRole('dialog', { name: '조사 종결에 실패했습니다' });
  expect(told.textContent).toContain('지금 상태에서는 할 수 없습니다.');
});

it('a new one from a report begins with its subject and the type that it was classified as', async () => {
  await givenSafety('/esms/investigation/new?reportId=9&reportType=SSR&reportNo=SSR-2026-0009', [
    list({ make: true }),
    reply(listDepartments, []),
    {
      endpoint: getReport,
      answer: () => ({
        body: { ...sampleReport({ id: 9, subject: '활주로 이탈' }), classification: { eventType: 1 } },
      }),
    },
  ]);
  const title = (await screen.findByRole('textbox', { name: '제목' })) as HTMLInputElement;
  expect(title.value).toBe('활주로 이탈');
  expect((screen.getByRole('combobox', { name: '조사 종류' }) as HTMLSelectElement).value).toBe(
    'Accident_SeriousIncident',
  );
});

it('a new one has its report and a period of two weeks from today, names all missing fields, and shows a refused report at its field', async () => {
  const address = '/esms/investigation/new?reportId=9&reportType=SSVR&reportNo=SSVR-2026-0009&fieldLevel1Id=1';
  const { calls } = await givenSafety(address, [
    list({ make: true }),
    reply(listDepartments, []),
    refuse(createInvestigation, 'report-linked'),
  ]);
  await screen.findByRole('button', { name: 'SSVR-2026-0009 연결 해제' });
  const source = screen.getByRole('combobox', { name: '발굴 경로' }) as HTMLSelectElement;
  expect(source.value).toBe('InternalVoluntaryReport');
  expect(screen.getByRole('link', { name: '연결 보고서' }).getAttribute('href')).toBe('/esms/report/view/9');
  const field = screen.getByRole('combobox', { name: '분야 1단계' }) as HTMLSelectElement;
  expect(field.value).toBe('1');
  await userEvent.selectOptions(field, '');
  const [start, end] = ['시작일', '종료일'].map(
    (name) => (screen.getByLabelText(new RegExp(name)) as HTMLInputElement).value,
  );
  expect(Date.parse(end ?? '') - Date.parse(start ?? '')).toBe(14 * 86_400_000);
  await userEvent.click(screen.getByRole('button', { name: '등록' }));
  const told = await screen.findByRole('alert');
  for (const words of ['제목을 입력해', '분야를 선택해', '조사자를 한 명 이상', '내용을 입력해'])
    expect(told.textContent).toContain(words);
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  // Another source removes the report.
  await userEvent.selectOptions(source, 'FOQA');
  expect(screen.queryByRole('button', { name: 'SSVR-2026-0009 연결 해제' })).toBeNull();
});
