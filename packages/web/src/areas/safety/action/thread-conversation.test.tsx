import { type Action, actionFamilies, listRootCauses, type Message, rootCauses } from '@portal/contract/safety';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { givenSafety } from '../../../testing/safety.ts';
import { me, sampleAction, sampleMessage } from '../../../testing/safety-actions.ts';
import { givenUploads } from '../../../testing/uploads.ts';
import { givenWidth, widths } from '../../../testing/window-width.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const { reports } = actionFamilies;
const at = '/esms/myaction/view/report/12/mitigation/1';
const threads = '/api/esms/reports/12/mitigations/1/threads';

type Replies = Parameters<typeof givenSafety>[1];

const given = (action: Action, more: Replies = []) =>
  givenSafety(at, [...more, reply(reports.get, action), reply(reports.listThreads, [])]);

const ofOwner = (change: Partial<Action> = {}) =>
  sampleAction(1, { can: { message: true, requestClosing: true, rootCause: true, refer: true }, ...change });
const request = sampleMessage(3, {
  author: me,
  actionType: 'Closed',
  content: '마쳤습니다.',
  can: { answer: true },
});
const ofOffice = (change: Partial<Action> = {}) =>
  sampleAction(1, {
    can: { message: true, rootCause: true, refer: true, cancel: true },
    isClosingRequested: true,
    threads: [request],
    ...change,
  });

const box = () => screen.findByRole('textbox', { name: '메시지' });
const posted = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);
const agree = async (title: string, verb = title) => {
  const question = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(question.getByRole('button', { name: verb }));
};

it('the oldest message comes first, with author, time, effect and files, and line breaks are kept', async () => {
  const file = { id: 5, name: '사진.jpg', size: 1200, extension: 'jpg' };
  await given(
    ofOwner({
      threads: [
        sampleMessage(1, { content: '첫 줄\n둘째 줄' }),
        sampleMessage(2, { author: me, actionType: 'Closed', actionCompleted: false, attachedFiles: [file] }),
        sampleMessage(3, { actionType: 'Rejected', actionCompleted: false, answerTo: 2, content: '더 필요합니다.' }),
        sampleMessage(4, { author: me, actionType: 'SavedRootCause', content: '실수' }),
      ],
    }),
  );
  const log = within(await screen.findByRole('log', { name: '대화' }));
  const texts = log.getAllByRole('article').map(({ textContent }) => textContent);
  expect(texts[0]).toMatch(/배성민.*운항팀.*2026-11-20.*첫 줄\n둘째 줄/);
  expect(texts[1]).toMatch(/종결 요청 · 승인되지 않음.*사진\.jpg/);
  expect(texts[2]).toMatch(/반려더 필요합니다\./);
  expect(texts[3]).toMatch(/근본 원인 저장실수/);
  expect(log.getAllByRole('article').map(({ dataset }) => dataset.own)).toEqual(['false', 'true', 'false', 'true']);
});

it('a blank message is hinted at and not sent; a second press sends nothing more', async () => {
  const { calls } = await given(ofOwner(), [
    { endpoint: reports.write, answer: () => ({ status: 201, body: sampleMessage(9) }) },
  ]);
  const text = await box();
  const send = screen.getByRole('button', { name: '보내기' });
  await userEvent.type(text, '  ');
  await userEvent.click(send);
  await screen.findByText('메시지를 입력해 주세요.');
  await userEvent.type(text, '알겠습니다.');
  await userEvent.dblClick(send);
  await waitFor(() => expect(text).toHaveProperty('value', ''));
  expect(posted(calls)).toEqual([
    ['POST', threads, { content: '  알겠습니다.', actionType: 'None', actionCompleted: null }],
  ]);
});

