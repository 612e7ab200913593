import { type FieldProblem, Problem } from '@portal/contract/kernel';
import { problemBody } from '@portal/contract/problems';
import {
  approveLesson,
  changeLesson,
  createLesson,
  getLesson,
  getReport,
  type Lesson,
  listLessons,
  listReports,
  returnLesson,
  sendLesson,
} from '@portal/contract/safety';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refuse, reply } from '../../../testing/given-portal.tsx';
import { givenSafety, sampleReport, sampleReportRow } from '../../../testing/safety.ts';

afterEach(() => vi.unstubAllGlobals());

const row = {
  id: 3,
  lessonNo: 'LSN-2026-0003',
  status: 'Published',
  title: '활주로 이물질',
  fieldLevel1: { id: 1, name: '운항', engName: 'Flight operations' },
  fieldLevel2: null,
  month: '2026-10',
  publishedDate: '2026-11-19',
} as const;
const shown: Lesson = { ...row, happened: '이물질이 있었다', causes: '', learned: '먼저 살핀다', version: 4, can: {} };
const writer = {
  id: 9,
  code: 'H0009',
  name: '배성민',
  engName: 'Bae Seongmin',
  position: '부장',
  jobTitle: null,
  email: 'safety.master@hanbit.example',
  department: { id: 5, name: '안전보안실', engName: 'Safety' },
};
const ofOffice = (change: Partial<Lesson> = {}): Lesson => ({
  ...shown,
  lessonNo: null,
  status: 'Draft',
  publishedDate: null,
  cases: [{ type: 'Report', id: 12, no: 'SSR-2026-0012', title: '보고서 12' }],
  writtenBy: [writer],
  sentBy: null,
  approvedBy: null,
  returnReason: null,
  hints: [{ path: 'happened', kind: 'Name', text: '김도현' }],
  createdDate: '2026-11-18T00:00:00.000Z',
  modifiedDate: '2026-11-18T00:00:00.000Z',
  can: { change: true, delete: true, send: true, return: 'wrong-status', withdraw: 'wrong-status' },
  ...change,
});
const page = (items: (typeof row)[], can = {}) => ({ items, total: items.length, offset: 0, limit: 20, can });
const press = async (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(await within(inside).findByRole('button', { name }));

it('everybody finds published lessons, and has no part of the office’s', async () => {
  await givenSafety('/esms/lesson', [reply(listLessons, page([row]))]);
  const link = await screen.findByRole('link', { name: '활주로 이물질' });
  expect(link.getAttribute('href')).toBe('/esms/lesson/view/3');
  expect(screen.queryByRole('link', { name: '교훈 쓰기' })).toBeNull();
  expect(screen.queryByRole('combobox', { name: '상태' })).toBeNull();
});

it('the office narrows the list to what waits, and begins a new one', async () => {
  const { calls } = await givenSafety('/esms/lesson', [reply(listLessons, page([row], { make: true }))], {
    isOffice: true,
  });
  expect((await screen.findByRole('link', { name: '교훈 쓰기' })).getAttribute('href')).toBe('/esms/lesson/new');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '상태' }), '승인 대기');
  await waitFor(() =>
    expect(calls.some(({ path }) => path.includes('/lessons?') && /status=Waiting/.test(path))).toBe(true),
  );
});

