import { documentListEndpoints, getApprovalCounts, getDocument, listCategories } from '@portal/contract/approval';
import { getLeaveStatus } from '@portal/contract/leave';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenPortal, reply } from '../../testing/given-portal.tsx';
import { sampleDocument } from '../../testing/samples.ts';

afterEach(() => vi.unstubAllGlobals());

const leave = {
  year: 2026,
  totalDays: 15,
  useAnnualLeaveDays: 0,
  useVacationDays: 0,
  remainingDays: 15,
  reservedDays: 0,
};
const none = { items: [], total: 0, offset: 0, limit: 20 };

const active = async (path: string) => {
  const submitted = sampleDocument({ id: 2, status: 'InProgress', docNo: 'LA-2026-000002' });
  await givenPortal(path, [
    reply(documentListEndpoints.requested, none),
    reply(getDocument, path.includes('write') ? sampleDocument({ id: 2 }) : submitted),
    reply(listCategories, []),
    reply(getLeaveStatus, leave),
  ]);
  const menu = await screen.findByRole('navigation', { name: '전자결재 메뉴' });
  await screen.findByRole('heading', { level: 1 });
  return within(menu)
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.firstChild?.textContent);
};

it.each([
  ['/approval/documents/requested', '결재 필요'],
  ['/approval/documents/view/2?list-type=requested', '결재 필요'],
  ['/approval/documents/view/2?list-type=submitted&page=3', '내가 상신한 문서'],
  ['/approval/documents/modify/2?list-type=submitted', '내가 상신한 문서'],
  // The list that the back link leads to is unknown here.
  ['/approval/documents/view/2', '진행 중'],
  ['/approval/documents/write/2?category=LetterOfApproval', '임시저장'],
])('at %s the active place of the menu is %s, and no other', async (path, name) => {
  expect(await active(path)).toEqual([name]);
});

it.each(['/approval', '/approval/documents/write?category=LetterOfApproval'])(
  'a new document is begun at %s alone',
  async (path) => {
    expect(await active(path)).toHaveLength(1);
    const menu = screen.getByRole('navigation', { name: '전자결재 메뉴' });
    expect(within(menu).getByRole('link', { name: '새 결재 작성' }).hasAttribute('aria-current')).toBe(true);
  },
);

it('a number that could not be fetched is not shown as zero', async () => {
  await givenPortal('/approval/documents/requested', [
    reply(documentListEndpoints.requested, none),
    { endpoint: getApprovalCounts, answer: () => ({ status: 502 }) },
  ]);
  const menu = within(await screen.findByRole('navigation', { name: '전자결재 메뉴' }));
  const lost = await menu.findAllByText('수를 불러오지 못했습니다.', {}, { timeout: 4_000 });
  expect(lost).toHaveLength(3);
});
