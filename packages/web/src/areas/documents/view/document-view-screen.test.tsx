import {
  changeRevision,
  changeTitle,
  deleteDriveDocument,
  deleteRevision,
  findDocumentDrive,
  getDriveDocument,
  markRead,
} from '@portal/contract/documents';
import type { EndpointSpec } from '@portal/contract/kernel';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { type Request, refusal } from '../../../testing/answers.ts';
import { givenDocuments, sampleDriveDocument } from '../../../testing/documents.ts';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { chooseMore } from '../../../testing/overflow.ts';

afterEach(() => vi.unstubAllGlobals());

const at = '/documentcenter/view/2/12';
const confirmIt = async (verb = '삭제') =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: verb }));

it('a reader sees its data and revisions, previews the current one and no older, and has no acts', async () => {
  await givenDocuments(at, [reply(getDriveDocument, sampleDriveDocument())]);
  await screen.findByRole('heading', { name: '운항 규정 12' });
  screen.getByText('규정 · 인가');
  const table = within(screen.getByRole('table', { name: '개정 이력' }));
  const [, current, old] = table.getAllByRole('row');
  expect(
    within(current as HTMLElement)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/documentcenter/preview/2/12?version=3&id=112');
  const barred = within(old as HTMLElement).getByRole('button', {
    name: '개정 2 미리보기: 이전 버전은 미리보기를 지원하지 않습니다.',
  }) as HTMLButtonElement;
  expect(barred.disabled).toBe(true);
  within(old as HTMLElement).getByText('내용 검색 불가');
  expect(within(old as HTMLElement).getAllByRole('button')).toHaveLength(2);
  const header = screen.getByRole('heading', { name: '운항 규정 12' }).closest('header');
  expect(header?.querySelector('[data-page-actions]')?.textContent).toBe('문서 열기 (새 탭에서 열림)');
});

it.each([
  ['', 'AOC', 'docType=AOC'],
  ['', 'Normal', 'docType=Normal'],
  ['?title=%EA%B7%9C%EC%A0%95&docType=AOC', 'Normal', 'title=%EA%B7%9C%EC%A0%95&docType=AOC'],
] as const)('with %s, a %s document links back to its list', async (search, docType, query) => {
  await givenDocuments(`${at}${search}`, [reply(getDriveDocument, { ...sampleDriveDocument(), docType })]);
  await screen.findByRole('heading', { name: '운항 규정 12' });
  const back = screen.getByRole('link', { name: /목록$/ });
  expect(back.getAttribute('href')).toBe(`/documentcenter/list/2?${query}`);
});

it('the right to each act draws its control, with the state that forbids one', async () => {
  const sample = sampleDriveDocument();
  const revisions = sample.revisions.map((each, place) => ({
    ...each,
    can: { ...each.can, edit: true as const, delete: place === 0 ? ('latest-revision' as const) : (true as const) },
  }));
  const can = { upload: true, delete: true, setReaders: true, seeReaders: true } as const;
  await givenDocuments(at, [reply(getDriveDocument, { ...sample, revisions, can })]);
  expect((await screen.findByRole('link', { name: '새 개정 업로드' })).getAttribute('href')).toBe(
    '/documentcenter/upload/2?docType=AOC&docId=12',
  );
  for (const name of ['필독 현황', '필독자 지정', '더 보기']) screen.getByRole('button', { name });
  expect(screen.queryByRole('button', { name: '제목 변경' })).toBeNull();
  const latest = screen.getByRole('button', { name: '개정 3 삭제: 최신 개정은 삭제할 수 없습니다.' });
  expect((latest as HTMLButtonElement).disabled).toBe(true);
  expect(screen.getByRole('link', { name: '개정 2 수정' }).getAttribute('href')).toBe(
    '/documentcenter/modify/2/12?revisionId=90',
  );
});

it.each([
  ['view', '2/12', '1/12', '운항 규정 12'],
  ['modify', '2/12?revisionId=112', '1/12?revisionId=112', '개정 정보 수정'],
  ['upload', '2?docId=12', '1?docId=12', '새 개정 업로드'],
])('an old address of a moved document is redirected: %s', async (screenName, old, now, title) => {
  const sample = sampleDriveDocument({ driveId: 1, can: { upload: true } });
  const revisions = sample.revisions.map((each) => ({ ...each, can: { edit: true as const } }));
  const { router } = await givenDocuments(`/documentcenter/${screenName}/${old}`, [
    {
      endpoint: getDriveDocument,
      answer: ({ path }) => (path.includes('/drives/2/') ? refusal('not-found') : { body: { ...sample, revisions } }),
    },
    reply(findDocumentDrive, { driveId: 1 }),
  ]);
  await screen.findByRole('heading', { level: 1, name: title });
  expect(router.state.location.href).toBe(`/documentcenter/${screenName}/${now}`);
});

/** It was moved from the drive of the address to drive 1 once it was shown there: a version of its own. */
const givenMoved = (path: string, answers: { endpoint: EndpointSpec; version?: number }[]) => {
  /** The version that it has got there. */
  let now: number | undefined;
  const sample = sampleDriveDocument();
  const revisions = sample.revisions.map((each) => ({ ...each, can: { edit: true as const, delete: true as const } }));
  const away = ({ path: of }: { path: string }) => now !== undefined && of.includes('/drives/2/');
  const document = () => ({ ...sample, revisions, ...(now && { driveId: 1, version: now }) });
  return {
    move: (version = 5) => {
      now = version;
    },
    portal: givenDocuments(path, [
      {
        endpoint: getDriveDocument,
        answer: (request) => (away(request) ? refusal('not-found') : { body: document() }),
      },
      ...answers.map(({ endpoint, version }) => ({
        endpoint,
        answer: (request: Request) => {
          if (away(request)) return refusal('not-found');
          const held = request.headers.get('if-match');
          if (version !== undefined && held !== `"${version}"`) return refusal('changed-meanwhile');
          return endpoint === deleteRevision ? { status: 204 } : { body: { ...document(), version: 7 } };
        },
      })),
      reply(findDocumentDrive, { driveId: 1 }),
    ]),
  };
};
const sentTo = (calls: readonly Request[]) =>
  calls
    .filter(({ method, path }) => (method === 'PUT' || method === 'DELETE') && path.startsWith('/api/drives'))
    .map(({ path }) => path);

it('a document that was moved meanwhile is marked as read in its present drive, and the page is redirected', async () => {
  const { move, portal } = givenMoved(at, [{ endpoint: markRead }]);
  const { router, calls } = await portal;
  const button = await screen.findByRole('button', { name: '읽음으로 표시' });
  move();
  await userEvent.click(button);
  await screen.findByText('읽음으로 표시했습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter/view/1/12'));
  expect(sentTo(calls)).toEqual(['/api/drives/2/documents/12/read', '/api/drives/1/documents/12/read']);
});

