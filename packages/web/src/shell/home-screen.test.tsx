import { type DocumentRow, documentListEndpoints, getApprovalCounts, getDocument } from '@portal/contract/approval';
import { getDeviceKey, listMenus } from '@portal/contract/identity';
import { addDays, dayInSeoul } from '@portal/contract/kernel';
import { countUnread } from '@portal/contract/notification';
import { getReportCounts, listCreatedActions, listMyActions, listReports } from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetLocalWork } from '../platform/unsaved/local-work.ts';
import { pageOf } from '../testing/documents.ts';
import { givenPortal, reply } from '../testing/given-portal.tsx';
import { sampleMyAction } from '../testing/safety-actions.ts';
import { sampleDocument, sampleRow } from '../testing/samples.ts';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

const today = dayInSeoul(new Date());
const due = (id: number, days: number) => sampleRow(id, { dueDate: addDays(today, days) });
const { requested, completed, submitted, 'in-progress': inProgress } = documentListEndpoints;

/** The home page with waiting and rejected documents. */
const givenHome = (waiting: DocumentRow[], more: Parameters<typeof givenPortal>[1] = [], total = waiting.length) =>
  givenPortal('/', [
    ...more,
    reply(requested, { ...pageOf(waiting), total }),
    reply(completed, pageOf([])),
    reply(inProgress, pageOf([])),
    reply(submitted, pageOf([])),
  ]);

const counts = async () => {
  const strip = within(await screen.findByRole('group', { name: '기한별로 보기' }));
  return strip.getAllByRole('button').map(({ textContent }) => textContent);
};

it('waiting items are grouped by due date, at most ten of a kind', async () => {
  const waiting = [due(1, 40), due(2, -1), due(3, 0), ...Array.from({ length: 20 }, (_, place) => due(9 + place, 50))];
  await givenHome(waiting, [], 700);
  const card = within(await screen.findByRole('region', { name: '내가 처리할 일' }));
  await card.findByRole('link', { name: '결재 필요 700' });
  await waitFor(() =>
    expect(card.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['지남', '오늘', '나중']),
  );
  expect(within(card.getByRole('table')).getAllByRole('link')).toHaveLength(10);
  await waitFor(async () => expect(await counts()).toEqual(['전체 700', '지남 1', '오늘 1', '이번 주 0', '나중 698']));
  expect(screen.getByRole('group', { name: '기한별로 보기' }).getAttribute('aria-busy')).toBe('false');
});

it('what is due today is listed also after ten that are overdue', async () => {
  await givenHome([...Array.from({ length: 12 }, (_, place) => due(20 + place, -1)), due(1, 0)]);
  const card = within(await screen.findByRole('region', { name: '내가 처리할 일' }));
  await waitFor(() => expect(within(card.getByRole('table')).getAllByRole('link')).toHaveLength(11));
  expect(card.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['지남', '오늘']);
});

it('a number beyond the loaded items is shown as more', async () => {
  await givenHome([due(1, -3), due(2, -2)], [], 10_000);
  await waitFor(async () =>
    expect(await counts()).toEqual(['전체 999+', '지남 2+', '오늘 0+', '이번 주 0+', '나중 0+']),
  );
});

it('a list that failed to load says so in its place, and no total is shown', async () => {
  const failing = new Set<string>([completed.path, submitted.path, getApprovalCounts.path, countUnread.path]);
  const unlessFailing = ({ endpoint, answer }: ReturnType<typeof reply>): ReturnType<typeof reply> => ({
    endpoint,
    answer: (request) => (failing.has(endpoint.path) ? { status: 502 } : answer(request)),
  });
  await givenHome(
    [due(1, -1)],
    [
      reply(completed, pageOf([sampleRow(8, { status: 'Rejected' })])),
      reply(submitted, pageOf([sampleRow(9)])),
      reply(getApprovalCounts, { can: {}, draftCount: 2, inProgressCount: 31, requestedCount: 3, askedCount: 0 }),
      reply(countUnread, { unread: 4 }),
    ].map(unlessFailing),
  );
  const part = async (name: string) => within(await screen.findByRole('region', { name }, { timeout: 4_000 }));
  const rejected = await part('반려되어 다시 쓸 문서');
  for (const name of ['반려되어 다시 쓸 문서', '최근 상신한 문서', '전자결재 현황'])
    await (await part(name)).findByRole('alert', {}, { timeout: 4_000 });
  expect(await counts()).toEqual(['전체 –', '지남 –', '오늘 –', '이번 주 –', '나중 –']);
  await screen.findByRole('button', { name: '알림. 수를 불러오지 못했습니다.' });
  failing.clear();
  await userEvent.click(rejected.getByRole('button', { name: '다시 시도' }));
  await waitFor(async () => expect(await counts()).toEqual(['전체 2', '지남 1', '오늘 0', '이번 주 0', '나중 1']));
  await userEvent.click((await part('전자결재 현황')).getByRole('button', { name: '다시 시도' }));
  await (await part('전자결재 현황')).findByRole('link', { name: /31/ });
});

