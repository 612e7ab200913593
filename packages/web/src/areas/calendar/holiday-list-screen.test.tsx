import { addHoliday, changeHoliday, type Holiday, listHolidays, removeHoliday } from '@portal/contract/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { anAdministrator } from '../../testing/directory.ts';
import { givenPortal, refuse, reply } from '../../testing/given-portal.tsx';

afterEach(() => vi.unstubAllGlobals());

type Replies = Parameters<typeof givenPortal>[1];

const holiday = (id: number, change: Partial<Holiday> = {}): Holiday => ({
  id,
  date: '2027-07-17',
  name: '제헌절',
  engName: 'Constitution Day',
  kind: 'Statutory',
  isVerified: true,
  source: '공휴일에 관한 법률 제2조',
  version: 3,
  ...change,
});
const substitute = holiday(8, {
  date: '2027-07-19',
  name: '대체공휴일(제헌절)',
  engName: 'Substitute holiday',
  kind: 'Substitute',
  isVerified: false,
});

const given = (replies: Replies = [], path = '/admin/calendar?year=2027') =>
  givenPortal(path, [...replies, reply(listHolidays, [holiday(7), substitute]), ...anAdministrator]);
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole('button', { name }));

it('a row shows day, name, kind, source, and whether it must be verified', async () => {
  const { calls } = await given();
  const table = await screen.findByRole('table', { name: '공휴일' });
  await within(table).findByText('제헌절');
  const [first, second] = within(table).getAllByRole('row').slice(1);
  expect(first?.textContent).toContain('2027-07-17 (토)제헌절Constitution Day');
  expect(first?.textContent).toContain('법정 공휴일확인함공휴일에 관한 법률 제2조');
  expect(second?.textContent).toContain('대체공휴일확인 필요');
  screen.getByText('확인 필요 1건');
  expect(calls.map(({ path }) => path)).toContain('/api/calendar/holidays?year=2027');
});

it('another year can be selected, and one without holidays explains the consequence', async () => {
  const { calls } = await givenPortal('/admin/calendar', [reply(listHolidays, []), ...anAdministrator]);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '연도' }), '2031');
  await screen.findByText('2031년의 공휴일이 없습니다.');
  expect(calls.map(({ path }) => path)).toContain('/api/calendar/holidays?year=2031');
});

it('a failure is shown and can be retried', async () => {
  await givenPortal('/admin/calendar', [refuse(listHolidays, 'overloaded'), ...anAdministrator]);
  await screen.findByRole('button', { name: '다시 시도' });
});

it('a new one reports missing fields, and is sent completely', async () => {
  const { calls } = await given([reply(addHoliday, holiday(9))]);
  await press('공휴일 추가');
  const dialog = await screen.findByRole('dialog', { name: '공휴일 추가' });
  await press('추가', dialog);
  for (const missing of ['날짜를', '이름을', '영문 이름을'])
    expect((await within(dialog).findAllByText(`${missing} 입력해 주세요.`)).length).toBeGreaterThan(0);
  await userEvent.type(within(dialog).getByLabelText(/^날짜/), '2027-04-01');
  await userEvent.type(within(dialog).getByLabelText(/^이름/), ' 창립기념일');
  await userEvent.type(within(dialog).getByLabelText(/^영문 이름/), 'Anniversary');
  await userEvent.selectOptions(within(dialog).getByLabelText(/^구분/), '회사 휴일');
  await press('추가', dialog);
  await screen.findByText('공휴일을 추가했습니다.');
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    date: '2027-04-01',
    name: '창립기념일',
    engName: 'Anniversary',
    kind: 'Company',
    source: '',
    isVerified: false,
  });
});

it('after a change by somebody else the differences are shown, and it is saved with their version', async () => {
  const { calls } = await given([refuse(changeHoliday, 'changed-meanwhile')]);
  await screen.findByText('대체공휴일(제헌절)');
  await press('2027-07-19 대체공휴일(제헌절) 수정');
  const dialog = await screen.findByRole('dialog', { name: '공휴일 수정' });
  await userEvent.click(within(dialog).getByRole('switch', { name: /^확인함/ }));
  await press('수정', dialog);
  const table = await within(dialog).findByRole('table', { name: '달라진 내용' });
  const rows = within(table).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual(['확인함확인함확인 필요']);
  expect(calls.find(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"3"');
});

it('one that was deleted meanwhile cannot be saved', async () => {
  let isDeleted = false;
  await given([
    { endpoint: listHolidays, answer: () => ({ body: isDeleted ? [] : [holiday(7), substitute] }) },
    refuse(changeHoliday, 'changed-meanwhile'),
  ]);
  await press('2027-07-17 제헌절 수정');
  const dialog = await screen.findByRole('dialog', { name: '공휴일 수정' });
  await userEvent.type(within(dialog).getByLabelText(/^출처/), '!');
  isDeleted = true;
  await press('수정', dialog);
  await within(dialog).findByText(/^저장할 대상이 더 이상 없습니다/);
});

it('a holiday is deleted with the version that was shown', async () => {
  const { calls } = await given([{ endpoint: removeHoliday, answer: () => ({ status: 204 }) }]);
  await press('2027-07-17 제헌절 삭제');
  await press('삭제', await screen.findByRole('dialog', { name: '공휴일 삭제' }));
  await screen.findByText('공휴일을 삭제했습니다.');
  await waitFor(() => expect(calls.find(({ method }) => method === 'DELETE')?.headers.get('if-match')).toBe('"3"'));
});
