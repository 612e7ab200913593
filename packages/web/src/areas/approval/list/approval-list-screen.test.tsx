import { type DocumentRow, deleteDraft, documentListEndpoints, getDocument } from '@portal/contract/approval';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { POLL_MS } from '../../../platform/calls/poll.ts';
import { chooseLanguage } from '../../../platform/i18n.ts';
import { givenPortal, refuse, reply } from '../../../testing/given-portal.tsx';
import { sampleRow as row, sampleDocument } from '../../../testing/samples.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const page = (items: DocumentRow[], total = items.length, offset = 0) => ({ items, total, offset, limit: 20 });
const { requested, draft, 'in-progress': inProgress } = documentListEndpoints;

it('a row is a link to the document that knows the list and the page', async () => {
  await givenPortal('/approval/documents/requested?page=2', [reply(requested, page([row(41)], 41, 1))]);
  const link = await screen.findByRole('link', { name: '[품의서] 문서 41' });
  const address = new URL(link.getAttribute('href') ?? '', location.origin);
  expect(address.pathname).toBe('/approval/documents/view/41');
  expect(Object.fromEntries(address.searchParams)).toEqual({ 'list-type': 'requested', page: '2' });
});

it('a deputy sees the principal of each request, and can filter by it; others have no such filter', async () => {
  const inPlace = row(2, { inPlaceOf: { id: 8, name: '박지훈', engName: '' } });
  const { calls } = await givenPortal('/approval/documents/requested', [reply(requested, page([row(1), inPlace]))]);
  expect((await screen.findAllByText('대결 · 원결재자 박지훈')).length).toBeGreaterThan(0);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '누구의 차례' }), '대결만');
  await waitFor(() => expect(calls.some(({ path }) => path.includes('inPlace=true'))).toBe(true));
});

it('people who are no deputy do not get the filter', async () => {
  await givenPortal('/approval/documents/requested', [reply(requested, page([row(1)]))]);
  await screen.findByRole('link', { name: '[품의서] 문서 1' });
  expect(screen.queryByRole('combobox', { name: '누구의 차례' })).toBeNull();
});

it('the place in the menu is marked and its count waits', async () => {
  await givenPortal('/approval/documents/requested', [reply(requested, page([row(1)]))]);
  const menu = await screen.findByRole('navigation', { name: '전자결재 메뉴' });
  const place = within(menu).getByRole('link', { name: /결재 필요/ });
  expect(place.getAttribute('aria-current')).toBe('page');
  await waitFor(() => expect(place.textContent).toContain('처리할 문서 3건'));
});