it('a refused message stays in the box with the reason, and is sent again with the same key', async () => {
  let answers = 0;
  const { calls } = await given(ofOwner(), [
    {
      endpoint: reports.write,
      answer: () => {
        answers += 1;
        return answers === 1 ? refusal('closing-requested') : { status: 201, body: sampleMessage(9) };
      },
    },
  ]);
  const text = await box();
  await userEvent.type(text, '다시{Control>}{Enter}{/Control}');
  await screen.findByText('이미 종결을 요청했습니다.');
  expect(text).toHaveProperty('value', '다시');
  await userEvent.click(screen.getByRole('button', { name: '보내기' }));
  await waitFor(() => expect(text).toHaveProperty('value', ''));
  const keys = calls.filter(({ method }) => method === 'POST').map(({ headers }) => headers.get('idempotency-key'));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toMatch(/^[\w-]{36}$/);
  expect(keys[1]).toBe(keys[0]);
  expect(document.activeElement).toBe(text);
});

it('closing is requested with photos in one call, after a confirmation; too many or too large files are refused before', async () => {
  await given(ofOwner());
  const sent = givenUploads(() => ({ status: 201, body: sampleMessage(9) }));
  await box();
  await userEvent.click(screen.getByRole('button', { name: '종결 요청' }));
  await screen.findByText('종결을 요청하려면 무엇을 조치했는지 적거나 사진을 첨부해 주세요.');
  await userEvent.click(screen.getByRole('button', { name: '파일 첨부' }));
  const input = document.querySelector('input[type=file]') as HTMLInputElement;
  const large = new File(['x'], '큰.jpg');
  Object.defineProperty(large, 'size', { value: 52_428_801 });
  const photos = Array.from({ length: 21 }, (_, place) => new File(['x'], `${place}.jpg`));
  await userEvent.upload(input, [large, ...photos]);
  await screen.findByText(/큰\.jpg: 파일이 너무 큽니다/);
  await screen.findByText('메시지 하나에 파일은 20개까지 첨부할 수 있습니다.');
  await userEvent.click(screen.getByRole('button', { name: '종결 요청' }));
  await agree('종결 요청');
  await screen.findByText('종결을 요청했습니다.');
  expect(sent.map(({ path, files }) => [path, files.length])).toEqual([[threads, 20]]);
  expect(document.activeElement).toBe(screen.getByRole('log', { name: '대화' }));
});

it('the office rejects with text only, and confirms each decision', async () => {
  const { calls } = await given(ofOffice(), [reply(reports.answer, ofOffice())]);
  const text = await box();
  await userEvent.click(screen.getByRole('button', { name: '반려' }));
  await screen.findByText('반려 사유를 입력해 주세요.');
  await userEvent.type(text, '시간을 알려 주세요.');
  await userEvent.click(screen.getByRole('button', { name: '반려' }));
  await agree('반려');
  await screen.findByText('종결 요청을 반려했습니다.');
  expect(document.activeElement).toBe(screen.getByRole('log', { name: '대화' }));
  await userEvent.click(screen.getByRole('button', { name: '종결 승인' }));
  await agree('종결 승인');
  await screen.findByText('조치를 종결했습니다.');
  expect(posted(calls)).toEqual([
    ['PUT', `${threads}/3`, { actionType: 'Rejected', actionCompleted: false, content: '시간을 알려 주세요.' }],
    ['PUT', `${threads}/3`, { actionType: 'Closed', actionCompleted: true, content: '' }],
  ]);
});

it('a decision that is too late is reported, and the present state is fetched', async () => {
  const { calls } = await given(ofOffice(), [refuse(reports.cancel, 'action-ended')]);
  const text = await box();
  await userEvent.click(screen.getByRole('button', { name: '조치 취소' }));
  await agree('조치 취소');
  await waitFor(() => expect(screen.getAllByText('완료되었거나 취소된 조치입니다.')).toHaveLength(2));
  expect(document.activeElement).toBe(text);
  await waitFor(() =>
    expect(calls.filter(({ path }) => path === '/api/esms/reports/12/mitigations/1').length).toBeGreaterThan(1),
  );
});

it('a decision that is too late is reported even if the box disappears with the last decision', async () => {
  let isAccepted = false;
  const ended = sampleAction(1, { status: 'Completed', can: { message: 'action-ended' } });
  await given(ofOffice(), [
    { endpoint: reports.get, answer: () => ({ body: isAccepted ? ended : ofOffice() }) },
    refuse(reports.cancel, 'action-ended'),
  ]);
  await box();
  isAccepted = true;
  await userEvent.click(screen.getByRole('button', { name: '조치 취소' }));
  await agree('조치 취소');
  // The notice disappears by itself, so it is checked first.
  await screen.findByText('완료되었거나 취소된 조치입니다.');
  await screen.findByText('종결된 조치입니다.');
});

