import { existsFile, uploadDocument } from '@portal/contract/documents';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, refusal } from '../../../testing/answers.ts';
import { givenDocuments, sampleDriveDocument, sampleDrives } from '../../../testing/documents.ts';
import { givenUploads, jsonIn } from '../../../testing/uploads.ts';

afterEach(() => vi.unstubAllGlobals());

const stored: Answer = { status: 201, body: sampleDriveDocument({ id: 12, driveId: 1 }) };
const file = (name: string) => new File([name], name);

/** The list of a general drive, on which files are dropped; of 'b' there is a document already. */
const given = async (files: File[], answer: () => Answer | undefined = () => stored) => {
  const asked = {
    endpoint: existsFile,
    answer: ({ path }: { path: string }) => {
      const exists = decodeURIComponent(path).includes('fileName=b.');
      return { body: { exists, docId: exists ? 5 : null, mayOverwrite: exists } };
    },
  };
  const portal = await givenDocuments('/documentcenter/list/1', [asked], sampleDrives({ uploadNormal: true }));
  const hint = await screen.findByText(/파일을 목록에 끌어 놓으면/);
  const sent = givenUploads(answer);
  fireEvent.drop(hint, { dataTransfer: { types: ['Files'], files } });
  const dialog = within(await screen.findByRole('dialog', { name: '공용 양식에 여러 파일 업로드' }));
  return { ...portal, sent, dialog };
};
const rowOf = (dialog: ReturnType<typeof within>, name: string) =>
  within(dialog.getByLabelText(`${name} 제목`).closest('li') as HTMLElement);

it('dropped files are sent one by one; existing ones are left out unless they are to be revised', async () => {
  const { sent, dialog } = await given([file('a.pdf'), file('b.pdf'), file('c.exe')]);
  await rowOf(dialog, 'b.pdf').findByText('같은 제목의 문서가 이미 있습니다.');
  expect(rowOf(dialog, 'c.exe').getByText(/올릴 수 없는 확장자/)).toBeTruthy();
  const start = await dialog.findByRole('button', { name: '1개 업로드' });
  await userEvent.click(rowOf(dialog, 'b.pdf').getByRole('radio', { name: '새 개정으로' }));
  expect(start.textContent).toBe('2개 업로드');
  await userEvent.click(start);
  await dialog.findByText('업로드 2개 · 실패 0개 · 올리지 않음 1개');
  const bodies = await Promise.all(sent.map((each) => jsonIn(each, 'document')));
  expect(bodies).toEqual([
    { docType: 'Normal', title: 'a' },
    { docType: 'Normal', title: 'b', overwrite: true },
  ]);
  expect(sent.every(({ path }) => path === uploadDocument.path.replace(':id', '1'))).toBe(true);
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});

it('a name that turns itself about is shown as it is read', async () => {
  const { dialog } = await given([file('a\u202efdp.txt'), file('b\u202efdp.exe')]);
  rowOf(dialog, 'afdp.txt').getByText(/^afdp\.txt · /);
  expect(rowOf(dialog, 'bfdp.exe').getByText(/^bfdp\.exe: 올릴 수 없는 확장자/)).toBeTruthy();
});

it('two are sent concurrently; one that is stopped or refused says so and can be sent again', async () => {
  const answers: (Answer | undefined)[] = [undefined, undefined, refusal('maintenance'), stored];
  const { sent, dialog } = await given([file('a.pdf'), file('x.pdf'), file('y.pdf')], () => answers.shift());
  await userEvent.click(await dialog.findByRole('button', { name: '3개 업로드' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await userEvent.click(await rowOf(dialog, 'a.pdf').findByRole('button', { name: 'a.pdf 올리기 취소' }));
  await rowOf(dialog, 'a.pdf').findByRole('button', { name: 'a.pdf 다시 올리기' });
  await rowOf(dialog, 'y.pdf').findByRole('button', { name: 'y.pdf 다시 올리기' });
  await userEvent.click(rowOf(dialog, 'y.pdf').getByRole('button', { name: 'y.pdf 다시 올리기' }));
  await rowOf(dialog, 'y.pdf').findByLabelText('업로드했습니다.');
  // The same attempt once more: a file that arrived the first time is stored once.
  expect(sent[3]?.headers['idempotency-key']).toBe(sent[2]?.headers['idempotency-key']);
});

it('another title is checked again, and a duplicate one is reported', async () => {
  const { calls, dialog } = await given([file('a.pdf'), file('b.pdf')]);
  const title = dialog.getByLabelText('b.pdf 제목');
  await rowOf(dialog, 'b.pdf').findByRole('radio', { name: '건너뛰기' });
  await userEvent.clear(title);
  await userEvent.type(title, 'A');
  expect(rowOf(dialog, 'b.pdf').getByText(/위에 같은 이름의 파일이 있습니다/)).toBeTruthy();
  await userEvent.type(title, '2');
  await dialog.findByRole('button', { name: '2개 업로드' });
  expect(calls.some(({ path }) => path.endsWith('fileName=A2.pdf'))).toBe(true);
});

it('closing during an upload asks, and stops it', async () => {
  const { dialog } = await given([file('a.pdf')], () => undefined);
  await userEvent.click(await dialog.findByRole('button', { name: '1개 업로드' }));
  await rowOf(dialog, 'a.pdf').findByRole('button', { name: 'a.pdf 올리기 취소' });
  await userEvent.click(dialog.getByText('닫기'));
  await userEvent.click(await screen.findByRole('button', { name: '나가기' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('closing asks while chosen files have not arrived, and not afterwards', async () => {
  const { dialog } = await given([file('a.pdf'), file('c.exe')]);
  await dialog.findByRole('button', { name: '1개 업로드' });
  await userEvent.keyboard('{Escape}');
  const question = await screen.findByRole('dialog', { name: '저장하지 않은 내용이 있습니다' });
  await userEvent.click(within(question).getByRole('button', { name: '취소' }));
  await userEvent.click(dialog.getByRole('button', { name: '1개 업로드' }));
  await dialog.findByText('업로드 1개 · 실패 0개 · 올리지 않음 1개');
  await userEvent.click(dialog.getByText('닫기'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
