import {
  answerReportFeedback,
  type Feedback,
  getFeedback,
  getReport,
  listRelated,
  listRelatedFeedback,
  type Report,
  type ReportRow,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { givenSafety, riskOfReporter, sampleReport, sampleReportRow } from '../../../testing/safety.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

const { reportToAuthority: _ofRows, ...told } = riskOfReporter;
const asked = { requestFeedback: true, status: 'Notification' } as const;
const office = (change: Partial<Report> = {}) =>
  sampleReport({ ...asked, ...told, classification: null, can: { seeRelated: true, answer: true }, ...change });
const item = (id: number): Feedback => ({
  id,
  subject: `보고서 ${id}`,
  description: null,
  modifiedDate: '2026-11-20T01:00:00.000Z',
  answers: [],
});
const idIn = (path: string): number => Number(/reports\/(\d+)/.exec(path)?.[1]);
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: '답변 작성' });

/** The feedback of a report, as a colleague may make it and its group meanwhile. */
const given = async (
  report: Report,
  group: readonly ReportRow[] = [],
  more: Parameters<typeof givenSafety>[1] = [],
) => {
  const now = { reports: new Map([[report.id, report]]), group };
  const portal = await givenSafety('/esms/report/view/12#feedback', [
    ...more,
    { endpoint: getFeedback, answer: ({ path }) => ({ body: item(idIn(path)) }) },
    {
      endpoint: getReport,
      answer: ({ path }) => ({ body: now.reports.get(idIn(path)) ?? office({ id: idIn(path) }) }),
    },
    { endpoint: listRelatedFeedback, answer: () => ({ body: now.group }) },
  ]);
  const lookAgain = (): void => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000);
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  };
  return { ...portal, now, lookAgain };
};

it('typed text stays readable when the report turns out to need management', async () => {
  const classification = { isUnmanaged: true } as NonNullable<Report['classification']>;
  const { now, lookAgain } = await given(office({ status: 'HazardIdentification', classification }));
  await userEvent.type(await box(), '확인했습니다.');
  const can = { seeRelated: true, answer: 'wrong-status' } as const;
  now.reports.set(12, office({ status: 'HazardIdentification', can }));
  lookAgain();
  await screen.findByText('통보 단계부터 종결 전까지 답변할 수 있습니다.');
  expect(screen.getByRole('tab', { name: '회신' }).getAttribute('aria-selected')).toBe('true');
  expect(await box()).toMatchObject({ value: '확인했습니다.', disabled: true });
});

it('typed text can still be sent when the report was made a child, and is removed only then', async () => {
  const { now, lookAgain, calls } = await given(
    office(),
    [],
    [{ endpoint: answerReportFeedback, answer: () => ({ status: 201, body: item(12) }) }, reply(listRelated, [])],
  );
  await userEvent.type(await box(), '확인했습니다.');
  now.reports.set(12, office({ parentReportId: 11 }));
  lookAgain();
  await waitFor(() => expect(screen.queryByRole('tab', { name: /위험도 평가/ })).toBeNull());
  expect((await box()).value).toBe('확인했습니다.');
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  await screen.findByText('feedback 등록 완료');
  expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/esms/reports/12/feedback')).toBe(true);
  await waitFor(() => expect(screen.queryByRole('tab', { name: '회신' })).toBeNull());
});

const others = async () => within(await screen.findByRole('region', { name: '묶음에서 회신을 요청한 다른 보고서' }));
const openOther = async (id: number) => userEvent.click((await others()).getByRole('button', { name: `보고서 ${id}` }));
const ofMain = office({ requestFeedback: false, can: { seeRelated: true, answer: 'feedback-not-requested' } });
const children = [13, 14].map((id) => ({ ...sampleReportRow(id), ...asked }));

it('a released child keeps a started answer and says so', async () => {
  const { now, lookAgain } = await given(ofMain, children);
  await openOther(14);
  await userEvent.type(await box(), '확인했습니다.');
  now.group = children.slice(0, 1);
  const can = { seeRelated: true, answer: 'wrong-status' } as const;
  now.reports.set(14, office({ id: 14, status: 'Open', can }));
  lookAgain();
  await screen.findByRole('alert', { name: '그사이 묶음에서 연결이 해제된 보고서입니다' });
  await screen.findByText('통보 단계부터 종결 전까지 답변할 수 있습니다.');
  expect(await box()).toMatchObject({ value: '확인했습니다.', disabled: true });
  expect(screen.queryByRole('button', { name: '보내기' })).toBeNull();
});

it('the server’s reason why a released child cannot be answered is shown, and the text stays', async () => {
  const { now, lookAgain } = await given(ofMain, children.slice(1), [refuse(answerReportFeedback, 'wrong-status')]);
  await openOther(14);
  await userEvent.type(await box(), '확인했습니다.');
  now.group = [];
  lookAgain();
  await screen.findByRole('alert', { name: '그사이 묶음에서 연결이 해제된 보고서입니다' });
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  await screen.findByText(/지금 상태에서는 할 수 없습니다./);
  expect((await box()).value).toBe('확인했습니다.');
});

it('a released child without text is removed, also after its text was deleted', async () => {
  const { now, lookAgain } = await given(ofMain, children);
  await openOther(13);
  await openOther(14);
  const [first] = await screen.findAllByRole('textbox', { name: '답변 작성' });
  await userEvent.type(first as HTMLElement, '확인');
  now.group = [];
  lookAgain();
  await screen.findByRole('alert', { name: '그사이 묶음에서 연결이 해제된 보고서입니다' });
  expect((await others()).queryByRole('button', { name: '보고서 14' })).toBeNull();
  await userEvent.clear(await box());
  await waitFor(() => expect(screen.queryByRole('button', { name: '보고서 13' })).toBeNull());
});
