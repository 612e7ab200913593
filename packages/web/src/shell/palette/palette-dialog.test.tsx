import { type DocumentRow, documentListEndpoints, getDocument } from '@portal/contract/approval';
import { listDepartments, listEmployees, type Person } from '@portal/contract/directory';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenPortal, refuse, reply } from '../../testing/given-portal.tsx';
import { sampleRow } from '../../testing/samples.ts';
import * as screens from './palette-screens.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const row = (id: number, approvalDate = '2026-11-20') =>
  sampleRow(id, { title: `[품의서] 활주로 ${id}`, approvalDate });

const page = (items: DocumentRow[]) => ({ items, total: items.length, offset: 0, limit: 5 });
const { requested, 'in-progress': inProgress, completed, draft } = documentListEndpoints;
const noPeople = reply(listEmployees, { items: [], total: 0, offset: 0, limit: 5 });

const givenPalette = async (items: DocumentRow[], people = noPeople, ...more: ReturnType<typeof reply>[]) => {
  const portal = await givenPortal('/', [
    reply(requested, page(items)),
    ...[inProgress, completed, draft].map((list) => reply(list, page([]))),
    people,
    ...more,
    refuse(getDocument, 'document-not-found'),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '검색' }));
  const dialog = await screen.findByRole('dialog', { name: '검색' });
  return { ...portal, dialog, field: within(dialog).getByRole('textbox') };
};

it('shows that it searches, and then that there is no match and what to do', async () => {
  const { dialog, field } = await givenPalette([]);
  const note = within(dialog).getByRole('status');
  expect(note.textContent).toBe('');
  await userEvent.type(field, '활주로');
  expect(note.textContent).toBe('찾고 있습니다…');
  await waitFor(() =>
    expect(note.textContent).toBe('‘활주로’에 맞는 것이 없습니다. 이름이나 제목의 일부로 찾아 보세요.'),
  );
});

it('shows that the search failed, not that there is no match', async () => {
  const { dialog, field } = await givenPalette([], refuse(listEmployees, 'no-permission'));
  await userEvent.type(field, '활주로');
  await waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe('접근 권한이 없습니다.'));
});

it('Enter pressed before it has found anything follows the first that it finds', async () => {
  const { router, field } = await givenPalette([row(41), row(40, '2026-11-19')]);
  await userEvent.type(field, '활주로{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/view/41'));
});

