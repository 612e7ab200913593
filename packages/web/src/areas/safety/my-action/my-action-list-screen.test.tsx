import {
  actionFamilies,
  getHazard,
  getInvestigation,
  listCreatedActions,
  listMyActions,
  listReferredActions,
  MY_ACTION_LIMIT,
  type MyAction,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { givenSafety } from '../../../testing/safety.ts';
import { me, sampleAction, sampleMyAction } from '../../../testing/safety-actions.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const rows = (from: number, change: Partial<MyAction> = {}) =>
  Array.from({ length: MY_ACTION_LIMIT }, (_, place) => sampleMyAction(from + place, change));

const paged = (endpoint: typeof listMyActions | typeof listReferredActions, total: number) => ({
  endpoint,
  answer: ({ path }: { path: string }) => {
    const offset = Number(new URLSearchParams(path.split('?')[1]).get('offset') ?? 0);
    return { body: { items: rows(100 * (offset + 1)), total, offset, limit: MY_ACTION_LIMIT } };
  },
});

const page = (items: MyAction[]) => ({ items, total: items.length, offset: 0, limit: MY_ACTION_LIMIT });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

it('each table turns its own pages in the address, and its start comes into view', async () => {
  const shown = vi.fn();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown(this.textContent);
  });
  const { router } = await givenSafety('/esms/myaction', [paged(listMyActions, 25), paged(listReferredActions, 25)]);
  const assigned = await part('내가 담당하는 조치');
  const referred = await part('내가 참조자인 조치');
  await assigned.findByRole('link', { name: '조치할 일 100' });
  await userEvent.click(assigned.getByRole('button', { name: '다음 페이지' }));
  await assigned.findByRole('link', { name: '조치할 일 200' });
  expect(shown).toHaveBeenLastCalledWith('내가 담당하는 조치');
  await userEvent.click(referred.getByRole('button', { name: '다음 페이지' }));
  await referred.findByRole('link', { name: '조치할 일 200' });
  expect(router.state.location.search).toEqual({ assigned: 1, referred: 1 });
  await userEvent.click(assigned.getByRole('button', { name: '이전 페이지' }));
  await assigned.findByRole('link', { name: '조치할 일 100' });
  expect(router.state.location.search).toEqual({ referred: 1 });
  expect(screen.queryByRole('region', { name: '내가 요청한 조치' })).toBeNull();
});