it.each([
  ['Completed', '종결된 조치입니다.'],
  ['Cancelled', '취소된 조치입니다.'],
] as const)('an action that is %s says so, and its box is disabled', async (status, banner) => {
  await given(ofOwner({ status, can: { message: 'action-ended', rootCause: 'action-ended' } }));
  await screen.findByText(banner);
  expect(await box()).toHaveProperty('disabled', true);
  expect(screen.queryByRole('button', { name: '보내기' })).toBeNull();
  expect(screen.queryByRole('button', { name: '근본 원인 선택' })).toBeNull();
});

it('a referrer reads and has no place to write', async () => {
  await given(sampleAction(1, { referrers: [{ seq: 1, referrer: me, mitigationId: 1 }] }));
  await screen.findByText('참조자는 메시지를 쓸 수 없습니다.');
  expect(screen.queryByRole('textbox', { name: '메시지' })).toBeNull();
});

it('messages of others appear by themselves, marked as new', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  });
  const said: Message[] = [sampleMessage(1)];
  const { calls } = await givenSafety(at, [
    { endpoint: reports.get, answer: () => ({ body: ofOwner({ threads: said }) }) },
    {
      endpoint: reports.listThreads,
      answer: ({ path }) => {
        const after = Number(new URLSearchParams(path.split('?')[1]).get('after'));
        return { body: said.filter(({ id }) => id > after) };
      },
    },
  ]);
  const log = within(await screen.findByRole('log', { name: '대화' }));
  await act(() => vi.advanceTimersByTimeAsync(20_500));
  expect(calls.filter(({ path }) => path === `${threads}?after=1`)).toHaveLength(1);
  said.push(sampleMessage(2, { content: '어떻게 되었나요?' }));
  await act(() => vi.advanceTimersByTimeAsync(20_500));
  await log.findByText('어떻게 되었나요?');
  log.getByText('새 메시지');
  await act(() => vi.advanceTimersByTimeAsync(20_500));
  expect(calls.filter(({ path }) => path === `${threads}?after=2`).length).toBeGreaterThan(0);
});

it('typed text and chosen files stay when a phone is turned', async () => {
  const turn = givenWidth(widths.phone);
  await given(ofOwner());
  await userEvent.type(await box(), '조치했습니다.');
  await userEvent.click(screen.getByRole('button', { name: '파일 첨부' }));
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], '현장.jpg'));
  for (const width of [widths.turned, widths.phone]) {
    turn(width);
    screen.getByText('현장.jpg');
    expect(screen.getByRole('textbox', { name: '메시지' })).toHaveProperty('value', '조치했습니다.');
  }
});

it('a phone that is turned leaves the dialog open that was opened from what folds', async () => {
  const turn = givenWidth(widths.phone);
  await given(ofOwner(), [reply(listRootCauses, [...rootCauses])]);
  await userEvent.click(await screen.findByRole('button', { name: /조치 정보/ }));
  await userEvent.click(screen.getByRole('button', { name: '근본 원인 선택' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '설명' }), '복창을 듣지 못했다.');
  for (const width of [widths.turned, widths.phone, widths.turned]) {
    turn(width);
    expect(screen.getByRole('textbox', { name: '설명' })).toHaveProperty('value', '복창을 듣지 못했다.');
  }
});

it('a dialog that was opened on a wide window stays when it gets narrow, and what folds is folded', async () => {
  const turn = givenWidth(widths.turned);
  await given(ofOwner(), [reply(listRootCauses, [...rootCauses])]);
  await userEvent.click(await screen.findByRole('button', { name: '근본 원인 선택' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '설명' }), '복창을 듣지 못했다.');
  turn(widths.phone);
  expect(screen.getByRole('textbox', { name: '설명' })).toHaveProperty('value', '복창을 듣지 못했다.');
  const strip = screen.getByRole('button', { name: /조치 정보/, hidden: true });
  expect(strip.getAttribute('aria-expanded')).toBe('false');
});
