import { listDepartmentEmployees, listDepartments, type Person } from '@portal/contract/directory';
import {
  askReaders,
  findDocumentDrive,
  getDriveDocument,
  getReaderRule,
  getReaders,
  type ReaderRule,
  setReaderRule,
} from '@portal/contract/documents';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '../../../testing/answers.ts';
import { givenDocuments, sampleDriveDocument, samplePerson, sampleReader } from '../../../testing/documents.ts';
import { refuse, reply } from '../../../testing/given-portal.tsx';

afterEach(() => vi.unstubAllGlobals());

const can = { setReaders: true, seeReaders: true } as const;
const people = Array.from(
  { length: 150 },
  (_, place): Person => ({ ...samplePerson(200 + place, `사원${place}`), code: `H${place}`, jobTitle: null }),
);
const departments = reply(listDepartments, [
  { id: 3, parentId: null, level: 1, code: 'OP', name: '운항팀', engName: 'Flight Operations', childNodes: [] },
]);
const sampleRule = (change: Partial<ReaderRule> = {}): ReaderRule => ({
  groups: [],
  plus: [],
  minus: [],
  dueDays: null,
  matched: 0,
  version: 3,
  ...change,
});
const park = samplePerson(9, '박하늘');
/** The sent parts of a rule. */
const sentRule = (calls: readonly { method: string; path: string; body?: unknown }[]) =>
  calls.filter(({ method, path }) => method === 'PUT' && path.endsWith('/reader-rule')).map(({ body }) => body);
const given = (replies: Parameters<typeof givenDocuments>[1]) =>
  givenDocuments('/documentcenter/view/2/12', [
    ...replies,
    reply(getDriveDocument, sampleDriveDocument({ can })),
    departments,
    reply(listDepartmentEmployees, people),
  ]);