it('a revision of a document that was moved meanwhile is deleted in its present drive, and the page is redirected', async () => {
  const { move, portal } = givenMoved(at, [{ endpoint: deleteRevision, version: 5 }]);
  const { router } = await portal;
  const button = await screen.findByRole('button', { name: '개정 2 삭제' });
  move();
  await userEvent.click(button);
  await confirmIt();
  await screen.findByText('개정을 삭제했습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter/view/1/12'));
});

it.each([
  ['moved', 5, false],
  ['moved and changed', 6, true],
])('a document that was %s meanwhile: a revision is edited in its present drive', async (_, version, isChanged) => {
  const { move, portal } = givenMoved('/documentcenter/modify/2/12?revisionId=90', [
    { endpoint: changeRevision, version },
  ]);
  const { router, calls } = await portal;
  const text = await screen.findByRole('textbox', { name: '개정 내용' });
  await userEvent.clear(text);
  await userEvent.type(text, '고친 내용');
  move(isChanged ? 6 : 5);
  await userEvent.click(screen.getByRole('button', { name: '수정' }));
  if (isChanged) await userEvent.click(await screen.findByRole('button', { name: '내 내용으로 저장' }));
  await screen.findByText('개정 정보를 수정했습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter/view/1/12'));
  expect(sentTo(calls).slice(0, 2)).toEqual([
    '/api/drives/2/documents/12/revisions/90',
    '/api/drives/1/documents/12/revisions/90',
  ]);
  expect(sentTo(calls)).toHaveLength(isChanged ? 3 : 2);
});

