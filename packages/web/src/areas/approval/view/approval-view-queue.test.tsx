import { type ApprovalDocument, actOnLine, documentListEndpoints, getDocument } from '@portal/contract/approval';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';
import { sampleRow as row, sampleDocument } from '../../../testing/samples.ts';
import { queueText } from '../../../ui/queue/queue-order.ts';

afterEach(() => vi.unstubAllGlobals());

const { requested, submitted, completed, 'in-progress': inProgress } = documentListEndpoints;
const nothing = { items: [], total: 0, offset: 0, limit: 5 };
const { drafter: reader } = sampleDocument();

const undone = {
  action: null,
  actionDate: null,
  comment: null,
  isFinal: false,
  actedBy: null,
  deputy: null,
  pastActs: [],
  handedOverFrom: null,
};

const waiting = (id: number, change: Parameters<typeof sampleDocument>[0] = {}): ApprovalDocument =>
  sampleDocument({
    id,
    docNo: `LA-2026-${String(id).padStart(6, '0')}`,
    title: `[품의서] 문서 ${id}`,
    status: 'InProgress',
    drafter: { ...reader, id: 30, name: '김도현' },
    submittedAt: '2026-11-20T00:00:00.000Z',
    lines: [{ id: id * 10, seq: 1, approvalType: 'Approve', approver: reader, ...undone }],
    ...change,
  });

const idIn = (path: string): number => Number(/docs\/(\d+)/.exec(path)?.[1]);

type Elsewhere = Map<number, ApprovalDocument | 'lost'>;

/** Documents that wait one after the other; what was done to them, and what others do meanwhile. */
const givenQueue = async (address: string, ids: readonly number[], elsewhere: Elsewhere = new Map()) => {
  const acts: { id: number; action: unknown }[] = [];
  const portal = await givenPortal(address, [
    {
      endpoint: requested,
      answer: ({ path }) => {
        const limit = Number(new URLSearchParams(path.split('?')[1]).get('limit') ?? 20);
        const items = ids.filter((id) => !acts.some((each) => each.id === id)).map((id) => row(id));
        return { body: { items: items.slice(0, limit), total: items.length, offset: 0, limit } };
      },
    },
    reply(submitted, nothing),
    reply(completed, nothing),
    reply(inProgress, nothing),
    {
      endpoint: getDocument,
      answer: ({ path }) => {
        const now = elsewhere.get(idIn(path)) ?? waiting(idIn(path));
        return now === 'lost' ? refusal('no-permission-on-document') : { body: now };
      },
    },
    {
      endpoint: actOnLine,
      answer: ({ path, body }) => {
        const { action } = body as { action: string };
        acts.push({ id: idIn(path), action });
        return { body: waiting(idIn(path), { status: 'Completed' }) };
      },
    },
  ]);
  return { ...portal, elsewhere, acts };
};

const VIEW = '/approval/documents/view';
const bar = () => screen.findByRole('navigation', { name: '차례대로 보기' });
const expectPosition = (place: string) => waitFor(async () => expect((await bar()).textContent).toContain(place));
const title = (id: number) => screen.findByRole('heading', { level: 1, name: `[품의서] 문서 ${id}` });

/** Presses a key as a Korean keyboard sends it if `code` is given. */
const key = (pressed: string, init: KeyboardEventInit = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed, ...init });

const answerYes = async (verb: string) => {
  const dialog = await screen.findByRole('dialog', { name: verb });
  const button = within(dialog).getByRole('button', { name: verb });
  await waitFor(() => expect(document.activeElement).toBe(button));
  await userEvent.keyboard('{Enter}');
};

it('a document opened from the list knows its place in it, and the address keeps the order', async () => {
  const { router } = await givenQueue('/approval/documents/requested?searchText=문서', [9, 2, 5]);
  await userEvent.click(await screen.findByRole('link', { name: '[품의서] 문서 2' }));
  await expectPosition('2 / 3');
  expect(router.state.location.search).toEqual({
    'list-type': 'requested',
    searchText: '문서',
    queue: queueText([9, 2, 5]),
  });
});

it('a restarted queue contains what waits now, not what waited before', async () => {
  const ids = [9, 2, 5];
  const { acts } = await givenQueue('/approval/documents/requested', ids);
  await userEvent.click(await screen.findByRole('link', { name: '[품의서] 문서 9' }));
  await expectPosition('1 / 3');
  await userEvent.click(await screen.findByRole('button', { name: '승인' }));
  await answerYes('승인');
  await title(2);
  expect(acts).toHaveLength(1);
  ids.push(7);
  await userEvent.click(await screen.findByRole('link', { name: /목록/ }));
  await userEvent.click(await screen.findByRole('link', { name: '[품의서] 문서 5' }));
  await expectPosition('2 / 3');
});

