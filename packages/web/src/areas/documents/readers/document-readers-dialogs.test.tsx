import { listDepartmentEmployees, listDepartments, type Person } from '@portal/contract/directory';
import { findDocumentDrive, getDriveDocument, getReaders, type Reader, setReaders } from '@portal/contract/documents';
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
const given = (replies: Parameters<typeof givenDocuments>[1]) =>
  givenDocuments('/documentcenter/view/2/12', [
    ...replies,
    reply(getDriveDocument, sampleDriveDocument({ can })),
    departments,
    reply(listDepartmentEmployees, people),
  ]);

it('a whole department is named at once, also those who are not drawn; whom others named meanwhile stays', async () => {
  const answers: Reader[][] = [[sampleReader(200, '사원0')], [sampleReader(200, '사원0'), sampleReader(9, '박하늘')]];
  const { calls } = await given([
    { ...reply(getReaders, []), answer: () => ({ body: answers.length > 1 ? answers.shift() : answers[0] }) },
    reply(setReaders, []),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '필독자 지정' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('이미 필독자입니다.');
  await userEvent.click(dialog.getByRole('checkbox', { name: '모두 선택 (149명)' }));
  await userEvent.click(dialog.getByRole('button', { name: '적용' }));
  await screen.findByText('필독자를 지정하였습니다.');
  const sent = calls.find(({ method }) => method === 'PUT')?.body as number[];
  expect(sent.toSorted((one, other) => one - other)).toEqual([9, ...people.map(({ id }) => id)]);
});

it('who is refused is told by name, and the choice stays', async () => {
  const refused = {
    status: 422,
    body: {
      code: 'not-valid',
      message: '입력한 내용을 확인해 주세요.',
      errors: [{ path: '0', message: '퇴사했습니다.' }],
    },
  };
  await given([reply(getReaders, []), { ...refuse(setReaders, 'not-valid'), answer: () => refused }]);
  await userEvent.click(await screen.findByRole('button', { name: '필독자 지정' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^사원3 / }));
  await userEvent.click(dialog.getByRole('button', { name: '적용' }));
  await dialog.findByText('사원3: 퇴사했습니다.');
  expect((dialog.getByRole('checkbox', { name: /^사원3 / }) as HTMLInputElement).checked).toBe(true);
});

/** A document that somebody else moves from the drive of the department to drive 1, or deletes, once the dialog stands. */
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
    { endpoint: getReaders, answer: ({ path }) => there(path, () => ({ body: [sampleReader(9, '박하늘')] })) },
    { endpoint: setReaders, answer: ({ path }) => there(path, setThere) },
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

it('of a document that was moved meanwhile readers are named where it stands now, and the page arrives there', async () => {
  const { router, calls } = await givenAway(1, () => ({ body: [] }));
  await screen.findByText('필독자를 지정하였습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter/view/1/12'));
  expect(screen.queryByRole('dialog')).toBeNull();
  const sent = calls
    .filter(({ method }) => method === 'PUT' || method === 'POST')
    .filter(({ path }) => /readers/.test(path));
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ['/api/drives/2/documents/12/readers', [9, 203]],
    ['/api/drives/1/documents/12/readers', [9, 203]],
  ]);
});

it.each([
  ['gone', undefined, '이미 삭제되었거나 존재하지 않는 문서입니다.'],
  ['moved to where one may not', 1, '권한이 없습니다.'],
] as const)(
  '%s meanwhile: who was chosen is told by name and stays chosen until one closes it',
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

it('readers of one name, position and department are told apart by their address, in the status and where they are chosen', async () => {
  await given([
    reply(getReaders, [sampleReader(1, '박하늘', '2026-11-03'), sampleReader(2, '박하늘'), sampleReader(3, '최민준')]),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '필독 현황' }));
  const status = within(await screen.findByRole('dialog'));
  await status.findByText('3명 중 1명 읽음');
  const row = (email: string) => within(status.getByText(email).closest('tr') as HTMLElement);
  row('person1@hanbit.example').getByText('2026/11/03');
  expect(row('person2@hanbit.example').queryByText('2026/11/03')).toBeNull();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('button', { name: '필독자 지정' }));
  const chosen = within(await screen.findByRole('list', { name: '필독자' }));
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
