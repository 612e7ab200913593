import { actOnLine, documentListEndpoints, getDocument } from '@portal/contract/approval';
import { countUnread } from '@portal/contract/notification';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LOCAL_WORK, storeLocalWork } from '../../../platform/unsaved/local-work.ts';
import { refusal } from '../../../testing/answers.ts';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';
import { sampleRow as row, sampleDocument } from '../../../testing/samples.ts';

afterEach(() => vi.unstubAllGlobals());

const { requested, submitted } = documentListEndpoints;
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
const idIn = (path: string): number => Number(/docs\/(\d+)/.exec(path)?.[1]);

type Portal = {
  canceled?: readonly number[];
  changed?: readonly number[];
  unreachable?: () => readonly number[];
  /** Acts that the server received although their answers were lost. */
  lost?: readonly number[];
};

/** Five documents, some of which are cancelled before or changed after the confirmation. */
const givenFive = async ({ canceled = [], changed = [], unreachable = () => [], lost = [] }: Portal) => {
  const acted: number[] = [];
  const portal = await givenPortal('/approval/documents/requested', [
    reply(submitted, { items: [], total: 0, offset: 0, limit: 20 }),
    {
      endpoint: requested,
      answer: () => {
        const items = [5, 4, 3, 2, 1].filter((id) => ![...acted, ...canceled].includes(id)).map((id) => row(id));
        const shown = acted.length === 0 ? [5, 4, 3, 2, 1].map((id) => row(id)) : items;
        return { body: { items: shown, total: shown.length, offset: 0, limit: 20 } };
      },
    },
    {
      endpoint: getDocument,
      answer: ({ path }) => ({
        body: sampleDocument({
          id: idIn(path),
          docNo: `LA-2026-00000${idIn(path)}`,
          title: `[품의서] 문서 ${idIn(path)}`,
          status: canceled.includes(idIn(path)) ? 'Canceled' : 'InProgress',
          drafter: { ...reader, id: 30, name: '김도현' },
          contentVersion: idIn(path) + 100,
          lines: [
            {
              ...undone,
              id: idIn(path) * 10,
              seq: 1,
              approvalType: 'Approve',
              approver: reader,
              ...(acted.includes(idIn(path)) ? { action: 'Approved', actionDate: '2026-11-20T00:00:00.000Z' } : {}),
            },
          ],
        }),
      }),
    },
    {
      endpoint: actOnLine,
      answer: ({ path }) => {
        if (changed.includes(idIn(path))) return refusal('changed-meanwhile');
        if (unreachable().includes(idIn(path))) throw new TypeError('Failed to fetch');
        if (acted.includes(idIn(path))) return refusal('already-acted');
        acted.push(idIn(path));
        if (lost.includes(idIn(path))) throw new TypeError('Failed to fetch');
        return { body: sampleDocument({ id: idIn(path) }) };
      },
    },
    { endpoint: countUnread, answer: () => ({ body: { unread: 5 - acted.length } }) },
  ]);
  return { ...portal, acted };
};

const approve = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '승인' }));
  const dialog = await screen.findByRole('dialog', { name: '함께 승인' });
  const verb = await within(dialog).findByRole('button', { name: '승인' });
  await waitFor(() => expect(document.activeElement).toBe(verb));
  return dialog;
};

