import {
  answerReportFeedback,
  type Feedback,
  getFeedback,
  getReport,
  listRelatedFeedback,
  type Report,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../testing/portal.tsx';
import { givenSafety, sampleReport, sampleReportRow, toldRisk } from '../../../testing/safety.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const at = '/esms/report/view/12#feedback';
const { reportToAuthority: _ofRows, ...told } = toldRisk;
const { reporter, department } = sampleReportRow(12);
const asked = { requestFeedback: true, status: 'Notification' } as const;
const office = (change: Partial<Report> = {}) =>
  sampleReport({ ...asked, ...told, classification: null, can: { seeRelated: true, answer: true }, ...change });
const ofReporter = (change: Partial<Report> = {}) => sampleReport({ ...asked, isMine: true, ...change });

const answered = (...contents: string[]): Feedback => ({
  id: 12,
  subject: '보고서 12',
  description: '<p>조류와 충돌했습니다.</p>',
  ...(reporter ? { reporter, creator: reporter } : {}),
  ...(department ? { department } : {}),
  modifiedDate: '2026-11-20T01:00:00.000Z',
  answers: contents.map((content, place) => ({
    id: place + 1,
    author: { id: 90 + place, name: '배성민', engName: 'Bae Seongmin', email: 'safety@hanbit.example' },
    createdDate: `2026-11-2${place}T02:00:00.000Z`,
    content,
  })),
});

const given = (report: Report, more: Parameters<typeof givenSafety>[1] = [], item: Feedback | null = answered()) =>
  givenSafety(at, [
    ...more,
    { endpoint: getFeedback, answer: () => (item ? { body: item } : { status: 204 }) },
    reply(getReport, report),
    reply(listRelatedFeedback, []),
  ]);

const tabs = async () => {
  await screen.findByRole('heading', { level: 1 });
  return screen
    .getAllByRole('tab')
    .map(({ textContent }) => textContent?.replace('통보 단계부터 열립니다.', ' (잠김)'));
};
const box = () => screen.findByRole('textbox', { name: '답변 작성' });

it('its reporter reads what was asked and the answers, and has no place to answer', async () => {
  await given(ofReporter({ feedbackAnswered: true }), [], answered('확인했습니다.', '조치를 마쳤습니다.'));
  const log = await screen.findByRole('log', { name: '답변' });
  expect(
    within(log)
      .getAllByRole('article')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/배성민.*safety@hanbit\.example.*2026-11-20.*확인했습니다\./),
    expect.stringMatching(/2026-11-21.*조치를 마쳤습니다\./),
  ]);
  screen.getByText('조류와 충돌했습니다.');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(await tabs()).toEqual(['상세', '회신']);
});

it('nobody who asked nothing is shown the tab', async () => {
  await given(ofReporter({ requestFeedback: false }));
  expect(await tabs()).toEqual(['상세']);
});

it('until notification it is locked, unless something was answered', async () => {
  await given(ofReporter({ status: 'FirstRiskAssessment' }));
  expect(await tabs()).toEqual(['상세', '회신 (잠김)']);
});

it('nothing is sent while nothing is typed, and the answer is told once it is there', async () => {
  const { calls } = await given(office(), [
    { endpoint: answerReportFeedback, answer: () => ({ status: 201, body: answered('확인했습니다.') }) },
  ]);
  const text = await box();
  const send = screen.getByRole('button', { name: '보내기' });
  expect(send).toHaveProperty('disabled', true);
  await userEvent.type(text, '   {Control>}{Enter}{/Control}');
  await screen.findByText('feedback을 입력해주세요');
  expect(send).toHaveProperty('disabled', true);
  await userEvent.clear(text);
  await userEvent.type(text, '확인했습니다. ');
  expect(screen.queryByText('feedback을 입력해주세요')).toBeNull();
  await userEvent.click(send);
  await screen.findByText('feedback 등록 완료');
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/esms/reports/12/feedback', { content: '확인했습니다.' }],
  ]);
  await waitFor(() => expect(text).toHaveProperty('value', ''));
});

it('a refused answer keeps its text and says why in its place', async () => {
  await given(office(), [refuse(answerReportFeedback, 'wrong-status')]);
  const text = await box();
  await userEvent.type(text, '확인했습니다.{Control>}{Enter}{/Control}');
  await screen.findByText('지금 상태에서는 할 수 없습니다.');
  expect(text).toHaveProperty('value', '확인했습니다.');
});

it('where the state forbids an answer, the reason stands in its place', async () => {
  await given(office({ status: 'Closed', can: { seeRelated: true, answer: 'wrong-status' } }));
  await screen.findByText('통보 단계부터 종결 전까지 답변할 수 있습니다.');
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('a report that asks nothing says so to those who read it', async () => {
  await given(
    office({ requestFeedback: false, can: { seeRelated: true, answer: 'feedback-not-requested' } }),
    [],
    null,
  );
  await screen.findByText('회신을 요청하지 않은 보고서입니다.');
});

it('others of the group that ask open in place and are answered for themselves', async () => {
  const { calls } = await given(office(), [
    reply(listRelatedFeedback, [{ ...sampleReportRow(13), ...asked, feedbackAnswered: true }]),
    { endpoint: answerReportFeedback, answer: () => ({ status: 201, body: answered('예') }) },
  ]);
  const part = within(await screen.findByRole('region', { name: '묶음에서 회신을 요청한 다른 보고서' }));
  part.getByText('답변 완료');
  await userEvent.click(part.getByRole('button', { name: '보고서 13' }));
  await part.findByRole('textbox', { name: '답변 작성' });
  expect(calls.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/api/esms/reports/13', '/api/esms/reports/12/feedback/relation-reports']),
  );
});
