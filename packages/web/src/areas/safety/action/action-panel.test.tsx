import { listDepartmentEmployees, listDepartments } from '@portal/contract/directory';
import { addDays, dayInSeoul } from '@portal/contract/kernel';
import {
  type Action,
  actionFamilies,
  getReport,
  listRootCauses,
  type Report,
  rootCauses,
} from '@portal/contract/safety';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { givenSafety, sampleReport } from '../../../testing/safety.ts';
import { me, sampleAction, samplePerson } from '../../../testing/safety-actions.ts';
import { givenWidth, widths } from '../../../testing/window-width.ts';

afterEach(() => vi.unstubAllGlobals());

const { reports } = actionFamilies;
const at = '/esms/report/view/12#mitigation';
const report = (can: Report['can'] = {}) =>
  sampleReport({ status: 'Action', seesActions: true, can: { assignActions: true, ...can } });
const other = samplePerson(8, '박도윤');
const third = samplePerson(9, '최유나');
const mine = sampleAction(1, { can: { rootCause: true, refer: true, message: true } });
const theirs = sampleAction(2, { mitigator: other, isOverdue: true, mitigatorHasLeft: true });

type Replies = Parameters<typeof givenSafety>[1];

const given = (actions: Action[], more: Replies = [], told = report(), path = at) =>
  givenSafety(path, [
    ...more,
    reply(getReport, told),
    reply(
      reports.list,
      actions.map(({ threads: _, ...row }) => row),
    ),
    {
      endpoint: reports.get,
      answer: ({ path: address }) => {
        const found = actions.find(({ id }) => address.endsWith(`/${id}`));
        return found ? { body: found } : refusal('not-found');
      },
    },
    reply(reports.listThreads, []),
    reply(listDepartments, [
      { id: 3, parentId: null, level: 1, code: 'D3', name: '운항팀', engName: 'Flight Operations', childNodes: [] },
    ]),
    reply(listDepartmentEmployees, [me, other, third]),
    reply(listRootCauses, [...rootCauses]),
  ]);

const shownAction = (id: number) => screen.findByRole('article', { name: `ACT-2026-0000${id}` });
const sent = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ method, path, body }) => [method, path, body]);

it('chosen assignees are shown as pills, with the first one in the field; another choice replaces it', async () => {
  const { router } = await given([mine, theirs]);
  await shownAction(1);
  const pills = within(await screen.findByRole('list', { name: '조치 목록' }));
  const [first, second] = pills.getAllByRole('button');
  expect(first?.getAttribute('aria-current')).toBe('true');
  within(second as HTMLElement).getByText('기한 지남');
  within(second as HTMLElement).getByText('담당자 퇴사');
  expect(within(first as HTMLElement).queryByText('담당자 퇴사')).toBeNull();
  await userEvent.click(second as HTMLElement);
  await shownAction(2);
  expect(screen.queryByRole('article', { name: 'ACT-2026-00001' })).toBeNull();
  expect([router.state.location.search, router.state.location.hash]).toEqual([{ action: 2 }, 'mitigation']);
});

it('a case without actions says so, and only people who may assign get the button', async () => {
  await given([], [], report({ assignActions: 'wrong-status' }));
  await screen.findByText('조치가 없습니다.');
  expect(screen.queryByRole('button', { name: '새 조치 요청 추가' })).toBeNull();
});

it('the tab is locked until notification, and hidden from people who read no action', async () => {
  await given([], [], { ...report(), status: 'Open' });
  expect(await screen.findByRole('tab', { name: /^조치/ })).toHaveProperty('disabled', true);
});

const openAssigning = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '새 조치 요청 추가' }));
  return within(await screen.findByRole('dialog', { name: '담당자 선택' }));
};