it('nothing is approved before something is chosen and the question is answered', async () => {
  const { acted } = await givenFive({});
  await screen.findByRole('link', { name: '[품의서] 문서 5' });
  expect(screen.queryByRole('button', { name: '승인' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: '[품의서] 문서 4 선택' }));
  const dialog = await approve();
  expect(dialog.textContent).toContain('다음 1건을 승인합니다. 승인 처리 하시겠습니까?');
  await userEvent.click(within(dialog).getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(acted).toEqual([]);
  screen.getByText('1건 선택됨', { ignore: '[aria-hidden]' });
});

it('a double click on the answer approves each once', async () => {
  const { calls } = await givenFive({});
  await userEvent.click(await screen.findByRole('checkbox', { name: '이 페이지 모두 선택' }));
  const dialog = await approve();
  const verb = within(dialog).getByRole('button', { name: '승인' });
  act(() => {
    verb.click();
    verb.click();
  });
  await screen.findByText('5건을 승인했습니다.');
  expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(5);
});

it('all of a page are approved with three clicks, each by its own call and the content that was read', async () => {
  const { calls, acted } = await givenFive({});
  await userEvent.click(await screen.findByRole('checkbox', { name: '이 페이지 모두 선택' }));
  await approve();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('5건을 승인했습니다.');
  expect(acted.toSorted()).toEqual([1, 2, 3, 4, 5]);
  const puts = calls.filter(({ method }) => method === 'PUT');
  const sent = puts.toSorted((one, other) => one.path.localeCompare(other.path));
  expect(sent.map(({ path, headers, body }) => [path, headers.get('if-match'), body])).toEqual(
    [1, 2, 3, 4, 5].map((id) => [
      `/api/approval/docs/${id}/lines/${id}0/action`,
      null,
      { action: 'Approved', comment: null, contentVersion: id + 100 },
    ]),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('결재할 문서가 없습니다.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('결재 필요'));
  // The notifications are removed from the bell as well.
  await screen.findByRole('button', { name: '알림' });
});

it('refused documents are shown with their reasons, and the others are approved', async () => {
  const { acted } = await givenFive({ canceled: [2], changed: [4] });
  await userEvent.click(await screen.findByRole('checkbox', { name: '이 페이지 모두 선택' }));
  const dialog = await approve();
  expect(dialog.textContent).toContain('다음 4건을 승인합니다.');
  const failures = () => within(within(dialog).getByRole('alert')).getAllByRole('listitem');
  expect(failures().map(({ textContent }) => textContent)).toEqual([
    'LA-2026-000002 [품의서] 문서 2이미 결재가 처리된 문서 입니다.',
  ]);
  await userEvent.keyboard('{Enter}');
  await screen.findByText('3건을 승인했습니다.');
  expect(acted.toSorted()).toEqual([1, 3, 5]);
  await waitFor(() => expect(failures()).toHaveLength(2));
  expect(failures()[1]?.textContent).toContain('LA-2026-000004 [품의서] 문서 4');
  expect(within(dialog).queryByRole('button', { name: '승인' })).toBeNull();
  await userEvent.click(within(dialog).getAllByRole('button', { name: '닫기' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('link', { name: '[품의서] 문서 5' })).toBeNull());
  expect(screen.queryByText(/건 선택됨/)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: '[품의서] 문서 4' })));
});

it('those for which the server was not reached are retried in place', async () => {
  let unreachable: readonly number[] = [3, 5];
  const { acted } = await givenFive({ changed: [4], unreachable: () => unreachable });
  await userEvent.click(await screen.findByRole('checkbox', { name: '이 페이지 모두 선택' }));
  const dialog = await approve();
  await userEvent.keyboard('{Enter}');
  await within(dialog).findByText('승인되지 않은 문서 3건');
  expect(acted.toSorted()).toEqual([1, 2]);
  unreachable = [];
  const retry = within(dialog).getByRole('button', { name: '다시 시도' });
  await waitFor(() => expect(document.activeElement).toBe(retry));
  await userEvent.keyboard('{Enter}');
  await within(dialog).findByText('승인되지 않은 문서 1건');
  expect(acted.toSorted()).toEqual([1, 2, 3, 5]);
  expect(within(dialog).queryByRole('button', { name: '다시 시도' })).toBeNull();
  await waitFor(() => expect(document.activeElement?.textContent).toBe('닫기'));
});

it('a document that was approved although its answer was lost counts as approved at the next attempt', async () => {
  await givenFive({ lost: [3] });
  await userEvent.click(await screen.findByRole('checkbox', { name: '이 페이지 모두 선택' }));
  const dialog = await approve();
  await userEvent.keyboard('{Enter}');
  await within(dialog).findByText('승인되지 않은 문서 1건');
  await userEvent.click(within(dialog).getByRole('button', { name: '다시 시도' }));
  await screen.findByText('1건을 승인했습니다.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('a comment written on a document is shown, sent, and deleted from this device', async () => {
  const key = `${LOCAL_WORK}comment.4.${reader.id}`;
  storeLocalWork(localStorage, key, '조건부로 승인합니다.');
  const { calls } = await givenFive({});
  await userEvent.click(await screen.findByRole('checkbox', { name: '이 페이지 모두 선택' }));
  const dialog = await approve();
  expect(within(dialog).getByText('의견: 조건부로 승인합니다.').closest('li')?.textContent).toContain('문서 4');
  await userEvent.keyboard('{Enter}');
  await screen.findByText('5건을 승인했습니다.');
  const comments = calls.flatMap(({ method, body }) =>
    method === 'PUT' ? [(body as { comment: unknown }).comment] : [],
  );
  expect(comments.filter((comment) => comment !== null)).toEqual(['조건부로 승인합니다.']);
  expect(localStorage.getItem(key)).toBeNull();
});

it('a user who has left the screen is notified of the documents that were not approved', async () => {
  let answer: (value: unknown) => void = () => undefined;
  const { router } = await givenFive({ changed: [4] });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (init?.method === 'PUT') await new Promise((resolve) => (answer = resolve));
    return fetch(path, init);
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: '[품의서] 문서 4 선택' }));
  await approve();
  await userEvent.keyboard('{Enter}');
  await router.navigate({ to: '/approval/documents/$list', params: { list: 'submitted' } });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  answer(undefined);
  await screen.findByText('승인되지 않은 문서 1건: LA-2026-000004');
});

it('refusals are shown even if no document is left in the list', async () => {
  await givenFive({ canceled: [1, 2, 3, 4] });
  await userEvent.click(await screen.findByRole('checkbox', { name: '이 페이지 모두 선택' }));
  const dialog = await approve();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('결재할 문서가 없습니다.');
  expect(dialog.isConnected).toBe(true);
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(4);
});

it('Ctrl and Enter answer the question in a list as anywhere', async () => {
  const { acted } = await givenFive({});
  await userEvent.click(await screen.findByRole('checkbox', { name: '[품의서] 문서 4 선택' }));
  await approve();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(acted).toEqual([4]);
  // The focus is on the row that took its place.
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: '[품의서] 문서 3' })));
});
