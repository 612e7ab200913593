import { type ApprovalLine, actingGroup, type DocumentPaper, type LineAction } from '@portal/contract/approval';

/** What stands in a cell of the approval box. */
export type BoxMark = {
  /** The stamp, where the line has an action. */
  stamp: LineAction | null;
  /** Whether the step is at it now: `mine` the viewer's turn, `open` somebody else's, `later` still to come, `none` past. */
  turn: 'mine' | 'open' | 'later' | 'none';
};

type Facts = Pick<DocumentPaper, 'status' | 'lines'>;

export const markOf = (document: Facts, line: ApprovalLine, viewerId: number | undefined): BoxMark => {
  const acting = actingGroup(document.status, document.lines);
  if (acting.includes(line)) return { stamp: line.action, turn: line.approver.id === viewerId ? 'mine' : 'open' };
  const stillToCome = acting.length > 0 && line.action === null;
  return { stamp: line.action, turn: stillToCome ? 'later' : 'none' };
};
