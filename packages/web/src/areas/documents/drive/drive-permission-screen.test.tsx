import { listDepartmentEmployees, listEmployees } from '@portal/contract/directory';
import { getDocumentManagers, setDocumentAdministrators } from '@portal/contract/documents';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenDocuments, pageOf, samplePerson } from '../../../testing/documents.ts';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { departmentsThere } from '../../../testing/manuals.ts';

afterEach(() => vi.unstubAllGlobals());

const at = '/documentcenter/admin/permission';
const managers = reply(getDocumentManagers, {
  administrators: [samplePerson(7, '이서연')],
  manualManagers: [samplePerson(8, '김도현'), samplePerson(9, '박지민'), samplePerson(10, '최유진')],
});
const everybody = [
  { ...samplePerson(7, '이서연'), code: 'H0007', jobTitle: null },
  { ...samplePerson(21, '정하늘'), code: 'H0021', jobTitle: null },
];
const people = [
  departmentsThere,
  reply(listDepartmentEmployees, everybody),
  {
    endpoint: listEmployees,
    answer: ({ path }: { path: string }) => ({
      body: pageOf(everybody.filter(({ name }) => decodeURIComponent(path).includes(name))),
    }),
  },
];
const given = (replies: Parameters<typeof givenDocuments>[1] = []) =>
  givenDocuments(at, [...replies, managers, ...people]);
const choosing = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '담당자 변경' }));
  return within(await screen.findByRole('dialog', { name: '문서 시스템 관리자 선택' }));
};

it('a person without the right is informed and redirected', async () => {
  const { router } = await givenDocuments(at, [refuse(getDocumentManagers, 'no-permission')]);
  await screen.findByText('접근 권한이 없습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter'));
});

it('both levels say who is in charge, the second with how many others and all of them on demand', async () => {
  await given();
  const rows = (await screen.findAllByRole('row')).slice(1);
  const [fourth, third] = rows.map((row) => within(row));
  expect(fourth?.getByText('Level 4')).toBeTruthy();
  expect(within(fourth?.getByRole('list') as HTMLElement).getByRole('listitem').textContent).toBe('운항팀이서연 과장');
  const summary = third?.getByText('운항팀 김도현 외 2명') as HTMLElement;
  expect(third?.getByText(/매뉴얼 관리 화면에서/)).toBeTruthy();
  await userEvent.click(summary);
  expect(
    within(third?.getByRole('list', { name: '매뉴얼 관리자' }) as HTMLElement).getAllByRole('listitem'),
  ).toHaveLength(3);
});

it('new administrators replace the present ones; present ones cannot be chosen again', async () => {
  const changed = { administrators: [samplePerson(7, '이서연'), samplePerson(21, '정하늘')], manualManagers: [] };
  const { calls } = await given([reply(setDocumentAdministrators, changed)]);
  const dialog = await choosing();
  const apply = dialog.getByRole<HTMLButtonElement>('button', { name: '적용' });
  expect(apply.disabled).toBe(true);
  expect((await dialog.findByRole<HTMLInputElement>('checkbox', { name: /이서연/ })).disabled).toBe(true);
  await userEvent.click(dialog.getByRole('checkbox', { name: /정하늘/ }));
  expect(apply.disabled).toBe(false);
  await userEvent.click(apply);
  await screen.findByText('문서 시스템 관리자를 변경했습니다.');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual([{ id: 7 }, { id: 21 }]);
});

it('Enter chooses the person that a name finds, and shows who cannot be chosen', async () => {
  await given();
  const dialog = await choosing();
  const search = dialog.getByRole('searchbox', { name: '이름으로 찾기' });
  const picked = () =>
    within(dialog.getByRole('list', { name: '문서 시스템 관리자' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  await userEvent.type(search, '정하늘{Enter}');
  await dialog.findByText(/정하늘 과장.*추가/);
  expect(picked()).toHaveLength(2);
  expect((search as HTMLInputElement).value).toBe('');
  await userEvent.type(search, '이서연{Enter}');
  await dialog.findByText(/이서연 과장: /);
  expect(picked()).toHaveLength(2);
});

it('at least one is needed', async () => {
  const { calls } = await given();
  const dialog = await choosing();
  await userEvent.click(dialog.getByRole('button', { name: '이서연 빼기' }));
  await userEvent.click(dialog.getByRole('button', { name: '적용' }));
  const told = await dialog.findByRole('alert');
  expect(told.textContent).toContain('문서 시스템 관리자를 지정해 주세요.');
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('a refusal is shown in the dialog with the server’s reason, and the choice stays', async () => {
  await given([refuse(setDocumentAdministrators, 'own-right')]);
  const dialog = await choosing();
  await userEvent.click(await dialog.findByRole('checkbox', { name: /정하늘/ }));
  await userEvent.click(dialog.getByRole('button', { name: '적용' }));
  await dialog.findByText(/문서 시스템 관리자 변경에 실패했습니다/);
  expect(dialog.getByRole<HTMLInputElement>('checkbox', { name: /정하늘/ }).checked).toBe(true);
});
