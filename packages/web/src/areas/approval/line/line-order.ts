import { type ApprovalType, limits, numberLines } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';

/** One place on the line while it is being put together. */
export type PickedLine = { seq: number; approvalType: ApprovalType; approver: Person };

export type LineChange =
  | { kind: 'add'; person: Person; approvalType: ApprovalType }
  | { kind: 'remove'; approverId: number }
  | { kind: 'clear' }
  | { kind: 'replace'; lines: readonly PickedLine[] }
  | { kind: 'move'; from: number; to: number }
  | { kind: 'type'; approverId: number; approvalType: ApprovalType };

/** Why a person cannot be put on the line; undefined: they can. */
export type LineRefusal = 'self' | 'twice' | 'referrer' | 'full';

export const refusalOf = (
  lines: readonly PickedLine[],
  personId: number,
  drafterId: number,
  referrerIds: ReadonlySet<number> = new Set(),
): LineRefusal | undefined => {
  if (personId === drafterId) return 'self';
  if (lines.some(({ approver }) => approver.id === personId)) return 'twice';
  if (referrerIds.has(personId)) return 'referrer';
  return lines.length >= limits.lines ? 'full' : undefined;
};

const moved = (lines: readonly PickedLine[], from: number, to: number): PickedLine[] => {
  const line = lines[from];
  if (line === undefined || to < 0 || to >= lines.length) return [...lines];
  return lines.toSpliced(from, 1).toSpliced(to, 0, line);
};

const changed = (lines: readonly PickedLine[], change: LineChange): readonly PickedLine[] => {
  switch (change.kind) {
    case 'add':
      if (refusalOf(lines, change.person.id, 0) !== undefined) return lines;
      return [...lines, { seq: 0, approvalType: change.approvalType, approver: change.person }];
    case 'remove':
      return lines.filter(({ approver }) => approver.id !== change.approverId);
    case 'clear':
      return [];
    case 'replace':
      return change.lines;
    case 'move':
      return moved(lines, change.from, change.to);
    case 'type':
      return lines.map((line) =>
        line.approver.id === change.approverId ? { ...line, approvalType: change.approvalType } : line,
      );
  }
};

/** The line after a change, its steps numbered by the contract's rule. */
export const changeLines = (lines: readonly PickedLine[], change: LineChange): PickedLine[] =>
  numberLines(changed(lines, change));

export const sameLines = (a: readonly PickedLine[], b: readonly PickedLine[]): boolean =>
  a.length === b.length &&
  a.every((line, place) => line.approver.id === b[place]?.approver.id && line.approvalType === b[place].approvalType);

/** An earlier line without people who are referrers now, who are reported. */
export const reusedLine = (
  lines: readonly PickedLine[],
  referrerIds: ReadonlySet<number>,
): { lines: PickedLine[]; left: Person[] } => ({
  lines: numberLines(lines.filter(({ approver }) => !referrerIds.has(approver.id))),
  left: lines.filter(({ approver }) => referrerIds.has(approver.id)).map(({ approver }) => approver),
});
