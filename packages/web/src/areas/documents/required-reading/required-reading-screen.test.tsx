import { listAssignedDocuments, listDrives, markRead } from '@portal/contract/documents';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  givenDocuments,
  pageOf,
  sampleAssigned,
  sampleDriveDocument,
  sampleDrives,
} from '../../../testing/documents.ts';
import { refuse, reply } from '../../../testing/given-portal.tsx';

// A link that opens a tab does not navigate here.
const stayHere = (event: Event): void => event.preventDefault();
beforeEach(() => document.addEventListener('click', stayHere));
afterEach(() => {
  document.removeEventListener('click', stayHere);
  vi.unstubAllGlobals();
});

const rows = [sampleAssigned(1), sampleAssigned(2, { isRead: true, readDate: '2026-11-03' })];
const marks = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ path, body }) => [path, body]);

it('an empty list says so, and the menu has no badge', async () => {
  await givenDocuments('/documentcenter', []);
  await screen.findByText('지정된 필독 문서가 없습니다.');
  expect(within(screen.getByRole('navigation', { name: '문서센터 메뉴' })).queryByText(/건$/)).toBeNull();
});

it('drives that did not come are no empty menu', async () => {
  let isAway = true;
  const drives = { endpoint: listDrives, answer: () => (isAway ? { status: 502 } : { body: sampleDrives() }) };
  await givenDocuments('/documentcenter', [drives, reply(listAssignedDocuments, pageOf([]))]);
  const menu = within(await screen.findByRole('navigation', { name: '문서센터 메뉴' }));
  const again = await menu.findByRole('button', { name: '다시 시도' }, { timeout: 4_000 });
  isAway = false;
  await userEvent.click(again);
  await menu.findByRole('link', { name: '공용 양식' });
});

it('a row opens the preview of its revision in a new tab, and is marked as read in place', async () => {
  const { calls } = await givenDocuments('/documentcenter', [
    reply(listAssignedDocuments, pageOf(rows)),
    reply(markRead, sampleDriveDocument({ isRead: true })),
  ]);
  const link = await screen.findByRole('link', { name: /^운항 규정 1/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/documentcenter/preview/2/1?version=3&id=101',
    '_blank',
  ]);
  screen.getByText('읽지 않은 필독 문서 1건');
  await userEvent.click(link);
  await waitFor(() => expect(screen.getAllByText('읽음')).toHaveLength(2));
  expect(marks(calls)).toEqual([['/api/drives/2/documents/1/read', { revisionId: 101 }]]);
  expect(screen.queryByText('읽지 않은 필독 문서 1건')).toBeNull();
});

it('a document read in another tab is shown as read', async () => {
  await givenDocuments('/documentcenter', [reply(listAssignedDocuments, pageOf(rows))]);
  await screen.findByText('읽지 않은 필독 문서 1건');
  const other = new BroadcastChannel('portal-reading');
  other.postMessage(101);
  await waitFor(() => expect(screen.getAllByText('읽음')).toHaveLength(2));
  expect(screen.queryByText('읽지 않은 필독 문서 1건')).toBeNull();
  other.close();
});

it('a read document is opened and not marked again', async () => {
  const { calls } = await givenDocuments('/documentcenter', [reply(listAssignedDocuments, pageOf(rows))]);
  await userEvent.click(await screen.findByRole('link', { name: /^운항 규정 2/ }));
  expect(marks(calls)).toEqual([]);
});

it('a revision that was uploaded meanwhile is reported, and the list is refetched', async () => {
  const { calls } = await givenDocuments('/documentcenter', [
    reply(listAssignedDocuments, pageOf(rows)),
    refuse(markRead, 'changed-meanwhile'),
  ]);
  const link = await screen.findByRole('link', { name: /^운항 규정 1/ });
  const asked = () => calls.filter(({ path }) => path.includes('/assigned-documents')).length;
  const before = asked();
  await userEvent.click(link);
  await screen.findByText(/운항 규정 1: 그사이 새 개정이 등록되었습니다/);
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
});
