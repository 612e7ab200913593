import {
  createDelegation,
  type Delegation,
  type DelegationProposal,
  endDelegation,
  listDelegationProposals,
  listDelegations,
} from '@portal/contract/approval';
import { listEmployees, type Person } from '@portal/contract/directory';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { today } from '../../../platform/device/clock.ts';
import { employeeRecord } from '../../../testing/directory.ts';
import { givenPortal, refuse, reply } from '../../../testing/given-portal.tsx';

afterEach(() => vi.unstubAllGlobals());

const person = (id: number, name: string): Person => {
  const { code, engName, position, jobTitle, email, department } = employeeRecord(id, { engName: '' });
  return { id, name, code, engName, position, jobTitle, email, department };
};
/** Who is signed in. */
const me = person(7, '이서연');
const deputy = person(9, '최유나');

const delegation = (change: Partial<Delegation> = {}): Delegation => ({
  id: 1,
  principal: me,
  deputy,
  fromDate: '2026-12-01',
  toDate: '2026-12-03',
  categoryIds: [1, 2],
  reason: null,
  leave: null,
  state: 'Coming',
  deputyAway: false,
  createdBy: { id: me.id, name: me.name, engName: me.engName },
  createdAt: '2026-11-20T00:00:00.000Z',
  endedAt: null,
  endedBy: null,
  version: 3,
  can: { end: true },
  ...change,
});

const proposal: DelegationProposal = {
  leave: { id: 31, docNo: 'LV-2026-000031' },
  fromDate: '2026-12-10',
  toDate: '2026-12-12',
  deputy,
};

const page = <Item,>(items: Item[]) => ({ items, total: items.length, offset: 0, limit: 20 });

type Replies = Parameters<typeof givenPortal>[1];

const given = (rows: Delegation[], proposals: DelegationProposal[], more: Replies = []) =>
  givenPortal('/approval/delegation', [
    ...more,
    reply(listDelegations, page(rows)),
    reply(listDelegationProposals, proposals),
    reply(listEmployees, page([me, deputy])),
  ]);

const bodyOf = (calls: Awaited<ReturnType<typeof given>>['calls'], path: string) =>
  calls.find((each) => each.method !== 'GET' && each.path.startsWith(path))?.body;

it('a proposal is accepted with one click and one confirmation', async () => {
  const { calls } = await given([], [proposal], [reply(createDelegation, delegation())]);
  await userEvent.click(await screen.findByRole('button', { name: '최유나에게 맡기기' }));
  const question = await screen.findByRole('dialog', { name: '대결자 지정' });
  within(question).getByText('대결자는 내 차례인 문서를 읽고 내 이름으로 처리합니다.');
  await userEvent.click(within(question).getByRole('button', { name: '지정' }));
  await screen.findByText(/^대결자를 지정했습니다\./);
  expect(bodyOf(calls, '/api/approval/delegations')).toMatchObject({
    deputy: { id: 9 },
    fromDate: '2026-12-10',
    toDate: '2026-12-12',
    leave: { id: 31 },
  });
});

it('an empty list says so, and missing fields are reported at the field', async () => {
  await given([], []);
  await screen.findByText('지정한 대결이 없습니다.');
  await userEvent.click(screen.getByRole('button', { name: '대결자 지정' }));
  const form = await screen.findByRole('dialog', { name: '대결자 지정' });
  fireEvent.change(within(form).getByLabelText(/종료일/), { target: { value: '' } });
  await userEvent.click(within(form).getByRole('button', { name: '지정' }));
  await within(form).findByText('대결자를 선택해 주세요.');
  within(form).getByText('종료일을 선택해 주세요.');
});

it('the server’s refusal is shown in the form, and nothing typed is lost', async () => {
  await given([], [], [refuse(createDelegation, 'delegation-overlaps')]);
  await userEvent.click(await screen.findByRole('button', { name: '대결자 지정' }));
  const form = await screen.findByRole('dialog', { name: '대결자 지정' });
  await userEvent.click(within(form).getByRole('combobox', { name: /대결자/ }));
  await userEvent.click(await screen.findByRole('option', { name: /최유나/, hidden: true }));
  fireEvent.change(within(form).getByLabelText(/사유/), { target: { value: '출장' } });
  await userEvent.click(within(form).getByRole('button', { name: '지정' }));
  const question = (await screen.findByText(/내 이름으로 처리합니다/)).closest('[role=dialog]');
  await userEvent.click(within(question as HTMLElement).getByRole('button', { name: '지정' }));
  await within(form).findByText(/이 기간에 이미 지정한 대결이 있습니다/);
  expect(within(form).getByLabelText<HTMLTextAreaElement>(/사유/).value).toBe('출장');
  expect(within(form).getByLabelText<HTMLInputElement>(/시작일/).value).toBe(today());
});

it('each row shows the user’s role and the problem of the delegation; opened, it can be ended', async () => {
  const absent = delegation({ id: 2, deputyAway: true });
  const received = delegation({ id: 3, principal: deputy, deputy: me, state: 'Current' });
  const past = delegation({ id: 4, state: 'Past', deputyAway: true, can: { end: 'already-processed' } });
  const { calls } = await given([absent, received, past], [], [reply(endDelegation, { ...absent, state: 'Past' })]);
  await screen.findByText('대결자 부재');
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/내가 맡김.*이서연 → 최유나.*대결자 부재/);
  expect(rows[1]).toMatch(/내가 맡음.*최유나 → 이서연/);
  expect(rows[2]).not.toContain('대결자 부재');
  await userEvent.click(screen.getAllByRole('button', { name: '이서연 → 최유나' })[0] as HTMLElement);
  const shown = await screen.findByRole('dialog', { name: '이서연 → 최유나' });
  within(shown).getByText(/다른 대결자를 지정해 주세요/);
  await userEvent.click(within(shown).getByRole('button', { name: '대결 종료' }));
  const question = await screen.findByRole('dialog', { name: '대결 종료' });
  await userEvent.click(within(question).getByRole('button', { name: '종료' }));
  await screen.findByText(/^대결을 종료했습니다\./);
  expect(calls.some(({ path }) => path === '/api/approval/delegations/2/end')).toBe(true);
});
