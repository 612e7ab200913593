import { listEmployees } from '@portal/contract/directory';
import {
  getReadingBoard,
  listReadingEvidence,
  type ReadingBoardRow,
  type ReadingEvidence,
} from '@portal/contract/documents';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenDocuments, pageOf, sampleDrives } from '../../../testing/documents.ts';
import { reply } from '../../../testing/given-portal.tsx';

afterEach(() => vi.unstubAllGlobals());

const drivesOfLevel3 = () =>
  sampleDrives().map((drive) => ({ ...drive, can: { ...drive.can, seeReaders: true as const } }));

const row: ReadingBoardRow = {
  document: { id: 12, driveId: 2, docType: 'AOC', title: '운항규정', docNo: 'FOM' },
  revision: { id: 91, version: '12', state: 'InForce', inForceFrom: '2026-11-01' },
  department: null,
  readers: 3,
  read: 1,
  overdue: 2,
  percent: 33,
};

const mark = (id: number, change: Partial<ReadingEvidence> = {}): ReadingEvidence => ({
  id,
  document: { id: 12, docKey: 'k', docNo: 'FOM', title: '운항규정', isDeleted: false },
  revision: { id: 91, version: '12', isDeleted: false },
  employee: {
    id: 9,
    name: '박하늘',
    engName: 'Park',
    position: '기장',
    department: { id: 3, name: '운항팀', engName: 'Flight' },
  },
  readAt: '2026-11-20T01:00:00.000Z',
  confirmed: false,
  ...change,
});

it('the board shows the progress of each document, and is filtered in its address', async () => {
  const { calls } = await givenDocuments(
    '/documentcenter/reading',
    [reply(getReadingBoard, pageOf([row]))],
    drivesOfLevel3(),
  );
  const link = await screen.findByRole('link', { name: /^운항규정/ });
  expect(link.getAttribute('href')).toBe('/documentcenter/view/2/12');
  const cells = within(link.closest('[role=row], tr') as HTMLElement);
  cells.getByText('33%');
  cells.getByText(/12 · 시행 중/);
  await userEvent.click(screen.getByRole('checkbox', { name: '기한 지난 것만' }));
  await waitFor(() => expect(calls.some(({ path }) => /reading-board\?.*overdue=true/.test(path))).toBe(true));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '보기' }), '부서별');
  await waitFor(() => expect(calls.some(({ path }) => /reading-board\?.*by=department/.test(path))).toBe(true));
});

it('a person who may not see readers is redirected from the board to their required reading', async () => {
  const { router, calls } = await givenDocuments('/documentcenter/reading', []);
  await waitFor(() => expect(router.state.location.pathname).toBe('/documentcenter'));
  expect(calls.filter(({ path }) => path.includes('reading-board'))).toEqual([]);
  expect(screen.queryByRole('link', { name: '필독 현황판' })).toBeNull();
});

it('the evidence of one’s own reading includes deleted documents', async () => {
  const gone = mark(2, { document: { ...mark(2).document, title: '옛 규정', isDeleted: true }, confirmed: true });
  const { calls } = await givenDocuments('/documentcenter/reading/evidence', [
    reply(listReadingEvidence, pageOf([mark(1), gone])),
  ]);
  await screen.findByRole('heading', { name: '내 열람 기록' });
  const line = (await screen.findByRole('button', { name: /^옛 규정/ })).closest('[role=row], tr') as HTMLElement;
  within(line).getByText('읽고 이해함');
  expect(within(line).getAllByText('삭제된 문서').length).toBeGreaterThan(0);
  const asked = calls.filter(({ path }) => path.includes('reading-evidence'));
  expect(asked.length).toBeGreaterThan(0);
  for (const { path } of asked) expect(path).toMatch(/employeeId=\d+/);
  expect(screen.queryByRole('combobox', { name: '읽은 사람' })).toBeNull();
});

it('who may see readers finds the marks of everybody', async () => {
  const { calls } = await givenDocuments(
    '/documentcenter/reading/evidence',
    [reply(listReadingEvidence, pageOf([mark(1)])), reply(listEmployees, pageOf([]))],
    drivesOfLevel3(),
  );
  await screen.findByRole('heading', { name: '열람 증적' });
  await screen.findAllByText(/박하늘 기장 · 운항팀/);
  expect(calls.some(({ path }) => path.includes('reading-evidence') && !path.includes('employeeId'))).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: /^운항규정/ }));
  await waitFor(() => expect(calls.some(({ path }) => /reading-evidence\?.*documentId=12/.test(path))).toBe(true));
});
