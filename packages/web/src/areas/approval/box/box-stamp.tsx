import { approvalDocumentWords } from '@portal/contract/approval';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { stampDay } from '../document/document-dates.ts';
import { approvalViewWords } from '../view/approval-view.words.ts';
import classes from './approval-box.module.css';
import type { BoxMark } from './box-marks.ts';

type StampProps = { word: string; kind: 'ok' | 'wait' | 'no'; at: string | null };

/** A round mark like a seal, with its day below. */
export const Stamp = ({ word, kind, at }: StampProps) => (
  <>
    <span className={classes.stamp} data-kind={kind}>
      {word}
    </span>
    {at !== null && (
      <time className={classes.date} dateTime={at} title={instantText(at)}>
        {stampDay(at)}
      </time>
    )}
  </>
);

const kinds = { Approved: 'ok', Hold: 'wait', Reject: 'no' } as const;

/** What a line shows: its stamp, whose turn it is, or that it is still to come. */
export const LineMark = ({ mark, at }: { mark: BoxMark; at: string | null }) => {
  const { t } = useTranslation();
  const isAtIt = mark.turn === 'mine' || mark.turn === 'open';
  return (
    <>
      {mark.stamp && <Stamp word={t(approvalDocumentWords.action[mark.stamp])} kind={kinds[mark.stamp]} at={at} />}
      {isAtIt && <span className={classes.turn}>{t(approvalViewWords.turn[mark.turn])}</span>}
      {mark.stamp === null && !isAtIt && <span className={classes.dim}>{t(approvalViewWords.turn[mark.turn])}</span>}
    </>
  );
};