it.each(['/esms/myaction/list', '/esms/myaction/list/2', '/esms/myaction/of/mine'])('%s leads to it', async (path) => {
  const { router } = await givenSafety(path, [reply(listMyActions, page([sampleMyAction(3)]))]);
  await screen.findByRole('link', { name: '조치할 일 3' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms/myaction'));
});

it('rows of mine lead to the action, rows that I requested to their case; overdue is marked', async () => {
  const overdue = sampleMyAction(3, { isOverdue: true });
  const ofInvestigation = sampleMyAction(4, { source: 'Investigation', sourceId: 31 });
  await givenSafety(
    '/esms/myaction/list',
    [
      reply(listMyActions, page([overdue, ofInvestigation])),
      reply(listCreatedActions, page([overdue, ofInvestigation])),
    ],
    { seesAssigned: true },
  );
  const hrefs = (within: Awaited<ReturnType<typeof part>>) =>
    within.getAllByRole('link').map((link) => link.getAttribute('href'));
  const assigned = await part('내가 담당하는 조치');
  await assigned.findByText('기한 지남');
  expect(hrefs(assigned)).toEqual([
    '/esms/myaction/view/report/12/mitigation/3',
    '/esms/myaction/view/investigation/31/mitigation/4',
  ]);
  const created = await part('내가 요청한 조치');
  await created.findByRole('link', { name: '조치할 일 3' });
  expect(hrefs(created)).toEqual([
    '/esms/report/view/12?action=3#mitigation',
    '/esms/investigation/view/31?action=4#mitigation',
  ]);
  await (await part('내가 참조자인 조치')).findByText('참조자인 조치가 없습니다.');
});

it('home tells what is under way, the overdue first, then by its day', async () => {
  const items = [
    sampleMyAction(1, { dueDate: '2026-12-03' }),
    sampleMyAction(2, { dueDate: '2026-12-01', status: 'Completed' }),
    sampleMyAction(3, { dueDate: '2026-12-02' }),
    sampleMyAction(4, { dueDate: '2026-11-10', isOverdue: true }),
    sampleMyAction(5, { dueDate: '2026-11-02', isOverdue: true }),
    // Its turn is the office's.
    sampleMyAction(6, { dueDate: '2026-11-01', isOverdue: true, isClosingRequested: true }),
  ];
  const underWay = page(items.filter(({ status }) => status === 'InProgress'));
  await givenSafety('/', [
    {
      endpoint: listMyActions,
      answer: ({ path }) => ({ body: path.includes('waiting=true') ? { ...underWay, total: 62 } : page(items) }),
    },
  ]);
  await screen.findByRole('link', { name: '내가 할 조치 61' });
  const table = within(screen.getByRole('table', { name: '내가 처리할 일' }));
  expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(
    [5, 4, 3, 1].map((id) => `조치할 일 ${id}`),
  );
  expect(screen.queryByRole('link', { name: /^종결 승인 대기 조치/ })).toBeNull();
});

it('home tells the office of the closing requests that wait for it', async () => {
  const items = [sampleMyAction(1), sampleMyAction(2, { isClosingRequested: true })];
  const asked = page(items.filter(({ isClosingRequested }) => isClosingRequested));
  await givenSafety(
    '/',
    [
      {
        endpoint: listCreatedActions,
        answer: ({ path }) => ({ body: path.includes('waiting=true') ? asked : page(items) }),
      },
    ],
    { seesAssigned: true },
  );
  await screen.findByRole('link', { name: '종결 승인 대기 조치 1' });
  const table = within(screen.getByRole('table', { name: '내가 처리할 일' }));
  expect(table.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['조치할 일 2']);
});

const levels = { level1: { id: 1, name: '항행', engName: 'Navigation' }, level2: null, level3: null, level4: null };

it('an action of a hazard is shown with what the narrowed record tells', async () => {
  await givenSafety('/esms/myaction/view/hazard/5/mitigation/1#details', [
    reply(
      actionFamilies.hazards.get,
      sampleAction(1, { case: { type: 'Hazard', id: 5, no: 'HZ-2026-0005', title: '조류' } }),
    ),
    reply(getHazard, {
      id: 5,
      hazardNo: 'HZ-2026-0005',
      status: 'Action',
      source: 'FOQA',
      title: '조류',
      category: { ...levels, description: '활주로 주변' },
      report: null,
      investigation: null,
      identificationDate: '2026-11-20',
      identifier: me,
      hasMitigations: true,
      initialRisk: null,
      residualRisk: null,
      potentialConsequences: [{ ...levels, description: null }],
      controlType: null,
      version: 1,
      can: {},
    }),
  ]);
  await screen.findByRole('heading', { level: 1, name: '조류' });
  await screen.findByText('항행 · 활주로 주변');
  await screen.findByText('비행자료 분석(FOQA)');
  await screen.findByText('2026-11-20 (금)');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['조치 상세', '조치']);
});

it('an action of an investigation is shown with what the narrowed record tells', async () => {
  await givenSafety('/esms/myaction/view/investigation/31/mitigation/1#details', [
    reply(
      actionFamilies.investigations.get,
      sampleAction(1, { case: { type: 'Investigation', id: 31, no: 'INV-2026-0031', title: '활주로 침범' } }),
    ),
    reply(getInvestigation, {
      id: 31,
      investigationNo: 'INV-2026-0031',
      status: 'Action',
      type: 'HighRiskHazard',
      source: 'FOQA',
      title: '활주로 침범',
      fieldLevel1: { id: 1, name: '운항', engName: 'Flight operations' },
      fieldLevel2: null,
      startDate: '2026-11-20',
      endDate: '2026-12-04',
      author: me,
      createdDate: '2026-11-20T01:00:00.000Z',
      reportId: null,
      reportNo: null,
      initialRisk: null,
      residualRisk: null,
      description: '첫 줄\n둘째 줄',
      objective: null,
      investigators: [{ investigator: me }],
      completedDate: null,
      conclusion: null,
      appendix: null,
      postProcess: null,
      mitigations: [],
      rootCause: null,
      hazard: null,
      riskAssessments: [],
      version: 1,
      can: {},
    }),
  ]);
  await screen.findByText(/첫 줄\s둘째 줄/);
  await screen.findByText('2026-11-20 (금) – 2026-12-04 (금)');
});

it('who may not read an action is told and led back to the lists', async () => {
  const { router } = await givenSafety('/esms/myaction/view/report/12/mitigation/1', [
    refuse(actionFamilies.reports.get, 'no-permission'),
  ]);
  const alert = within(await screen.findByRole('dialog', { name: '조치를 볼 수 없습니다' }));
  await userEvent.click(alert.getByRole('button', { name: '확인' }));
  await screen.findByRole('heading', { level: 1, name: '내 조치' });
  expect(router.state.location.pathname).toBe('/esms/myaction');
});

it('an address of no known kind leads to the page that says so', async () => {
  await givenSafety('/esms/myaction/view/memo/12/mitigation/1', []);
  await screen.findByRole('button', { name: /뒤로/ });
});

const mine = '내가 담당하는 조치';
const linkTo = (id: number) => ({ name: `조치할 일 ${id}` });

const givenAction = (id: number, list: string) =>
  givenSafety(
    list,
    [
      reply(listMyActions, page([sampleMyAction(3), sampleMyAction(4)])),
      reply(listReferredActions, page([sampleMyAction(5)])),
      reply(listCreatedActions, page([sampleMyAction(3), sampleMyAction(4)])),
      reply(actionFamilies.reports.get, sampleAction(id)),
    ],
    { seesAssigned: true },
  );

it('the table from which an action was opened alone gives its row the focus again, at the page it stood at', async () => {
  const { router } = await givenAction(4, '/esms/myaction?assigned=1&created=2');
  await userEvent.click(await (await part(mine)).findByRole('link', linkTo(4)));
  const back = await screen.findByRole('link', { name: /내 조치 목록/ });
  const toRow = vi.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.click(back);
  const row = await (await part(mine)).findByRole('link', linkTo(4));
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(router.state.location.search).toEqual({ assigned: 1, created: 2 });
  expect(new Set(toRow.mock.contexts)).toEqual(new Set([row.closest('tr')]));
});

it('an action that was opened from elsewhere is found in the table that holds it', async () => {
  await givenAction(5, '/esms/myaction/view/report/12/mitigation/5');
  const back = await screen.findByRole('link', { name: /내 조치 목록/ });
  const toRow = vi.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.click(back);
  const row = await (await part('내가 참조자인 조치')).findByRole('link', linkTo(5));
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(new Set(toRow.mock.contexts)).toEqual(new Set([row.closest('tr')]));
});

it('the lists stay at their top for an action that is in none of them', async () => {
  await givenAction(6, '/esms/myaction/view/report/12/mitigation/6');
  const back = await screen.findByRole('link', { name: /내 조치 목록/ });
  const toRow = vi.spyOn(Element.prototype, 'scrollIntoView');
  await userEvent.click(back);
  await (await part('내가 요청한 조치')).findByRole('link', linkTo(4));
  const heading = screen.getByRole('heading', { level: 1 });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(toRow).not.toHaveBeenCalled();
});
