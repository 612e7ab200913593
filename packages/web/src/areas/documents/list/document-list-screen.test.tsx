import {
  createDrive,
  deleteDrive,
  getNotice,
  listDriveDocuments,
  listDrives,
  type Notice,
  saveNotice,
} from '@portal/contract/documents';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import { givenDocuments, pageOf, sampleDocumentRow, sampleDrives, samplePerson } from '../../../testing/documents.ts';
import { refuse, reply } from '../../../testing/given-portal.tsx';

afterEach(() => vi.unstubAllGlobals());

const notice: Notice = {
  title: '개정 안내',
  content: '새 규정을 읽어 주세요.',
  modifiedDate: '2026-11-19T15:30:00.000Z',
  modifier: samplePerson(7, '이서연'),
  drive: { id: 2, name: '운항팀' },
  version: 3,
};
const menu = () => within(screen.getByRole('navigation', { name: '문서센터 메뉴' }));
const listed = (calls: { method: string; path: string }[]) =>
  calls.map(({ path }) => path).filter((path) => /\/api\/drives\/\d+\/documents/.test(path));

it('a reader sees the rows and the notice, and no act', async () => {
  const row = sampleDocumentRow(1, { subTitle: '제1권' });
  await givenDocuments('/documentcenter/list/2', [reply(listDriveDocuments, pageOf([row])), reply(getNotice, notice)]);
  const link = await screen.findByRole('link', { name: '운항 규정 1' });
  expect(link.getAttribute('href')).toBe('/documentcenter/view/2/1');
  const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells).toEqual(expect.arrayContaining(['2026/11/20', '2.1 MB', '읽지 않음']));
  expect(cells[0]).toContain('FOM-01 · 제1권');
  expect(screen.queryByRole('columnheader', { name: '필독 현황' })).toBeNull();
  const shown = within(await screen.findByRole('region', { name: /개정 안내/ }));
  shown.getByText('새 규정을 읽어 주세요.');
  expect(shown.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: '문서 업로드' })).toBeNull();
  expect(menu().queryByRole('link', { name: '권한 관리' })).toBeNull();
  expect(menu().getByRole('link', { name: '운항팀' }).getAttribute('aria-current')).toBe('page');
});

it('people who may see readers see how many of them have read', async () => {
  const row = sampleDocumentRow(1, { progress: { readers: 40, read: 12 } });
  await givenDocuments(
    '/documentcenter/list/2',
    [reply(listDriveDocuments, pageOf([row]))],
    sampleDrives({}, { seeReaders: true }),
  );
  await screen.findByRole('link', { name: '운항 규정 1' });
  screen.getByRole('columnheader', { name: '필독 현황' });
  screen.getByRole('cell', { name: '읽음 12/40' });
});

it('the upload button opens the form for the listed kind, for people who may upload it', async () => {
  const drives = sampleDrives({}, { uploadManual: true });
  await givenDocuments('/documentcenter/list/2', [], drives);
  const upload = await screen.findByRole('link', { name: '문서 업로드' });
  expect(upload.getAttribute('href')).toBe('/documentcenter/upload/2?docType=AOC');
  await userEvent.click(screen.getByRole('radio', { name: '일반 문서' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: '문서 업로드' })).toBeNull());
});

it('kind, order, title and page size are in the address and in the call', async () => {
  const { calls, router } = await givenDocuments('/documentcenter/list/2?title=규정&sort=title&limit=50', []);
  await screen.findByText('조건에 맞는 문서가 없습니다.');
  await userEvent.click(screen.getByRole('radio', { name: '일반 문서' }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ docType: 'Normal', sort: 'title' }));
  await waitFor(() =>
    expect(listed(calls).at(-1)).toBe(
      `/api/drives/2/documents?limit=50&title=${encodeURIComponent('규정')}&docType=Normal&sort=title`,
    ),
  );
});

it('the notice is saved with the version that was shown, if title and content are complete', async () => {
  const { calls } = await givenDocuments(
    '/documentcenter/list/2',
    [reply(getNotice, notice), reply(saveNotice, { ...notice, version: 4 })],
    sampleDrives({}, { notice: true }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '공지 수정' }));
  const dialog = within(await screen.findByRole('dialog'));
  const save = (await dialog.findByRole('button', { name: '저장' })) as HTMLButtonElement;
  const content = dialog.getByRole('textbox', { name: '내용' });
  await userEvent.clear(content);
  expect(save.disabled).toBe(true);
  await userEvent.type(content, '바뀐 안내');
  await userEvent.click(save);
  await screen.findByText('공지를 저장했습니다.');
  const sent = calls.find(({ method }) => method === 'POST');
  expect([sent?.headers.get('if-match'), sent?.body]).toEqual(['"3"', { title: '개정 안내', content: '바뀐 안내' }]);
});

