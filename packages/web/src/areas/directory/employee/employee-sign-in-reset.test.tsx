import { listEmployeeRecords, resetSignIn } from '@portal/contract/directory';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { anAdministrator, employeeRecord } from '../../../testing/directory.ts';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';

afterEach(() => vi.unstubAllGlobals());

const givenInfo = async (id: number) => {
  const page = { items: [employeeRecord(id)], total: 1, offset: 0, limit: 20 };
  const done = { endpoint: resetSignIn, answer: () => ({ status: 204 }) };
  const { calls } = await givenPortal('/admin/employee', [reply(listEmployeeRecords, page), done, ...anAdministrator]);
  await userEvent.click(await screen.findByRole('button', { name: '김도현' }));
  const dialog = await screen.findByRole('dialog', { name: '사원 정보' });
  const resets = () => calls.filter(({ method }) => method === 'PUT').map(({ path }) => path);
  return { dialog, resets };
};

it('an administrator is asked before a sign-in is reset, and sees the result', async () => {
  const { dialog, resets } = await givenInfo(8);
  const press = () => userEvent.click(within(dialog).getByRole('button', { name: '로그인 연결 초기화' }));
  const answer = async (name: string) => {
    const question = await screen.findByRole('dialog', { name: '로그인 연결 초기화' });
    await userEvent.click(within(question).getByRole('button', { name }));
  };
  await press();
  await answer('취소');
  expect(resets()).toEqual([]);
  await press();
  await answer('로그인 연결 초기화');
  await waitFor(() => expect(resets()).toEqual(['/api/admin/employees/8/sign-in-reset']));
  await screen.findByText(/로그인 연결을 초기화했습니다/);
});

it('the own sign-in must be reset by another administrator', async () => {
  const { dialog } = await givenInfo(7);
  within(dialog).getByText('자신의 로그인 연결은 다른 관리자가 초기화합니다.');
  expect(within(dialog).queryByRole('button', { name: '로그인 연결 초기화' })).toBeNull();
});
