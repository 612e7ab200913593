import { type FoundDocument, listAssignedDocuments, listDrives, searchDocuments } from '@portal/contract/documents';
import { listMenus } from '@portal/contract/identity';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { POLL_MS } from '../../platform/calls/poll.ts';
import { givenAnswers, givenSignedIn } from '../../testing/answers.ts';
import { pageOf, sampleAssigned, sampleDriveDocument, sampleDrives } from '../../testing/documents.ts';
import { givenPortal, reply } from '../../testing/given-portal.tsx';
import { findRecords } from './documents-on-demand.ts';

afterEach(() => vi.unstubAllGlobals());

it('the palette finds documents by their titles and drives by their names', async () => {
  givenSignedIn();
  const { id, docType, driveId, manual, title, subTitle, fileName, drive, department, revision } =
    sampleDriveDocument();
  const found: FoundDocument = {
    id,
    docType,
    driveId,
    manual,
    title,
    subTitle,
    fileName,
    drive,
    department,
    revision,
    snippet: null,
    snippetCut: null,
    page: null,
  };
  const documents = reply(searchDocuments, pageOf([found]));
  const drives = reply(listDrives, sampleDrives());
  const calls = givenAnswers((request) => (request.path.includes('/documents?') ? documents : drives).answer(request));
  const hits = await findRecords('운항', new AbortController().signal);
  expect(hits.map(({ href, label, description }) => [href, label, description])).toEqual([
    ['/documentcenter/view/2/12', '운항 규정 12', 'FOM-01 · 운항팀'],
    ['/documentcenter/list/2', '운항팀', ''],
  ]);
  expect(calls[0]?.path).toBe(
    `/api/drives/documents?searchText=${encodeURIComponent('운항')}&searchType=Title&limit=5`,
  );
});

it('home tells what waits to be read, and nothing of what was read', async () => {
  const rows = [
    ...Array.from({ length: 6 }, (_, place) => sampleAssigned(1 + place)),
    sampleAssigned(9, { isRead: true }),
  ];
  await givenPortal('/', [
    reply(listMenus, [{ id: 4, name: 'Document', path: '/documentcenter' }]),
    reply(listAssignedDocuments, pageOf(rows)),
  ]);
  const card = within(await screen.findByRole('region', { name: /내가 처리할 일/ }));
  await card.findByRole('link', { name: /^읽어야 할 문서/ });
  const links = within(card.getByRole('table')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual(
    [1, 2, 3, 4, 5].map((each) => `/documentcenter/preview/2/${each}`),
  );
  expect(card.getByRole('link', { name: /^읽어야 할 문서/ }).getAttribute('href')).toBe('/documentcenter');
});

it('what one has read oneself is no change of the card', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const before = [1, 2].map((id) => sampleAssigned(id));
  let now = [...before, sampleAssigned(9, { isRead: true })];
  const { calls } = await givenPortal('/', [
    reply(listMenus, [{ id: 4, name: 'Document', path: '/documentcenter' }]),
    { endpoint: listAssignedDocuments, answer: () => ({ body: pageOf(now) }) },
  ]);
  const card = within(await screen.findByRole('region', { name: /내가 처리할 일/ }));
  await card.findByRole('link', { name: /^읽어야 할 문서/ });
  const looksAgain = async (): Promise<void> => {
    const asked = calls.length;
    await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
    await waitFor(() => expect(calls.slice(asked).some(({ path }) => path.includes('/assigned-documents'))).toBe(true));
  };
  now = before;
  await looksAgain();
  await looksAgain();
  expect(card.queryByRole('button')).toBeNull();
  now = [sampleAssigned(7), ...before];
  await looksAgain();
  await card.findByRole('button', { name: '새 필독 문서 1건' });
  vi.useRealTimers();
});

it('who has read all finds none of it on home', async () => {
  const { calls } = await givenPortal('/', [
    reply(listMenus, [{ id: 4, name: 'Document', path: '/documentcenter' }]),
    reply(listAssignedDocuments, pageOf([sampleAssigned(9, { isRead: true })])),
  ]);
  await waitFor(() => expect(calls.some(({ path }) => path.includes('/assigned-documents'))).toBe(true));
  await screen.findByText('기다리는 일이 없습니다.');
  expect(screen.queryByRole('link', { name: /^읽어야 할 문서/ })).toBeNull();
});
