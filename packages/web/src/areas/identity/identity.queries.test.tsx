import { changeEmployee, listEmployeeRecords } from '@portal/contract/directory';
import { listMenus } from '@portal/contract/identity';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { anAdministrator, employeeRecord } from '../../testing/directory.ts';
import { givenPortal, refuse, reply } from '../../testing/given-portal.tsx';

afterEach(() => vi.unstubAllGlobals());

type Reply = ReturnType<typeof reply>;

const one = reply(listEmployeeRecords, { items: [employeeRecord(7)], total: 1, offset: 0, limit: 20 });

/** The user loses the menu Admin while the window is open. */
const givenLoss = () => {
  let lost = false;
  const by = (before: Reply, after: Reply): Reply => ({
    endpoint: before.endpoint,
    answer: (request) => (lost ? after : before).answer(request),
  });
  const nothing = reply(listMenus, [{ id: 1, name: 'Approval', path: '/approval' }]);
  const replies = anAdministrator.map((held) => (held.endpoint === listMenus ? by(held, nothing) : held));
  const lose = (): void => {
    lost = true;
  };
  return { replies: [by(one, refuse(listEmployeeRecords, 'no-permission')), ...replies], lose };
};

it('a user who lost Admin sees a message and is redirected, and the menu disappears', async () => {
  const { replies, lose } = givenLoss();
  const { router } = await givenPortal('/admin/employee', replies);
  await screen.findByRole('button', { name: '김도현' });
  lose();
  await userEvent.click(screen.getByRole('radio', { name: '퇴사' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(screen.queryByRole('link', { name: '관리자', hidden: true })).toBeNull());
  await screen.findByText('접근 권한이 없습니다.');
});

/** A form with unsaved work whose save was refused once. */
const givenRefusedForm = async () => {
  const { replies, lose } = givenLoss();
  const { router } = await givenPortal('/admin/employee', [refuse(changeEmployee, 'no-permission'), ...replies]);
  await userEvent.click(await screen.findByRole('button', { name: '김도현 수정' }));
  const dialog = await screen.findByRole('dialog', { name: '사원 정보 수정' });
  fireEvent.change(within(dialog).getByLabelText(/^전화번호/), { target: { value: '010-9999-0000' } });
  lose();
  await userEvent.click(within(dialog).getByRole('button', { name: '수정' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '관리자', hidden: true })).toBeNull());
  return { router, dialog };
};

it('but not while a form has unsaved work', async () => {
  const { router, dialog } = await givenRefusedForm();
  expect((within(dialog).getByLabelText(/^전화번호/) as HTMLInputElement).value).toBe('010-9999-0000');
  expect(router.state.location.pathname).toBe('/admin/employee');
});

it('until the next attempt is refused', async () => {
  const { router, dialog } = await givenRefusedForm();
  await userEvent.click(within(dialog).getByRole('button', { name: '수정' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('or until the form is discarded', async () => {
  const { router, dialog } = await givenRefusedForm();
  await userEvent.click(within(dialog).getByRole('button', { name: '취소' }));
  await userEvent.click(await screen.findByRole('button', { name: '나가기' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});
