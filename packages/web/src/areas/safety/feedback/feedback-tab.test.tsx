import { countUnread, markRead } from '@portal/contract/notification';
import {
  answerReportFeedback,
  type Feedback,
  type FeedbackBody,
  getFeedback,
  getReport,
  getReportCounts,
  listRelatedFeedback,
  listReports,
  type Report,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { givenSafety, riskOfReporter, sampleReport, sampleReportRow } from '../../../testing/safety.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const at = '/esms/report/view/12#feedback';
const { reportToAuthority: _ofRows, ...told } = riskOfReporter;
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

it('its reporter has read that it was answered where the answer stands, while they look at it', async () => {
  const report = ofReporter({ feedbackAnswered: true });
  const { calls } = await givenSafety('/esms/report/view/12#reportDetails', [
    reply(countUnread, { unread: 1 }),
    reply(markRead, { unread: 0 }),
    reply(getReport, report),
    reply(getFeedback, answered('안내했습니다.')),
  ]);
  const marked = () => calls.flatMap(({ path, body }) => (path === markRead.path ? [body] : []));
  const tab = await screen.findByRole('tab', { name: /^회신/ });
  const sight = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await userEvent.click(tab);
  await screen.findByText('안내했습니다.');
  expect(marked()).toEqual([]);
  sight.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(marked()).toEqual([{ record: { type: 'safety/report', id: 12 } }]));
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
    ['/api/esms/reports/12/feedback', { content: '확인했습니다.', lastSeen: null }],
  ]);
  await waitFor(() => expect(text).toHaveProperty('value', ''));
});

/** Reports that wait for feedback, until it is given. */
const givenAsked = (path: string, ids: readonly number[]) => {
  const done = new Set<number>();
  const idIn = (address: string): number => Number(/reports\/(\d+)/.exec(address)?.[1]);
  const item = (id: number) => ({ ...answered(...(done.has(id) ? ['확인했습니다.'] : [])), id });
  return givenSafety(path, [
    // Before the report itself, whose address is as wide.
    reply(getReportCounts, { draftCount: 0, newsCount: 0, can: { seeAssigned: true } }),
    {
      endpoint: listReports,
      answer: ({ path: asked }) => {
        const items = asked.includes('awaitsAnswer=true')
          ? ids.filter((id) => !done.has(id)).map((id) => sampleReportRow(id))
          : [];
        return { body: { items, total: items.length, offset: 0, limit: 100 } };
      },
    },
    {
      endpoint: getReport,
      answer: ({ path: asked }) => {
        const id = idIn(asked);
        return { body: office({ id, subject: `보고서 ${id}`, feedbackAnswered: done.has(id) }) };
      },
    },
    { endpoint: getFeedback, answer: ({ path: asked }) => ({ body: item(idIn(asked)) }) },
    {
      endpoint: answerReportFeedback,
      answer: ({ path: asked }) => {
        done.add(idIn(asked));
        return { status: 201, body: item(idIn(asked)) };
      },
    },
    reply(listRelatedFeedback, []),
  ]);
};

const title = (id: number) => screen.findByRole('heading', { level: 1, name: `보고서 ${id}` });
const stands = (place: string) =>
  waitFor(async () =>
    expect((await screen.findByRole('navigation', { name: '차례대로 보기' })).textContent).toContain(place),
  );

