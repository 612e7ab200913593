import { type ApprovalDocument, type DocumentBody, submitNewDocument } from '@portal/contract/approval';
import type { AbsenceType, AnnualLeaveType } from '@portal/contract/leave';
import type { TestEmployee } from '../given-company.ts';
import type { TestApp } from '../test-app.ts';

type Step = TestEmployee | { agree: TestEmployee };

/** A body that can be submitted, with approvers and agreers in order. */
export const sampleMemo = (line: readonly Step[], more: Partial<DocumentBody> = {}): DocumentBody => ({
  title: '[품의서] 활주로 조류 퇴치 장비 구매의 건 🛫',
  content: '<p>검토 후 재가하여 주시기 바랍니다.</p>',
  category: { id: 1 },
  lines: line.map((step, index) =>
    'agree' in step
      ? { seq: index + 1, approvalType: 'Agreement' as const, approver: { id: step.agree.id } }
      : { seq: index + 1, approvalType: 'Approve' as const, approver: { id: step.id } },
  ),
  ...more,
});

/** A submitted memo. */
export const givenMemo = async (
  { call }: Pick<TestApp, 'call'>,
  drafter: TestEmployee,
  line: readonly Step[],
  more: Partial<DocumentBody> = {},
): Promise<ApprovalDocument> => {
  const { status, body } = await call(submitNewDocument, drafter, { body: sampleMemo(line, more) });
  if (status !== 201) throw new Error(`the memo was not submitted: ${JSON.stringify(body)}`);
  return body;
};

/** The id of an employee's line. */
export const lineOf = (document: ApprovalDocument, approver: TestEmployee): number => {
  const line = document.lines.find((each) => each.approver.id === approver.id);
  if (!line) throw new Error('not on the line');
  return line.id;
};

type Days = { absenceType?: AbsenceType; days: readonly (string | { half: string; type: AnnualLeaveType })[] };

/** A leave application that can be submitted. */
export const sampleLeave = (
  line: readonly Step[],
  { absenceType = 'AnnualLeave', days }: Days,
  more: Partial<DocumentBody> = {},
): DocumentBody => ({
  ...sampleMemo(line),
  title: '',
  content: '',
  category: { id: 2 },
  vacation: {
    absenceType,
    contract: '010-0000-0000',
    periods: days.map((day) =>
      typeof day === 'string'
        ? { vacationDate: day, annualLeaveType: 'AnnualLeave' }
        : { vacationDate: day.half, annualLeaveType: day.type },
    ),
  },
  ...more,
});