it('new documents are announced, and no row moves until they are requested', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const pages = [
    [row(1), row(2)],
    [row(9), row(1), row(2)],
    [row(9), row(1)],
  ].map((rows) => page(rows));
  await givenPortal('/approval/documents/requested', [
    { endpoint: requested, answer: () => ({ body: pages.length > 1 ? pages.shift() : pages[0] }) },
  ]);
  const names = () => screen.getAllByRole('link', { name: /^\[품의서\]/ }).map(({ textContent }) => textContent);
  const before = ['[품의서] 문서 1', '[품의서] 문서 2'];
  await waitFor(() => expect(names()).toEqual(before));
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  const news = await screen.findByRole('button', { name: '새 문서 1건' });
  expect(names()).toEqual(before);
  fireEvent.click(news);
  await waitFor(() => expect(names()).toEqual(['[품의서] 문서 9', ...before]));
  expect(screen.queryByRole('button', { name: /새 문서/ })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(POLL_MS));
  await screen.findByRole('button', { name: '목록이 바뀌었습니다. 새로 보기' });
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

it('a search is in the address, as a chip, and starts at the first page', async () => {
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

it('a list that cannot be loaded shows the message and the request id', async () => {
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
  await userEvent.click(await screen.findByRole('button', { name: '삭제' }));
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

it('the selection stays on other pages, and the confirmation names what is deleted', async () => {
  await givenPortal('/approval/documents/draft', [
    {
      endpoint: draft,
      answer: ({ path }) => ({ body: path.includes('offset=1') ? page([row(22)], 21, 1) : page([row(1)], 21) }),
    },
  ]);
  await userEvent.click(await screen.findByRole('checkbox', { name: '[품의서] 문서 1 선택' }));
  await userEvent.click(screen.getByRole('button', { name: '다음 페이지' }));
  await screen.findByRole('link', { name: '[품의서] 문서 22' });
  const all = screen.getByRole('checkbox', { name: '이 페이지 모두 선택' });
  await userEvent.click(all);
  await screen.findByText('2건 선택됨', { ignore: '[aria-hidden]' });
  await userEvent.click(all);
  await screen.findByText('1건 선택됨', { ignore: '[aria-hidden]' });
  await userEvent.click(await screen.findByRole('button', { name: '삭제' }));
  const dialog = await screen.findByRole('dialog', { name: '임시저장 문서 삭제' });
  expect((await within(dialog).findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
    '[품의서] 문서 1',
  ]);
});

it('an address that names no list is not found', async () => {
  await givenPortal('/approval/documents/nonsense', []);
  await screen.findByRole('heading', { name: '페이지를 찾을 수 없습니다' });
  screen.getByRole('navigation', { name: '전자결재 메뉴' });
});

it('a document past its due day is marked in the row and in the card, until it is decided', async () => {
  const past = { dueDate: '2020-01-03' };
  await givenPortal('/approval/documents/requested', [
    reply(requested, page([row(1, past), row(2, { dueDate: '2999-01-03' }), row(3, { ...past, status: 'Completed' })])),
  ]);
  const rows = await screen.findAllByRole('row', { name: /문서 \d/ });
  expect(rows.map((each) => within(each).queryAllByText('기한 지남').length)).toEqual([2, 0, 0]);
  expect(rows[1]?.textContent).toContain('처리 기한 2999-01-03');
});

it.each(['in-progress', 'submitted'] as const)('cards of the list %s say it as well', async (list) => {
  const past = { dueDate: '2020-01-03' };
  await givenPortal(`/approval/documents/${list}`, [
    reply(documentListEndpoints[list], page([row(1, past), row(2), row(3, { ...past, status: 'Completed' })])),
  ]);
  const cards = (await screen.findAllByRole('row', { name: /문서 \d/ })).map(
    (each) => each.lastElementChild?.textContent,
  );
  expect(cards).toEqual([
    '김도현 · 운항팀 · 처리 기한 2020-01-03기한 지남',
    expect.stringContaining('처리 기한 2026-11-25'),
    '김도현 · 운항팀 · 2026-11-20',
  ]);
});

it('the people a document waits for are shown in the reader’s language', async () => {
  const waiting = {
    currentApprovers: ['이서연', '박도윤'],
    currentApproversEng: ['Lee Seoyeon', ''],
    currentApproverDepartments: ['운항팀', '정비팀'],
    currentApproverDepartmentsEng: ['Flight Operations', ''],
  };
  await givenPortal('/approval/documents/in-progress', [
    reply(documentListEndpoints['in-progress'], page([row(1, waiting)])),
  ]);
  await screen.findByText('이서연 · 운항팀, 박도윤 · 정비팀');
  await act(() => chooseLanguage('en'));
  await screen.findByText('Lee Seoyeon · Flight Operations, 박도윤 · 정비팀');
});

it('the days of a list are named like its column, and collapse with the category', async () => {
  await givenPortal('/approval/documents/draft', [reply(draft, page([row(1, { status: 'Draft', docNo: null })]))]);
  const button = await screen.findByRole('button', { name: '필터' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  screen.getByLabelText('저장일 시작');
});

it('without drafts there is nothing to delete', async () => {
  await givenPortal('/approval/documents/draft', [reply(draft, page([]))]);
  await screen.findByText('임시저장한 문서가 없습니다.');
  expect(screen.queryByRole('button', { name: '삭제' })).toBeNull();
});

it('the link back from a document gives the focus to its row, and another way to the list does not', async () => {
  const { router } = await givenPortal('/approval/documents/requested?page=2', [
    reply(requested, page([row(1), row(2), row(3)], 43, 1)),
    reply(getDocument, sampleDocument({ id: 2 })),
    reply(inProgress, page([])),
  ]);
  await userEvent.click(await screen.findByRole('link', { name: '[품의서] 문서 2' }));
  await userEvent.click(await screen.findByRole('link', { name: /목록/ }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: '[품의서] 문서 2' })));
  expect(router.state.location.search).toEqual({ page: 2 });
  await router.navigate({ to: '/' });
  await router.navigate({ to: '/approval/documents/$list', params: { list: 'requested' } });
  await screen.findByRole('link', { name: '[품의서] 문서 2' });
  expect(document.activeElement).toBe(document.body);
});

it('a range that ends before it begins is reported', async () => {
  const { router } = await givenPortal('/approval/documents/requested?fromDate=2026-11-20&toDate=2026-11-19', [
    reply(requested, page([])),
  ]);
  const problem = await screen.findByText(/끝 날짜가 시작 날짜보다 빨라/);
  expect(problem.role).toBe('alert');
  for (const name of ['기안일 시작', '기안일 끝']) {
    const field = screen.getByLabelText(name);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-errormessage')).toBe(problem.id);
  }
  fireEvent.change(screen.getByLabelText('기안일 끝'), { target: { value: '2026-11-20' } });
  await waitFor(() => expect(problem.isConnected).toBe(false));
  expect(router.state.location.search).toMatchObject({ toDate: '2026-11-20' });
  expect(screen.getByLabelText('기안일 끝').getAttribute('aria-invalid')).toBeNull();
});

it('an open dialog adds no second banner to the page', async () => {
  await givenPortal('/approval/documents/draft', [reply(draft, page([row(1, { status: 'Draft', docNo: null })]))]);
  await userEvent.click(await screen.findByRole('checkbox', { name: '이 페이지 모두 선택' }));
  await userEvent.click(await screen.findByRole('button', { name: '삭제' }));
  const dialog = await screen.findByRole('dialog', { name: '임시저장 문서 삭제' });
  expect(within(dialog).queryByRole('banner')).toBeNull();
});

it('a list is filtered by status and role, ordered and paged by its controls, all in the address', async () => {
  const { router, calls } = await givenPortal('/approval/documents/completed', [
    reply(documentListEndpoints.completed, page([row(1, { status: 'Rejected' })])),
  ]);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '상태' }), '반려');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '내 역할' }), '참조');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '정렬' }), '오래된 순');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '페이지당 건수' }), '50건씩 보기');
  expect(router.state.location.search).toEqual({ status: 'Rejected', role: 'Referrer', sort: 'Oldest', limit: 50 });
  await waitFor(() =>
    expect(calls.at(-1)?.path).toBe('/api/approval/docs/completed?status=Rejected&role=Referrer&sort=Oldest&limit=50'),
  );
  const chips = await screen.findByRole('list', { name: '적용된 필터' });
  await userEvent.click(within(chips).getByRole('button', { name: '참조 필터 지우기' }));
  await userEvent.click(await screen.findByRole('button', { name: '모두 지우기' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ sort: 'Oldest', limit: 50 }));
});