it('home tells the office whom it may answer, and an answer leads to the next', async () => {
  const { router } = await givenAsked('/', [12, 9, 30]);
  const card = within(await screen.findByRole('region', { name: /내가 처리할 일/ }));
  await userEvent.click(await card.findByRole('link', { name: '보고서 9' }));
  await title(9);
  await stands('2 / 3');
  await userEvent.type(await box(), '확인했습니다.{Control>}{Enter}{/Control}');
  await title(30);
  await stands('3 / 3');
  expect(router.state.location.hash).toBe('feedback');
  await userEvent.type(await box(), '확인했습니다.{Control>}{Enter}{/Control}');
  await screen.findByText('마지막 차례였습니다. 홈으로 돌아왔습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(screen.queryByRole('link', { name: '보고서 9' })).toBeNull());
});

it('one opened by its address alone stays where it is once it was answered', async () => {
  const { router } = await givenAsked(at, [12, 9]);
  await userEvent.type(await box(), '확인했습니다.{Control>}{Enter}{/Control}');
  await screen.findByText('feedback 등록 완료');
  within(await screen.findByRole('log', { name: '답변' })).getByText('확인했습니다.');
  expect(router.state.location.pathname).toBe('/esms/report/view/12');
  expect(screen.queryByRole('navigation', { name: '차례대로 보기' })).toBeNull();
});

it('whoever answers what was answered meanwhile is asked before the reporter reads both', async () => {
  let item = answered();
  const { calls } = await given(office(), [
    { endpoint: getFeedback, answer: () => ({ body: item }) },
    {
      endpoint: answerReportFeedback,
      answer: ({ body }) =>
        (body as FeedbackBody).lastSeen === 1
          ? { status: 201, body: answered('먼저', '나중') }
          : { status: 409, body: { code: 'changed-meanwhile', message: '다른 사람이 먼저 변경했습니다.' } },
    },
  ]);
  const text = await box();
  await userEvent.type(text, '나중');
  item = answered('먼저');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const question = within(await screen.findByRole('dialog', { name: '그사이 답변이 등록되었습니다' }));
  question.getByText(/배성민 님이 먼저 답변했습니다/);
  within(await screen.findByRole('log', { name: '답변', hidden: true })).getByText('먼저');
  expect(text).toHaveProperty('value', '나중');
  await userEvent.click(question.getByRole('button', { name: '이 답변도 보내기' }));
  await screen.findByText('feedback 등록 완료');
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => (body as FeedbackBody).lastSeen);
  expect(sent).toEqual([null, 1]);
});

it('an answer whose reply was lost on its way is there once, and names nobody as the faster one', async () => {
  let item = answered();
  const { calls } = await given(office(), [
    { endpoint: getFeedback, answer: () => ({ body: item }) },
    {
      endpoint: answerReportFeedback,
      answer: () => {
        const [first] = answered('확인했습니다.').answers;
        if (item.answers.length > 0) return { status: 409, body: { code: 'changed-meanwhile', message: '먼저' } };
        item = { ...item, answers: first ? [{ ...first, author: { ...first.author, id: 7 } }] : [] };
        throw new TypeError('Failed to fetch');
      },
    },
  ]);
  const text = await box();
  await userEvent.type(text, ' 확인했습니다. {Control>}{Enter}{/Control}');
  await screen.findByText(/서버에 연결할 수 없습니다/);
  await userEvent.type(text, '{Control>}{Enter}{/Control}');
  await screen.findByText('feedback 등록 완료');
  expect(text).toHaveProperty('value', '');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2);
});

it('what was typed can still be read when the case went on meanwhile', async () => {
  let now = office();
  await given(now, [
    { endpoint: getReport, answer: () => ({ body: now }) },
    refuse(answerReportFeedback, 'wrong-status'),
  ]);
  await userEvent.type(await box(), '확인했습니다.');
  now = office({ status: 'Closed', can: { seeRelated: true, answer: 'wrong-status' } });
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await screen.findByText('통보 단계부터 종결 전까지 답변할 수 있습니다.');
  expect(await box()).toMatchObject({ value: '확인했습니다.', disabled: true });
});

it('a refused answer keeps its text and says why in its place', async () => {
  await given(office(), [refuse(answerReportFeedback, 'wrong-status')]);
  const text = await box();
  await userEvent.type(text, '확인했습니다.{Control>}{Enter}{/Control}');
  await screen.findByText(/지금 상태에서는 할 수 없습니다./);
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

it('an answer is sent with closing the case: the question whether to close follows, with what is still missing', async () => {
  const can = { seeRelated: true, answer: true, complete: 'feedback-pending' } as const;
  let report = office({ can });
  await given(report, [
    { endpoint: getReport, answer: () => ({ body: report }) },
    {
      endpoint: answerReportFeedback,
      answer: () => {
        report = office({ feedbackAnswered: true, can: { ...can, complete: true } });
        return { status: 201, body: answered('확인했습니다.') };
      },
    },
  ]);
  const both = await screen.findByRole<HTMLButtonElement>('button', { name: '보내고 종결' });
  expect(both.disabled).toBe(true);
  await userEvent.type(await box(), '확인했습니다.');
  await userEvent.click(both);
  const dialog = within(await screen.findByRole('dialog', { name: '보고서 종결' }));
  await waitFor(() => expect(dialog.getByRole<HTMLButtonElement>('button', { name: '종결' }).disabled).toBe(false));
  await userEvent.click(dialog.getByRole('button', { name: '취소' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '종결' })));
});

it('an answer is sent alone where the case cannot be closed', async () => {
  await given(office({ can: { seeRelated: true, answer: true, complete: 'wrong-status' } }));
  await box();
  expect(screen.queryByRole('button', { name: '보내고 종결' })).toBeNull();
});
