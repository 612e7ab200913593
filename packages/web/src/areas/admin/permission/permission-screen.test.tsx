import { listPermissionRows, type PermissionRow, setGrants } from '@portal/contract/admin';
import { problemSentence } from '@portal/contract/problems';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import { anAdministrator } from '../../../testing/directory.ts';
import { givenPortal, refuse, reply } from '../../../testing/given-portal.tsx';

afterEach(() => vi.unstubAllGlobals());

const person = (grants: PermissionRow['grants'], version = 4, id = 8): PermissionRow => ({
  employee: {
    id,
    name: '김도현',
    engName: 'Dohyun Kim',
    email: 'employee7@hanbit.example',
    position: '과장',
    department: { id: 3, name: '운항팀', engName: 'Flight Operations' },
  },
  grants,
  version,
});
const page = (items: PermissionRow[]) => ({ items, total: items.length, offset: 0, limit: 20 });
const listed = (row: PermissionRow) => reply(listPermissionRows, page([row]));

const master = person([
  { menu: 'ESMS', level: 'Level6' },
  { menu: 'Admin', level: 'Level3' },
]);

type Replies = Parameters<typeof givenPortal>[1];

const givenDialog = async (replies: Replies, row = master) => {
  const portal = await givenPortal('/admin/permission', [...replies, listed(row), ...anAdministrator]);
  await userEvent.click(await screen.findByRole('button', { name: '김도현' }));
  const dialog = await screen.findByRole('dialog', { name: '김도현 권한 변경' });
  const box = (group: string, name: string | RegExp) =>
    within(within(dialog).getByRole('group', { name: group })).getByLabelText(name) as HTMLInputElement;
  const save = () => userEvent.click(within(dialog).getByRole('button', { name: '변경' }));
  return { ...portal, dialog, box, save };
};

it('each grant is shown by its label', async () => {
  await givenPortal('/admin/permission', [listed(master), ...anAdministrator]);
  await screen.findByText('ESMS Level6 · 안전 총괄');
  screen.getByText('Admin Level3');
});

it('the menu and the text are in the address and in the call', async () => {
  const { router, calls } = await givenPortal('/admin/permission?offset=3', [listed(master), ...anAdministrator]);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '메뉴' }), 'ESMS');
  await userEvent.type(screen.getByRole('searchbox'), 'kim{Enter}');
  await waitFor(() => expect(router.state.location.search).toEqual({ menu: 'ESMS', searchText: 'kim' }));
  await waitFor(() => expect(calls.at(-1)?.path).toBe('/api/admin/permissions?menu=ESMS&searchText=kim'));
});

it('present grants are checked, and an unchanged one keeps its level', async () => {
  const { box, save, calls } = await givenDialog([reply(setGrants, person([], 5))]);
  expect(box('ESMS', 'Level6 · 안전 총괄').checked).toBe(true);
  expect(box('Admin', 'Admin 메뉴 사용').checked).toBe(true);
  await userEvent.click(box('Document', 'Level4 · 문서 시스템 관리자'));
  await userEvent.click(box('ESMS', 'Level6 · 안전 총괄'));
  await save();
  await screen.findByText('권한을 변경했습니다.');
  const put = calls.find(({ method }) => method === 'PUT');
  expect(put?.path).toBe('/api/admin/permissions/8');
  expect(put?.headers.get('if-match')).toBe('"4"');
  expect(put?.body).toEqual([
    { menu: 'Document', level: 'Level4' },
    { menu: 'Admin', level: 'Level3' },
  ]);
});

it('the problem of the last administrator is shown in the dialog', async () => {
  const { dialog, box, save } = await givenDialog([refuse(setGrants, 'last-administrator')]);
  await userEvent.click(box('Admin', 'Admin 메뉴 사용'));
  await save();
  await within(dialog).findByText(problemSentence('last-administrator', 'ko'));
  expect(box('Admin', 'Admin 메뉴 사용').checked).toBe(false);
});

it('after a change by somebody else the newest grants are shown, and the user decides', async () => {
  let row = master;
  const changing = {
    endpoint: setGrants,
    answer: ({ headers }: { headers: Headers }) => {
      if (headers.get('if-match') !== '"9"') {
        row = person([{ menu: 'Audit', level: 'Level0' }], 9);
        return refusal('changed-meanwhile');
      }
      return { body: person([], 10) };
    },
  };
  const list = { endpoint: listPermissionRows, answer: () => ({ body: page([row]) }) };
  const { dialog, box, calls } = await givenDialog([changing, list]);
  await userEvent.click(box('Document', 'Level4 · 문서 시스템 관리자'));
  await userEvent.click(within(dialog).getByRole('button', { name: '변경' }));
  const table = await within(dialog).findByRole('table', { name: '달라진 내용' });
  within(table).getByRole('rowheader', { name: 'Document Level4 · 문서 시스템 관리자' });
  expect(box('Audit', 'Audit 메뉴 사용').checked).toBe(true);
  await userEvent.click(within(dialog).getByRole('button', { name: '내 내용으로 저장' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'PUT').at(-1)?.body).toEqual([
    { menu: 'Document', level: 'Level4' },
    { menu: 'Audit', level: 'Level0' },
  ]);
});

it('a person who is missing when the grants are read again cannot be saved', async () => {
  let row: PermissionRow[] = [master];
  const list = { endpoint: listPermissionRows, answer: () => ({ body: page(row) }) };
  const { dialog, box, save } = await givenDialog([refuse(setGrants, 'changed-meanwhile'), list]);
  row = [];
  await userEvent.click(box('Document', 'Level4 · 문서 시스템 관리자'));
  await save();
  await userEvent.click(await within(dialog).findByRole('button', { name: '입력한 내용 버리고 닫기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('own grants can be removed but not added', async () => {
  const own = person([{ menu: 'ESMS', level: 'Level2' }], 4, 7);
  const { box, dialog } = await givenDialog([], own);
  within(dialog).getByText(/자신에게는 권한을 줄 수 없습니다/);
  expect([box('ESMS', /^Level2/).checked, box('ESMS', /^Level2/).disabled]).toEqual([true, false]);
  expect(box('ESMS', 'Level6 · 안전 총괄').disabled).toBe(true);
});

it('another’s rights are all open', async () => {
  const { box, dialog } = await givenDialog([]);
  expect(within(dialog).queryByText(/자신에게는 권한을 줄 수 없습니다/)).toBeNull();
  expect(box('ESMS', 'Level6 · 안전 총괄').disabled).toBe(false);
});
