import {
  listRecentLines,
  listRecentSubmitted,
  type RecentLine,
  type SubmittedDocument,
} from '@portal/contract/approval';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';
import { sampleDocument } from '../../../testing/samples.ts';

afterEach(() => vi.unstubAllGlobals());

const { drafter, category } = sampleDocument();
const lineOf = (id: number, name: string, approverId: number): RecentLine => ({
  id,
  lines: [{ seq: 1, approvalType: 'Approve', approver: { ...drafter, id: approverId, name } }],
});
const submitted = (id: number, { lines }: RecentLine, of = category): SubmittedDocument => ({
  id,
  docNo: `LA-2026-00000${id}`,
  title: '[품의서] 지난 문서',
  approvalDate: '2026-11-20',
  category: of,
  lines: lines.map((line) => ({
    ...line,
    ...{ id: id * 10, action: null, actionDate: null, comment: null, handedOverFrom: null },
    ...{ isFinal: false, actedBy: null, deputy: null, pastActs: [] },
  })),
});

const leave = { id: 2, name: 'LeaveApplication', title: '휴가신청서', componentName: 'Vacation' } as const;

it('the line of the last document of this category is one click away, and not set before', async () => {
  const [ofLeave, ofMemo] = [lineOf(3, '박바다', 8), lineOf(2, '최하늘', 9)];
  await givenPortal('/approval/documents/write?category=LetterOfApproval', [
    reply(listRecentLines, [ofLeave, ofMemo]),
    reply(listRecentSubmitted, [submitted(3, ofLeave, leave), submitted(2, ofMemo)]),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: '최근 결재선 적용: 최하늘' }));
  expect(await screen.findByRole('button', { name: '결재선 변경' })).toBe(document.activeElement);
  expect(screen.queryByRole('button', { name: /최근 결재선 적용/ })).toBeNull();
});

it('without an earlier line, or if it contains the drafter, nothing is suggested', async () => {
  const own = lineOf(2, drafter.name, 7);
  await givenPortal('/approval/documents/write?category=LetterOfApproval', [
    reply(listRecentLines, [own]),
    reply(listRecentSubmitted, [submitted(2, own)]),
  ]);
  await screen.findByRole('button', { name: '결재선 선택' });
  expect(screen.queryByRole('button', { name: /최근 결재선 적용/ })).toBeNull();
});
