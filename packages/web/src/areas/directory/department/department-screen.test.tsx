import {
  changeDepartment,
  createDepartment,
  deleteDepartment,
  getDepartmentRecord,
  listDepartmentMembers,
  listDepartmentRecords,
} from '@portal/contract/directory';
import { problemSentence } from '@portal/contract/problems';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { anAdministrator, departmentRecord, employeeRecord } from '../../../testing/directory.ts';
import { givenPortal, refuse, reply } from '../../../testing/given-portal.tsx';

afterEach(() => vi.unstubAllGlobals());

type Replies = Parameters<typeof givenPortal>[1];

const givenTree = async (replies: Replies = []) => {
  const portal = await givenPortal('/admin/department', [...replies, ...anAdministrator]);
  const table = await screen.findByRole('table', { name: '조직 관리' });
  await within(table).findByRole('button', { name: '본부' });
  return { ...portal, table };
};
const namesIn = (table: HTMLElement) =>
  [...table.querySelectorAll('button[data-row]')].map(({ textContent }) => textContent);
const options = (select: HTMLElement) => [...(select as HTMLSelectElement).options].map(({ text }) => text);
const press = async (name: string, within_: HTMLElement = document.body) =>
  userEvent.click(await within(within_).findByRole('button', { name }));

it('the whole tree is expanded at first and collapses by branch', async () => {
  const { table } = await givenTree();
  expect(namesIn(table)).toEqual(['본부', '운항팀', '정비팀']);
  const toggle = within(table).getByRole('button', { name: '본부 하위 부서' });
  expect(toggle.getAttribute('aria-expanded')).toBe('true');
  await userEvent.click(toggle);
  expect(namesIn(table)).toEqual(['본부', '정비팀']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a row shows the department’s data', async () => {
  const { table } = await givenTree();
  const [, second, third] = within(table).getAllByRole('row').slice(1);
  expect(second?.textContent).toContain('2단계운항팀Flight Operations');
  expect(second?.textContent).toContain('2026-01-02');
  expect(second?.textContent).toContain('O사용');
  expect(third?.textContent).toContain('-사용 안 함');
});

it('a new department below another starts with that parent, and reports missing fields', async () => {
  const { calls } = await givenTree([reply(createDepartment, departmentRecord(9))]);
  await press('운항팀 하위 부서 추가');
  const dialog = await screen.findByRole('dialog', { name: '신규 부서' });
  const field = (name: RegExp) => within(dialog).getByLabelText(name);
  await press('등록', dialog);
  for (const missing of ['코드를', '부서명을', '영문 부서명을', '순서를'])
    await within(dialog).findByText(`${missing} 입력해 주세요.`);
  await userEvent.type(field(/^코드/), 'FO1');
  await userEvent.type(field(/^부서명/), '운항1파트');
  await userEvent.type(field(/^영문 부서명/), 'Flight Operations 1');
  await userEvent.type(field(/^순서/), '1a23');
  await press('등록', dialog);
  await screen.findByText('부서를 등록했습니다.');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    code: 'FO1',
    name: '운항1파트',
    engName: 'Flight Operations 1',
    seq: 12,
    parentId: 3,
    isActivated: true,
  });
});

it('a department cannot be placed below itself or those below it', async () => {
  await givenTree();
  await press('본부 수정');
  const dialog = await screen.findByRole('dialog', { name: '부서 수정' });
  expect(options(within(dialog).getByLabelText('상위 부서'))).toEqual(['없음 (최상위)', '정비팀 (사용 안 함)']);
});

it('after a change by somebody else the user decides', async () => {
  const stored = departmentRecord(4, { name: '정비본부', engName: 'Maintenance', isActivated: false, version: 8 });
  const { calls } = await givenTree([
    refuse(changeDepartment, 'changed-meanwhile'),
    reply(getDepartmentRecord, stored),
  ]);
  await press('정비팀 수정');
  const dialog = await screen.findByRole('dialog', { name: '부서 수정' });
  await userEvent.click(within(dialog).getByRole('switch', { name: /^사용/ }));
  await press('수정', dialog);
  const table = await within(dialog).findByRole('table', { name: '달라진 내용' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['사용사용사용 안 함']);
  await press('내 내용으로 저장', dialog);
  await waitFor(() => {
    const [first, second] = calls.filter(({ method }) => method === 'PUT');
    expect([first, second].map((call) => call?.headers.get('if-match'))).toEqual(['"5"', '"8"']);
    expect(second?.body).toMatchObject({ name: '정비본부', isActivated: true });
  });
});

it('a department that was deleted meanwhile cannot be saved, and its form closes when the user says so', async () => {
  await givenTree([refuse(changeDepartment, 'not-found')]);
  await press('정비팀 수정');
  const dialog = await screen.findByRole('dialog', { name: '부서 수정' });
  await userEvent.click(within(dialog).getByRole('switch', { name: /^사용/ }));
  await press('수정', dialog);
  await within(dialog).findByText('저장할 대상이 더 이상 없습니다. 닫으면 입력한 내용이 사라집니다.');
  expect((within(dialog).getByRole('button', { name: '수정' }) as HTMLButtonElement).disabled).toBe(true);
  await press('입력한 내용 버리고 닫기', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each(['has-children', 'has-employees'] as const)('a deletion that is refused with %s is reported', async (code) => {
  await givenTree([refuse(deleteDepartment, code)]);
  await press('본부 삭제');
  const dialog = await screen.findByRole('dialog', { name: '부서 삭제' });
  await press('삭제', dialog);
  await screen.findByText(problemSentence(code, 'ko'));
});

it('the number opens the members, with links to the list of employees', async () => {
  const member = employeeRecord(7, { resignDate: null });
  const { calls } = await givenTree([reply(listDepartmentMembers, [member])]);
  await press('운항팀 부서원 2명 보기');
  const dialog = await screen.findByRole('dialog', { name: '운항팀 부서원' });
  const link = await within(dialog).findByRole('link', { name: '김도현' });
  expect(link.getAttribute('href')).toBe('/admin/employee?searchKeyword=H0007');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: '퇴사자 포함' }));
  const requestedPaths = () =>
    new Set(calls.map(({ path }) => path).filter((path) => path.includes('/departments/3/')));
  await waitFor(() =>
    expect([...requestedPaths()]).toEqual([
      '/api/admin/departments/3/employees?isResigned=false',
      '/api/admin/departments/3/employees',
    ]),
  );
});

it('a department without members says so', async () => {
  await givenTree([reply(listDepartmentMembers, [])]);
  await press('운항팀 부서원 2명 보기');
  await screen.findByText('부서원이 없습니다.');
});

it('a company without departments explains what to do', async () => {
  await givenPortal('/admin/department', [reply(listDepartmentRecords, []), ...anAdministrator]);
  await screen.findByText('부서가 없습니다.');
});