it('a list has only filters that distinguish its documents', async () => {
  await givenPortal('/approval/documents/requested', [reply(requested, page([row(1)]))]);
  const order = await screen.findByRole('combobox', { name: '정렬' });
  expect(
    within(order)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['최신순', '오래된 순', '기한 임박순']);
  expect(screen.queryByRole('combobox', { name: '상태' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: '내 역할' })).toBeNull();
});

it('a period is chosen by its name and is in the address with its days', async () => {
  const { router } = await givenPortal('/approval/documents/requested', [reply(requested, page([row(1)]))]);
  const period = await screen.findByRole<HTMLSelectElement>('combobox', { name: '기안일 기간' });
  await userEvent.selectOptions(period, '올해');
  const year = new Date().toLocaleDateString('sv', { timeZone: 'Asia/Seoul' }).slice(0, 4);
  expect(router.state.location.search).toEqual({ fromDate: `${year}-01-01`, toDate: `${year}-12-31` });
  fireEvent.change(screen.getByLabelText('기안일 끝'), { target: { value: `${year}-06-30` } });
  await waitFor(() => expect(period.selectedOptions[0]?.textContent).toBe('직접 정한 기간'));
  await userEvent.selectOptions(period, '기안일 전체 기간');
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

it('the row of a leave shows its length and days', async () => {
  const leave = { days: 2.5, firstDate: '2026-12-01', lastDate: '2026-12-04' };
  await givenPortal('/approval/documents/requested', [
    reply(
      requested,
      page([row(1, { leave }), row(2, { leave: { ...leave, days: 1, lastDate: '2026-12-01' } }), row(3)]),
    ),
  ]);
  const rows = await screen.findAllByRole('row', { name: /문서 \d/ });
  const leaveTexts = rows.map((each) => within(each).queryAllByText(/일 · 2026-12/)[0]?.textContent);
  expect(leaveTexts).toEqual(['2.5일 · 2026-12-01 ~ 2026-12-04', '1일 · 2026-12-01', undefined]);
});
