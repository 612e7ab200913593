import type { ApprovalLine } from '@portal/contract/approval';
import { waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { givenInPage } from '../../../testing/in-page.tsx';
import { sampleDocument } from '../../../testing/samples.ts';
import { BoxProgress } from './approval-box-marks.tsx';

const { drafter } = sampleDocument();

const line = (id: number, seq: number): ApprovalLine => ({
  id,
  seq,
  approvalType: 'Agreement',
  approver: { ...drafter, id: 20 + id, name: `합의자${id}` },
  action: null,
  actionDate: null,
  comment: null,
  isFinal: false,
  actedBy: null,
  deputy: null,
  pastActs: [],
  handedOverFrom: null,
});

it.each([
  ['one at a time', [line(1, 1), line(2, 2)], 1, '결재란 1/2 · 합의자1 차례'],
  ['two beside each other', [line(1, 1), line(2, 1), line(3, 2)], 1, '결재란 1/2 · 합의자1 외 1명 차례'],
  ['two, of whom one looks', [line(1, 1), line(2, 1), line(3, 2)], 22, '결재란 1/2 · 내 차례'],
])('it shows whose turn it is: %s', async (_case, lines, viewerId, expected) => {
  await givenInPage(() => <BoxProgress document={{ status: 'InProgress', lines }} viewerId={viewerId} />);
  await waitFor(() => expect(document.body.textContent).toContain(expected));
});