it('a whole department is added at once, including rows that are not rendered; people added by others meanwhile stay', async () => {
  const answers = [
    sampleRule({ plus: [samplePerson(200, '사원0')] }),
    sampleRule({ plus: [samplePerson(200, '사원0'), park] }),
  ];
  const { calls } = await given([
    {
      ...reply(getReaderRule, sampleRule()),
      answer: () => ({ body: answers.length > 1 ? answers.shift() : answers[0] }),
    },
    reply(setReaderRule, sampleRule()),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '필독자 지정' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('이미 추가한 사람입니다.');
  await userEvent.click(dialog.getByRole('checkbox', { name: '모두 선택 (149명)' }));
  await userEvent.click(dialog.getByRole('button', { name: '적용' }));
  await screen.findByText('필독자를 지정했습니다.');
  const [sent] = sentRule(calls) as [{ plus: number[] }];
  expect(sent.plus.toSorted((one, other) => one - other)).toEqual([9, ...people.map(({ id }) => id)]);
});

it('a group of a department with positions and days is saved as typed, with who is left out', async () => {
  const rule = sampleRule({ minus: [park], matched: 12 });
  const { calls } = await given([reply(getReaderRule, rule), reply(setReaderRule, rule)]);
  await userEvent.click(await screen.findByRole('button', { name: '필독자 지정' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('저장된 규칙으로 지금 12명이 필독자입니다.');
  await userEvent.click(dialog.getByRole('button', { name: '그룹 추가' }));
  await userEvent.selectOptions(await dialog.findByRole('combobox', { name: '부서' }), '운항팀');
  await userEvent.type(dialog.getByRole('textbox', { name: '직위 (쉼표로 구분)' }), ' 기장, 부기장 ,');
  await userEvent.type(dialog.getByRole('textbox', { name: '읽기 기한 (일)' }), '400');
  dialog.getByText('0에서 365까지의 정수를 입력해 주세요.');
  expect((dialog.getByRole('button', { name: '적용' }) as HTMLButtonElement).disabled).toBe(true);
  await userEvent.clear(dialog.getByRole('textbox', { name: '읽기 기한 (일)' }));
  await userEvent.type(dialog.getByRole('textbox', { name: '읽기 기한 (일)' }), '7');
  await userEvent.click(dialog.getByRole('button', { name: '적용' }));
  await screen.findByText('필독자를 지정했습니다.');
  expect(sentRule(calls)).toEqual([
    {
      groups: [{ departmentId: 3, withBelow: true, positions: ['기장', '부기장'], jobTitles: [] }],
      minus: [9],
      dueDays: 7,
      plus: [],
    },
  ]);
});

it('a rule that somebody else changed meanwhile is not overwritten, and the typed text stays', async () => {
  let now = sampleRule({ dueDays: 3 });
  const { calls } = await given([
    { ...reply(getReaderRule, now), answer: () => ({ body: now }) },
    reply(setReaderRule, now),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '필독자 지정' }));
  const dialog = within(await screen.findByRole('dialog'));
  const days = await dialog.findByRole('textbox', { name: '읽기 기한 (일)' });
  now = sampleRule({ dueDays: 30, version: 4 });
  await userEvent.clear(days);
  await userEvent.type(days, '5');
  await userEvent.click(dialog.getByRole('button', { name: '적용' }));
  await dialog.findByText(/그사이 다른 사람이 규칙을 바꾸었습니다/);
  expect([sentRule(calls), (days as HTMLInputElement).value]).toEqual([[], '5']);
});

it('refused people are named, and the choice stays', async () => {
  const refused = {
    status: 422,
    body: {
      code: 'not-valid',
      message: '입력한 내용을 확인해 주세요.',
      errors: [{ path: 'plus.0', message: '퇴사했습니다.' }],
    },
  };
  await given([reply(getReaderRule, sampleRule()), { ...refuse(setReaderRule, 'not-valid'), answer: () => refused }]);
  await userEvent.click(await screen.findByRole('button', { name: '필독자 지정' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^사원3 / }));
  await userEvent.click(dialog.getByRole('button', { name: '적용' }));
  await dialog.findByText('사원3: 퇴사했습니다.');
  expect((dialog.getByRole('checkbox', { name: /^사원3 / }) as HTMLInputElement).checked).toBe(true);
});

/** A document that somebody else moves to drive 1 or deletes, once the dialog is open. */
const givenAway = async (driveId: number | undefined, setThere: () => ReturnType<typeof refusal>) => {
  let isAway = false;
  const stands = (path: string): boolean =>
    path.includes('/drives/1/') === isAway && !(isAway && driveId === undefined);
  const there = (path: string, answer: () => ReturnType<typeof refusal>) =>
    stands(path) ? answer() : refusal('not-found');
  const sample = sampleDriveDocument({ can });
  const given = await givenDocuments('/documentcenter/view/2/12', [
    {
      endpoint: getDriveDocument,
      answer: ({ path }) => there(path, () => ({ body: isAway ? { ...sample, driveId: 1 } : sample })),
    },
    { endpoint: getReaderRule, answer: ({ path }) => there(path, () => ({ body: sampleRule({ plus: [park] }) })) },
    { endpoint: setReaderRule, answer: ({ path }) => there(path, setThere) },
    driveId === undefined ? refuse(findDocumentDrive, 'not-found') : reply(findDocumentDrive, { driveId }),
    departments,
    reply(listDepartmentEmployees, people.slice(0, 4)),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '필독자 지정' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^사원3 / }));
  isAway = true;
  await userEvent.click(dialog.getByRole('button', { name: '적용' }));
  return { ...given, dialog };
};

it('readers of a document that was moved meanwhile are saved in its present drive, and the page is redirected', async () => {
  const { router, calls } = await givenAway(1, () => ({ body: sampleRule() }));
  await screen.findByText('필독자를 지정했습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter/view/1/12'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const body = { groups: [], minus: [], dueDays: null, plus: [9, 203] };
  expect(
    calls
      .filter(({ method, path }) => method === 'PUT' && path.startsWith('/api/drives'))
      .map((sent) => [sent.path, sent.body]),
  ).toEqual([
    ['/api/drives/2/documents/12/reader-rule', body],
    ['/api/drives/1/documents/12/reader-rule', body],
  ]);
});

it.each([
  ['gone', undefined, '이미 삭제되었거나 존재하지 않는 문서입니다.'],
  ['moved to where one may not', 1, '권한이 없습니다.'],
] as const)(
  '%s meanwhile: the chosen people are named and stay chosen until the dialog is closed',
  async (_, to, told) => {
    const { router, calls, dialog } = await givenAway(to, () => refusal('no-permission', '권한이 없습니다.'));
    await dialog.findByText('지정하지 못한 사람: 사원3.');
    dialog.getByText(`필독자를 지정하지 못했습니다. ${told}`);
    const asked = () => calls.filter(({ path }) => path.endsWith('/drives/2/documents/12')).length;
    await waitFor(() => expect(asked()).toBeGreaterThan(1));
    expect((dialog.getByRole('checkbox', { name: /^사원3 / }) as HTMLInputElement).checked).toBe(true);
    expect(router.state.location.pathname).toBe('/documentcenter/view/2/12');
    await userEvent.click(dialog.getAllByRole('button', { name: '닫기' }).at(-1) as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: '나가기' }));
    if (to === undefined) await screen.findByText('문서를 열지 못했습니다');
    else await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter/view/1/12'));
  },
);

it('the status counts who has read, and is narrowed to those who have not and to a name', async () => {
  await given([
    reply(getReaders, [sampleReader(1, '김도현', '2026-11-03'), sampleReader(2, '박하늘'), sampleReader(3, '최민준')]),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '필독 현황' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('3명 중 1명 읽음');
  const names = () => dialog.getAllByRole('rowheader').map((cell) => cell.querySelector('b')?.textContent);
  expect(names()).toEqual(['김도현 과장', '박하늘 과장', '최민준 과장']);
  dialog.getByText('2026/11/03');
  await userEvent.click(dialog.getByRole('checkbox', { name: '읽지 않은 사람만' }));
  expect(names()).toEqual(['박하늘 과장', '최민준 과장']);
  await userEvent.type(dialog.getByRole('searchbox', { name: '이름으로 찾기' }), '하늘');
  expect(names()).toEqual(['박하늘 과장']);
});

it('readers with the same name, position and department are distinguished by their address, in the status and the choice', async () => {
  await given([
    reply(getReaders, [sampleReader(1, '박하늘', '2026-11-03'), sampleReader(2, '박하늘'), sampleReader(3, '최민준')]),
    reply(
      getReaderRule,
      sampleRule({ plus: [samplePerson(1, '박하늘'), samplePerson(2, '박하늘'), samplePerson(3, '최민준')] }),
    ),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '필독 현황' }));
  const status = within(await screen.findByRole('dialog'));
  await status.findByText('3명 중 1명 읽음');
  const row = (email: string) => within(status.getByText(email).closest('tr') as HTMLElement);
  row('person1@hanbit.example').getByText('2026/11/03');
  expect(row('person2@hanbit.example').queryByText('2026/11/03')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: '필독자 지정' }));
  const chosen = within(await screen.findByRole('list', { name: '추가한 사람' }));
  const shown = () => chosen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(shown()).toEqual([
    expect.stringContaining('운항팀 · person1@hanbit.example'),
    expect.stringContaining('운항팀 · person2@hanbit.example'),
    expect.stringContaining('운항팀 · person3@hanbit.example'),
  ]);
  chosen.getByRole('button', { name: '최민준 빼기' });
  await userEvent.click(chosen.getByRole('button', { name: '박하늘 (person1@hanbit.example) 빼기' }));
  expect(shown()).toHaveLength(2);
  chosen.getByRole('button', { name: '박하늘 빼기' });
});

it('those who have not read it are asked after a confirmation', async () => {
  const { calls } = await given([
    reply(getReaders, [sampleReader(1, '김도현', '2026-11-03'), sampleReader(2, '박하늘')]),
    reply(askReaders, { asked: 1 }),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '필독 현황' }));
  await userEvent.click(await screen.findByRole('button', { name: '읽기 요청' }));
  const question = within(await screen.findByRole('dialog', { name: '읽지 않은 사람에게 읽기 요청' }));
  question.getByText(/읽지 않은 1명에게/);
  const asked = () => calls.filter(({ path }) => path.endsWith('/readers/ask')).map(({ method }) => method);
  expect(asked()).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: '읽기 요청' }));
  await screen.findByText('1명에게 읽기를 요청했습니다.');
  expect(asked()).toEqual(['POST']);
});

it('if everybody has read it nobody can be asked', async () => {
  await given([reply(getReaders, [sampleReader(1, '김도현', '2026-11-03')])]);
  await userEvent.click(await screen.findByRole('button', { name: '필독 현황' }));
  await screen.findByText('1명 중 1명 읽음');
  expect(screen.queryByRole('button', { name: '읽기 요청' })).toBeNull();
});
