import { listDepartmentEmployees } from '@portal/contract/directory';
import { changeManual, createManual, deleteManual, listManuals } from '@portal/contract/documents';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenDocuments, sampleDrives, samplePerson } from '../../../testing/documents.ts';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { givenManuals, sampleManual } from '../../../testing/manuals.ts';

afterEach(() => vi.unstubAllGlobals());

const drives = sampleDrives({ addManual: 'general-drive' }, { addManual: true });
type Replies = Parameters<typeof givenDocuments>[1];

const given = (path: string, replies: Replies = [], manuals = [sampleManual(5)]) =>
  givenDocuments(path, [...replies, ...givenManuals(manuals)], drives);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const sent = (calls: readonly { method: string; path: string; body: unknown }[], method: string) =>
  calls.find((call) => call.method === method && call.path.startsWith('/api/drives'));

it.each(['/documentcenter/admin', '/documentcenter/admin/manual/new'])(
  'a person who administers no manuals is informed at %s and redirected',
  async (path) => {
    const { router } = await givenDocuments(path, givenManuals([sampleManual(5)], {}));
    await screen.findByText('접근 권한이 없습니다.');
    await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter'));
  },
);

it('a person who may not change a manual is redirected from its form', async () => {
  const { router } = await givenDocuments(
    '/documentcenter/admin/manual/5',
    givenManuals([sampleManual(5, { can: {} })]),
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter'));
});

it('the list shows drive and managers of a manual, and is filtered in the address', async () => {
  const managers = [samplePerson(7, '이서연'), samplePerson(8, '김도현'), samplePerson(9, '박지민')];
  const { calls } = await given(
    '/documentcenter/admin?driveId=2&title=FOM&limit=50',
    [],
    [sampleManual(5, { managers, documentId: 12, subTitle: '1부', can: { change: true, delete: 'has-documents' } })],
  );
  const link = await screen.findByRole('link', { name: '운항 규정 5' });
  expect(link.getAttribute('href')).toBe('/documentcenter/admin/manual/5?limit=50&driveId=2&title=FOM');
  const row = within(link.closest('tr') as HTMLElement);
  for (const text of ['FOM-5', '규정', '인가', '이서연 외 2명', '1부']) expect(row.getByText(text)).toBeTruthy();
  expect(row.getByText('문서 있음')).toBeTruthy();
  const remove = row.getByRole<HTMLButtonElement>('button', { name: /FOM-5 삭제: .*삭제할 수 없습니다/ });
  expect(remove.disabled).toBe(true);
  const asked = calls.find(({ path }) => path.startsWith(`${listManuals.path}?`));
  expect(Object.fromEntries(new URLSearchParams(asked?.path.split('?')[1]))).toEqual({
    driveId: '2',
    title: 'FOM',
    limit: '50',
  });
  expect(screen.getByRole('link', { name: '새 매뉴얼' }).getAttribute('href')).toBe(
    '/documentcenter/admin/manual/new?limit=50&driveId=2&title=FOM',
  );
});

it('a manual without a document is deleted once that is confirmed', async () => {
  const { calls } = await given('/documentcenter/admin', [reply(deleteManual, null as never)]);
  await press('FOM-5 삭제');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '삭제' }));
  await screen.findByText('운항 규정 5 매뉴얼을 삭제했습니다.');
  expect(sent(calls, 'DELETE')?.path).toBe('/api/drives/2/manuals/5');
});

it('a new manual names its missing fields, takes the department of its drive, gets managers and returns to its drive', async () => {
  const person = { ...samplePerson(21, '정하늘'), code: 'H0021', jobTitle: null };
  const { calls, router } = await given('/documentcenter/admin/manual/new', [
    reply(createManual, sampleManual(6)),
    reply(listDepartmentEmployees, [person]),
  ]);
  await press('등록');
  for (const missing of [
    '매뉴얼 유형을 선택해',
    '문서번호를 입력해',
    '제목을 입력해',
    '부서 자료실을 선택해',
    '담당 부서를 선택해',
  ])
    expect(screen.getAllByText(new RegExp(`${missing} 주세요`)).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('radio', { name: '절차' }));
  await userEvent.click(screen.getByRole('radio', { name: '인가·등록' }));
  await userEvent.type(await field('문서번호'), 'MPM-01');
  await userEvent.type(await field('제목'), '정비 절차');
  const drive = screen.getByRole<HTMLSelectElement>('combobox', { name: '자료실' });
  expect([...drive.options].map(({ text }) => text)).toEqual(['선택해 주세요', '운항팀']);
  fireEvent.change(drive, { target: { value: '2' } });
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: '담당 부서' }).value).toBe('3');
  await press('매뉴얼 관리자 선택');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('checkbox', { name: '정하늘 과장 · 운항팀' }));
  await userEvent.click(dialog.getByRole('button', { name: '적용' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('정하늘 과장 · 운항팀')).toBeTruthy();
  await press('등록');
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter/admin'));
  const call = sent(calls, 'POST');
  expect(call?.path).toBe('/api/drives/2/manuals');
  expect(call?.body).toEqual({
    manualType: 'Procedures',
    manualClass: 'Authorized_Registered',
    docNo: 'MPM-01',
    title: '정비 절차',
    subTitle: null,
    abbr: null,
    departmentId: 3,
    managers: [{ id: 21 }],
    // Proposed for what an authority knows.
    controlled: true,
  });
});

it('the title of an existing manual cannot be changed; a number in use is reported at its field', async () => {
  const { calls } = await given('/documentcenter/admin/manual/5', [refuse(changeManual, 'doc-no-exists')]);
  expect((await field('제목')).readOnly).toBe(true);
  const docNo = await field('문서번호');
  await userEvent.clear(docNo);
  await userEvent.type(docNo, 'FOM-9');
  await press('수정');
  await waitFor(() => expect(docNo.getAttribute('aria-invalid')).toBe('true'));
  expect(docNo.value).toBe('FOM-9');
  const call = calls.find(({ method }) => method === 'PUT');
  expect([call?.path, call?.headers.get('if-match')]).toEqual(['/api/drives/2/manuals/5', '"4"']);
  expect(call?.body).toMatchObject({ docNo: 'FOM-9', title: '운항 규정 5', driveId: 2, managers: [{ id: 7 }] });
});

it('when somebody else was faster both versions are shown, and the typed text stays', async () => {
  let answered = 0;
  const changed = sampleManual(5, { docNo: 'FOM-77', version: 5 });
  const list = {
    endpoint: listManuals,
    answer: () => {
      answered += 1;
      const items = [answered > 1 ? changed : sampleManual(5)];
      return { body: { items, total: 1, offset: 0, limit: 1000, can: { make: true } } };
    },
  };
  await given('/documentcenter/admin/manual/5', [list, refuse(changeManual, 'changed-meanwhile')]);
  const docNo = await field('문서번호');
  await userEvent.clear(docNo);
  await userEvent.type(docNo, 'FOM-9');
  await press('수정');
  await screen.findByText('다른 사용자가 먼저 변경했습니다');
  const difference = within(screen.getByRole('table', { name: '달라진 내용' }));
  expect(difference.getByText('FOM-9')).toBeTruthy();
  expect(difference.getByText('FOM-77')).toBeTruthy();
});
