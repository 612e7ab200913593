import { getDocument } from '@portal/contract/approval';
import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenPortal, reply } from '../../../testing/given-portal.tsx';
import { sampleDocument } from '../../../testing/samples.ts';
import { copiedForm } from '../form/approval-form-values.ts';
import { sourceOf } from './approval-source-note.tsx';

afterEach(() => vi.unstubAllGlobals());

const { drafter } = sampleDocument();
const rejected = sampleDocument({
  status: 'Rejected',
  docNo: 'LA-2026-000007',
  lines: [
    {
      ...{ id: 1, seq: 1, approvalType: 'Approve', approver: { ...drafter, id: 8, name: '박바다' } },
      ...{ action: 'Reject', actionDate: '2026-11-20T01:00:00.000Z', comment: '수량의 근거를 보완해 주세요.' },
      handedOverFrom: null,
      isFinal: false,
      actedBy: null,
      deputy: null,
      pastActs: [],
    },
  ],
});

it('the form of a rejected document shows who rejected it and why', async () => {
  await givenPortal('/approval/documents/write/1?category=LetterOfApproval#rewrite', [reply(getDocument, rejected)]);
  const reason = (await screen.findByText('수량의 근거를 보완해 주세요.')).closest('blockquote');
  expect(reason?.textContent).toContain('박바다');
});

it('a rewritten document leaves out resigned people, renumbers the line and says so', async () => {
  const [line] = rejected.lines;
  if (line === undefined) throw new Error('the sample has a line');
  const resigned = { ...line, id: 2, isResigned: true, approver: { ...drafter, id: 9, name: '김퇴직' } };
  const lines = [resigned, { ...line, seq: 2, isResigned: false }];
  await givenPortal('/approval/documents/write/1?category=LetterOfApproval#rewrite', [
    reply(getDocument, { ...rejected, lines }),
  ]);
  expect((await screen.findByText(/퇴사한 사원은 결재선에서 뺐습니다/)).textContent).toContain('김퇴직');
  const [copied] = copiedForm({ ...rejected, lines }, 'rewrite').lines;
  expect([copied?.seq, copied?.approver.name]).toEqual([1, '박바다']);
});

const file = { id: 1, name: '견적서.pdf', size: 10 };

it('a form begun from a recent document names it, and whether files were left behind', () => {
  const copied = { id: 7, docNo: 'LA-2026-000007', attachedFiles: [file], lines: [] };
  expect(sourceOf({ resubmissionOf: null }, copied)).toEqual({
    how: 'recent',
    id: 7,
    docNo: 'LA-2026-000007',
    hadFiles: true,
    leftOut: [],
  });
});

it('a rewritten one is known by its link, also when the draft is opened again', () => {
  const resubmissionOf = { id: 7, docNo: 'LA-2026-000007' };
  expect(sourceOf({ resubmissionOf }, undefined)).toEqual({
    how: 'rewrite',
    ...resubmissionOf,
    hadFiles: false,
    leftOut: [],
  });
  expect(sourceOf({ resubmissionOf: null }, undefined)).toBeUndefined();
});
