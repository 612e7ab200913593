import { listDepartmentEmployees, listDepartments, type Person } from '@portal/contract/directory';
import { getDriveDocument, getReaders, type Reader, setReaders } from '@portal/contract/documents';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenDocuments, sampleDriveDocument, samplePerson, sampleReader } from '../../../testing/documents.ts';
import { refuse, reply } from '../../../testing/portal.tsx';

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