it('an act that fails after the next document was opened names its document', async () => {
  const { router, elsewhere } = await givenQueue('/approval/documents/requested', [19, 12, 15]);
  let answer: (value: unknown) => void = () => undefined;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method !== 'PUT' || path.endsWith('/read')) return fetch(path, init);
    await new Promise((resolve) => (answer = resolve));
    throw new TypeError('Failed to fetch');
  });
  await userEvent.click(await screen.findByRole('link', { name: '[품의서] 문서 19' }));
  await expectPosition('1 / 3');
  await userEvent.click(await screen.findByRole('button', { name: '승인' }));
  await answerYes('승인');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  key('j', { code: 'KeyJ' });
  await title(12);
  answer(undefined);
  const message = await screen.findByText('LA-2026-000019 [품의서] 문서 19');
  expect(message.closest('[role=alert]')?.textContent).toMatch(/서버/);
  expect([router.state.location.pathname, elsewhere.size]).toEqual([`${VIEW}/12`, 0]);
});

it('a document opened from home is in the queue of all that wait, in the order of home, and returns to a list in it', async () => {
  const ids = Array.from({ length: 63 }, (_, place) => place + 1);
  const { router, calls } = await givenQueue('/', ids);
  await userEvent.click(await screen.findByRole('link', { name: '[품의서] 문서 1' }));
  await expectPosition('1 / 63');
  expect(calls.some(({ path }) => path === '/api/approval/docs/requested?sort=Due&limit=300')).toBe(true);
  await userEvent.click(await screen.findByRole('link', { name: /목록/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'Due' }));
});

it('a document opened by its address alone is in no queue, and its act returns to the list', async () => {
  const { router } = await givenQueue(`${VIEW}/2?list-type=requested`, [9, 2, 5]);
  await title(2);
  await userEvent.click(await screen.findByRole('button', { name: '승인' }));
  await answerYes('승인');
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/requested'));
  expect(screen.queryByRole('navigation', { name: '차례대로 보기' })).toBeNull();
});

it('the order in the address holds, whatever the list has become', async () => {
  const { calls } = await givenQueue(`${VIEW}/5?list-type=requested&queue=${queueText([9, 2, 5, 4])}`, [4]);
  await expectPosition('3 / 4');
  expect(calls.filter(({ path }) => path.startsWith('/api/approval/docs/requested'))).toEqual([]);
});

it('a document that waits alone, and one of another list, is in no queue', async () => {
  await givenQueue(`${VIEW}/2?list-type=requested`, [2]);
  await title(2);
  await screen.findByRole('region', { name: '결재 처리' });
  expect(screen.queryByRole('navigation', { name: '차례대로 보기' })).toBeNull();
  expect(screen.getByRole('button', { name: '승인' }).hasAttribute('aria-keyshortcuts')).toBe(false);
});

it('an act leads to the next, which was fetched before, and Back leads to the list', async () => {
  const { router, calls, acts } = await givenQueue('/approval/documents/requested', [9, 2, 5]);
  await userEvent.click(await screen.findByRole('link', { name: '[품의서] 문서 9' }));
  await expectPosition('1 / 3');
  const fetched = (id: number) => calls.filter(({ method, path }) => method === 'GET' && idIn(path) === id).length;
  await waitFor(() => expect([fetched(2), fetched(5)]).toEqual([1, 1]));
  await userEvent.click(await screen.findByRole('button', { name: '승인' }));
  await answerYes('승인');
  await title(2);
  await expectPosition('2 / 3');
  expect(acts).toEqual([{ id: 9, action: 'Approved' }]);
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  act(() => router.history.back());
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/requested'));
});

it('after the last document the list shows that the queue has ended', async () => {
  const { router } = await givenQueue(`${VIEW}/5?list-type=requested&queue=${queueText([9, 5])}`, [9, 5]);
  await expectPosition('2 / 2');
  await userEvent.click(await screen.findByRole('button', { name: '보류' }));
  await answerYes('보류');
  await screen.findByText('마지막 차례였습니다. 목록으로 돌아왔습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/requested'));
});

it('documents that others processed meanwhile, or that are no longer visible, are skipped, and a message says so', async () => {
  const queue = [9, 8, 7, 6];
  const { elsewhere } = await givenQueue('/approval/documents/requested', queue);
  elsewhere.set(8, waiting(8, { status: 'Canceled' }));
  elsewhere.set(7, 'lost');
  await userEvent.click(await screen.findByRole('link', { name: '[품의서] 문서 9' }));
  await expectPosition('1 / 4');
  await userEvent.click(await screen.findByRole('button', { name: '승인' }));
  await answerYes('승인');
  await title(6);
  await screen.findByText('기다리지 않는 2건을 지나왔습니다.');
  await expectPosition('4 / 4');
});

