import { type HandedOver, handOverLines } from '@portal/contract/approval';
import {
  changeEmployee,
  type EmployeeRecord,
  listEmployeeRecords,
  listEmployees,
  listWaiting,
} from '@portal/contract/directory';
import type { EndpointSpec } from '@portal/contract/kernel';
import { problemSentence } from '@portal/contract/problems';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { today } from '../../../../platform/device/clock.ts';
import { anAdministrator, employeeRecord } from '../../../../testing/directory.ts';
import { givenPortal, refuse, reply } from '../../../../testing/given-portal.tsx';

afterEach(() => vi.unstubAllGlobals());

type Replies = Parameters<typeof givenPortal>[1];

const leaver = employeeRecord(8, { name: '박서준' });
const resigned = (resignDate = today()): EmployeeRecord => ({ ...leaver, isResigned: true, resignDate, version: 5 });
const { id, name, code, engName, position, jobTitle, email, department } = employeeRecord(9, {
  name: '최유나',
  engName: '',
});
const people = reply(listEmployees, {
  items: [{ id, name, code, engName, position, jobTitle, email, department }],
  total: 1,
  offset: 0,
  limit: 20,
});
const waiting = (lines: number, actions = 0) =>
  reply(listWaiting, [
    { kind: 'approval-lines', count: lines },
    { kind: 'open-actions', count: actions },
  ]);

/** The dialog for an employee, opened from their card. */
const givenDialog = async (replies: Replies) => {
  const portal = await givenPortal('/admin/employee', [
    ...replies,
    reply(listEmployeeRecords, { items: [leaver], total: 1, offset: 0, limit: 20 }),
    people,
    ...anAdministrator,
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '박서준' }));
  await userEvent.click(await screen.findByRole('button', { name: '퇴사 처리…' }));
  const title = { name: '퇴사 처리: 박서준' };
  const dialog = await screen.findByRole('dialog', title);
  const confirm = () => userEvent.click(within(dialog).getByRole('button', { name: '퇴사 처리' }));
  const choose = async () => {
    await userEvent.click(await within(dialog).findByRole('combobox', { name: /^결재를 이어받을 사람/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^최유나/, hidden: true }));
  };
  const outcome = async (pattern: RegExp) => {
    await screen.findByText(pattern);
    return screen.getByRole('dialog', title);
  };
  const sentTo = ({ method }: EndpointSpec, path: string) =>
    portal.calls.filter((call) => call.method === method && call.path === path);
  return { ...portal, dialog, confirm, choose, outcome, sentTo };
};

const done: HandedOver = { handedOver: 2, left: [] };
const isChanged = reply(changeEmployee, resigned());
const toHandOver = { name: '결재 인계로 가기' };

it('shows what waits, by kind and number, without empty kinds', async () => {
  const { dialog } = await givenDialog([waiting(3)]);
  const line = await within(dialog).findByText('결재하거나 합의할 문서');
  expect(line.closest('div')?.textContent).toContain('3건');
  expect(within(dialog).queryByText('남아 있는 일이 없습니다.')).toBeNull();
  expect(within(dialog).getAllByRole('term')).toHaveLength(1);
});

it('keeps the day with the version that was shown, then hands the lines over with the reason', async () => {
  const left = {
    handedOver: 2,
    left: [{ documentId: 40, docNo: 'LA-2026-000040', code: 'approver-on-line' as const }],
  };
  const { confirm, choose, outcome, sentTo } = await givenDialog([waiting(3), isChanged, reply(handOverLines, left)]);
  await choose();
  await confirm();
  const message = await outcome(/퇴사 처리했습니다/);
  await within(message).findByText('결재 2건을 최유나 님에게 인계했습니다.');
  const remaining = await within(message).findByRole('listitem');
  expect(remaining.textContent).toBe('LA-2026-000040');
  within(message).getByText(/^최유나 님이 기안자이거나 이미 결재선에 있어 이어받을 수 없는 문서/);
  const [change] = sentTo(changeEmployee, '/api/admin/employees/8');
  expect(change?.headers.get('if-match')).toBe('"4"');
  expect(change?.body).toMatchObject({ isResigned: true, resignDate: today() });
  const [handedOver] = sentTo(handOverLines, '/api/admin/approval/approvers/8/lines');
  expect(handedOver?.body).toEqual({ approver: { id: 9 }, reason: '퇴사' });
});

it('a failed hand-over does not undo the resignation, and can be retried', async () => {
  const refused = refuse(handOverLines, 'own-right');
  const { router, confirm, choose, outcome } = await givenDialog([waiting(3), isChanged, refused]);
  await choose();
  await confirm();
  const message = await outcome(/퇴사 처리했습니다/);
  await within(message).findByText(`결재를 인계하지 못했습니다. ${problemSentence('own-right', 'ko')}`);
  expect((await within(message).findByText('결재하거나 합의할 문서')).closest('div')?.textContent).toContain('3건');
  await userEvent.click(within(message).getByRole('link', toHandOver));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/approval'));
  expect(router.state.location.search).toEqual({ approverId: 8 });
});

it('a refused resignation hands nothing over, and stays open with its values', async () => {
  const { dialog, confirm, choose, sentTo } = await givenDialog([
    waiting(3),
    refuse(changeEmployee, 'changed-meanwhile'),
    reply(handOverLines, done),
  ]);
  await choose();
  await confirm();
  await within(dialog).findByText('다른 사람이 이 사원 정보를 고쳤습니다. 닫고 다시 열어 주세요.');
  expect(within(dialog).getByRole<HTMLInputElement>('combobox').value).toContain('최유나');
  expect(sentTo(handOverLines, '/api/admin/approval/approvers/8/lines')).toEqual([]);
});

it('with a later day the lines wait for it', async () => {
  const later = '2099-12-31';
  const { dialog, confirm, outcome, sentTo } = await givenDialog([waiting(3), reply(changeEmployee, resigned(later))]);
  fireEvent.change(within(dialog).getByLabelText(/^퇴사일/), { target: { value: later } });
  await within(dialog).findByText('결재 3건은 퇴사일이 된 뒤에 결재 인계 화면에서 인계할 수 있습니다.');
  expect(within(dialog).queryByRole('combobox')).toBeNull();
  await confirm();
  const message = await outcome(/2099-12-31 \(목\)에 퇴사합니다/);
  await within(message).findByText('결재하거나 합의할 문서');
  expect(sentTo(handOverLines, '/api/admin/approval/approvers/8/lines')).toEqual([]);
  // Until then the screen of hand-overs has nothing of theirs.
  expect(within(message).queryByRole('link', toHandOver)).toBeNull();
});

it('links to the hand-overs only while a line is left to hand over', async () => {
  const { confirm, outcome } = await givenDialog([waiting(0, 2), isChanged]);
  await confirm();
  const message = await outcome(/퇴사 처리했습니다/);
  await within(message).findByText('2건');
  expect(within(message).queryByRole('link', toHandOver)).toBeNull();
});

it('closed, it leaves the focus where it was before the card', async () => {
  const { confirm, outcome } = await givenDialog([waiting(0), isChanged]);
  await confirm();
  const message = await outcome(/퇴사 처리했습니다/);
  await userEvent.click(within(message).getAllByRole('button', { name: '닫기' }).at(-1) as HTMLElement);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '박서준' })));
});
