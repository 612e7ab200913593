import type { ApprovalDocument, LineAction } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';

export type CommentEntry = {
  key: string;
  author: Person;
  act: 'Submitted' | LineAction;
  at: string | null;
  text: string;
};

const isSaid = (text: string | null): text is string => text !== null && text.trim() !== '';

/** What was said, in the order of time: the drafter first, then everyone who acted with a comment. */
export const commentEntries = ({ drafter, submittedAt, comment, lines }: ApprovalDocument): CommentEntry[] => {
  const drafters: CommentEntry[] = isSaid(comment)
    ? [{ key: 'drafter', author: drafter, act: 'Submitted', at: submittedAt, text: comment }]
    : [];
  const others = lines.flatMap((line): CommentEntry[] =>
    line.action !== null && isSaid(line.comment)
      ? [{ key: String(line.id), author: line.approver, act: line.action, at: line.actionDate, text: line.comment }]
      : [],
  );
  return [...drafters, ...others.toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))];
};
