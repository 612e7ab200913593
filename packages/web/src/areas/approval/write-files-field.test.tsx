import { getDocument, updateDraft } from '@portal/contract/approval';
import type { ProblemCode } from '@portal/contract/kernel';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../testing/answers.ts';
import { givenPortal, reply } from '../../testing/portal.tsx';
import { sampleDocument } from '../../testing/samples.ts';
import { givenUploads } from '../../testing/uploads.ts';

afterEach(() => vi.unstubAllGlobals());

it.each<[ProblemCode, boolean]>([
  ['forbidden-file-type', false],
  ['too-large', false],
  ['internal', true],
])('a file that failed with %s is offered to be sent again: %s', async (code, isOffered) => {
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
  expect(screen.queryByRole('button', { name: '도면.pdf 다시 올리기' }) !== null).toBe(isOffered);
});
