import { existsFile, getDriveDocument, listAssignedManuals, uploadDocument } from '@portal/contract/documents';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type Answer, refusal } from '../../../testing/answers.ts';
import { givenDocuments, sampleDriveDocument, sampleDrives } from '../../../testing/documents.ts';
import { reply } from '../../../testing/given-portal.tsx';
import { sampleManual } from '../../../testing/manuals.ts';
import { givenUploads, jsonIn } from '../../../testing/uploads.ts';

afterEach(() => vi.unstubAllGlobals());

const stored = sampleDriveDocument({ id: 12, driveId: 1, title: '휴가 양식', fileName: '휴가 양식.pdf' });
const there = (mayOverwrite: boolean) => reply(existsFile, { exists: true, docId: 12, mayOverwrite });
const notThere = reply(existsFile, { exists: false, docId: null, mayOverwrite: false });
const pdf = (name = '휴가 양식.pdf', size = 5) => {
  const file = new File(['%PDF-'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};

const at = '/documentcenter/upload/1';
const drives = sampleDrives({ uploadNormal: true }, { uploadManual: true, uploadNormal: true });
type Replies = Parameters<typeof givenDocuments>[1];

/** The form of an upload, with the server's answers. */
const given = async (path: string, replies: Replies, answer: () => Answer = () => ({ status: 201, body: stored })) => {
  const portal = await givenDocuments(path, [...replies, reply(getDriveDocument, stored)], drives);
  await screen.findByRole('heading', { level: 1, name: /업로드/ });
  // After the portal has started: it replaces fetch alone.
  return { ...portal, sent: givenUploads(answer) };
};
const choose = (...files: File[]) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) fireEvent.change(input, { target: { files } });
};
const submit = (name = '업로드') => userEvent.click(screen.getByRole('button', { name }));
type Router = Awaited<ReturnType<typeof givenDocuments>>['router'];
const arrived = (router: Router) =>
  waitFor(() => expect(router.state.location.pathname).toMatch(/^\/documentcenter\/view\/[12]\/12$/));
const title = () => screen.getByRole<HTMLInputElement>('combobox', { name: '제목' });

it('a file of a general drive sets the default title, is checked by name, sent and shown', async () => {
  const { router, calls, sent } = await given(at, [notThere]);
  choose(pdf());
  expect(title().value).toBe('휴가 양식');
  await submit();
  await arrived(router);
  expect(calls.some(({ path }) => path.includes('exists-file?fileName='))).toBe(true);
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/drives/1/documents']);
  expect(await jsonIn(sent[0] as never, 'document')).toEqual({ docType: 'Normal', title: '휴가 양식' });
  expect(sent[0]?.headers['idempotency-key']).toBeTruthy();
});

it('several files of a general drive are uploaded together, each with a title, and lead to the list', async () => {
  const { router, sent } = await given(at, [notThere]);
  choose(pdf('첫째.pdf'), pdf('둘째.pdf'));
  const dialog = within(await screen.findByRole('dialog', { name: /여러 파일 업로드/ }));
  await userEvent.click(await dialog.findByRole('button', { name: '2개 업로드' }));
  await dialog.findByText('업로드 2개 · 실패 0개 · 올리지 않음 0개');
  expect(sent).toHaveLength(2);
  await userEvent.click(dialog.getAllByRole('button', { name: '닫기' }).at(-1) as HTMLElement);
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter/list/1'));
});

it('a name that turns itself about is shown as it is read', async () => {
  await given(at, [notThere]);
  choose(new File(['a'], '보고\u202efdp.txt'));
  screen.getByText('보고fdp.txt');
  expect(title().value).toBe('보고fdp');
  choose(new File([], '빈\u202efdp.txt'));
  await screen.findByText('빈fdp.txt: 내용이 없는 파일입니다.');
});

it('characters that file names must not contain are removed from a title when it loses focus', async () => {
  await given(at, [notThere]);
  await userEvent.type(title(), ' 2026/11: 양식?');
  fireEvent.blur(title());
  expect(title().value).toBe('202611 양식');
});

it('a document of this name becomes a further revision once that is confirmed, and not before', async () => {
  const { router, sent } = await given(at, [there(true)]);
  choose(pdf());
  await submit();
  const question = within(await screen.findByRole('dialog', { name: '같은 이름의 문서가 있습니다' }));
  expect(question.getByText(/지금 파일은 이전 개정으로 남습니다/)).toBeTruthy();
  await userEvent.click(question.getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toEqual([]);
  expect(title().value).toBe('휴가 양식');
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: '새 개정으로 업로드' }));
  await arrived(router);
  expect(await jsonIn(sent[0] as never, 'document')).toEqual({
    docType: 'Normal',
    title: '휴가 양식',
    overwrite: true,
  });
});

it('a document that the user may not revise is reported at the title, and nothing is sent', async () => {
  const { sent } = await given(at, [there(false)]);
  choose(pdf());
  await submit();
  await waitFor(() => expect(title().getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText(/휴가 양식\.pdf 문서가 이미 있고, 새 개정을 올릴 권한이 없습니다/)).toHaveLength(2);
  expect(sent).toEqual([]);
});

it('a conflict with somebody else’s upload asks the same question', async () => {
  let isThere = false;
  const answers = [refusal('file-exists'), { status: 201, body: stored }];
  const asked = {
    endpoint: existsFile,
    answer: () => ({ body: { exists: isThere, docId: isThere ? 12 : null, mayOverwrite: isThere } }),
  };
  const { router, sent } = await given(at, [asked], () => {
    isThere = true;
    return answers.shift() ?? {};
  });
  choose(pdf());
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: '새 개정으로 업로드' }));
  await arrived(router);
  const bodies = await Promise.all(sent.map((each) => jsonIn(each, 'document')));
  expect(bodies.map((body) => (body as { overwrite?: true }).overwrite)).toEqual([undefined, true]);
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(2);
});

