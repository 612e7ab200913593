import { type FieldProblem, isBlankText } from '@portal/contract/kernel';

type Facts = {
  drafter: { id: number };
  lines: readonly { approver: { id: number } }[];
};

/**
 * The problems of a hand-over: a person who cannot take the line, and a missing reason (rules/approval.md#hand-over).
 */
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
