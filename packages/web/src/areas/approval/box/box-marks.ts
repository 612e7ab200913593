import { type ApprovalLine, type DocumentPaper, type LineAction, turnOf } from '@portal/contract/approval';

/** What stands in a cell of the approval box. */
export type BoxMark = {
  /** The stamp, where the line has an action. */
  stamp: LineAction | null;
  /** Whether the step is at it now: `mine` the viewer's turn, `open` somebody else's, `later` still to come, `none` past. */
  turn: 'mine' | 'open' | 'later' | 'none';
};

type Facts = Pick<DocumentPaper, 'status' | 'lines'>;

export const markOf = (document: Facts, line: ApprovalLine, viewerId: number | undefined): BoxMark => {
  const turn = turnOf(document, line);
  if (turn !== 'now') return { stamp: line.action, turn };
  return { stamp: line.action, turn: line.approver.id === viewerId ? 'mine' : 'open' };
};
