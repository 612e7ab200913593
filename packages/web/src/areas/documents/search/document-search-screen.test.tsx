import { type FoundDocument, searchDocuments } from '@portal/contract/documents';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenDocuments, pageOf, sampleDriveDocument } from '../../../testing/documents.ts';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { departmentsThere } from '../../../testing/manuals.ts';

afterEach(() => vi.unstubAllGlobals());

const {
  revisions: _r,
  readers: _s,
  can: _c,
  docKey: _k,
  createdDate: _d,
  creator: _p,
  upcoming: _u,
  needsConfirmation: _n,
  ...rest
} = sampleDriveDocument();
const { isRead: _i, more: _m, version: _v, ...document } = rest;
const found = (change: Partial<FoundDocument> = {}): FoundDocument => ({
  ...document,
  snippet: null,
  snippetCut: null,
  page: null,
  ...change,
});
const one = (change?: Partial<FoundDocument>) => reply(searchDocuments, { ...pageOf([found(change)]), limit: 10 });
const given = (path: string, replies: Parameters<typeof givenDocuments>[1]) =>
  givenDocuments(path, [...replies, departmentsThere]);
const at = (query: Record<string, string>) => `/documentcenter/search?${new URLSearchParams(query)}`;
const askedFor = (calls: readonly { path: string }[]) =>
  calls
    .filter(({ path }) => path.startsWith(`${searchDocuments.path}?`))
    .map(({ path }) => decodeURIComponent(path.split('?')[1] ?? ''));
const box = () => screen.findByRole<HTMLInputElement>('searchbox', { name: '찾을 제목이나 내용' });

it('without a text no call is made, and an empty text is no search', async () => {
  const { calls, router } = await given('/documentcenter/search', [one()]);
  await screen.findByText('찾을 말을 입력해 주세요.');
  await userEvent.type(await box(), '   {Enter}');
  expect(askedFor(calls)).toEqual([]);
  await userEvent.type(await box(), '비행 계획{Enter}');
  await screen.findByRole('list', { name: '찾은 문서' });
  expect(router.state.location.search).toEqual({ q: '비행 계획' });
  expect(askedFor(calls)).toEqual(['searchText=비행+계획']);
});

it('the scope of the search is in the address and is sent', async () => {
  const query = {
    q: '안개',
    searchType: 'Content',
    docType: 'AOC',
    driveId: '2',
    departmentId: '3',
    manualTypes: 'Manuals,Guidelines,Nothing',
  };
  const { calls, router } = await given(at(query), [one()]);
  await screen.findByRole('list', { name: '찾은 문서' });
  expect(Object.fromEntries(new URLSearchParams(askedFor(calls)[0]))).toEqual({
    searchText: '안개',
    searchType: 'Content',
    docType: 'AOC',
    driveId: '2',
    departmentId: '3',
    manualTypes: 'Manuals,Guidelines',
  });
  const chips = within(screen.getByRole('list', { name: '적용된 필터' }));
  await waitFor(() =>
    expect(chips.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '매뉴얼',
      '운항팀',
      '운항팀',
      '규정, 지침',
      '모두 지우기',
    ]),
  );
  await userEvent.click(screen.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ manualClasses: 'Registered', q: '안개' }));
  await userEvent.click(screen.getByRole('button', { name: '모두 지우기' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ q: '안개', searchType: 'Content' }));
});

it('a hit shows its drive and its words, and links to that page of the preview', async () => {
  const snippet = [
    { text: '활주로에 ', hit: false },
    { text: '안개', hit: true },
    { text: '가 끼면', hit: false },
  ];
  await given(at({ q: '안개', searchType: 'Content' }), [
    one({ snippet, snippetCut: { before: false, after: true }, page: 212, subTitle: '2부' }),
  ]);
  const title = await screen.findByRole('link', { name: '운항 규정 12' });
  expect(title.getAttribute('href')).toBe('/documentcenter/view/2/12');
  const hit = within(title.closest('li') as HTMLElement);
  expect(hit.getByText('매뉴얼')).toBeTruthy();
  expect(hit.getByText('규정 FOM-01')).toBeTruthy();
  expect(hit.getByText('개정 3 (2026/11/20)')).toBeTruthy();
  const words = hit.getByRole('link', { name: /212쪽/ });
  expect(words.querySelector('mark')?.textContent).toBe('안개');
  expect(words.textContent).toContain('쪽활주로에 안개가 끼면…');
  expect(words.getAttribute('href')).toBe(
    `/documentcenter/preview/2/12?${new URLSearchParams({ version: '3', id: '112', page: '212', q: '안개' })}`,
  );
  expect(words.getAttribute('target')).toBe('_blank');
});

it('a word that is too short is reported at the box, by the form or by the server', async () => {
  const { calls } = await given(at({ q: '가', searchType: 'Content' }), [one()]);
  await screen.findByText('두 글자 이상의 낱말을 입력해 주세요.');
  expect((await box()).getAttribute('aria-invalid')).toBe('true');
  expect(askedFor(calls)).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: '제목' }));
  await screen.findByRole('list', { name: '찾은 문서' });
});

it('without hits a search in contents is suggested; a failure can be retried', async () => {
  const { router } = await given(at({ q: '없는말' }), [
    reply(searchDocuments, { ...pageOf<FoundDocument>([]), limit: 10 }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '내용에서 찾기' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ q: '없는말', searchType: 'Content' }));
});

it('a failure is shown with a button to retry', async () => {
  await given(at({ q: '안개' }), [refuse(searchDocuments, 'overloaded')]);
  await screen.findByRole('button', { name: '다시 시도' });
});

it('the box in the menu opens the search', async () => {
  const { router } = await given('/documentcenter/list/1', [one()]);
  await userEvent.type(await screen.findByRole('searchbox', { name: '문서 검색' }), '안개{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter/search'));
  expect(router.state.location.search).toEqual({ q: '안개' });
});
