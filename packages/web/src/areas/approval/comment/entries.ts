import type { ApprovalLine, DocumentPaper, LineAction } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';

export type CommentEntry = {
  key: string;
  author: Person;
  act: 'Submitted' | LineAction;
  at: string | null;
  text: string;
  /** Whose line it was, where its present approver took it over. */
  from: ApprovalLine['handedOverFrom'];
};

const isSaid = (text: string | null): text is string => text !== null && text.trim() !== '';

/** What was said, in the order of time: the drafter first, then everyone who acted with a comment. */
export const commentEntries = ({ drafter, submittedAt, comment, lines }: DocumentPaper): CommentEntry[] => {
  const drafters: CommentEntry[] = isSaid(comment)
    ? [{ key: 'drafter', author: drafter, act: 'Submitted', at: submittedAt, text: comment, from: null }]
    : [];
  const others = lines.flatMap(
    ({ id, approver, pastActs, action, actionDate, comment, handedOverFrom }): CommentEntry[] =>
      [...pastActs, { action, actionDate, comment, by: null }].flatMap((act, place): CommentEntry[] =>
        act.action !== null && isSaid(act.comment)
          ? [
              {
                key: `${id}-${place}`,
                author: act.by ?? approver,
                act: act.action,
                at: act.actionDate,
                text: act.comment,
                from: act.by === null ? handedOverFrom : null,
              },
            ]
          : [],
      ),
  );
  return [...drafters, ...others.toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))];
};
