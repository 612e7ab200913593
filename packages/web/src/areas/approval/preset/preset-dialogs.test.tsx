import {
  changeNamedLine,
  createNamedLine,
  deleteNamedLine,
  getApprovalCounts,
  getDocument,
  listNamedLines,
  type NamedLine,
  renameNamedLine,
} from '@portal/contract/approval';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';
import { sampleDocument } from '../../../testing/samples.ts';

afterEach(() => localStorage.clear());

const { drafter } = sampleDocument();
const approver = { ...drafter, id: 8, name: '박도윤' };
const other = { ...drafter, id: 9, name: '정하늘' };
const line = (id: number, name: string, who = approver): NamedLine => ({
  id,
  name,
  version: 3,
  lines: [{ seq: 1, approvalType: 'Approve', approver: who }],
  referrers: [],
  leftOut: [{ type: 'Employee', name: '이퇴사', engName: 'Lee Gone' }],
});
const undone = {
  action: null,
  actionDate: null,
  comment: null,
  isFinal: false,
  actedBy: null,
  deputy: null,
  pastActs: [],
  handedOverFrom: null,
};
const draft = sampleDocument({ lines: [{ id: 1, seq: 1, approvalType: 'Approve', approver: other, ...undone }] });

const givenForm = async (more: Parameters<typeof givenPortal>[1] = []) => {
  const storedLines = [line(1, '출장'), line(2, '구매', other)];
  const portal = await givenPortal('/approval/documents/write/1?category=LetterOfApproval', [
    ...more,
    reply(getApprovalCounts, { can: {}, draftCount: 0, inProgressCount: 0, requestedCount: 0, askedCount: 0 }),
    reply(getDocument, draft),
    reply(listNamedLines, storedLines),
    reply(changeNamedLine, line(1, '출장', other)),
    { endpoint: createNamedLine, answer: () => refusal('named-line-exists') },
    { endpoint: renameNamedLine, answer: () => refusal('named-line-exists') },
    { endpoint: deleteNamedLine, answer: () => ({ status: 204 }) },
  ]);
  const open = async (button: string) => {
    await userEvent.click(await screen.findByRole('button', { name: button }));
    return within(await screen.findByRole('dialog', { name: button }));
  };
  const writes = () =>
    portal.calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => ({ method, path, body }));
  return { ...portal, open, writes };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const steps = async () => (await screen.findByRole('list', { name: '진행 순서' })).textContent;

it('a named line asks before replacing another, and shows who is left out', async () => {
  const { open } = await givenForm();
  const dialog = await open('결재선 불러오기');
  await dialog.findByText('출장');
  expect(dialog.getAllByText(/빠진 사람·부서: 이퇴사/)).toHaveLength(2);
  await press('출장 적용');
  const question = within(await screen.findByRole('dialog', { name: '결재선 바꾸기' }));
  await userEvent.click(question.getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '결재선 바꾸기' })).toBeNull());
  await press('출장 적용');
  const reopened = within(await screen.findByRole('dialog', { name: '결재선 바꾸기' }));
  await userEvent.click(reopened.getByRole('button', { name: '바꾸기' }));
  const notice = within(await screen.findByRole('dialog', { name: '빠진 사람이 있습니다' }));
  notice.getByText(/빠진 사람·부서: 이퇴사/);
  await userEvent.click(notice.getByRole('button', { name: '확인' }));
  expect(await steps()).toContain('박도윤');
});

it('a name in use replaces its line: the button says so, and sends the version that was read', async () => {
  const { open, writes, calls } = await givenForm();
  const dialog = await open('결재선 저장');
  const name = dialog.getByRole('textbox', { name: /이름/ });
  await userEvent.type(name, '구');
  expect(dialog.getByRole('button', { name: '저장' })).toBeDefined();
  await userEvent.click(await dialog.findByRole('button', { name: '출장' }));
  await dialog.findByText('같은 이름으로 저장한 내용을 지금 내용으로 바꿉니다.');
  await userEvent.click(dialog.getByRole('button', { name: '바꾸기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(writes()).toEqual([
    {
      method: 'PUT',
      path: '/api/approval/lines/1',
      body: { name: '출장', lines: [{ seq: 1, approvalType: 'Approve', approver: { id: 9 } }], referrers: [] },
    },
  ]);
  expect(calls.findLast(({ method }) => method === 'PUT')?.headers.get('if-match')).toBe('"3"');
});

it('a refusal is shown at the name, and the typed text stays', async () => {
  const { open } = await givenForm();
  const dialog = await open('결재선 저장');
  await userEvent.type(dialog.getByRole('textbox', { name: /이름/ }), '새 결재선');
  await userEvent.click(dialog.getByRole('button', { name: '저장' }));
  await dialog.findByText('같은 이름으로 저장한 결재선이 있습니다.');
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /이름/ }).value).toBe('새 결재선');
});

it('a line is renamed in place and deleted after a confirmation, also by keyboard', async () => {
  const { open, writes } = await givenForm();
  const dialog = await open('결재선 불러오기');
  await userEvent.click(await dialog.findByRole('button', { name: '구매 이름 바꾸기' }));
  const name = dialog.getByRole('textbox', { name: '구매의 새 이름' });
  expect(document.activeElement).toBe(name);
  await userEvent.type(name, ' 2{Enter}');
  await dialog.findByText('같은 이름으로 저장한 결재선이 있습니다.');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('구매 이름 바꾸기'));
  await userEvent.click(dialog.getByRole('button', { name: '구매 삭제' }));
  const question = within(await screen.findByRole('dialog', { name: '삭제' }));
  await userEvent.click(question.getByRole('button', { name: '삭제' }));
  await screen.findByText('결재선을 삭제했습니다.');
  expect(writes().map(({ method, path }) => `${method} ${path}`)).toEqual([
    'PUT /api/approval/lines/2/name',
    'DELETE /api/approval/lines/2',
  ]);
});

it('a name that could not be saved because the server is unreachable stays in its field with a message', async () => {
  let isUnavailable = false;
  const unavailable = () => ({ status: 503, body: {} });
  const { open } = await givenForm([
    { endpoint: listNamedLines, answer: () => (isUnavailable ? unavailable() : { body: [line(1, '출장')] }) },
    { endpoint: renameNamedLine, answer: unavailable },
  ]);
  const dialog = await open('결재선 불러오기');
  await userEvent.click(await dialog.findByRole('button', { name: '출장 이름 바꾸기' }));
  isUnavailable = true;
  await userEvent.type(screen.getByRole('textbox', { name: '출장의 새 이름' }), ' 2{Enter}');
  await screen.findByText(/서버에 연결할 수 없습니다/);
  // The refetch has failed by now.
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(screen.getByRole('textbox', { name: '출장의 새 이름' })).toHaveProperty('value', '출장 2');
  expect(screen.getByRole('textbox', { name: '출장의 새 이름' }).getAttribute('aria-invalid')).toBe('true');
});
