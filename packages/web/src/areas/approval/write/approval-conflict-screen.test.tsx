import {
  createDraft,
  type DocumentPaper,
  documentListEndpoints,
  downloadFile,
  getDocument,
  modifyDocument,
  updateDraft,
} from '@portal/contract/approval';
import type { EndpointSpec } from '@portal/contract/kernel';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { LOCAL_WORK } from '../../../platform/unsaved/local-work.ts';
import { type Answer, refusal } from '../../../testing/answers.ts';
import { givenPortal, refuse, reply } from '../../../testing/given-portal.tsx';
import { sampleDocument } from '../../../testing/samples.ts';
import { givenUploads } from '../../../testing/uploads.ts';
import { copyKey, placeOf, storeCopy } from '../../../ui/form/copy/local-copy.ts';
import { documentCopying } from '../form/approval-form-definition.ts';
import { formOf } from '../form/approval-form-values.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

const copies = () => Object.keys(localStorage).filter((key) => key.startsWith(LOCAL_WORK));
const NOTE = { name: '다른 곳에서 이 문서가 변경되었습니다' };
const title = () => screen.findByLabelText<HTMLInputElement>(/^제목/);
const retitle = async (value: string) => fireEvent.change(await title(), { target: { value } });

const { drafter } = sampleDocument();
const approver = { ...drafter, id: 8, name: '박도윤' };
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
const complete: Partial<DocumentPaper> = {
  content: '<p>내용</p>',
  lines: [{ id: 1, seq: 1, approvalType: 'Approve', approver, ...undone }],
};

/** A form whose document somebody else saved after it was opened, so that saving it is refused. */
const givenOvertaken = async (
  address: string,
  save: EndpointSpec,
  button: string,
  change: Partial<DocumentPaper>,
  meanwhile: Partial<DocumentPaper> = {},
) => {
  const opened = sampleDocument({ ...complete, ...change });
  const stored = sampleDocument({ ...complete, ...change, title: '[품의서] 다른 곳에서', version: 5, ...meanwhile });
  let isOvertaken = false;
  const saved = reply(save, stored);
  const { calls } = await givenPortal(address, [
    reply(documentListEndpoints.draft, { items: [], total: 0, offset: 0, limit: 20 }),
    { endpoint: getDocument, answer: () => ({ body: isOvertaken ? stored : opened }) },
    {
      endpoint: save,
      answer: (request) =>
        request.headers.get('if-match') === '"5"' ? saved.answer(request) : refusal('changed-meanwhile'),
    },
  ]);
  await retitle('[품의서] 내가');
  await waitFor(() => expect(copies()).toHaveLength(1));
  isOvertaken = true;
  const press = () => userEvent.click(screen.getByText(button, { selector: 'button *' }));
  await press();
  const note = await screen.findByRole('alert', NOTE);
  const take = () => userEvent.click(within(note).getByRole('button', { name: '저장된 내용 불러오기' }));
  const dialog = async () => screen.findByRole('dialog', { name: '저장된 내용 불러오기' });
  return { calls, press, take, dialog };
};

const DRAFT = ['/approval/documents/write/1?category=LetterOfApproval', updateDraft, '임시저장', {}] as const;
const MODIFICATION = ['/approval/documents/modify/1', modifyDocument, '수정 완료', { status: 'InProgress' }] as const;

it.each([
  ['draft', ...DRAFT],
  ['modification', ...MODIFICATION],
] as const)('the other version of a %s can be loaded into the form', async (_, address, save, button, change) => {
  const { calls, press, take, dialog } = await givenOvertaken(address, save, button, change);
  await take();
  await userEvent.click(within(await dialog()).getByRole('button', { name: '저장된 내용 불러오기' }));
  await waitFor(async () => expect((await title()).value).toBe('[품의서] 다른 곳에서'));
  expect(screen.queryByRole('alert', NOTE)).toBeNull();
  await waitFor(async () => expect(document.activeElement).toBe(await title()));
  expect(copies()).toEqual([]);
  await retitle('[품의서] 다시');
  await press();
  await waitFor(() => {
    const last = calls.findLast(({ method }) => method === 'PUT');
    expect(last?.body).toMatchObject({ title: '[품의서] 다시' });
    expect(last?.headers.get('if-match')).toBe('"5"');
  });
});