it('the counts cover all areas, and selecting one filters what waits in all areas', async () => {
  const actions = [
    sampleMyAction(5, { dueDate: addDays(today, -2), isOverdue: true }),
    sampleMyAction(6, { dueDate: addDays(today, 40) }),
  ];
  await givenHome(
    [due(1, 0)],
    [
      reply(listMenus, [
        { id: 1, name: 'Approval', path: '/approval' },
        { id: 3, name: 'ESMS', path: '/esms' },
      ]),
      reply(listMyActions, pageOf(actions)),
      reply(listCreatedActions, pageOf([])),
      reply(listReports, pageOf([])),
      reply(getReportCounts, { draftCount: 0, newsCount: 0, can: {} }),
    ],
  );
  await waitFor(async () => expect(await counts()).toEqual(['전체 3', '지남 1', '오늘 1', '이번 주 0', '나중 1']));
  await userEvent.click(screen.getByRole('button', { name: '지남 1' }));
  expect(screen.getByRole('button', { name: '지남 1' }).getAttribute('aria-pressed')).toBe('true');
  const rows = () =>
    within(screen.getByRole('table', { name: '내가 처리할 일' }))
      .getAllByRole('row')
      .filter((row) => within(row).queryByRole('link'))
      .map((row) => within(row).getAllByRole('cell')[0]?.textContent);
  expect(rows()).toEqual(['안전보고 · 조치']);
  await userEvent.click(screen.getByRole('button', { name: '전체 3' }));
  await waitFor(() => expect(rows()).toEqual(['안전보고 · 조치', '전자결재 · 결재', '안전보고 · 조치']));
});

it('a rejected document of the user is listed with a link to rewrite it', async () => {
  const rejected = sampleRow(8, { status: 'Rejected' });
  const { calls } = await givenHome([], [reply(completed, pageOf([rejected]))]);
  const card = within(await screen.findByRole('region', { name: '반려되어 다시 쓸 문서' }));
  const rewrite = card.getByRole('link', { name: `${rejected.title} 다시 작성` });
  expect(rewrite.getAttribute('href')).toBe('/approval/documents/write/8?category=LetterOfApproval#rewrite');
  const path = calls.find(({ path }) => path.startsWith('/api/approval/docs/completed'))?.path ?? '';
  expect(path).toContain('role=Drafter&toRewrite=true');
});

it('leave can be applied for from the home page', async () => {
  await givenHome([]);
  const link = await screen.findByRole('link', { name: '휴가 신청' });
  expect(link.getAttribute('href')).toBe('/approval/documents/write?category=LeaveApplication');
});

it('recently opened records are listed on the home page, stored encrypted, until sign-out', async () => {
  const key = btoa('k'.repeat(32)).replaceAll('=', '');
  const viewed = sampleDocument({ id: 2, title: '비밀 아닌 제목' });
  // The pattern of a single document matches the lists as well.
  const { router } = await givenPortal('/', [
    ...[requested, completed, submitted, inProgress].map((list) => reply(list, pageOf([]))),
    reply(getDeviceKey, { key }),
    reply(getDocument, viewed),
  ]);
  await router.navigate({
    to: '/approval/documents/view/$id',
    params: { id: '2' },
    search: { 'list-type': 'requested' },
  });
  await waitFor(() => expect(localStorage.getItem('portal.viewed')).not.toBeNull());
  const first = localStorage.getItem('portal.viewed');
  expect(first).not.toContain('제목');
  // Opened again from another list, it is still one record.
  await router.navigate({
    to: '/approval/documents/view/$id',
    params: { id: '2' },
    search: { 'list-type': 'in-progress' },
  });
  await waitFor(() => expect(localStorage.getItem('portal.viewed')).not.toBe(first));
  await router.navigate({ to: '/' });
  const panel = within(await screen.findByRole('region', { name: '최근 본 기록' }));
  expect(panel.getByRole('link', { name: '비밀 아닌 제목' }).getAttribute('href')).toBe(
    '/approval/documents/view/2?list-type=in-progress',
  );
  forgetLocalWork(localStorage);
  expect(localStorage.getItem('portal.viewed')).toBeNull();
  await router.navigate({ to: '/approval' });
  await router.navigate({ to: '/' });
  await screen.findByRole('heading', { level: 1, name: '홈' });
  expect(screen.queryByRole('region', { name: '최근 본 기록' })).toBeNull();
});
