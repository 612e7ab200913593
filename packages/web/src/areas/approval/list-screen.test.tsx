import { type DocumentRow, deleteDraft, documentListEndpoints } from '@portal/contract/approval';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenPortal, refuse, reply } from '../../testing/portal.tsx';

afterEach(() => vi.unstubAllGlobals());

const row = (id: number, change: Partial<DocumentRow> = {}): DocumentRow => ({
  id,
  docNo: `LA-2026-${String(id).padStart(6, '0')}`,
  title: `[품의서] 문서 ${id}`,
  category: { id: 1, name: 'LetterOfApproval', title: '일반품의서', componentName: 'Normal' },
  status: 'InProgress',
  approvalDate: '2026-11-20',
  dueDate: '2026-11-25',
  drafterName: '김도현',
  drafterEngName: 'Dohyun Kim',
  departmentName: '운항팀',
  departmentEngName: 'Flight Operations',
  currentApprovers: ['이서연'],
  attachedFileCount: 0,
  hasComment: false,
  ...change,
});

const page = (items: DocumentRow[], total = items.length, offset = 0) => ({ items, total, offset, limit: 20 });
const { requested, draft } = documentListEndpoints;

it('a row is a link to the document that knows the list and the page', async () => {
  await givenPortal('/approval/documents/requested?page=2', [reply(requested, page([row(41)], 41, 1))]);
  const link = await screen.findByRole('link', { name: '[품의서] 문서 41' });
  const address = new URL(link.getAttribute('href') ?? '', location.origin);
  expect(address.pathname).toBe('/approval/documents/view/41');
  expect(Object.fromEntries(address.searchParams)).toEqual({ 'list-type': 'requested', page: '2' });
});

it('the place in the menu is marked and its count waits', async () => {
  await givenPortal('/approval/documents/requested', [reply(requested, page([row(1)]))]);
  const menu = await screen.findByRole('navigation', { name: '전자결재 메뉴' });
  const place = within(menu).getByRole('link', { name: /결재 필요/ });
  expect(place.getAttribute('aria-current')).toBe('page');
  await waitFor(() => expect(place.textContent).toContain('처리할 문서 3건'));
});

it('arrow keys move between the rows', async () => {
  await givenPortal('/approval/documents/requested', [reply(requested, page([row(1), row(2), row(3)]))]);
  const [first, second, third] = await screen.findAllByRole('link', { name: /^\[품의서\]/ });
  first?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(second);
  await userEvent.keyboard('{End}');
  expect(document.activeElement).toBe(third);
  await userEvent.keyboard('{ArrowDown}{Home}');
  expect(document.activeElement).toBe(first);
});

it('a search stands in the address, as a chip, and begins at the first page', async () => {
  const { router, calls } = await givenPortal('/approval/documents/requested?page=2', [
    reply(requested, page([row(1)], 41, 1)),
  ]);
  await userEvent.type(await screen.findByRole('searchbox'), '활주로');
  await screen.findByRole('button', { name: '검색: 활주로 필터 지우기' });
  expect(router.state.location.search).toEqual({ searchText: '활주로' });
  expect(calls.at(-1)?.path).toBe(`/api/approval/docs/requested?searchText=${encodeURIComponent('활주로')}`);
  await userEvent.click(screen.getByRole('button', { name: '모두 지우기' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

it('an empty list says why and what to do', async () => {
  await givenPortal('/approval/documents/requested', [reply(requested, page([]))]);
  await screen.findByText('결재할 문서가 없습니다.');
  await screen.findByText('내 차례가 된 문서가 여기에 나타납니다.');
});

it('a list that cannot be loaded tells the message and the request', async () => {
  await givenPortal('/approval/documents/requested', [refuse(requested, 'no-permission')]);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('접근 권한이 없습니다.');
  expect(alert.textContent).toContain('r-1');
  within(alert).getByRole('button', { name: '다시 시도' });
});

it('chosen drafts are deleted once that is confirmed', async () => {
  const { calls } = await givenPortal('/approval/documents/draft', [
    reply(draft, page([row(1, { status: 'Draft', docNo: null }), row(2, { status: 'Draft', docNo: null })])),
    { endpoint: deleteDraft, answer: () => ({ status: 204 }) },
  ]);
  await userEvent.click(await screen.findByRole('checkbox', { name: '이 페이지 모두 선택' }));
  await userEvent.click(screen.getByRole('button', { name: '삭제' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/2건을 삭제합니다/);
  await userEvent.click(within(dialog).getByRole('button', { name: '삭제' }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
      '/api/approval/docs/1',
      '/api/approval/docs/2',
    ]),
  );
  await screen.findByText('임시저장 문서 2건을 삭제했습니다.');
});

it('an address that names no list is not found', async () => {
  await givenPortal('/approval/documents/nonsense', []);
  await screen.findByRole('heading', { name: '페이지를 찾을 수 없습니다' });
});