it('the own text stays, with its copy, if the other version is not loaded', async () => {
  const { take, dialog } = await givenOvertaken(...DRAFT);
  await take();
  const question = await dialog();
  within(question).getByText(/되돌릴 수 없습니다/);
  await userEvent.click(within(question).getByRole('button', { name: '취소' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await title()).value).toBe('[품의서] 내가');
  expect(copies()).toHaveLength(1);
  within(screen.getByRole('alert', NOTE)).getByRole('button', { name: '내 내용으로 계속' });
});

it.each([
  ['draft', DRAFT, { status: 'InProgress' }],
  ['modification', MODIFICATION, { status: 'Completed' }],
] as const)(
  'the other version of a %s that can no longer be edited is not loaded: the own text stays, and can become a new document',
  async (_, [address, save, button, change], meanwhile) => {
    const { take } = await givenOvertaken(address, save, button, change, meanwhile);
    await take();
    await screen.findByText('결재가 처리된 문서 입니다.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await title()).value).toBe('[품의서] 내가');
    expect(copies()).toHaveLength(1);
    screen.getByRole('button', { name: '새 문서로 저장' });
  },
);

const givenActedUpon = async () => {
  const stored = sampleDocument({ ...complete, status: 'InProgress' });
  const draft = sampleDocument({ ...complete, id: 9, title: '[품의서] 내가', docNo: null });
  const portal = await givenPortal(MODIFICATION[0], [
    { endpoint: getDocument, answer: ({ path }) => ({ body: path.endsWith('/9') ? draft : stored }) },
    refuse(modifyDocument, 'already-processed'),
    { endpoint: createDraft, answer: () => ({ status: 201, body: draft }) },
    reply(updateDraft, draft),
  ]);
  await retitle('[품의서] 내가');
  await waitFor(() => expect(copies()).toHaveLength(1));
  const saveAgain = async () => {
    await userEvent.click(screen.getByText('수정 완료', { selector: 'button *' }));
    return within(await screen.findByRole('dialog', { name: '처리하지 못했습니다' }));
  };
  return { ...portal, told: await saveAgain(), saveAgain };
};

it('text for a document on which somebody acted first can become a new document', async () => {
  const { calls, router, told } = await givenActedUpon();
  await userEvent.click(told.getByRole('button', { name: '새 문서로 저장' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/write/9'));
  const made = calls.find(({ method }) => method === 'POST');
  expect([made?.path, made?.body]).toEqual([
    '/api/approval/docs/draft',
    expect.objectContaining({ title: '[품의서] 내가' }),
  ]);
  expect(copies()).toEqual([]);
});

it('a file of it that did not arrive is sent to the same new document the next time', async () => {
  const { calls, router, told } = await givenActedUpon();
  const arrived: string[] = [];
  const sent = givenUploads(({ path, files }) => {
    if (sent.length === 1) return 'lost';
    arrived.push(...files.map(({ name }) => `${path} ${name}`));
    return { status: 201, body: [] };
  });
  const input = [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1);
  if (input) fireEvent.change(input, { target: { files: [new File(['x'], '도면.pdf')] } });
  await screen.findByText('도면.pdf');
  const save = told.getByRole('button', { name: '새 문서로 저장' });
  await userEvent.click(save);
  await screen.findByText(/파일 1개를 올리지 못했습니다/);
  expect(router.state.location.pathname).toBe('/approval/documents/modify/1');
  await waitFor(() => expect(save).toHaveProperty('disabled', false));
  await userEvent.click(save);
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/write/9'));
  expect(arrived).toEqual(['/api/approval/docs/9/files 도면.pdf']);
  expect(calls.filter(({ path }) => path === '/api/approval/docs/draft')).toHaveLength(1);
});

const PHOTO = { id: 3, name: '사진.png', size: 22 };
const PLAN = { id: 4, name: '도면.pdf', size: 22 };

/** The server's answer for a file of a document. */
const fetched = ({ path }: { path: string }) => {
  const { name } = path.includes(`/${PHOTO.id}/`) ? PHOTO : PLAN;
  return { body: 'x', headers: { 'x-filename': encodeURIComponent(name), 'content-type': 'image/png' } };
};

/** A form with two stored files whose document can no longer be changed, and a new draft that accepts files. */
const givenGoneWithFiles = async (
  [address, save, button, change]: typeof DRAFT | typeof MODIFICATION,
  download: (request: { path: string }) => Answer,
) => {
  const opened = sampleDocument({ ...complete, ...change, attachedFiles: [PHOTO, PLAN] });
  const draft = sampleDocument({ ...complete, id: 9, title: '[품의서] 내가', docNo: null });
  let attachedFiles: (typeof PHOTO)[] = [];
  const portal = await givenPortal(address, [
    reply(documentListEndpoints.draft, { items: [], total: 0, offset: 0, limit: 20 }),
    {
      endpoint: getDocument,
      answer: ({ path }) => ({ body: path.endsWith('/9') ? { ...draft, attachedFiles } : opened }),
    },
    refuse(save, 'already-processed'),
    { endpoint: createDraft, answer: () => ({ status: 201, body: draft }) },
    { endpoint: downloadFile, answer: download },
  ]);
  const sent = givenUploads(({ files }) => {
    attachedFiles = [...attachedFiles, ...files.map(({ name }) => ({ id: 20 + attachedFiles.length, name, size: 22 }))];
    return { status: 201, body: attachedFiles };
  });
  const arrived = () => sent.flatMap(({ path, files }) => files.map(({ name, type }) => `${path} ${name} ${type}`));
  await retitle('[품의서] 내가');
  await userEvent.click(screen.getByText(button, { selector: 'button *' }));
  const saveAsNew = async () => userEvent.click(await screen.findByRole('button', { name: '새 문서로 저장' }));
  return { ...portal, arrived, saveAsNew };
};

const KINDS = [
  ['draft', DRAFT, '/approval/documents/draft'],
  ['modification', MODIFICATION, '/approval/documents/write/9'],
] as const;

it.each(KINDS)('the files of a %s are copied to the new document', async (_, kind, leadsTo) => {
  const { router, arrived, saveAsNew } = await givenGoneWithFiles(kind, fetched);
  await saveAsNew();
  await waitFor(() => expect(router.state.location.pathname).toBe(leadsTo));
  expect(arrived()).toEqual([
    '/api/approval/docs/9/files 사진.png image/png',
    '/api/approval/docs/9/files 도면.pdf image/png',
  ]);
});

it('a file that was removed before is not copied', async () => {
  const { router, arrived, saveAsNew, calls } = await givenGoneWithFiles(DRAFT, fetched);
  await userEvent.click(screen.getByRole('button', { name: /사진\.png/ }));
  await saveAsNew();
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/draft'));
  expect(arrived()).toEqual(['/api/approval/docs/9/files 도면.pdf image/png']);
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
});

const onlyPlan = (request: { path: string }) =>
  request.path.includes(`/${PHOTO.id}/`) ? refusal('not-found') : fetched(request);
const MISSING = '가져오지 못한 첨부 파일이 있습니다. 다시 추가해 주세요: 사진.png';

it('a missing file of a draft is named, and the new draft is saved without it', async () => {
  const { arrived, saveAsNew, router } = await givenGoneWithFiles(DRAFT, onlyPlan);
  await saveAsNew();
  const note = await screen.findByText(new RegExp(`작성한 내용은 임시저장함에 보관했습니다. ${MISSING}`), {
    selector: '[role=alert] *',
  });
  expect(note).toBeTruthy();
  expect(arrived()).toEqual(['/api/approval/docs/9/files 도면.pdf image/png']);
  expect(router.state.location.pathname).toBe('/approval/documents/write/9');
});

it('a missing file of a modified document is named before the new draft is opened', async () => {
  const { arrived, saveAsNew, router } = await givenGoneWithFiles(MODIFICATION, onlyPlan);
  await saveAsNew();
  const told = (await screen.findByText(MISSING)).closest<HTMLElement>('[role=dialog]');
  expect(arrived()).toEqual(['/api/approval/docs/9/files 도면.pdf image/png']);
  expect(router.state.location.pathname).toBe('/approval/documents/modify/1');
  if (told) await userEvent.click(within(told).getByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/write/9'));
});

it.each(KINDS)(
  'without a network a %s keeps its files, and copies them at the next attempt',
  async (_, kind, leadsTo) => {
    let isNetworkFailure = true;
    const { router, calls, arrived, saveAsNew } = await givenGoneWithFiles(kind, (request) => {
      if (isNetworkFailure && request.path.includes(`/${PLAN.id}/`)) throw new TypeError('Failed to fetch');
      return fetched(request);
    });
    await saveAsNew();
    await screen.findByText(/서버에 연결할 수 없습니다/);
    screen.getByText('사진.png');
    screen.getByText('도면.pdf');
    expect(calls.filter(({ path }) => path === '/api/approval/docs/draft')).toEqual([]);
    isNetworkFailure = false;
    if (kind === MODIFICATION) await saveAsNew();
    else await userEvent.click(screen.getByText('임시저장', { selector: 'button *' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(leadsTo));
    expect(arrived()).toHaveLength(2);
  },
);

it('with a missing file a submission stays a draft', async () => {
  let isNetworkFailure = true;
  const { calls, saveAsNew } = await givenGoneWithFiles(DRAFT, (request) => {
    if (isNetworkFailure) throw new TypeError('Failed to fetch');
    return onlyPlan(request);
  });
  await saveAsNew();
  await screen.findByText(/서버에 연결할 수 없습니다/);
  isNetworkFailure = false;
  await userEvent.click(screen.getByText('결재 상신', { selector: 'button *' }));
  const question = await screen.findByRole('dialog', { name: '결재 상신' });
  await userEvent.click(within(question).getByRole('button', { name: '결재 상신' }));
  await screen.findByText(new RegExp(MISSING), { selector: '[role=alert] *' });
  expect(calls.filter(({ path }) => path.endsWith('/submit'))).toEqual([]);
});

it('or stays in the form, or is given up for the document, as one chooses', async () => {
  const { router, told, saveAgain } = await givenActedUpon();
  await waitFor(() => expect(document.activeElement).toBe(told.getByRole('button', { name: '새 문서로 저장' })));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await title()).value).toBe('[품의서] 내가');
  await userEvent.click((await saveAgain()).getByRole('button', { name: '버리고 문서로 가기' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/view/1'));
  expect(copies()).toEqual([]);
});

it('where the other version does not come both ways out stay', async () => {
  const { take } = await givenOvertaken(...DRAFT);
  const answers = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await take();
  await screen.findByText(/서버에 연결할 수 없습니다/);
  const note = screen.getByRole('alert', NOTE);
  within(note).getByRole('table', { name: '달라진 내용' });
  within(note).getByRole('button', { name: '내 내용으로 계속' });
  within(note).getByRole('button', { name: '저장된 내용 불러오기' });
  vi.stubGlobal('fetch', answers);
});

it('a copy that was written against an earlier version meets the conflict when it is saved', async () => {
  const loaded = sampleDocument({ ...complete, title: '[품의서] 다른 곳에서', version: 5 });
  const form = { ...formOf(loaded), title: '[품의서] 닫힌 창에서' };
  storeCopy(localStorage, copyKey(placeOf('approval', 7, '1')), { form, version: 4 }, documentCopying, new Date());
  const { calls } = await givenPortal(DRAFT[0], [
    reply(getDocument, loaded),
    {
      endpoint: updateDraft,
      answer: ({ headers }) => (headers.get('if-match') === '"5"' ? { body: loaded } : refusal('changed-meanwhile')),
    },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '이어서 쓰기' }));
  await userEvent.click(screen.getByText('임시저장', { selector: 'button *' }));
  const note = await screen.findByRole('alert', NOTE);
  await within(note).findByRole('table', { name: '달라진 내용' });
  expect(calls.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('if-match'))).toEqual(['"4"']);
});
