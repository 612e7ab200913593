import { type AuditEntry, listAudit } from '@portal/contract/admin';
import { getEmployeeRecord, listEmployeeRecords } from '@portal/contract/directory';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { anAdministrator, employeeRecord } from '../../../testing/directory.ts';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';

afterEach(() => vi.unstubAllGlobals());

const entry = (id: number, change: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2026-11-20T00:12:00.000Z',
  actor: { id: 7, name: '김도현', engName: 'Kim Dohyun' },
  area: 'identity',
  action: 'set-grants',
  recordType: 'employee',
  recordId: 9,
  record: { name: '최유진', engName: 'Choi Yujin', code: 'H0009' },
  summary: '사원 최유진 (H0009): 권한 변경',
  mentioned: [],
  before: { grants: [] },
  after: { grants: ['ESMS Level6', 'Admin Level0'] },
  ...change,
});
const listed = (items: AuditEntry[], total = items.length, totalCapped?: true) =>
  reply(listAudit, { items, total, offset: 0, limit: 20, ...(totalCapped ? { totalCapped } : {}) });
const people = [
  reply(getEmployeeRecord, employeeRecord(7)),
  reply(listEmployeeRecords, { items: [employeeRecord(7)], total: 1, offset: 0, limit: 20 }),
];
const auditCalls = (calls: readonly { path: string }[]) =>
  calls.map(({ path }) => path).filter((path) => path.startsWith('/api/admin/audit'));

it('each entry shows when, who, what and on which record', async () => {
  const rows = [
    entry(1),
    entry(2, { actor: null, area: 'old', action: 'moved', recordType: 'ship', record: null, summary: 's' }),
  ];
  await givenPortal('/admin/audit', [listed(rows), ...people, ...anAdministrator]);
  const [first, second] = (await screen.findAllByRole('row')).slice(1);
  for (const text of [
    '2026-11-20 (금) 09:12',
    '김도현',
    '권한',
    '권한 변경: 권한 ESMS Level6, Admin Level0',
    '최유진 (H0009) 사원 9',
  ])
    expect(first?.textContent).toContain(text);
  for (const text of ['포털', 'old', 'moved', 'ship 9']) expect(second?.textContent).toContain(text);
});

it('what a confidential reporter did is told as the reporter’s, without a name', async () => {
  const submitted = { actor: null, area: 'safety', action: 'submit', recordType: 'report', before: null };
  const rows = [entry(1, { ...submitted, after: { reportNo: 'SSVR-2026-0001', byReporter: true } })];
  await givenPortal('/admin/audit', [listed(rows), ...people, ...anAdministrator]);
  const [, first] = await screen.findAllByRole('row');
  for (const text of ['보고자 (비공개)', '제출: 보고서 번호 SSVR-2026-0001'])
    expect(first?.textContent).toContain(text);
});

it('an entry opens its facts, before and after', async () => {
  const changed = entry(1, {
    before: { isResigned: false, seq: 3 },
    after: { isResigned: true, seq: 3, odd: { a: 1 } },
  });
  await givenPortal('/admin/audit', [listed([changed]), ...people, ...anAdministrator]);
  await userEvent.click(await screen.findByRole('button', { name: '권한 변경: 퇴사 아니요 → 예, odd {"a":1}' }));
  const dialog = await screen.findByRole('dialog', { name: '사원 최유진 (H0009): 권한 변경' });
  within(dialog).getByText('최유진 (H0009)');
  within(dialog).getByText('사원 9');
  const facts = within(within(dialog).getByRole('table', { name: '변경 내용' }));
  expect(facts.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    '항목변경 전변경 후',
    '퇴사아니요예',
    '순서33',
    'odd-{"a":1}',
  ]);
});

it('an act is named from its facts, in its line and in its details', async () => {
  const deleted = entry(1, {
    area: 'documents',
    action: 'delete',
    recordType: 'drive-document',
    record: { name: '', engName: '', code: 'CB-P-777' },
    summary: '문서센터 문서 CB-P-777: 개정 삭제',
    before: { revision: '1', revisions: 2, revisionId: 5 },
    after: { revisions: 1 },
  });
  await givenPortal('/admin/audit', [listed([deleted]), ...people, ...anAdministrator]);
  await userEvent.click(await screen.findByRole('button', { name: /^개정 삭제: 개정번호 1 → -, 개정 수 2 → 1/ }));
  within(await screen.findByRole('dialog', { name: deleted.summary })).getByText('개정 삭제');
});

it('the filters are in the address under the names of the call', async () => {
  const { router, calls } = await givenPortal('/admin/audit?offset=4', [
    listed([entry(1)]),
    ...people,
    ...anAdministrator,
  ]);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: '영역' }), '권한');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '작업' }), '권한 변경');
  await userEvent.type(screen.getByRole('searchbox', { name: '대상 이름, 코드, 번호' }), '유진 H0009{Enter}');
  fireEvent.change(screen.getByLabelText('시작일'), { target: { value: '2026-11-01' } });
  await userEvent.click(await screen.findByRole('combobox', { name: '사용자' }));
  await userEvent.click(await screen.findByRole('option', { name: '김도현 과장 · 운항팀', hidden: true }));
  const search = { area: 'identity', action: 'set-grants', record: '유진 H0009', fromDate: '2026-11-01', actorId: 7 };
  await waitFor(() => expect(router.state.location.search).toEqual(search));
  await waitFor(() =>
    expect(auditCalls(calls).at(-1)).toBe(
      '/api/admin/audit?actorId=7&area=identity&action=set-grants&record=%EC%9C%A0%EC%A7%84+H0009&fromDate=2026-11-01',
    ),
  );
  await userEvent.click(await screen.findByRole('button', { name: '사용자: 김도현 필터 지우기' }));
  await waitFor(() => expect(router.state.location.search).not.toHaveProperty('actorId'));
});

it('an act in the address is shown by its label, with or without its area; an unknown one by its stored name', async () => {
  const givenAct = async (search: string, name: string) => {
    await givenPortal(`/admin/audit?${search}`, [listed([entry(1)]), ...people, ...anAdministrator]);
    await screen.findByRole('button', { name: `${name} 필터 지우기` });
    cleanup();
  };
  await givenAct('action=hire', '작업: 등록');
  await givenAct('area=leave&action=import-totals', '작업: 연차 부여일수 업로드');
  await givenAct('action=moved', '작업: moved');
});

it('acts with the same label are shown with their areas, until one area is selected', async () => {
  await givenPortal('/admin/audit', [listed([entry(1)]), ...people, ...anAdministrator]);
  const actions = () =>
    within(screen.getByRole('combobox', { name: '작업' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
  await screen.findByRole('combobox', { name: '작업' });
  expect(new Set(actions()).size).toBe(actions().length);
  expect(actions()).toEqual(expect.arrayContaining(['등록 (안전보고)', '등록 (조직)', '수정 (전자결재)', '상신']));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '영역' }), '조직');
  await waitFor(() => expect(actions()).toContain('등록'));
});

it('a range that ends before it starts is reported', async () => {
  await givenPortal('/admin/audit?fromDate=2026-11-02&toDate=2026-11-01', [listed([]), ...people, ...anAdministrator]);
  await screen.findByText(/종료일이 시작일보다 빨라/);
});

it('a capped total is marked as such', async () => {
  const rows = listed([entry(1)], 1_000, true);
  await givenPortal('/admin/audit', [rows, ...people, ...anAdministrator]);
  await screen.findByText('1–1 / 1,000+');
});
