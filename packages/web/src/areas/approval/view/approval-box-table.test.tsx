import { type ApprovalLine, type DocumentPaper, getDocument } from '@portal/contract/approval';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';
import { sampleDocument } from '../../../testing/samples.ts';

afterEach(() => vi.unstubAllGlobals());

const { drafter } = sampleDocument();

const line = (id: number, change: Partial<ApprovalLine>): ApprovalLine => ({
  id,
  seq: id,
  approvalType: 'Approve',
  approver: { ...drafter, id: 20 + id, name: `결재자${id}` },
  action: null,
  actionDate: null,
  comment: null,
  isFinal: false,
  actedBy: null,
  deputy: null,
  pastActs: [],
  handedOverFrom: null,
  ...change,
});

const handedOver: Partial<DocumentPaper> = {
  status: 'InProgress',
  docNo: 'LA-2026-000001',
  submittedAt: '2026-11-20T00:00:00.000Z',
  lines: [
    line(1, {
      action: 'Approved',
      actionDate: '2026-11-20T02:00:00.000Z',
      comment: '진행하세요.',
      handedOverFrom: { id: 40, name: '박퇴사', engName: 'Retired Park' },
      isFinal: false,
      actedBy: null,
      deputy: null,
      pastActs: [
        {
          action: 'Hold',
          actionDate: '2026-11-20T01:00:00.000Z',
          comment: '잠시만요.',
          by: { ...drafter, id: 40, name: '박퇴사' },
          inPlace: false,
        },
      ],
    }),
    line(2, {}),
  ],
};

it('a line that was handed over names its former approver, in the box and next to the new approver’s comment', async () => {
  await givenPortal('/approval/documents/view/1', [reply(getDocument, sampleDocument(handedOver))]);
  const box = await screen.findByRole('region', { name: '결재란' });
  const cells = within(box)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(cells).toContain('부장 결재자1운항팀박퇴사에게서 인계');
  expect(cells).toContain('부장 결재자2운항팀');
  const [first, second] = within(screen.getByRole('region', { name: '의견' })).getAllByRole('article');
  expect(first?.textContent).not.toContain('인계');
  expect(second?.textContent).toContain('결재자1 부장 박퇴사에게서 인계 · ');
});

it('an approver with a hold is still the one the document waits for, and later ones are not', async () => {
  const held = {
    ...handedOver,
    lines: [line(1, { action: 'Hold', actionDate: '2026-11-20T02:00:00.000Z' }), line(2, {})],
  };
  await givenPortal('/approval/documents/view/1', [reply(getDocument, sampleDocument(held))]);
  const box = await screen.findByRole('region', { name: '결재란' });
  const cells = within(box).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent).slice(-2)).toEqual(['보류11.20대기', '예정']);
});

it('approval and agreement are distinguished only if somebody agrees', async () => {
  await givenPortal('/approval/documents/view/1', [reply(getDocument, sampleDocument(handedOver))]);
  await screen.findByRole('region', { name: '결재란' });
  expect(screen.queryByRole('list', { name: '결재 구분' })).toBeNull();
});

it('shows number, drafter and days next to the box, without days that have not come yet', async () => {
  await givenPortal('/approval/documents/view/5', [
    reply(getDocument, sampleDocument({ id: 5, ...handedOver, completedAt: null })),
  ]);
  const facts = await screen.findByRole('table', { name: '문서 정보' });
  const rows = within(facts)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows).toEqual([
    '문서번호LA-2026-000001',
    `기안자${drafter.name} ${drafter.position}`,
    `기안부서${drafter.department.name}`,
    expect.stringMatching(/^기안일\d{4}-\d\d-\d\d \(.\)$/),
    '상신일2026-11-20 (금)',
  ]);
});
