import { createDraft, getDocument, submitDraft } from '@portal/contract/approval';
import { listHolidays } from '@portal/contract/calendar';
import { addDays, dayInSeoul, Problem } from '@portal/contract/kernel';
import { getLeaveStatus, listLeaveDays } from '@portal/contract/leave';
import { problemBody } from '@portal/contract/problems';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { learnClock } from '../../../platform/device/clock.ts';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';
import { sampleDocument } from '../../../testing/samples.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const draft = sampleDocument({
  id: 41,
  title: '[휴가신청서]',
  category: { id: 2, name: 'LeaveApplication', title: '휴가신청서', componentName: 'Vacation' },
  decidesArbitrarily: true,
  vacation: { absenceType: 'AnnualLeave', contract: '', periods: [] },
});

const balance = reply(getLeaveStatus, {
  year: new Date().getFullYear(),
  totalDays: 15,
  useAnnualLeaveDays: 12,
  useVacationDays: 0,
  remainingDays: 3,
  reservedDays: 1,
});

const givenForm = async (...refused: ConstructorParameters<typeof Problem>) => {
  const refusal = problemBody(new Problem(...refused), 'ko');
  const portal = await givenPortal('/approval/documents/write?category=LeaveApplication', [
    balance,
    reply(createDraft, draft),
    reply(getDocument, draft),
    { endpoint: submitDraft, answer: () => ({ status: refusal.status, body: refusal }) },
  ]);
  return { ...portal, field: await screen.findByRole('group', { name: /신청일자/ }) };
};

/** The text below the field. */
const description = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

const chooseDays = async (field: HTMLElement, ...days: string[]) => {
  for (const day of days)
    await userEvent.click(await within(field).findByRole('button', { name: new RegExp(`^\\d{4}-\\d\\d-${day} `) }));
};

const completeAlone = async () => {
  await userEvent.click(screen.getByRole('switch', { name: /전결처리/ }));
  await userEvent.click(screen.getByRole('button', { name: '결재 완료' }));
};

const confirmIt = async () => {
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '결재 완료' }));
};

