import { type FieldProblem, isBlankText } from '@portal/contract/kernel';

type Facts = {
  drafter: { id: number };
  lines: readonly { approver: { id: number } }[];
};

/** Who cannot take a line over, and whether a reason is given (rules/approval.md#hand-over). */
export const checkHandOver = (
  { approver, reason }: { approver: { id: number }; reason: string },
  document: Facts | undefined,
): FieldProblem[] => {
  const problems: FieldProblem[] = [];
  if (approver.id === document?.drafter.id) problems.push({ path: 'approver', code: 'approver-is-drafter' });
  if (document?.lines.some((line) => line.approver.id === approver.id))
    problems.push({ path: 'approver', code: 'approver-on-line' });
  if (isBlankText(reason)) problems.push({ path: 'reason', code: 'handover-reason-needed' });
  return problems;
};
