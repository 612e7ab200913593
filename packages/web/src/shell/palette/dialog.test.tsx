import { type DocumentRow, documentListEndpoints, getDocument } from '@portal/contract/approval';
import { listEmployees } from '@portal/contract/directory';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenPortal, refuse, reply } from '../../testing/portal.tsx';
import { sampleRow } from '../../testing/samples.ts';
import * as screens from './screens.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const row = (id: number, approvalDate = '2026-11-20') =>
  sampleRow(id, { title: `[품의서] 활주로 ${id}`, approvalDate });

const page = (items: DocumentRow[]) => ({ items, total: items.length, offset: 0, limit: 5 });
const { requested, 'in-progress': inProgress, completed, draft } = documentListEndpoints;
const nobody = reply(listEmployees, { items: [], total: 0, offset: 0, limit: 5 });

const givenPalette = async (items: DocumentRow[], people = nobody) => {
  const portal = await givenPortal('/', [
    reply(requested, page(items)),
    ...[inProgress, completed, draft].map((list) => reply(list, page([]))),
    people,
    refuse(getDocument, 'document-not-found'),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '검색' }));
  const dialog = await screen.findByRole('dialog', { name: '검색' });
  return { ...portal, dialog, field: within(dialog).getByRole('textbox') };
};

it('says that it searches, and then that nothing fits and what to do', async () => {
  const { dialog, field } = await givenPalette([]);
  const note = within(dialog).getByRole('status');
  expect(note.textContent).toBe('');
  await userEvent.type(field, '활주로');
  expect(note.textContent).toBe('찾고 있습니다…');
  await waitFor(() =>
    expect(note.textContent).toBe('‘활주로’에 맞는 것이 없습니다. 이름이나 제목의 일부로 찾아 보세요.'),
  );
});

it('says that it could not look, not that there is nothing', async () => {
  const { dialog, field } = await givenPalette([], refuse(listEmployees, 'no-permission'));
  await userEvent.type(field, '활주로');
  await waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe('접근 권한이 없습니다.'));
});

it('Enter pressed before it has found anything follows the first that it finds', async () => {
  const { router, field } = await givenPalette([row(41), row(40, '2026-11-19')]);
  await userEvent.type(field, '활주로{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/view/41'));
});

it('the first that it finds is chosen, and the arrow keys go on from there', async () => {
  const { router, dialog, field } = await givenPalette([row(41), row(40, '2026-11-19')]);
  await userEvent.type(field, '활주로');
  const first = await within(dialog).findByRole('button', { name: /활주로 41/ });
  await waitFor(() => expect(first.dataset.selected).toBe('true'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/view/40'));
});

it('Enter goes to the screen that is chosen while documents are still looked for', async () => {
  const { router, field } = await givenPalette([row(41)]);
  await userEvent.type(field, '결재 필요{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/requested'));
});

it('Enter pressed before the screens are known goes to the first that fits, whatever is still looked for', async () => {
  const known = Promise.withResolvers<void>();
  const load = screens.loadScreens;
  vi.spyOn(screens, 'loadScreens').mockImplementation(async (menus) => {
    await known.promise;
    return load(menus);
  });
  const { router, field } = await givenPalette([row(41)]);
  await userEvent.type(field, '결재 필요{Enter}');
  known.resolve();
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/requested'));
});

it('a screen is found by its words in any order', async () => {
  const { router, field } = await givenPalette([]);
  await userEvent.type(field, '필요 결재{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/approval/documents/requested'));
});

it('what an Enter was pressed for is forgotten once one types on', async () => {
  const { router, dialog, field } = await givenPalette([row(41)]);
  await userEvent.type(field, '활주{Enter}로');
  await within(dialog).findByRole('button', { name: /활주로 41/ });
  expect(router.state.location.pathname).toBe('/');
});
