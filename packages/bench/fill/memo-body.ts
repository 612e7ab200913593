import type { DocumentBody } from '@portal/contract/approval';
import { memoText } from './memo-text.ts';
import { approver } from './people.ts';

/** What is submitted: a memo of one page, a line of three with two who agree, a person and a team told of it. */
export const sampleBody = (): DocumentBody => ({
  title: '[품의서] 활주로 조류 퇴치 장비 구매의 건',
  content: memoText(1),
  category: { id: 1 },
  lines: [
    { seq: 1, approvalType: 'Approve', approver: { id: approver.id } },
    { seq: 2, approvalType: 'Agreement', approver: { id: 700 } },
    { seq: 3, approvalType: 'Agreement', approver: { id: 701 } },
    { seq: 4, approvalType: 'Approve', approver: { id: 3 } },
  ],
  referrers: [
    { type: 'Employee', sourceId: 900 },
    { type: 'Department', sourceId: 40 },
  ],
});
