import { canOnDocument, type DocumentFacts, type DocumentStatus, type LineAction } from '@portal/contract/approval';
import type { Actor } from '@portal/contract/identity';
import { expect, test } from 'vitest';
import { availableActions } from './approval-view-actions.tsx';

const DRAFTER = 1;
const APPROVER = 2;
const REFERRER = 3;

const actor = (employeeId: number): Actor => ({ employeeId, departmentIds: [1], grants: [] });

const document = (status: DocumentStatus, action: LineAction | null = null): DocumentFacts => ({
  status,
  category: { name: 'LetterOfApproval' },
  drafter: { id: DRAFTER },
  lines: [{ id: 11, seq: 1, approvalType: 'Approve' as const, action, approver: { id: APPROVER } }],
  referrers: [{ type: 'Employee', sourceId: REFERRER }],
  nudgedAt: null,
  questions: [],
  vacation: null,
});

const availableActs = (employeeId: number, facts: DocumentFacts) =>
  availableActions({
    draftId: null,
    can: canOnDocument(actor(employeeId), facts, new Date('2026-11-20T03:00:00.000Z')),
  }).map(({ name }) => name);

test.each<[string, number, DocumentFacts, string[]]>([
  ['the drafter of a draft', DRAFTER, document('Draft'), ['pdf', 'resume']],
  ['the drafter before anyone acted', DRAFTER, document('InProgress'), ['pdf', 'nudge', 'modify', 'cancel']],
  ['the drafter once an approver held it', DRAFTER, document('InProgress', 'Hold'), ['pdf', 'nudge', 'recall']],
  ['the drafter of a completed memo', DRAFTER, document('Completed', 'Approved'), ['pdf']],
  ['the drafter of a rejected memo', DRAFTER, document('Rejected', 'Reject'), ['pdf', 'viewReject', 'rewrite']],
  ['the approver', APPROVER, document('InProgress'), ['pdf']],
  ['a referrer', REFERRER, document('InProgress'), ['pdf']],
])('%s has the right buttons', (_, employeeId, facts, actions) => {
  expect(availableActs(employeeId, facts)).toEqual(actions);
});
