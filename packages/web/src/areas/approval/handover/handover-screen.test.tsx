import { handOverLine, handOverLines, listWaitingLines, type WaitingLine } from '@portal/contract/approval';
import { listEmployees, type Person } from '@portal/contract/directory';
import { type FieldProblem, Problem } from '@portal/contract/kernel';
import { problemBody } from '@portal/contract/problems';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import { anAdministrator, employeeRecord } from '../../../testing/directory.ts';
import { givenPortal, refuse, reply } from '../../../testing/given-portal.tsx';

afterEach(() => vi.unstubAllGlobals());

const person = (id: number, name: string): Person => {
  const { code, engName, position, jobTitle, email, department } = employeeRecord(id, { engName: '' });
  return { id, name, code, engName, position, jobTitle, email, department };
};
const drafter = person(7, '이서연');
const line = (change: Partial<WaitingLine> = {}): WaitingLine => ({
  id: 51,
  documentId: 31,
  docNo: 'LA-2026-000031',
  category: { id: 1, name: 'LetterOfApproval', title: '일반품의서', componentName: 'Normal' },
  drafter,
  submittedAt: '2026-11-20T00:12:00.000Z',
  seq: 2,
  approvalType: 'Approve',
  isActing: true,
  approver: person(8, '박퇴사'),
  handedOverFrom: null,
  version: 6,
  ...change,
});
const page = <Item,>(items: Item[]) => ({ items, total: items.length, offset: 0, limit: 20 });
const people = reply(listEmployees, page([drafter, person(9, '최유나'), person(10, '한지우')]));
const listed = reply(listWaitingLines, page([line()]));

type Replies = Parameters<typeof givenPortal>[1];

const givenDialog = async (replies: Replies = []) => {
  const portal = await givenPortal('/admin/approval', [...replies, listed, people, ...anAdministrator]);
  await userEvent.click(await screen.findByRole('button', { name: 'LA-2026-000031 인계' }));
  const dialog = await screen.findByRole('dialog', { name: '결재 인계' });
  const press = () => userEvent.click(within(dialog).getByRole('button', { name: '인계' }));
  const fill = async () => {
    await userEvent.click(within(dialog).getByRole('combobox', { name: /새 결재자/ }));
    await userEvent.click(await screen.findByRole('option', { name: '최유나 과장 · 운항팀', hidden: true }));
    fireEvent.change(within(dialog).getByLabelText(/사유/), { target: { value: '퇴사' } });
  };
  return { ...portal, dialog, press, fill };
};

it('each line shows whom it waits for', async () => {
  await givenPortal('/admin/approval', [listed, ...anAdministrator]);
  const [, row] = await screen.findAllByRole('row');
  for (const text of [
    'LA-2026-000031',
    '일반품의서',
    '이서연',
    '2026-11-20 (금) 09:12',
    '박퇴사',
    '퇴사',
    '2단계 결재',
  ])
    expect(row?.textContent).toContain(text);
});

it('a line shows whether it is at its turn', async () => {
  const lines = reply(
    listWaitingLines,
    page([line(), line({ id: 52, documentId: 32, docNo: 'LA-2026-000032', isActing: false })]),
  );
  await givenPortal('/admin/approval', [lines, people, ...anAdministrator]);
  const [now, later] = (await screen.findAllByRole('row')).slice(1);
  expect(now?.textContent).toContain('지금 차례');
  expect(later?.textContent).toContain('차례 전');
  await userEvent.click(screen.getByRole('button', { name: 'LA-2026-000032 인계' }));
  await within(await screen.findByRole('dialog', { name: '결재 인계' })).findByText('차례 전');
});

it('an empty list says so', async () => {
  await givenPortal('/admin/approval', [reply(listWaitingLines, page([])), ...anAdministrator]);
  await screen.findByText('인계할 결재가 없습니다.');
});

it('missing fields are reported in place, and the drafter cannot be chosen', async () => {
  const { dialog, press, calls } = await givenDialog();
  await press();
  await within(dialog).findByText('새 결재자를 선택해 주세요.');
  within(dialog).getByText('사유를 입력해 주세요.');
  await userEvent.click(within(dialog).getByRole('combobox', { name: /새 결재자/ }));
  await screen.findByRole('option', { name: '최유나 과장 · 운항팀', hidden: true });
  expect(screen.queryByRole('option', { name: /이서연/, hidden: true })).toBeNull();
  expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
});

