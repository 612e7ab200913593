import { getDriveDocument, listAssignedDocuments, markRead, previewRevision } from '@portal/contract/documents';
import { countUnread, markRead as markTold } from '@portal/contract/notification';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import {
  givenDocuments,
  pageOf,
  sampleAssigned,
  sampleDriveDocument,
  sampleRevision,
} from '../../../testing/documents.ts';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { queueText } from '../../../ui/queue/queue-order.ts';

// A link that opens a tab does not navigate here.
const stayHere = (event: Event): void => event.preventDefault();
beforeEach(() => {
  document.addEventListener('click', stayHere);
  // What reads a PDF has no thread of its own here, and nothing to read.
  vi.stubGlobal('Worker', EventTarget);
});
afterEach(() => {
  document.removeEventListener('click', stayHere);
  vi.unstubAllGlobals();
});

const queueOf = (ids: readonly number[]): string => queueText(ids, () => 2);
const idIn = (path: string): number => Number(/documents\/(\d+)/.exec(path)?.[1]);

/** Documents that must be read, and read ones; a mark moves a document to the latter. */
const givenReading = async (address: string, { ids, read = [] }: { ids: readonly number[]; read?: number[] }) => {
  const isRead = new Set(read);
  const documentOf = (id: number) => {
    const revision = sampleRevision(100 + id, '3');
    const [, ...older] = sampleDriveDocument().revisions;
    const revisions = [{ ...revision, can: { preview: true as const } }, ...older];
    return sampleDriveDocument({ id, title: `규정 ${id}`, isRead: isRead.has(id), revision, revisions });
  };
  const portal = await givenDocuments(address, [
    {
      endpoint: listAssignedDocuments,
      answer: ({ path }) => {
        const rows = ids.map((id) => sampleAssigned(id, { isRead: isRead.has(id) }));
        return { body: pageOf(path.includes('unread=true') ? rows.filter((row) => !row.isRead) : rows) };
      },
    },
    {
      endpoint: getDriveDocument,
      answer: ({ path }) => (ids.includes(idIn(path)) ? { body: documentOf(idIn(path)) } : refusal('not-found')),
    },
    {
      endpoint: markRead,
      answer: ({ path }) => {
        isRead.add(idIn(path));
        return { body: documentOf(idIn(path)) };
      },
    },
    refuse(previewRevision, 'preview-unsupported'),
    reply(countUnread, { unread: 2 }),
    reply(markTold, { unread: 0 }),
  ]);
  return { ...portal, isRead };
};

const title = (id: number) => screen.findByRole('heading', { level: 1, name: `규정 ${id}` });
const stands = (place: string) =>
  waitFor(async () =>
    expect((await screen.findByRole('navigation', { name: '차례대로 보기' })).textContent).toContain(place),
  );
const key = (pressed: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key: pressed });
const readButton = () => screen.findByRole('button', { name: '읽음으로 표시' });

it('an unread row opens a queue of unread documents, and a read row does not', async () => {
  await givenReading('/documentcenter', { ids: [7, 5, 9], read: [9] });
  const hrefs = async (): Promise<(string | null)[]> =>
    (await screen.findAllByRole('link', { name: /^운항 규정/ })).map((link) => link.getAttribute('href'));
  const queue = encodeURIComponent(queueOf([7, 5]));
  await waitFor(async () =>
    expect(await hrefs()).toEqual([
      `/documentcenter/preview/2/7?version=3&id=107&queue=${queue}`,
      `/documentcenter/preview/2/5?version=3&id=105&queue=${queue}`,
      '/documentcenter/preview/2/9?version=3&id=109',
    ]),
  );
});

it('marking a document as read opens the next unread one, and after the last the list', async () => {
  const { router, calls, isRead } = await givenReading(`/documentcenter/preview/2/7?queue=${queueOf([7, 5, 4, 9])}`, {
    ids: [7, 5, 4, 9],
    read: [5],
  });
  await title(7);
  await stands('1 / 4');
  expect((await readButton()).getAttribute('aria-keyshortcuts')).toBe('a');
  const asked = (id: number) => calls.filter(({ method, path }) => method === 'GET' && path.endsWith(`/${id}`)).length;
  await waitFor(() => expect([asked(5), asked(4)]).toEqual([1, 1]));
  key('a');
  await title(4);
  await stands('3 / 4');
  await screen.findByText('기다리지 않는 1건을 지나왔습니다.');
  await readButton();
  key('a');
  await title(9);
  await readButton();
  key('a');
  await screen.findByText('마지막 차례였습니다. 목록으로 돌아왔습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter'));
  expect([...isRead].toSorted()).toEqual([4, 5, 7, 9]);
});

it('a document that was already read continues with the same key, and ‹ › skip nothing', async () => {
  await givenReading(`/documentcenter/preview/2/7?queue=${queueOf([7, 5, 4])}`, { ids: [7, 5, 4], read: [7, 5] });
  await title(7);
  await stands('1 / 3');
  key('j');
  await title(5);
  key('k');
  await title(7);
  await userEvent.click(await screen.findByRole('button', { name: '다음 문서' }));
  await title(4);
});

it('a document opened by its address alone stays open after it was read, and the other tabs are updated', async () => {
  const other = new BroadcastChannel('portal-reading');
  const told = new Promise((resolve) => {
    other.onmessage = ({ data }) => resolve(data);
  });
  const { router } = await givenReading('/documentcenter/preview/2/7', { ids: [7, 5] });
  await userEvent.click(await readButton());
  await screen.findByText('읽음');
  expect(screen.queryByRole('navigation', { name: '차례대로 보기' })).toBeNull();
  expect(screen.queryByRole('button', { name: '다음 문서' })).toBeNull();
  expect(router.state.location.pathname).toBe('/documentcenter/preview/2/7');
  expect(await told).toBe(107);
  other.close();
});

it('notifications of a document are marked as read with its latest revision, and with no older one', async () => {
  const told = (calls: { method: string; path: string; body: unknown }[]) =>
    calls.filter(({ method, path }) => method !== 'GET' && path.includes('/notifications')).map(({ body }) => body);
  const latest = await givenReading('/documentcenter/preview/2/7', { ids: [7] });
  await readButton();
  await waitFor(() => expect(told(latest.calls)).toEqual([{ record: { type: 'documents/document', id: 7 } }]));
  cleanup();
  const older = await givenReading('/documentcenter/preview/2/7?id=1', { ids: [7] });
  await screen.findByRole('status');
  expect(told(older.calls)).toEqual([]);
});
