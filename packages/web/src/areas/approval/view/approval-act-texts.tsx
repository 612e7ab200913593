import { type ApprovalDocument, type ApprovalLine, type LineAction, turnAfter } from '@portal/contract/approval';
import type { ReactNode } from 'react';
import type { Translate } from '../../../platform/i18n.ts';
import { fullName, titledName } from '../../../ui/person/person-picker-texts.ts';
import { approvalViewWords } from './approval-view.words.ts';

/** The document by its number and title, for a sentence that is read away from it. */
export const recordName = ({ docNo, title }: Pick<ApprovalDocument, 'docNo' | 'title'>): string =>
  [docNo, title].filter((part) => part !== null).join(' ');

type Acting = {
  document: ApprovalDocument;
  line: ApprovalLine;
  /** Who acts: the deputy of the line or its approver. */
  viewerId: number;
};

const wordsOf: Record<LineAction, (t: Translate, acting: Acting) => string> = {
  Approved: (t, { document, line }) => {
    const next = turnAfter(document, document.lines.find(({ id }) => id === line.id) ?? line);
    const names = next.map(({ approver }) => fullName(approver)).join(', ');
    if (names === '') return t(approvalViewWords.act.last);
    // The others of an agreement group are at it already.
    return t(next.some(({ seq }) => seq === line.seq) ? approvalViewWords.act.besides : approvalViewWords.act.next, {
      names,
    });
  },
  Hold: (t) => t(approvalViewWords.act.stays),
  Reject: (t, { document: { drafter } }) => t(approvalViewWords.act.ends, { name: fullName(drafter) }),
};

/** What an act is on, and who is next; then the question. */
export const confirmMessage = (t: Translate, acting: Acting, action: LineAction): ReactNode => (
  <>
    <b>{recordName(acting.document)}</b>
    <br />
    {acting.line.approver.id !== acting.viewerId && (
      <>
        {t(approvalViewWords.act.inPlaceOf, { name: titledName(acting.line.approver) })}
        <br />
      </>
    )}
    {wordsOf[action](t, acting)} {t(approvalViewWords.act.confirm[action])}
  </>
);
