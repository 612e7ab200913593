import type { ApprovalType } from './approval-document.schema.ts';

type OrderedLine = { approvalType: ApprovalType };

/**
 * The seq of every line from its place: it increases by one per line, and adjacent agreements share a step. See
 * rules/approval.md#line-order.
 */
export const numberLines = <L extends OrderedLine>(lines: readonly L[]): (L & { seq: number })[] => {
  let seq = 0;
  return lines.map((line, place) => {
    const joinsStep = line.approvalType === 'Agreement' && lines[place - 1]?.approvalType === 'Agreement';
    if (!joinsStep) seq += 1;
    return { ...line, seq };
  });
};

/** Lines as sent, sorted by seq, then by place, and numbered again. */
export const orderLines = <L extends OrderedLine & { seq: number }>(lines: readonly L[]): L[] =>
  numberLines(lines.toSorted((a, b) => a.seq - b.seq));

/** The lines by step, those of one agreement group together. */
export const stepsOf = <L extends { seq: number }>(lines: readonly L[]): { seq: number; lines: L[] }[] => {
  const steps: { seq: number; lines: L[] }[] = [];
  for (const line of lines) {
    const last = steps.at(-1);
    if (last?.seq === line.seq) last.lines.push(line);
    else steps.push({ seq: line.seq, lines: [line] });
  }
  return steps;
};
