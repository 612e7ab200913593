import {
  exportVacations,
  listAnnualLeaves,
  listPublicVacations,
  listVacations,
  type VacationRow,
} from '@portal/contract/leave';
import { problemSentence } from '@portal/contract/problems';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { anAdministrator } from '../../testing/directory.ts';
import { givenPortal, refuse, reply } from '../../testing/given-portal.tsx';
import { shownYears } from './leave-year-search.ts';

afterEach(() => vi.unstubAllGlobals());

const [year = 0, lastYear = 0] = shownYears();

const row: VacationRow = {
  id: 7,
  code: 'H0007',
  name: '김도현',
  engName: 'Dohyun Kim',
  position: '과장',
  email: 'employee7@hanbit.example',
  department: { id: 3, name: '운항팀', engName: 'Flight Operations' },
  annualLeaveInfo: {
    year,
    totalDays: 15,
    useAnnualLeaveDays: 7.5,
    useVacationDays: 3,
    remainingDays: 7.5,
    reservedDays: 0,
  },
};
const page = <Item,>(items: Item[]) => ({ items, total: items.length, offset: 0, limit: 20 });
const one = reply(listVacations, page([row]));
const vacationCalls = (calls: readonly { path: string }[]) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith('/api/admin/vacations/'));

it('the list shows the data of the year in plain numbers', async () => {
  await givenPortal('/admin/vacation', [one, ...anAdministrator]);
  const [, first] = await screen.findAllByRole('row');
  const cells = within(first as HTMLElement).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).slice(0, 8)).toEqual([
    'H0007',
    '김도현Dohyun Kim',
    '과장',
    'employee7@hanbit.example',
    '운항팀',
    '15',
    '연차 사용7.5',
    '기타 휴가 사용3',
  ]);
});

it('years and filters are in the address and in the call', async () => {
  const { router, calls } = await givenPortal('/admin/vacation?offset=2', [one, ...anAdministrator]);
  const years = await screen.findByRole('group', { name: '연도' });
  expect(
    within(years)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).value),
  ).toEqual(shownYears().map(String));
  await userEvent.click(within(years).getByRole('radio', { name: `${lastYear}년` }));
  await waitFor(() => expect(router.state.location.search).toEqual({ year: lastYear }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '부서' }), '- 운항팀');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '페이지당 건수' }), '50');
  await userEvent.type(screen.getByRole('searchbox'), '김도현{Enter}');
  const search = { year: lastYear, departmentId: 3, limit: 50, searchKeyword: '김도현' };
  await waitFor(() => expect(router.state.location.search).toEqual(search));
  const query = `limit=50&searchKeyword=${encodeURIComponent('김도현')}&departmentId=3`;
  await waitFor(() => expect(vacationCalls(calls).at(-1)).toBe(`/api/admin/vacations/${lastYear}/employees?${query}`));
});

it('a number opens the single leaves, with half days marked', async () => {
  const details = reply(listAnnualLeaves, {
    ...page([
      {
        days: 0.5,
        periods: [{ vacationDate: '2026-11-20', annualLeaveType: 'MorningOff' as const }],
        type: 'AnnualLeave' as const,
        title: '[휴가신청서] 2026-11-20',
        docId: 31,
      },
    ]),
    limit: 1000,
  });
  const { calls } = await givenPortal(`/admin/vacation?year=${lastYear}`, [details, one, ...anAdministrator]);
  await userEvent.click(await screen.findByRole('button', { name: '김도현 연차 사용 7.5일 내역 보기' }));
  const dialog = await screen.findByRole('dialog', { name: `김도현 ${lastYear}년 연차 사용 내역` });
  const [, entry] = await within(dialog).findAllByRole('row');
  expect(entry?.textContent).toBe('10.52026-11-20 (금) 오전 반차연차[휴가신청서] 2026-11-20');
  expect(vacationCalls(calls).at(-1)).toBe(
    `/api/admin/vacations/${lastYear}/employees/7/annual-leave?offset=0&limit=1000`,
  );
});

it('without leave it says so', async () => {
  const none = reply(listPublicVacations, page([]));
  await givenPortal('/admin/vacation', [none, one, ...anAdministrator]);
  await userEvent.click(await screen.findByRole('button', { name: '김도현 기타 휴가 사용 3일 내역 보기' }));
  await within(await screen.findByRole('dialog')).findByText(/사용한 기타 휴가가 없습니다/);
});

it('a failed export is reported', async () => {
  const { calls } = await givenPortal('/admin/vacation?departmentId=3', [
    one,
    refuse(exportVacations, 'overloaded'),
    ...anAdministrator,
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '엑셀 다운로드' }));
  await screen.findByText(`다운로드에 실패했습니다. ${problemSentence('overloaded', 'ko')}`);
  expect(vacationCalls(calls).at(-1)).toBe(`/api/admin/vacations/${year}/export?departmentId=3`);
});

it('an export runs once, however often it is requested meanwhile', async () => {
  const { calls } = await givenPortal('/admin/vacation', [
    one,
    refuse(exportVacations, 'overloaded'),
    ...anAdministrator,
  ]);
  const button = await screen.findByRole('button', { name: '엑셀 다운로드' });
  // All in one turn, before the button is rendered as busy.
  for (let click = 0; click < 3; click += 1) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  const exports = () => vacationCalls(calls).filter((path) => path.includes('/export'));
  await waitFor(() => expect(exports()).toHaveLength(1));
  await waitFor(() => expect(button.getAttribute('data-loading')).toBeNull());
  expect(exports()).toHaveLength(1);
});
