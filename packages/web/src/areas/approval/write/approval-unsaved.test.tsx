import { createDraft, documentListEndpoints, getDocument, updateDraft } from '@portal/contract/approval';
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';
import { sampleDocument } from '../../../testing/samples.ts';

afterEach(() => localStorage.clear());

const NEW = '/approval/documents/write?category=LetterOfApproval';
const noDocuments = { items: [], total: 0, offset: 0, limit: 20 };
const title = () => screen.findByLabelText<HTMLInputElement>(/^제목/);
const retitle = async (value: string) => fireEvent.change(await title(), { target: { value } });
const question = () => screen.findByRole('dialog', { name: '저장하지 않은 내용이 있습니다' });
const answer = async (verb: string) => userEvent.click(within(await question()).getByRole('button', { name: verb }));

const givenForm = async (isRefused = false) => {
  const saved = sampleDocument({ title: '[품의서] 쓰던 글', version: 1 });
  const created = reply(createDraft, saved);
  const portal = await givenPortal(NEW, [
    reply(documentListEndpoints.draft, noDocuments),
    reply(documentListEndpoints['in-progress'], noDocuments),
    reply(getDocument, saved),
    reply(updateDraft, { ...saved, version: 2 }),
    {
      endpoint: createDraft,
      answer: (request) => (isRefused ? refusal('not-valid') : { ...created.answer(request), status: 201 }),
    },
  ]);
  await retitle('[품의서] 쓰던 글');
  const writes = () =>
    portal.calls.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`);
  return { ...portal, writes };
};

it('the shortcut saves the draft, wherever the cursor is and on a Korean keyboard too, and editing continues', async () => {
  const { router, writes } = await givenForm();
  (await title()).focus();
  const press = () => {
    const pressed = createEvent.keyDown(document.activeElement ?? document.body, {
      key: 'ㄴ',
      code: 'KeyS',
      ctrlKey: true,
    });
    fireEvent(document.activeElement ?? document.body, pressed);
    return pressed;
  };
  expect(press().defaultPrevented).toBe(true);
  await screen.findByText('임시저장했습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/write/1'));
  expect(document.activeElement).toBe(await title());
  await retitle('[품의서] 더 쓴 글');
  press();
  await waitFor(() => expect(writes()).toEqual(['POST /api/approval/docs/draft', 'PUT /api/approval/docs/1/draft']));
  expect((await screen.findByRole('button', { name: '임시저장' })).title).toBe('Ctrl+S: 저장하고 계속 쓰기');
});

it('under a dialog the key saves nothing, and opens nothing of the browser', async () => {
  const { router, writes } = await givenForm();
  void router.navigate({ to: '/approval/documents/$list', params: { list: 'in-progress' } });
  await question();
  const pressed = createEvent.keyDown(document.body, { key: 's', code: 'KeyS', metaKey: true });
  fireEvent(document.body, pressed);
  expect(pressed.defaultPrevented).toBe(true);
  expect(writes()).toEqual([]);
});

it('leaving the page can save unsaved text first, and then opens the target', async () => {
  const { router, writes } = await givenForm();
  void router.navigate({ to: '/approval/documents/$list', params: { list: 'in-progress' } });
  expect(within(await question()).getByRole('button', { name: '저장하고 나가기' })).toBe(document.activeElement);
  await answer('저장하고 나가기');
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/in-progress'));
  expect(writes()).toEqual(['POST /api/approval/docs/draft']);
  await screen.findByText('임시저장했습니다.');
  expect(Object.keys(localStorage).filter((key) => key.startsWith('portal.work.'))).toEqual([]);
});

it('text that cannot be saved keeps the page open, with the reason', async () => {
  const { router } = await givenForm(true);
  void router.navigate({ to: '/approval/documents/$list', params: { list: 'in-progress' } });
  await answer('저장하고 나가기');
  await screen.findByRole('alert', { name: '확인해 주세요' });
  expect((await title()).value).toBe('[품의서] 쓰던 글');
  expect(router.state.location.pathname).toBe('/approval/documents/write');
});

it.each([
  ['취소', '/approval/documents/write', []],
  ['나가기', '/approval/documents/in-progress', []],
] as const)('%s saves nothing', async (verb, path, written) => {
  const { router, writes } = await givenForm();
  void router.navigate({ to: '/approval/documents/$list', params: { list: 'in-progress' } });
  await answer(verb);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  expect(writes()).toEqual(written);
});