it('a line is handed over with the version that was shown', async () => {
  const { fill, press, calls } = await givenDialog([reply(handOverLine, line({ version: 7 }))]);
  await fill();
  await press();
  await screen.findByText('최유나 님에게 결재를 인계했습니다.');
  const put = calls.find(({ method }) => method === 'PUT');
  expect(put?.path).toBe('/api/admin/approval/docs/31/lines/51/approver');
  expect(put?.headers.get('if-match')).toBe('"6"');
  expect(put?.body).toEqual({ approver: { id: 9 }, reason: '퇴사' });
  const later = () => calls.slice(calls.findIndex(({ method }) => method === 'PUT') + 1).map(({ path }) => path);
  await waitFor(() => expect(later()).toContain('/api/admin/approval/waiting-lines'));
});

it('the server’s refusal is shown at the field', async () => {
  const errors: FieldProblem[] = [{ path: 'approver', code: 'approver-on-line' }];
  const body = problemBody(new Problem('not-valid', errors), 'ko');
  const { dialog, fill, press } = await givenDialog([
    { endpoint: handOverLine, answer: () => ({ status: 422, body }) },
  ]);
  await fill();
  await press();
  await within(dialog).findByText('이미 결재선에 있는 사원입니다.');
});

it('a document that was changed meanwhile is looked at again', async () => {
  let version = 6;
  const list = { endpoint: listWaitingLines, answer: () => ({ body: page([line({ version })]) }) };
  const hand = {
    endpoint: handOverLine,
    answer: ({ headers }: { headers: Headers }) => {
      if (headers.get('if-match') === '"8"') return { body: line({ version: 9 }) };
      version = 8;
      return refusal('changed-meanwhile');
    },
  };
  const { dialog, fill, press, calls } = await givenDialog([list, hand]);
  await fill();
  await press();
  await within(dialog).findByText(/최신 상태를 불러왔습니다/);
  await waitFor(() => expect(calls.at(-1)?.path).toContain('waiting-lines'));
  await press();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('all lines of the same person can be handed over together, and lines that stay are reported', async () => {
  const outcome = {
    handedOver: 2,
    left: [{ documentId: 40, docNo: 'LA-2026-000040', code: 'approver-on-line' as const }],
  };
  const two = reply(listWaitingLines, page([line(), line({ id: 52, documentId: 32, docNo: 'LA-2026-000032' })]));
  const { calls, dialog, press, fill } = await givenDialog([two, reply(handOverLines, outcome)]);
  await fill();
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: '박퇴사에게 남은 결재 2건을 모두 인계' }));
  await press();
  const message = await screen.findByText(
    /^최유나 님에게 결재 2건을 인계했습니다\. .*인계하지 않은 문서: LA-2026-000040$/,
  );
  const stays = message.closest<HTMLElement>('[role=dialog]');
  await userEvent.click(within(stays ?? document.body).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.find(({ path }) => path === '/api/admin/approval/approvers/8/lines');
  expect(sent).toMatchObject({ method: 'PUT', body: { approver: { id: 9 }, reason: '퇴사' } });
});

it('a line that somebody else handed over, or whose answer was lost, is reported as handed over already', async () => {
  const { fill, press } = await givenDialog([refuse(handOverLine, 'approver-not-resigned')]);
  await fill();
  await press();
  const message = within(await screen.findByRole('dialog', { name: '결재 인계' }));
  await message.findByText('이미 다른 사원에게 인계되었거나, 결재자의 퇴사가 취소된 결재입니다.');
  await userEvent.click(message.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('without a remaining line no success is reported', async () => {
  const two = reply(listWaitingLines, page([line(), line({ id: 52, documentId: 32, docNo: 'LA-2026-000032' })]));
  const { dialog, press, fill } = await givenDialog([two, reply(handOverLines, { handedOver: 0, left: [] })]);
  await fill();
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /모두 인계$/ }));
  await press();
  await screen.findByText('박퇴사 님의 결재가 남아 있지 않습니다. 이미 인계되었거나 처리되었습니다.');
  expect(screen.queryByText(/0건을 인계/)).toBeNull();
});

it('the dialog opens with the focus on who is to take it over', async () => {
  const { dialog } = await givenDialog();
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('combobox', { name: /새 결재자/ })));
});
