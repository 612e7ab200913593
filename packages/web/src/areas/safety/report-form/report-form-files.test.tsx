import { Problem } from '@portal/contract/kernel';
import { problemBody } from '@portal/contract/problems';
import { changeReport, deleteReportFile, getDialogue, getReport } from '@portal/contract/safety';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenSafety, sampleReport } from '../../../testing/safety.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const fileOf = (id: number, name: string) => ({ id, reportId: 12, name, size: 22, extension: name.slice(-3) });
const photo = fileOf(3, '사진.png');
const archive = fileOf(4, '묶음.zip');

/** A report with a photo and an archive, which cannot be cleaned. */
const givenChange = async () => {
  let files = [photo, archive];
  const now = () =>
    sampleReport({
      fieldLevel1: { id: 9, name: '기타', engName: 'Other' },
      fieldLevel2: null,
      isMine: true,
      can: { change: true, files: true, flags: true },
      attachedFiles: files,
      version: files.length === 2 ? 1 : 2,
    });
  const refused = problemBody(
    new Problem('file-not-cleanable', [{ path: 'attachedFiles.1', code: 'not-cleanable' }]),
    'ko',
  );
  const portal = await givenSafety('/esms/report/view/12', [
    { endpoint: getReport, answer: () => ({ body: now() }) },
    { endpoint: getDialogue, answer: () => ({ body: { entries: [], nextDelivery: null } }) },
    {
      endpoint: changeReport,
      answer: () => (files.length === 2 ? { status: refused.status, body: refused } : { body: now() }),
    },
    {
      endpoint: deleteReportFile,
      answer: () => {
        if (files.length === 1) return { status: 404, body: problemBody(new Problem('not-found'), 'ko') };
        files = [photo];
        return { status: 204 };
      },
    },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '수정' }));
  await userEvent.click(await screen.findByRole('switch', { name: /^비공개로 보고/ }));
  return portal;
};

const remove = async (verb: string) => {
  await userEvent.click(screen.getByRole('button', { name: /묶음\.zip/ }));
  const dialog = await screen.findByRole('dialog', { name: '첨부 파일 삭제' });
  expect(dialog.textContent).toContain('선택한 파일을 삭제하시겠습니까?');
  await userEvent.click(within(dialog).getByRole('button', { name: verb }));
};
const save = () => userEvent.click(screen.getByRole('button', { name: '저장' }));

it('a file that cannot be cleaned is named, and stays if it is not marked for removal', async () => {
  const { calls } = await givenChange();
  await remove('취소');
  screen.getByText('묶음.zip');
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('묶음.zip: 작성자 정보를 지울 수 없는 파일입니다.');
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

it.each([
  ['IMG_0412.HEIC', 'x'],
  ['IMG_0412.jpg', '\0\0\0\x1cftypheic\0\0\0\0'],
  ['보고서.hwp', 'x'],
  ['메모', 'x'],
])(
  'a file of a kind that a confidential report does not take is refused when it is chosen: %s',
  async (name, content) => {
    await givenChange();
    const input = document.querySelector('input[type="file"]:not([accept])') as HTMLInputElement;
    fireEvent.change(input, { target: { files: [new File([content], name), new File(['x'], '사진.JPG')] } });
    await screen.findByText(new RegExp(`^${name}: 작성자 정보를 지울 수 없어`));
    screen.getByText('사진.JPG');
    await userEvent.click(screen.getByRole('switch', { name: /^비공개로 보고/ }));
    fireEvent.change(input, { target: { files: [new File([content], `열린 ${name}`)] } });
    await screen.findByText(`열린 ${name}`);
  },
);

it('a report turns confidential in one save with taking off what cannot be cleaned', async () => {
  const { calls } = await givenChange();
  await remove('삭제');
  expect(screen.queryByText('묶음.zip')).toBeNull();
  await save();
  await screen.findByText(/보고서를 수정했습니다/);
  const sent = calls.filter(({ method }) => method === 'PUT' || method === 'DELETE');
  expect(sent.map(({ method, headers }) => [method, headers.get('if-match')])).toEqual([
    ['PUT', '"1"'],
    ['DELETE', null],
    ['PUT', '"2"'],
    ['DELETE', null],
  ]);
});
