import {
  type DialogueEntry,
  deleteEntry,
  getDialogue,
  getReport,
  markDialogueRead,
  writeEntry,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import { reply } from '../../../testing/given-portal.tsx';
import { givenSafety, sampleReport } from '../../../testing/safety.ts';
import { office } from '../../../testing/safety-actions.ts';

afterEach(() => vi.unstubAllGlobals());

const at = '/esms/report/view/12#dialogue';
const entry = (id: number, change: Partial<DialogueEntry> = {}): DialogueEntry => ({
  id,
  kind: 'Message',
  by: 'Office',
  author: office,
  content: `글 ${id}`,
  stage: null,
  lesson: null,
  createdDate: '2026-11-20T01:00:00.000Z',
  isHeld: false,
  attachedFiles: [],
  can: {},
  ...change,
});
const ofReporter = sampleReport({ isMine: true, hasNews: true, can: { converse: true } });
const secret = { isConfidential: true } as const;
const nextDelivery = '2026-11-20T21:00:00.000Z';

type Replies = Parameters<typeof givenSafety>[1];
const given = (report: ReturnType<typeof sampleReport>, entries: DialogueEntry[], more: Replies = []) =>
  givenSafety(at, [
    ...more,
    reply(getReport, report),
    reply(getDialogue, { entries, nextDelivery: report.isConfidential ? nextDelivery : null }),
  ]);
const said = () => screen.findByRole('list', { name: '대화' });

it('entries are shown in order with author and kind; addresses are not links, a lesson is one', async () => {
  const lesson = { id: 3, lessonNo: 'LSN-2026-0003', title: '정지선' };
  await given(sampleReport({ can: { converse: true } }), [
    entry(1, { kind: 'Question', content: 'https://tracker.example 보셨습니까?' }),
    entry(2, { kind: 'Progress', author: null, content: '', stage: 'Reviewing' }),
    entry(3, { kind: 'Closing', content: '고맙습니다' }),
    entry(4, { kind: 'Progress', author: null, content: '', stage: 'Lesson', lesson }),
    entry(5, { kind: 'Progress', author: null, content: '', stage: 'Lesson', lesson: null }),
  ]);
  const list = within(await said());
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('보고서가 접수되었습니다.'),
    expect.stringMatching(/안전보안실 · 배성민질문.*보셨습니까/),
    expect.stringContaining('검토를 시작했습니다.'),
    expect.stringMatching(/종결 안내.*고맙습니다/),
    expect.stringContaining('LSN-2026-0003 정지선'),
    expect.stringContaining('안전 교훈이 게시되었습니다.'),
  ]);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/esms/lesson/view/3']);
});

it('shown entries are marked as read, up to the last one of the office; the mark of the tab goes', async () => {
  let isRead = false;
  const markRead = () => {
    isRead = true;
    return { status: 204 };
  };
  const { calls } = await given(
    ofReporter,
    [entry(8), entry(9, { by: 'Reporter', author: null })],
    [
      { endpoint: markDialogueRead, answer: markRead },
      { endpoint: getReport, answer: () => ({ body: { ...ofReporter, hasNews: !isRead } }) },
    ],
  );
  await said();
  await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ lastSeen: 8 }));
  await screen.findByRole('tab', { name: '대화' });
});

it.each([
  [{ isMine: true, hasNews: true }, /^대화.*새 소식 있음$/],
  [{ awaitsReply: true }, /^대화.*답할 글 있음$/],
])('the tab says that something waits there: %o', async (change, name) => {
  await givenSafety('/esms/report/view/12', [reply(getReport, sampleReport({ ...change, can: { converse: true } }))]);
  await screen.findByRole('tab', { name });
});

it('photos of an entry are shown small and other files as rows; each can be opened', async () => {
  const file = (id: number, name: string) => ({ id, name, size: 900, extension: name.split('.')[1] ?? '' });
  await given(sampleReport({ can: { converse: true } }), [
    entry(1, { by: 'Reporter', attachedFiles: [file(1, '깃털.jpg'), file(2, '기록.pdf')] }),
  ]);
  const photos = within(await screen.findByRole('list', { name: '사진' }));
  photos.getByRole('button', { name: /깃털\.jpg/ });
  within(screen.getByRole('list', { name: '파일' })).getByRole('button', { name: /기록\.pdf.*보기/ });
});

it('the office may ask, sends no files, and is warned of a confidential reporter; refused text stays', async () => {
  const sent: unknown[] = [];
  await given(
    sampleReport({ ...secret, can: { converse: true } }),
    [],
    [
      {
        endpoint: writeEntry,
        answer: ({ body }) => {
          sent.push(body);
          return sent.length === 1 ? refusal('wrong-status') : { status: 201, body: entry(1) };
        },
      },
    ],
  );
  await screen.findByText(/누구인지 묻거나 짐작하지 마세요. 답은 .*06:00에 도착합니다/);
  screen.getByText('아직 대화가 없습니다.');
  expect(document.querySelector('input[type=file]')).toBeNull();
  const box = screen.getByRole('textbox', { name: '글 쓰기' });
  const send = screen.getByRole('button', { name: '보내기' });
  expect(send).toHaveProperty('disabled', true);
  await userEvent.type(box, '어디였습니까?');
  await userEvent.click(screen.getByRole('checkbox', { name: '답을 바라는 질문' }));
  await userEvent.click(send);
  await waitFor(() => expect(sent.length).toBe(1));
  expect(box).toHaveProperty('value', '어디였습니까?');
  await waitFor(() => expect(send).toHaveProperty('disabled', false));
  await userEvent.click(send);
  await waitFor(() => expect(box).toHaveProperty('value', ''));
  expect(sent).toEqual([
    { content: '어디였습니까?', kind: 'Question' },
    { content: '어디였습니까?', kind: 'Question' },
  ]);
});

it('a confidential reporter is warned of what identifies them, sees the law, and deletes held entries', async () => {
  const held = entry(5, { by: 'Reporter', author: null, createdDate: null, isHeld: true, can: { delete: true } });
  const { calls } = await given(
    sampleReport({ ...secret, isMine: true, can: { converse: true } }),
    [held],
    [{ endpoint: deleteEntry, answer: () => ({ status: 204 }) }],
  );
  await screen.findByText(/이름, 편조, 좌석처럼 .*06:00에 시각 없이 전달되며/);
  screen.getByText(/항공안전법 제58조제6항/);
  const list = within(await said());
  list.getByText('전달 대기');
  await userEvent.click(list.getByRole('button', { name: '지우기' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '지우기' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/api/esms/reports/12/dialogue/5',
    ]),
  );
});

it('more files than allowed are refused with a message', async () => {
  const { calls } = await given(
    sampleReport({ isMine: true, can: { converse: true } }),
    [],
    [{ endpoint: writeEntry, answer: () => ({ status: 201, body: entry(1, { by: 'Reporter', author: null }) }) }],
  );
  await said();
  const input = document.querySelector<HTMLInputElement>('input[type=file]:not([capture])');
  if (input === null) throw new Error('a reporter chooses no files');
  const files = Array.from({ length: 6 }, (_, place) => new File(['x'], `사진 ${place}.txt`, { type: 'text/plain' }));
  await userEvent.upload(input, files);
  await screen.findByText('메시지 하나에 파일은 5개까지 첨부할 수 있습니다.');
  screen.getByText('사진 4.txt');
  expect(screen.queryByText('사진 5.txt')).toBeNull();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});