it('an older revision is deleted after a confirmation; a missing one is reported', async () => {
  const sample = sampleDriveDocument();
  const revisions = sample.revisions.map((each) => ({ ...each, can: { delete: true as const } }));
  const { calls } = await givenDocuments(at, [
    reply(getDriveDocument, { ...sample, revisions }),
    refuse(deleteRevision, 'not-found'),
    reply(findDocumentDrive, { driveId: 2 }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '개정 2 삭제' }));
  await confirmIt();
  await screen.findByText('이미 삭제되었거나 존재하지 않는 개정입니다.');
  const sent = calls.find(({ method }) => method === 'DELETE');
  expect([sent?.path, sent?.headers.get('if-match')]).toEqual(['/api/drives/2/documents/12/revisions/90', '"4"']);
});

it('a document that another user deleted meanwhile is reported, with a link to the list', async () => {
  const { router } = await givenDocuments(at, [
    reply(getDriveDocument, sampleDriveDocument({ can: { delete: true } })),
    refuse(deleteDriveDocument, 'not-found'),
    refuse(findDocumentDrive, 'not-found'),
  ]);
  await chooseMore('삭제');
  await confirmIt();
  await screen.findByText('이미 삭제되었거나 존재하지 않는 문서입니다.');
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter/list/2'));
});

it('a title in use is reported at its field, and stays typed', async () => {
  await givenDocuments(at, [
    reply(getDriveDocument, sampleDriveDocument({ docType: 'Normal', manual: null, can: { title: true } })),
    refuse(changeTitle, 'file-exists'),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '제목 변경' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByRole('textbox', { name: '제목' });
  await userEvent.clear(field);
  await userEvent.type(field, '있는 제목');
  await userEvent.click(dialog.getByRole('button', { name: '수정' }));
  await screen.findByText('제목 변경에 실패했습니다. 같은 이름의 파일이 이미 있습니다.');
  dialog.getByText('같은 이름의 파일이 이미 있습니다.');
  expect((field as HTMLInputElement).value).toBe('있는 제목');
});

it('the current revision is marked as read with its id', async () => {
  const { calls } = await givenDocuments(at, [
    reply(getDriveDocument, sampleDriveDocument()),
    reply(markRead, sampleDriveDocument({ isRead: true })),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '읽음으로 표시' }));
  await screen.findByText('읽음으로 표시했습니다.');
  expect(calls.find(({ method, path }) => method === 'PUT' && path.startsWith('/api/drives'))?.body).toEqual({
    revisionId: 112,
  });
});

it('a revision is edited with all three fields, and a number in use is reported at its field', async () => {
  const sample = sampleDriveDocument();
  const revisions = sample.revisions.map((each) => ({ ...each, can: { edit: true as const } }));
  const { calls } = await givenDocuments('/documentcenter/modify/2/12?revisionId=90', [
    reply(getDriveDocument, { ...sample, revisions }),
    refuse(changeRevision, 'version-exists'),
  ]);
  const number = await screen.findByRole('textbox', { name: '개정번호' });
  expect((number as HTMLInputElement).value).toBe('2');
  await userEvent.clear(number);
  await userEvent.click(screen.getByRole('button', { name: '수정' }));
  expect(calls.some(({ method, path }) => method === 'PUT' && path.startsWith('/api/drives'))).toBe(false);
  await userEvent.type(number, '3');
  await userEvent.click(screen.getByRole('button', { name: '수정' }));
  await screen.findAllByText('이미 있는 개정번호입니다.');
  const sent = calls.find(({ method, path }) => method === 'PUT' && path.startsWith('/api/drives'));
  expect([sent?.path, sent?.headers.get('if-match'), sent?.body]).toEqual([
    '/api/drives/2/documents/12/revisions/90',
    '"4"',
    { docType: 'AOC', version: '3', revisionDate: '2026-11-20', description: '2판의 내용' },
  ]);
});

it('a person who may not edit a revision is redirected to its document', async () => {
  const { router } = await givenDocuments('/documentcenter/modify/2/12', [
    reply(getDriveDocument, sampleDriveDocument()),
  ]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter/view/2/12'));
});
