import { type DocumentRow, documentListEndpoints } from '@portal/contract/approval';
import { listEmployees } from '@portal/contract/directory';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenPortal, refuse, reply } from '../../testing/given-portal.tsx';
import { sampleRow } from '../../testing/samples.ts';

afterEach(() => vi.unstubAllGlobals());

const page = (items: DocumentRow[]) => ({ items, total: items.length, offset: 0, limit: 5 });
const { requested, 'in-progress': inProgress, completed, draft } = documentListEndpoints;
const noPeople = reply(listEmployees, { items: [], total: 0, offset: 0, limit: 20 });
const none = [inProgress, completed, draft].map((list) => reply(list, page([])));
const oneWaits = reply(requested, page([sampleRow(41, { title: '[품의서] 활주로 장비' })]));

const section = (name: string) => screen.findByRole('region', { name });

it('shows the results of each area with hits marked and a link to its own list', async () => {
  await givenPortal('/search?q=활주로', [oneWaits, ...none, noPeople]);
  const documents = await section('결재 문서');
  const hit = await within(documents).findByRole('link', { name: /활주로 장비/ });
  expect(hit.querySelector('mark')?.textContent).toBe('활주로');
  expect(hit.getAttribute('href')).toBe('/approval/documents/view/41?list-type=requested');
  const all = within(documents).getByRole('link', { name: '결재 필요 1건 모두 보기' });
  expect(all.getAttribute('href')).toBe(`/approval/documents/requested?searchText=${encodeURIComponent('활주로')}`);
  expect((await section('사람')).textContent).toContain('찾은 것이 없습니다.');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('영역마다 처음 몇 건을 보여 드립니다.'));
});

it('the failure of one part leaves the others', async () => {
  await givenPortal('/search?q=활주로', [oneWaits, ...none, refuse(listEmployees, 'no-permission')]);
  expect((await within(await section('사람')).findByRole('alert')).textContent).toContain('접근 권한이 없습니다.');
  await within(await section('결재 문서')).findByRole('link', { name: /활주로 장비/ });
});

it('finds screens and acts, also by initials', async () => {
  await givenPortal('/search?q=ㅎㄱㅅㅊ', [reply(requested, page([])), ...none, noPeople]);
  const screens = await section('화면과 할 일');
  const act = await within(screens).findByRole('link', { name: /휴가 신청/ });
  expect(act.getAttribute('href')).toContain('category=LeaveApplication');
});

it('shows that there is no match, and searches for the next text', async () => {
  const { router } = await givenPortal('/search?q=ㅋㅋㅋ', [reply(requested, page([])), ...none, noPeople]);
  await screen.findByText('‘ㅋㅋㅋ’에 맞는 것이 없습니다.');
  const field = screen.getByRole('searchbox');
  await userEvent.clear(field);
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  await screen.findByText('무엇을 찾을까요?');
});