it('several are assigned together, each with its own due day, by default in five days', async () => {
  const { calls } = await given([mine], [{ endpoint: reports.assign, answer: () => ({ status: 201, body: [] }) }]);
  const dialog = await openAssigning();
  const taken = await dialog.findByRole('button', { name: /이서연/ });
  within(taken).getByText('이미 지정된 담당자입니다.');
  await userEvent.click(dialog.getByRole('checkbox', { name: /박도윤/ }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /최유나/ }));
  await userEvent.click(dialog.getByRole('button', { name: '2명 추가' }));
  const day = dialog.getByLabelText('최유나 조치 기한');
  const today = dayInSeoul(new Date());
  expect(day).toHaveProperty('value', addDays(today, 5));
  await userEvent.clear(day);
  await userEvent.type(day, addDays(today, -1));
  dialog.getByText('오늘보다 앞선 날은 선택할 수 없습니다.');
  expect(dialog.getByRole('button', { name: '적용' })).toHaveProperty('disabled', true);
  await userEvent.clear(day);
  await userEvent.type(day, today);
  await userEvent.type(dialog.getByRole('textbox', { name: '할 일' }), '표지를 칠한다');
  await userEvent.click(dialog.getByRole('button', { name: '최유나에게만 덧붙이기' }));
  await userEvent.type(dialog.getByRole('textbox', { name: '최유나의 할 일' }), '사진을 남긴다');
  await userEvent.click(dialog.getByRole('button', { name: '적용' }));
  await screen.findByText('담당자 지정이 완료되었습니다.');
  expect(sent(calls)).toEqual([
    [
      'POST',
      '/api/esms/reports/12/mitigations',
      [
        { mitigator: { id: 8 }, dueDate: addDays(today, 5), instruction: '표지를 칠한다' },
        { mitigator: { id: 9 }, dueDate: today, instruction: '표지를 칠한다\n\n사진을 남긴다' },
      ],
    ],
  ]);
  const asked = (path: string) => calls.filter((call) => call.method === 'GET' && call.path === path).length;
  await waitFor(() => expect(asked('/api/esms/reports/12')).toBeGreaterThan(1));
  expect(asked('/api/esms/reports/12/mitigations')).toBeGreaterThan(1);
});

it('an assignee who was designated meanwhile is named in the dialog, which stays open', async () => {
  await given([], [refuse(reports.assign, 'already-designated')]);
  const dialog = await openAssigning();
  await userEvent.click(await dialog.findByRole('button', { name: /박도윤/ }));
  await userEvent.click(dialog.getByRole('button', { name: '적용' }));
  await dialog.findByText('이미 지정된 담당자입니다.');
});

it('the chosen assignee stays when somebody else assigns the first action meanwhile', async () => {
  let there: Action[] = [];
  await given(
    [mine],
    [{ endpoint: reports.list, answer: () => ({ body: there.map(({ threads: _, ...row }) => row) }) }],
  );
  const dialog = await openAssigning();
  await userEvent.click(await dialog.findByRole('checkbox', { name: /박도윤/ }));
  await userEvent.click(dialog.getByRole('button', { name: '1명 추가' }));
  there = [mine];
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await screen.findByRole('list', { name: '조치 목록', hidden: true });
  screen.getByLabelText('박도윤 조치 기한');
});

it('a click chooses one alone, with a key it toggles, the box of the department all of them', async () => {
  await given([]);
  const dialog = await openAssigning();
  const row = (name: RegExp) => dialog.getByRole('button', { name });
  await dialog.findByRole('button', { name: /박도윤/ });
  const checked = () =>
    dialog
      .getAllByRole('checkbox')
      .slice(1)
      .map((box) => (box as HTMLInputElement).checked);
  await userEvent.click(row(/박도윤/));
  await userEvent.click(row(/최유나/));
  expect(checked()).toEqual([false, false, true]);
  const user = userEvent.setup();
  await user.keyboard('{Control>}');
  await user.click(row(/박도윤/));
  expect(checked()).toEqual([false, true, true]);
  await user.click(row(/최유나/));
  await user.keyboard('{/Control}');
  expect(checked()).toEqual([false, true, false]);
  const all = dialog.getByRole('checkbox', { name: '모두 선택' });
  await userEvent.click(all);
  expect(checked()).toEqual([true, true, true]);
  await userEvent.click(all);
  expect(checked()).toEqual([false, false, false]);
  expect(dialog.getByRole('button', { name: '적용' })).toHaveProperty('disabled', true);
});

it('referrers: the caller is not found, present referrers and the mitigator are marked, and changes are sent one by one', async () => {
  const action = {
    ...mine,
    mitigator: other,
    referrers: [{ seq: 1, referrer: third, mitigationId: 1 }],
  };
  const fourth = samplePerson(10, '한지우');
  const { calls } = await given(
    [action],
    [
      reply(listDepartmentEmployees, [me, other, third, fourth]),
      { endpoint: reports.addReferrers, answer: () => ({ status: 201, body: [] }) },
      refuse(reports.removeReferrer, 'not-found'),
    ],
  );
  await userEvent.click(await screen.findByRole('button', { name: '참조자 추가' }));
  const dialog = within(await screen.findByRole('dialog', { name: '참조자 선택' }));
  within(await dialog.findByRole('button', { name: /박도윤/ })).getByText('이 조치의 담당자입니다.');
  within(dialog.getByRole('button', { name: /최유나 과장/ })).getByText('이미 참조자입니다.');
  expect(dialog.queryByRole('button', { name: /이서연/ })).toBeNull();
  const apply = dialog.getByRole('button', { name: '적용' });
  expect(apply).toHaveProperty('disabled', true);
  await userEvent.click(dialog.getByRole('button', { name: '최유나 빼기' }));
  expect(apply).toHaveProperty('disabled', false);
  await userEvent.click(dialog.getByRole('button', { name: /한지우/ }));
  await userEvent.click(apply);
  await screen.findByText('다른 사용자가 이미 삭제했습니다.');
  expect(sent(calls)).toEqual([
    ['POST', '/api/esms/reports/12/mitigations/1/referrer', [10]],
    ['DELETE', '/api/esms/reports/12/mitigations/1/referrer/9', undefined],
  ]);
});

