import { getDocument, updateDraft } from '@portal/contract/approval';
import type { ProblemCode } from '@portal/contract/kernel';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';
import { sampleDocument } from '../../../testing/samples.ts';
import { givenUploads } from '../../../testing/uploads.ts';

afterEach(() => vi.unstubAllGlobals());

it.each<[ProblemCode, boolean]>([
  ['forbidden-file-type', false],
  ['too-large', false],
  ['internal', true],
])('a file that failed with %s can be sent again: %s', async (code, canRetry) => {
  givenUploads(() => refusal(code));
  await givenPortal('/approval/documents/write/1?category=LetterOfApproval', [
    reply(getDocument, sampleDocument()),
    reply(updateDraft, sampleDocument({ version: 2 })),
  ]);
  const save = await screen.findByRole('button', { name: '임시저장' });
  // The editor above has one of its own, for pictures.
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1);
  if (input) await userEvent.upload(input, new File(['x'], '도면.pdf'));
  await screen.findByText('도면.pdf');
  await userEvent.click(save);
  await screen.findByRole('button', { name: '도면.pdf 빼기' });
  await screen.findByText(/실패/);
  expect(screen.queryByRole('button', { name: '도면.pdf 다시 올리기' }) !== null).toBe(canRetry);
});

it('a refused file has to be removed before a submission, and its notice disappears with it', async () => {
  givenUploads(() => refusal('forbidden-file-type'));
  const { drafter } = sampleDocument();
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
  const complete = sampleDocument({
    content: '<p>내용</p>',
    lines: [{ id: 1, seq: 1, approvalType: 'Approve', approver: { ...drafter, id: 8 }, ...undone }],
  });
  await givenPortal('/approval/documents/write/1?category=LetterOfApproval', [
    reply(getDocument, complete),
    reply(updateDraft, { ...complete, version: 2 }),
  ]);
  const save = await screen.findByRole('button', { name: '임시저장' });
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1);
  if (input) await userEvent.upload(input, new File(['x'], '도면.pdf'));
  await userEvent.click(save);
  await screen.findByRole('alert', { name: '확인해 주세요' });
  expect(screen.getAllByText(/해당 파일을 뺀 뒤/)).not.toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: '결재 상신' }));
  expect(await screen.findAllByText(/도면.pdf: 올릴 수 없는 파일입니다/)).not.toHaveLength(0);
  expect(screen.queryByRole('dialog')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '도면.pdf 빼기' }));
  expect(screen.queryByText(/올릴 수 없는 파일입니다/)).toBeNull();
  expect(screen.queryByRole('alert', { name: '확인해 주세요' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '첨부 파일' }));
});