it('the first hit is selected, and arrow keys continue from there', async () => {
  const { router, dialog, field } = await givenPalette([row(41), row(40, '2026-11-19')]);
  await userEvent.type(field, '활주로');
  const first = await within(dialog).findByRole('button', { name: /활주로 41/ });
  await waitFor(() => expect(first.dataset.selected).toBe('true'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/view/40'));
});

it('Enter opens the selected screen while documents are still searched', async () => {
  const { router, field } = await givenPalette([row(41)]);
  await userEvent.type(field, '결재 필요{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/requested'));
});

it('Enter pressed before the screens are loaded opens the first match, even if other searches are running', async () => {
  let resolveKnown: () => void = () => undefined;
  const known = new Promise<void>((resolve) => {
    resolveKnown = resolve;
  });
  const load = screens.loadScreens;
  vi.spyOn(screens, 'loadScreens').mockImplementation(async (menus) => {
    await known;
    return load(menus);
  });
  const { router, field } = await givenPalette([row(41)]);
  await userEvent.type(field, '결재 필요{Enter}');
  resolveKnown();
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/requested'));
});

it('the help is found by the text of its pages, and opened there', async () => {
  const { router, dialog, field } = await givenPalette([]);
  await userEvent.type(field, '도움말 키보드');
  await userEvent.click(await within(dialog).findByRole('button', { name: /키보드로 처리하기/ }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/help/approval', hash: 'keys' }));
  const heading = await screen.findByRole('heading', { level: 2, name: '키보드로 처리하기' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

it('a screen is found by its words in any order', async () => {
  const { router, field } = await givenPalette([]);
  await userEvent.type(field, '필요 결재{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/requested'));
});

const jihun: Person = {
  id: 12,
  code: 'H0012',
  name: '박지훈',
  engName: 'Park Jihun',
  position: '과장',
  jobTitle: '기장',
  email: 'jihun.park@hanbit.example',
  department: { id: 3, name: '운항팀', engName: 'Flight Operations' },
};

it('a person is found with department and position, and opens their card', async () => {
  const tree = { id: 1, parentId: null, level: 1, code: 'HQ', name: '본사', engName: 'Head office' };
  const { dialog, field, calls } = await givenPalette(
    [],
    reply(listEmployees, { items: [jihun], total: 1, offset: 0, limit: 5 }),
    reply(listDepartments, [
      { ...tree, childNodes: [{ ...tree, id: 3, parentId: 1, level: 2, code: 'FO', name: '운항팀', childNodes: [] }] },
    ]),
  );
  await userEvent.type(field, 'ㅂㅈㅎ');
  const row = await within(dialog).findByRole('button', { name: /박지훈 과장/ });
  expect(row.textContent).toContain('운항팀');
  expect(calls.some(({ path }) => path.includes(`name=${encodeURIComponent('ㅂㅈㅎ')}`))).toBe(true);
  await userEvent.click(row);
  const card = await screen.findByRole('dialog', { name: '사원 정보' });
  await within(card).findByText('본사 › 운항팀');
  for (const typed of ['박지훈', 'Park Jihun', '과장', '기장', 'H0012', 'jihun.park@hanbit.example'])
    expect(within(card).getByText(typed)).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '검색' })));
});

it('a person with the same initials as a help page comes first and is selected, until the user moves the selection', async () => {
  const { router, dialog, field } = await givenPalette(
    [],
    reply(listEmployees, { items: [{ ...jihun, name: '홍길동' }], total: 1, offset: 0, limit: 5 }),
  );
  await userEvent.type(field, 'ㅎㄱㄷ');
  const person = await within(dialog).findByRole('button', { name: /홍길동/ });
  const help = await within(dialog).findByRole('button', { name: /휴가 도움말/ });
  expect([person.dataset.selected, help.dataset.selected]).toEqual(['true', undefined]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/help/leave'));
});

it('the failure of one area leaves the results of the others', async () => {
  const { dialog, field } = await givenPalette([row(41)], refuse(listEmployees, 'no-permission'));
  await userEvent.type(field, '활주로');
  await within(dialog).findByRole('button', { name: /활주로 41/ });
  expect(within(dialog).getByRole('status').textContent).toBe('접근 권한이 없습니다.');
  within(dialog).getByRole('button', { name: '다시 시도' });
});

it('the page of all results is one key away', async () => {
  const { router, dialog, field } = await givenPalette([row(41)]);
  await userEvent.type(field, '활주로');
  await within(dialog).findByRole('button', { name: /모든 결과 보기/ });
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/search', search: { q: '활주로' } }));
});

it('a pending Enter is forgotten when the user types on', async () => {
  const { router, dialog, field } = await givenPalette([row(41)]);
  await userEvent.type(field, '활주{Enter}로');
  await within(dialog).findByRole('button', { name: /활주로 41/ });
  expect(router.state.location.pathname).toBe('/');
});

it('acts are found by their labels and initials', async () => {
  const { router, dialog, field } = await givenPalette([]);
  await userEvent.type(field, '휴가 신청');
  expect(await within(dialog).findByRole('button', { name: /휴가 신청/ })).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.type(field, 'ㅎㄱㅅㅊ');
  await within(dialog).findByRole('button', { name: /휴가 신청/ });
  await userEvent.keyboard('{Enter}');
  await waitFor(() =>
    expect(router.state.location).toMatchObject({
      pathname: '/approval/documents/write',
      search: { category: 'LeaveApplication' },
    }),
  );
});

it('the link to all results is below the groups without a heading', async () => {
  const { dialog, field } = await givenPalette([row(41)]);
  await userEvent.type(field, '활주로');
  const all = await within(dialog).findByRole('button', { name: '모든 결과 보기' });
  expect(all.closest('[style*="--spotlight-label"]')).toBeNull();
  expect(dialog.innerHTML).not.toContain('undefined');
});

it.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  [
    'a click outside',
    () => userEvent.click(document.querySelector('.mantine-Spotlight-overlay') ?? document.documentElement),
  ],
])('the focus returns to its place, closed by %s', async (_name, close) => {
  const { field } = await givenPalette([]);
  await waitFor(() => expect(document.activeElement).toBe(field));
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '검색' })));
});

it('Ctrl+K also opens it in the editor, and the cursor returns there', async () => {
  await givenPortal('/', []);
  await screen.findByRole('button', { name: '검색' });
  const editor = document.createElement('div');
  Object.assign(editor, { contentEditable: 'true', isContentEditable: true, tabIndex: 0 });
  document.body.append(editor);
  editor.focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: '검색' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(editor));
  editor.remove();
});

it('an entry that leads to the same page moves the focus there', async () => {
  const lists = [requested, inProgress, completed, draft].map((list) => reply(list, page([])));
  await givenPortal('/help/approval', [...lists, noPeople]);
  await userEvent.click(await screen.findByRole('button', { name: '검색' }));
  const dialog = await screen.findByRole('dialog', { name: '검색' });
  await userEvent.type(within(dialog).getByRole('textbox'), '도움말 키보드');
  await userEvent.click(await within(dialog).findByRole('button', { name: /키보드로 처리하기/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: '키보드로 처리하기' }));
});