const openRootCause = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '근본 원인 선택' }));
  return within(await screen.findByRole('dialog', { name: '근본 원인 선택' }));
};

it('a root cause needs a level and a yes, and is saved down to where one stopped', async () => {
  const saved = { level1: null, level2: null, level3: null, level4: null, description: null, version: 1 };
  const { calls } = await given(
    [mine],
    [{ endpoint: reports.rootCause.create, answer: () => ({ status: 201, body: saved }) }],
  );
  const dialog = await openRootCause();
  const apply = dialog.getByRole('button', { name: '적용' });
  expect(apply).toHaveProperty('disabled', true);
  await userEvent.type(dialog.getByRole('searchbox'), '복창');
  await userEvent.click(await dialog.findByRole('button', { name: /복창 없음/ }));
  await userEvent.type(dialog.getByRole('textbox', { name: '설명' }), '복창을 듣지 못했다.');
  await userEvent.click(apply);
  const question = within(await screen.findByRole('dialog', { name: '근본 원인 저장' }));
  question.getByText('근본 원인을 저장하시겠습니까?');
  await userEvent.click(question.getByRole('button', { name: '저장' }));
  await screen.findByText('근본 원인이 저장되었습니다.');
  expect(sent(calls)).toEqual([
    [
      'POST',
      '/api/esms/reports/12/mitigations/1/root-cause',
      {
        level1: { id: 2 },
        level2: { id: 23 },
        level3: { id: 2301 },
        level4: { id: 23012 },
        description: '복창을 듣지 못했다.',
      },
    ],
  ]);
});

it('a stored root cause is replaced based on its version, and a refusal is shown in the dialog', async () => {
  const kept = {
    level1: { id: 1, name: '불안전 행위', engName: 'Unsafe acts' },
    level2: null,
    level3: null,
    level4: null,
    description: '처음',
    version: 4,
  };
  const { calls } = await given(
    [{ ...mine, rootCause: kept }],
    [refuse(reports.rootCause.change, 'changed-meanwhile')],
  );
  const dialog = await openRootCause();
  await userEvent.type(dialog.getByRole('textbox', { name: '설명' }), ' 다시');
  await userEvent.click(dialog.getByRole('button', { name: '적용' }));
  const question = within(await screen.findByRole('dialog', { name: '근본 원인 저장' }));
  await userEvent.click(question.getByRole('button', { name: '저장' }));
  await dialog.findByText('근본 원인을 저장하지 못했습니다.');
  const put = calls.find(({ method }) => method === 'PUT');
  expect([put?.headers.get('if-match'), put?.body]).toEqual([
    '"4"',
    { level1: { id: 1 }, level2: null, level3: null, level4: null, description: '처음 다시' },
  ]);
});

it('a removed referrer can no longer read', async () => {
  await given([sampleAction(1)], [refuse(reports.get, 'no-permission')]);
  await screen.findByRole('alert');
  expect(screen.queryByRole('log')).toBeNull();
});

it('a window that gets narrow leaves the list, and the action in which something was begun', async () => {
  const turn = givenWidth(widths.desk);
  const { router } = await given([mine, theirs]);
  await shownAction(1);
  turn(widths.phone);
  expect(screen.queryByRole('article', { name: 'ACT-2026-00001' })).toBeNull();
  screen.getByRole('list', { name: '조치 목록' });
  turn(widths.desk);
  await shownAction(1);
  await userEvent.click(await screen.findByRole('button', { name: '파일 첨부' }));
  await userEvent.upload(document.querySelector('input[type=file]') as HTMLInputElement, new File(['x'], '현장.jpg'));
  await waitFor(() => expect(router.state.location.search).toEqual({ action: 1 }));
  for (const width of [widths.phone, widths.desk]) {
    turn(width);
    screen.getByText('현장.jpg');
  }
  // No call was sent.
  expect(screen.queryByRole('dialog')).toBeNull();
});