it('a document that is missing when opened shows a message and the way to the next', async () => {
  const address = `${VIEW}/8?list-type=requested&queue=${queueText([9, 8, 7])}`;
  await givenQueue(address, [9, 8, 7], new Map([[8, 'lost']]));
  const message = await screen.findByRole('dialog');
  expect(message.textContent).toContain('열람 권한이 없는 문서입니다.');
  await userEvent.click(within(message).getByRole('button', { name: '확인' }));
  await title(7);
  await expectPosition('3 / 3');
});

it('j and k lead through the queue and stay within it, on a Korean keyboard too', async () => {
  await givenQueue(`${VIEW}/9?list-type=requested&queue=${queueText([9, 2, 5])}`, [9, 2, 5]);
  await expectPosition('1 / 3');
  key('k');
  await title(9);
  key('j');
  await title(2);
  key('ㅓ', { code: 'KeyJ' });
  await title(5);
  key('j');
  await expectPosition('3 / 3');
  key('ㅏ', { code: 'KeyK' });
  await title(2);
});

it('every key press counts, also before its document is loaded', async () => {
  await givenQueue(`${VIEW}/9?list-type=requested&queue=${queueText([9, 2, 5, 4])}`, [9, 2, 5, 4]);
  await expectPosition('1 / 4');
  key('j');
  key('j');
  key('j');
  key('k');
  await title(5);
  await expectPosition('3 / 4');
});

it('a opens the question, Ctrl and Enter answer it, and the next document is shown', async () => {
  const { acts } = await givenQueue(`${VIEW}/9?list-type=requested&queue=${queueText([9, 2])}`, [9, 2]);
  await expectPosition('1 / 2');
  await screen.findByRole('region', { name: '결재 처리' });
  key('a');
  await screen.findByRole('dialog', { name: '승인' });
  key('Enter', { ctrlKey: true });
  await title(2);
  expect(acts).toEqual([{ id: 9, action: 'Approved' }]);
});

it('r wants a reason first, and Ctrl and Enter go on with what was begun', async () => {
  const { acts } = await givenQueue(`${VIEW}/9?list-type=requested&queue=${queueText([9, 2])}`, [9, 2]);
  await expectPosition('1 / 2');
  const box = await screen.findByRole('textbox', { name: '의견' });
  key('r');
  expect(document.activeElement).toBe(box);
  await userEvent.type(box, 'jkahr?');
  await title(9);
  expect(screen.queryByRole('dialog')).toBeNull();
  key('Enter', { ctrlKey: true });
  await answerYes('반려');
  await title(2);
  expect(acts).toEqual([{ id: 9, action: 'Reject' }]);
});

it('keys do nothing under a dialog, with a command key, and while held down', async () => {
  const { acts } = await givenQueue(`${VIEW}/9?list-type=requested&queue=${queueText([9, 2])}`, [9, 2]);
  await expectPosition('1 / 2');
  await screen.findByRole('region', { name: '결재 처리' });
  key('j', { ctrlKey: true });
  key('j', { altKey: true });
  key('j', { repeat: true });
  key('Enter', { ctrlKey: true });
  await title(9);
  key('h');
  await screen.findByRole('dialog', { name: '보류' });
  key('j');
  key('a');
  key('?');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await title(9);
  expect(acts).toEqual([]);
});

it('a sentence that is typed after h neither answers the question nor acts', async () => {
  const { acts } = await givenQueue(`${VIEW}/9?list-type=requested&queue=${queueText([9, 2])}`, [9, 2]);
  await expectPosition('1 / 2');
  await screen.findByRole('region', { name: '결재 처리' });
  key('h');
  const dialog = await screen.findByRole('dialog', { name: '보류' });
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: '보류' })));
  await userEvent.keyboard('ask a second vendor');
  screen.getByRole('dialog', { name: '보류' });
  expect(acts).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await title(2);
  expect(acts).toEqual([{ id: 9, action: 'Hold' }]);
});

it('the help lists the keys, and a user can turn them off', async () => {
  await givenQueue(`${VIEW}/9?list-type=requested&queue=${queueText([9, 2])}`, [9, 2]);
  await expectPosition('1 / 2');
  await screen.findByRole('region', { name: '결재 처리' });
  key('?', { shiftKey: true });
  const help = await screen.findByRole('dialog', { name: '단축키' });
  const message = within(help)
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(message).toEqual([
    'k이전',
    'j다음',
    'h보류',
    'r반려',
    'a승인',
    'Ctrl+Enter물음에 확인으로 답하기',
    '?이 도움말',
  ]);
  await userEvent.click(within(help).getByRole('switch'));
  await userEvent.click(within(help).getByRole('button', { name: '닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  key('j');
  await title(9);
  await userEvent.click(within(await bar()).getByRole('button', { name: '단축키' }));
  await userEvent.click(within(await screen.findByRole('dialog', { name: '단축키' })).getByRole('switch'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  key('j');
  await title(2);
});