it('without days it is not sent, and the error is shown at the calendar', async () => {
  const { field, calls } = await givenForm('leave-overlaps');
  await completeAlone();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(description(field)).toBe('신청일자를 선택해 주세요.');
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('a day on which there is leave already is named at the field', async () => {
  const { field, calls } = await givenForm('leave-overlaps', [
    { path: 'vacation.periods.1.vacationDate', code: 'leave-day-taken' },
  ]);
  await chooseDays(field, '15', '12');
  await completeAlone();
  await confirmIt();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(description(field)).toMatch(/^\d{4}-\d\d-15 \(.\): 이미 휴가를 신청한 날짜입니다\.$/);
  const body = calls.find(({ method }) => method === 'POST')?.body;
  expect(body).toMatchObject({ title: expect.stringMatching(/^\[휴가신청서\] \d{4}-\d\d-12 외 1일$/) });
});

it('more days than the balance are warned about, and refused at the field before anything is sent', async () => {
  const { field, calls } = await givenForm('leave-overdrawn');
  await chooseDays(field, '12', '15', '16');
  await within(field).findByText(/더 신청할 수 있는 연차는 2일입니다/);
  await completeAlone();
  await waitFor(() => expect(description(field)).toBe('2026년에 신청할 수 있는 연차는 2일입니다.'));
  expect(document.activeElement).toBe(field);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('less than the server has left is refused by it, at the field', async () => {
  const { field } = await givenForm('leave-overdrawn', [
    { path: 'vacation.periods', code: 'leave-left', limit: 0, expected: '2027' },
  ]);
  await chooseDays(field, '12');
  await completeAlone();
  await confirmIt();
  await waitFor(() => expect(description(field)).toBe('2027년에 신청할 수 있는 연차는 0일입니다.'));
  screen.getByText('작성한 내용은 임시저장함에 보관했습니다.');
  expect(document.activeElement).toBe(field);
});

it('arrow keys move beyond the edge of the month, in both directions', async () => {
  const { field } = await givenForm('leave-overlaps');
  const today = dayInSeoul(new Date());
  const dayOf = (day: string) => within(field).findByRole('button', { name: new RegExp(`^${day} `) });
  const first = `${today.slice(0, 7)}-01`;
  const moves = [
    ['{ArrowLeft}', addDays(first, -1)],
    ['{ArrowRight}', first],
    ['{ArrowUp}', addDays(first, -7)],
    ['{ArrowDown}', first],
    ['{ArrowDown}', addDays(first, 7)],
  ] as const;
  (await dayOf(first)).focus();
  for (const [key, day] of moves) {
    await userEvent.keyboard(key);
    expect(document.activeElement).toBe(await dayOf(day));
  }
  await userEvent.keyboard('{Enter}');
  expect(within(field).getByRole('region', { name: '선택한 날' }).textContent).toContain(addDays(first, 7));
});

it('a chosen day is removed by its chip', async () => {
  const { field } = await givenForm('leave-overlaps');
  await chooseDays(field, '12', '15');
  await userEvent.click(within(field).getByRole('button', { name: /-12 \(.\) 빼기$/ }));
  const chosen = within(field).getByRole('region', { name: '선택한 날' });
  expect(within(chosen).getByText('1일')).toBeTruthy();
  expect(document.activeElement).toBe(within(field).getByRole('button', { name: /-15 \(.\) 빼기$/ }));
});

it('a half day begins with this morning, and another kind clears it', async () => {
  const { field } = await givenForm('leave-overlaps');
  const type = screen.getByRole('combobox', { name: '휴가 종류' });
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: '제목' });
  await userEvent.selectOptions(type, '반차');
  expect(within(field).getByRole<HTMLInputElement>('radio', { name: '오전' }).checked).toBe(true);
  expect(title.value).toBe(`[휴가신청서] ${dayInSeoul(new Date())}`);
  await userEvent.click(within(field).getByRole('radio', { name: '오후' }));
  await userEvent.selectOptions(type, '훈련');
  expect(within(field).getByText('0일')).toBeTruthy();
  expect(within(field).queryByRole('table', { name: '연차 현황' })).toBeNull();
  expect(title.value).toBe('[휴가신청서]');
});

it('a day that is taken is marked, reported as soon as it is chosen, and never sent', async () => {
  const today = dayInSeoul(new Date());
  const day = `${today.slice(0, 7)}-15`;
  const taken = reply(listLeaveDays, [
    { vacationDate: day, half: 'Morning' },
    { vacationDate: day, half: 'Afternoon' },
  ]);
  const { calls } = await givenPortal('/approval/documents/write?category=LeaveApplication', [taken, balance]);
  const field = await screen.findByRole('group', { name: /신청일자/ });
  await within(field).findByRole('button', { name: new RegExp(`^${day} \\(.\\)$`), description: '휴가 신청됨' });
  await chooseDays(field, '15', '12');
  await within(field).findByText(/-15 \(.\): 이미 휴가를 신청한 날짜입니다\. 이대로는/);
  await completeAlone();
  await waitFor(() => expect(description(field)).toMatch(/-15 \(.\): 이미 휴가를 신청한 날짜입니다\.$/));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('Shift chooses the days between, whichever was chosen first', async () => {
  const { field } = await givenForm('leave-overlaps');
  await chooseDays(field, '15');
  const user = userEvent.setup();
  await user.keyboard('{Shift>}');
  await user.click(await within(field).findByRole('button', { name: /^\d{4}-\d\d-12 / }));
  await user.keyboard('{/Shift}');
  const chosen = within(field).getByRole('region', { name: '선택한 날' });
  const days = within(chosen)
    .getAllByRole('button', { name: /\) 빼기$/ })
    .map(({ textContent }) => textContent?.slice(8, 10));
  expect(days).toEqual(['12', '13', '14', '15']);
});

it('of two chosen days all between are chosen by one touch', async () => {
  const { field } = await givenForm('leave-overlaps');
  await chooseDays(field, '15', '12');
  const chosen = within(field).getByRole('region', { name: '선택한 날' });
  await userEvent.click(within(chosen).getByRole('button', { name: '사이의 날 모두 선택 (모두 4일)' }));
  const days = within(chosen)
    .getAllByRole('button', { name: /\) 빼기$/ })
    .map(({ textContent }) => textContent?.slice(8, 10));
  expect(days).toEqual(['12', '13', '14', '15']);
  expect(within(chosen).queryByRole('button', { name: /^사이의 날 모두 선택/ })).toBeNull();
});

it('the available days are shown, without reserved ones', async () => {
  const { field } = await givenForm('leave-overlaps');
  const table = await within(field).findByRole('table', { name: '연차 현황' });
  within(table).getByRole('columnheader', { name: '신청 가능' });
  await within(table).findByRole('cell', { name: '2일' });
});

it('the present day in Seoul is marked, whatever the device says', async () => {
  vi.setSystemTime('2026-03-08T12:00:00Z');
  onTestFinished(() => void vi.useRealTimers());
  learnClock(new Headers({ date: 'Mon, 09 Mar 2026 15:30:00 GMT', 'cache-control': 'no-store' }), 0);
  const { field } = await givenForm('leave-overlaps');
  await within(field).findByRole('button', { name: /^2026-03-10 / });
  const marked = [...field.querySelectorAll('[data-today="true"]')].map((day) => day.getAttribute('data-day'));
  expect(marked).toEqual(['2026-03-10']);
});

it('months of leave are chosen by their first and last day', async () => {
  const { field, calls } = await givenForm('leave-overlaps');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '휴가 종류' }), 'MaternityLeave');
  const first = `${dayInSeoul(new Date()).slice(0, 7)}-10`;
  const last = addDays(first, 119);
  await userEvent.click(await within(field).findByRole('button', { name: new RegExp(`^${first} `) }));
  const months =
    (Number(last.slice(0, 4)) - Number(first.slice(0, 4))) * 12 + Number(last.slice(5, 7)) - Number(first.slice(5, 7));
  for (let month = 0; month < months; month += 1)
    await userEvent.click(within(field).getByRole('button', { name: '다음' }));
  await userEvent.click(await within(field).findByRole('button', { name: new RegExp(`^${last} `) }));
  await within(field).findByText('120일');
  within(field).getByRole('button', { name: new RegExp(`^${first} .* ~ ${last} .*120일.* 빼기$`) });
  await completeAlone();
  await confirmIt();
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      title: `[휴가신청서] ${first} 외 119일`,
    }),
  );
});

it('a holiday is named in the calendar', async () => {
  const day = `${dayInSeoul(new Date()).slice(0, 8)}15`;
  await givenPortal('/approval/documents/write?category=LeaveApplication', [
    balance,
    reply(listHolidays, [
      {
        id: 1,
        date: day,
        name: '창립기념일',
        engName: 'Foundation Day',
        kind: 'Company',
        source: '',
        isVerified: true,
        version: 1,
      },
    ]),
  ]);
  expect(await screen.findByRole('button', { name: new RegExp(`^${day} .*창립기념일`) })).toBeTruthy();
});