it('a plain document of a department needs all fields; a number in use is reported at its field and nothing is lost', async () => {
  const { sent } = await given('/documentcenter/upload/2?docType=Normal', [notThere], () => refusal('version-exists'));
  await submit();
  for (const missing of [
    '파일을 선택해',
    '제목을 입력해',
    '개정번호를 입력해',
    '개정일을 입력해',
    '개정 내용을 입력해',
  ])
    expect(screen.getAllByText(new RegExp(`${missing} 주세요`)).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
  choose(pdf());
  await userEvent.type(screen.getByRole('textbox', { name: '개정번호' }), '3');
  fireEvent.change(screen.getByLabelText(/개정일/), { target: { value: '2026-11-20' } });
  await userEvent.type(screen.getByRole('textbox', { name: '개정 내용' }), '표 추가');
  await submit();
  const version = screen.getByRole<HTMLInputElement>('textbox', { name: '개정번호' });
  await waitFor(() => expect(version.getAttribute('aria-invalid')).toBe('true'));
  expect([version.value, title().value]).toEqual(['3', '휴가 양식']);
  expect(screen.getByRole('button', { name: '휴가 양식.pdf 빼기' })).toBeTruthy();
  expect(await jsonIn(sent[0] as never, 'document')).toEqual({
    docType: 'Normal',
    title: '휴가 양식',
    revision: { version: '3', revisionDate: '2026-11-20', description: '표 추가' },
  });
});

it('a manual is found by a part of its title, takes a pdf alone and no title', async () => {
  const manuals = [sampleManual(5), sampleManual(6, { title: '정비 절차', docNo: 'MPM-1' })];
  const { router, sent } = await given('/documentcenter/upload/2', [reply(listAssignedManuals, manuals)]);
  await userEvent.type(screen.getByRole('combobox', { name: '매뉴얼' }), '정비');
  await userEvent.click(await screen.findByRole('option', { name: '정비 절차 · MPM-1', hidden: true }));
  choose(new File(['x'], '정비 절차.docx'));
  expect(screen.getByText(/pdf 파일만 올릴 수 있습니다/, { selector: '[role=alert] *' })).toBeTruthy();
  choose(pdf('아무 이름.pdf'));
  await userEvent.type(screen.getByRole('textbox', { name: '개정번호' }), '1');
  fireEvent.change(screen.getByLabelText(/개정일/), { target: { value: '2026-11-20' } });
  await userEvent.type(screen.getByRole('textbox', { name: '개정 내용' }), '제정');
  await submit();
  await arrived(router);
  expect(await jsonIn(sent[0] as never, 'document')).toEqual({
    docType: 'AOC',
    manualId: 6,
    revision: { version: '1', revisionDate: '2026-11-20', description: '제정' },
  });
});

it.each([
  ['설치.exe', 5, /올릴 수 없는 확장자/],
  ['묶음.ZIP', 5, /올릴 수 없는 확장자/],
  ['이름뿐', 5, /확장자가 없는 파일/],
  ['빈 문서.pdf', 0, /내용이 없는 파일/],
  ['큰 문서.pdf', 104_857_601, /너무 큽니다/],
])('%s of %d bytes is refused before it is sent', async (name, size, why) => {
  await given(at, [notThere]);
  choose(pdf(name, size));
  expect(screen.getByText(why, { selector: '[role=alert] *' })).toBeTruthy();
  expect(title().value).toBe('');
});

it('a new revision keeps the title, and asks nothing', async () => {
  const { router, sent } = await given(`${at}?docId=12`, [
    there(true),
    reply(getDriveDocument, { ...stored, docType: 'Normal', manual: null, can: { upload: true } }),
  ]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '제목' }).readOnly).toBe(true);
  choose(pdf('다른 이름.pdf'));
  await submit('새 개정 업로드');
  await arrived(router);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await jsonIn(sent[0] as never, 'document')).toEqual({
    docType: 'Normal',
    title: '휴가 양식',
    overwrite: true,
  });
});

it('a person who may not upload is informed and redirected to the list', async () => {
  const { router } = await givenDocuments(at, [], sampleDrives());
  await screen.findByText('접근 권한이 없습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter/list/1'));
});

it('the refusal of a file is shown at it with the typed text, and the upload can be stopped and started again', async () => {
  const answers: (Answer | undefined)[] = [undefined, refusal('forbidden-file-type')];
  await given(at, [notThere], (() => answers.shift()) as never);
  choose(pdf());
  await submit();
  await userEvent.click(await screen.findByRole('button', { name: '휴가 양식.pdf 올리기 취소' }));
  await screen.findByText('올리기를 취소했습니다.');
  await userEvent.click(screen.getByRole('button', { name: '휴가 양식.pdf 다시 올리기' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: '휴가 양식.pdf 다시 올리기' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('button', { name: '업로드' }).getAttribute('data-loading')).toBeNull());
  expect(title().value).toBe('휴가 양식');
  expect(uploadDocument.problems).toContain('forbidden-file-type');
});