it('a published lesson is read without the cases, and nothing can be done with it', async () => {
  await givenSafety('/esms/lesson/view/3', [reply(getLesson, shown)]);
  await screen.findByRole('heading', { level: 1, name: '활주로 이물질' });
  screen.getByText('먼저 살핀다');
  screen.getByText('적지 않았습니다.');
  screen.getByText('운항 · 2026-10 발생 · 2026-11-19 게시');
  expect(screen.queryByText('안전 부서만 보는 내용')).toBeNull();
  for (const name of ['수정', '더 보기', '승인 요청', '승인', '반려', '회수'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

it('it is submitted with all five confirmations, next to the hints at identifying words', async () => {
  const { calls } = await givenSafety(
    '/esms/lesson/view/3',
    [reply(getLesson, ofOffice()), reply(sendLesson, ofOffice({ status: 'Waiting', version: 5 }))],
    { isOffice: true },
  );
  await press('승인 요청');
  const dialog = await screen.findByRole('dialog', { name: '승인 요청 전 확인' });
  within(dialog).getByText(/“김도현”/);
  const confirm = within(dialog).getByRole('button', { name: '승인 요청' }) as HTMLButtonElement;
  const boxes = within(dialog).getAllByRole('checkbox');
  expect(boxes).toHaveLength(5);
  for (const box of boxes) {
    expect(confirm.disabled).toBe(true);
    await userEvent.click(box);
  }
  await userEvent.click(confirm);
  await screen.findByText('승인을 요청했습니다.');
  const put = calls.find(({ method }) => method === 'PUT');
  expect(put?.headers.get('if-match')).toBe('"4"');
  expect(put?.body).toEqual({ checks: ['Names', 'Dates', 'Flight', 'Place', 'OnePerson'] });
});

it('the problems of an approval are shown at the case or the field', async () => {
  const errors: FieldProblem[] = [
    { path: 'learned', code: 'required' },
    { path: 'cases.0', code: 'case-open' },
  ];
  const body = problemBody(new Problem('not-valid', errors), 'ko');
  await givenSafety(
    '/esms/lesson/view/3',
    [
      reply(getLesson, ofOffice({ status: 'Waiting', can: { approve: true, return: true, withdraw: true } })),
      { endpoint: approveLesson, answer: () => ({ status: 422, body }) },
    ],
    { isOffice: true },
  );
  await press('승인');
  const dialog = await screen.findByRole('dialog', { name: '게시 전 확인' });
  for (const box of within(dialog).getAllByRole('checkbox')) await userEvent.click(box);
  await press('승인', dialog);
  await within(dialog).findByText('무엇을 배웠나: 필수 항목입니다. SSR-2026-0012: 아직 종결되지 않은 사례입니다.');
});

it('it is given back with a reason, which is shown on the draft', async () => {
  const { calls } = await givenSafety(
    '/esms/lesson/view/3',
    [
      reply(getLesson, ofOffice({ can: { approve: true, return: true, withdraw: true } })),
      reply(returnLesson, ofOffice({ returnReason: '더 줄여 주세요' })),
    ],
    { isOffice: true },
  );
  await press('반려');
  const dialog = await screen.findByRole('dialog', { name: '교훈 반려' });
  fireEvent.change(within(dialog).getByLabelText(/^사유/), { target: { value: '더 줄여 주세요' } });
  await press('반려', dialog);
  await screen.findByText('교훈을 반려했습니다.');
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ reason: '더 줄여 주세요' });
});

it('a new one begins with the closed case of its address, and is stored whole', async () => {
  const stored = ofOffice({ id: 8, title: '새 교훈' });
  const { calls, router } = await givenSafety(
    '/esms/lesson/new?type=Report&id=12',
    [
      reply(listLessons, page([], { make: true })),
      reply(getReport, sampleReport({ status: 'Closed' })),
      reply(createLesson, stored),
      reply(getLesson, stored),
    ],
    { isOffice: true },
  );
  await screen.findByRole('button', { name: 'SSR-2026-0012 빼기' });
  await press('등록');
  expect((await screen.findAllByText('제목을 입력해 주세요.')).length).toBeGreaterThan(0);
  fireEvent.change(screen.getByLabelText(/^제목/), { target: { value: '새 교훈' } });
  fireEvent.change(screen.getByLabelText('무엇을 배웠나'), { target: { value: '먼저 살핀다' } });
  await press('등록');
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms/lesson/view/8'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    title: '새 교훈',
    happened: '',
    causes: '',
    learned: '먼저 살핀다',
    fieldLevel1: null,
    fieldLevel2: null,
    month: null,
    cases: [{ type: 'Report', id: 12 }],
  });
});

it('a person who may not write lessons is redirected to the list', async () => {
  const { router } = await givenSafety('/esms/lesson/new', [reply(listLessons, page([row]))]);
  await waitFor(() => expect(router.state.location.pathname).toBe('/esms/lesson'));
});

it('a closed case is chosen from those of its kind', async () => {
  const stored = ofOffice({ cases: [] });
  const closed = sampleReportRow(41, { status: 'Closed' });
  const child = sampleReportRow(42, { status: 'Closed', parentReportId: 41 });
  const { calls } = await givenSafety(
    '/esms/lesson/edit/3',
    [
      reply(getLesson, stored),
      reply(listReports, { items: [closed, child], total: 2, offset: 0, limit: 10 }),
      refuse(changeLesson, 'changed-meanwhile'),
    ],
    { isOffice: true },
  );
  await press('종결된 사례 선택');
  const dialog = await screen.findByRole('dialog', { name: '종결된 사례 선택' });
  expect(within(dialog).queryByText('보고서 42')).toBeNull();
  await press('보고서 41', dialog);
  await screen.findByRole('button', { name: 'SSR-2026-0041 빼기' });
  expect(calls.some(({ path }) => path.startsWith('/api/esms/reports?status=Closed'))).toBe(true);
  await press('수정');
  // Nobody else changed the same fields.
  await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT').length).toBeGreaterThan(0));
  expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ cases: [{ type: 'Report', id: 41 }] });
});