it('a notice that another user saved meanwhile is shown next to the typed text', async () => {
  let there: Notice | null = null;
  const { calls } = await givenDocuments(
    '/documentcenter/list/2',
    [
      { endpoint: getNotice, answer: () => ({ body: there }) },
      {
        endpoint: saveNotice,
        answer: () => {
          there = { ...notice, title: '남의 공지', version: 1 };
          return refusal('changed-meanwhile');
        },
      },
    ],
    sampleDrives({}, { notice: true }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '공지 작성' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox', { name: '제목' }), '나의 공지');
  await userEvent.type(dialog.getByRole('textbox', { name: '내용' }), '나의 내용');
  await userEvent.click(dialog.getByRole('button', { name: '저장' }));
  const told = within(await dialog.findByRole('alert'));
  told.getByText('남의 공지');
  told.getByText('나의 공지');
  expect(calls.find(({ method }) => method === 'POST')?.headers.get('if-match')).toBe('"0"');
  expect((dialog.getByRole('textbox', { name: '내용' }) as HTMLTextAreaElement).value).toBe('나의 내용');
});

it('an administrator creates a drive in the menu and is redirected to it', async () => {
  const made = { ...sampleDrives({ change: true })[0], id: 9, name: '새 자료실' };
  const { router, calls } = await givenDocuments(
    '/documentcenter/list/2',
    [reply(createDrive, made as never)],
    sampleDrives({}, { addManual: true }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '새 전사 자료실' }));
  menu().getByRole('link', { name: '권한 관리' });
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(await dialog.findByRole('textbox', { name: '자료실 이름' }), '새 자료실');
  await userEvent.click(dialog.getByRole('button', { name: '등록' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter/list/9'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: '새 자료실' });
});

it('a drive that is not empty is not deleted, which is reported', async () => {
  const { router } = await givenDocuments(
    '/documentcenter/list/1',
    [refuse(deleteDrive, 'has-documents')],
    sampleDrives({ change: true, delete: true }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '자료실 삭제' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '삭제' }));
  await screen.findByText('문서 또는 매뉴얼이 있어 삭제할 수 없습니다.');
  expect(router.state.location.pathname).toBe('/documentcenter/list/1');
});

it('a missing drive is reported, with a link to the required reading', async () => {
  const { router, calls } = await givenDocuments('/documentcenter/list/2', [refuse(listDriveDocuments, 'not-found')]);
  // For the menu.
  const asks = () => calls.filter(({ path }) => path === '/api/drives').length;
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('이미 삭제되었거나 존재하지 않는 자료실입니다.');
  expect(asks()).toBe(1);
  await userEvent.click(dialog.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter'));
  await waitFor(() => expect(asks()).toBe(2));
});

it('the text of a notice stays when the drive is deleted meanwhile: saving shows the reason, and closing discards it', async () => {
  let drives = sampleDrives({}, { notice: true });
  const { calls } = await givenDocuments(
    '/documentcenter/list/2',
    [
      { endpoint: listDrives, answer: () => ({ body: drives }) },
      { endpoint: getNotice, answer: () => ({ body: null }) },
      refuse(saveNotice, 'not-found'),
    ],
    drives,
  );
  await userEvent.click(await screen.findByRole('button', { name: '공지 작성' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '제목' }), '나의 공지');
  await userEvent.type(screen.getByRole('textbox', { name: '내용' }), '나의 내용');
  drives = drives.slice(0, 1);
  // Later, so that the data is stale and is fetched again.
  const later = Date.now() + 600_000;
  vi.spyOn(Date, 'now').mockImplementation(() => later);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await waitFor(() => expect(calls.filter(({ path }) => path === listDrives.path)).toHaveLength(2));
  const content = () => screen.getByRole('textbox', { name: '내용' });
  expect(content()).toHaveProperty('value', '나의 내용');
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  const gone = within(await screen.findByRole('alert'));
  expect(content()).toHaveProperty('value', '나의 내용');
  await userEvent.click(gone.getByRole('button'));
  await screen.findByText('이미 삭제되었거나 존재하지 않는 자료실입니다.');
  expect(screen.queryByRole('textbox', { name: '내용' })).toBeNull();
});
