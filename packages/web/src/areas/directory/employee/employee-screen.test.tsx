import { listWaitingLines } from '@portal/contract/approval';
import type { EmployeeRecord } from '@portal/contract/directory';
import { deleteEmployee, listEmployeeRecords } from '@portal/contract/directory';
import { problemSentence } from '@portal/contract/problems';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { anAdministrator, employeeRecord } from '../../../testing/directory.ts';
import { givenPortal, refuse, reply } from '../../../testing/given-portal.tsx';

afterEach(() => vi.unstubAllGlobals());

const page = (items: EmployeeRecord[], total = items.length, offset = 0, limit = 20) => ({
  items,
  total,
  offset,
  limit,
});
const one = reply(listEmployeeRecords, page([employeeRecord(7)]));
const listCalls = (calls: readonly { path: string }[]) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith('/api/admin/employees'));

it('/admin shows the employees', async () => {
  const { router } = await givenPortal('/admin', [one, ...anAdministrator]);
  await screen.findByRole('heading', { name: '사원 관리' });
  expect(router.state.location.pathname).toBe('/admin/employee');
  const menu = screen.getByRole('navigation', { name: '관리자 메뉴' });
  expect(within(menu).getByRole('link', { name: '사원 관리' }).getAttribute('aria-current')).toBe('page');
});

it('without Admin the screen is refused, shows nothing, and makes no call', async () => {
  const { router, calls } = await givenPortal('/admin/employee', [one]);
  await screen.findByText('접근 권한이 없습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(screen.queryByRole('navigation', { name: '관리자 메뉴' })).toBeNull();
  expect(screen.queryByRole('link', { name: '관리자', hidden: true })).toBeNull();
  expect(listCalls(calls)).toEqual([]);
});

it('the link to the area is in the info menu and not in the main menu', async () => {
  await givenPortal('/admin/employee', [one, ...anAdministrator]);
  const areas = await screen.findByRole('navigation', { name: '업무 영역' });
  expect(within(areas).queryByText('관리자')).toBeNull();
  const link = screen.getByRole('link', { name: '관리자', hidden: true });
  expect(link.getAttribute('href')).toBe('/admin/employee');
});

it('the list shows the data of each record', async () => {
  const rows = [
    employeeRecord(7),
    employeeRecord(8, { name: '박퇴사', isResigned: true, resignDate: '2021-05-01' }),
    employeeRecord(9, { name: '최예정', isResigned: true, resignDate: '2099-12-31' }),
  ];
  await givenPortal('/admin/employee', [reply(listEmployeeRecords, page(rows)), ...anAdministrator]);
  const [active, resigned, resigning] = (await screen.findAllByRole('row')).slice(1);
  expect(active?.textContent).toContain('김도현Dohyun Kim');
  expect(active?.textContent).toContain('-재직');
  expect(resigned?.textContent).toContain('O퇴사');
  expect(resigning?.textContent).toContain('2099-12-31 예정');
});

it('the filters are in the address under the names of the call', async () => {
  const { router, calls } = await givenPortal('/admin/employee?offset=2', [one, ...anAdministrator]);
  await userEvent.click(await screen.findByRole('radio', { name: '퇴사' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ isResigned: true }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '부서' }), '- 운항팀');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '페이지당 건수' }), '50');
  await waitFor(() => expect(router.state.location.search).toEqual({ isResigned: true, departmentId: 3, limit: 50 }));
  await waitFor(() =>
    expect(listCalls(calls).at(-1)).toBe('/api/admin/employees?limit=50&departmentId=3&isResigned=true'),
  );
  await userEvent.click(screen.getByRole('button', { name: '퇴사자만 필터 지우기' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ departmentId: 3, limit: 50 }));
});

it('the text is searched for on Enter and not before', async () => {
  const { router } = await givenPortal('/admin/employee', [one, ...anAdministrator]);
  const field = await screen.findByRole('searchbox');
  await userEvent.type(field, '김도현');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(router.state.location.search).toEqual({});
  await userEvent.type(field, '{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ searchKeyword: '김도현' }));
});

it('the pager counts pages in the address from zero', async () => {
  const rows = reply(listEmployeeRecords, page([employeeRecord(7)], 120, 0, 50));
  const { router } = await givenPortal('/admin/employee?limit=50', [rows, ...anAdministrator]);
  await userEvent.click(await screen.findByRole('button', { name: '다음 페이지' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ limit: 50, offset: 1 }));
});

it('a name opens the record, by keyboard too', async () => {
  const rows = [employeeRecord(7), employeeRecord(8, { name: '박서준' })];
  await givenPortal('/admin/employee', [reply(listEmployeeRecords, page(rows)), ...anAdministrator]);
  const first = await screen.findByRole('button', { name: '김도현' });
  first.focus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  const dialog = await screen.findByRole('dialog', { name: '사원 정보' });
  expect(dialog.textContent).toContain('박서준');
  expect(dialog.textContent).toContain('010-1234-5678');
  expect(within(dialog).queryByRole('textbox')).toBeNull();
});

it('for a resigned employee it shows what is left to hand over, with a link', async () => {
  const resigned = employeeRecord(7, { isResigned: true, resignDate: '2021-05-01' });
  const { router } = await givenPortal('/admin/employee', [
    reply(listEmployeeRecords, page([resigned])),
    reply(listWaitingLines, { items: [], total: 3, offset: 0, limit: 20 }),
    ...anAdministrator,
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '김도현' }));
  await userEvent.click(await screen.findByRole('link', { name: '3건 인계하기' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/approval'));
  expect(router.state.location.search).toEqual({ approverId: 7 });
});

it('a deletion names the employee, and a refusal is shown', async () => {
  const { calls } = await givenPortal('/admin/employee', [
    one,
    refuse(deleteEmployee, 'has-records'),
    ...anAdministrator,
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '김도현 삭제' }));
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText(/김도현 \(H0007\) 사원을 삭제합니다/);
  await userEvent.click(within(dialog).getByRole('button', { name: '삭제' }));
  await screen.findByText(problemSentence('has-records', 'ko'));
  const deletion = calls.find(({ method }) => method === 'DELETE');
  expect(deletion?.path).toBe('/api/admin/employees/7');
  expect(deletion?.headers.get('if-match')).toBe('"4"');
});

it('a double click asks and deletes once', async () => {
  const deleted = { endpoint: deleteEmployee, answer: () => ({ status: 204 }) };
  const { calls } = await givenPortal('/admin/employee', [one, deleted, ...anAdministrator]);
  await userEvent.dblClick(await screen.findByRole('button', { name: '김도현 삭제' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.tripleClick(within(dialog).getByRole('button', { name: '삭제' }));
  await screen.findByText('김도현 사원을 삭제했습니다.');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('a search without a match explains why and what to do', async () => {
  const noEmployees = reply(listEmployeeRecords, page([]));
  const { router } = await givenPortal('/admin/employee?searchKeyword=x', [noEmployees, ...anAdministrator]);
  await screen.findByText('조건에 맞는 항목이 없습니다.');
  await screen.findByText('검색어를 바꾸거나 필터를 지워 보세요.');
  await userEvent.click(screen.getAllByRole('button', { name: '모두 지우기' })[0] as HTMLElement);
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await screen.findByText('신규 사원을 등록하면 여기에 나타납니다.');
});

it('a list that fails to load shows the message and the request id', async () => {
  await givenPortal('/admin/employee', [refuse(listEmployeeRecords, 'no-permission'), ...anAdministrator]);
  await screen.findByText('r-1');
  screen.getByRole('button', { name: '다시 시도' });
});
