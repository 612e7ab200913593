import {
  type ApprovalLine,
  actingGroup,
  approvalDocumentWords,
  type DocumentPaper,
  type LineAction,
  progressOf,
  skippedLines,
  turnOf,
} from '@portal/contract/approval';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameAmong } from '../../../ui/person/person-picker-texts.ts';
import { stampDay } from '../document/approval-document-texts.ts';
import classes from './approval-box.module.css';
import { approvalViewWords } from './approval-view.words.ts';

type ProgressProps = { document: Pick<DocumentPaper, 'status' | 'lines'>; viewerId: number };

/** The progress of a document in a few words: `1/4 · 내 차례`. */
export const BoxProgress = ({ document, viewerId }: ProgressProps) => {
  const { t } = useTranslation();
  const { step, steps } = progressOf(document);
  const acting = actingGroup(document.status, document.lines).map(({ approver }) => approver);
  const [first, ...others] = acting;
  const inPlace = actingGroup(document.status, document.lines).some(({ deputy }) => deputy?.id === viewerId);
  const own = acting.some(({ id }) => id === viewerId) ? approvalViewWords.turn.mine : approvalViewWords.turn.inPlace;
  const turn =
    inPlace || own === approvalViewWords.turn.mine
      ? t(own)
      : first &&
        t(others.length === 0 ? approvalViewWords.turn.of : approvalViewWords.turn.several, {
          count: others.length,
          name: nameAmong(
            first,
            document.lines.map(({ approver }) => approver),
          ),
        });
  return (
    <>
      {t(approvalViewWords.box.title)}{' '}
      <b>
        {[steps > 0 && `${step}/${steps}`, turn ?? t(approvalDocumentWords.status[document.status])]
          .filter(Boolean)
          .join(' · ')}
      </b>
    </>
  );
};

/** The contents of a cell of the approval box. */
type BoxMark = {
  /** The stamp, where the line has an action. */
  stamp: LineAction | null;
  /** The turn of the step: `mine` the user's, `open` somebody else's, `later` not yet, `none` past. */
  turn: 'mine' | 'open' | 'later' | 'none';
  /** The mark of a final decision: the deciding line, or one that was skipped. */
  final: 'final' | 'skipped' | undefined;
};

type Facts = Pick<DocumentPaper, 'status' | 'lines'>;

export const markOf = (document: Facts, line: ApprovalLine, viewerId: number | undefined): BoxMark => {
  const turn = turnOf(document, line);
  const isSkipped = skippedLines(document.lines).includes(line);
  const mark = { stamp: line.action, final: line.isFinal ? 'final' : isSkipped ? 'skipped' : undefined } as const;
  if (turn !== 'now') return { ...mark, turn };
  return { ...mark, turn: line.approver.id === viewerId ? 'mine' : 'open' };
};

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

/** The mark of a line: its stamp, whose turn it is, or that it is not yet its turn. */
export const LineMark = ({ mark, at }: { mark: BoxMark; at: string | null }) => {
  const { t } = useTranslation();
  const isAtIt = mark.turn === 'mine' || mark.turn === 'open';
  return (
    <>
      {mark.stamp && (
        <Stamp
          word={t(mark.final ? approvalDocumentWords.mark[mark.final] : approvalDocumentWords.action[mark.stamp])}
          kind={kinds[mark.stamp]}
          at={at}
        />
      )}
      {isAtIt && <span className={classes.turn}>{t(approvalViewWords.turn[mark.turn])}</span>}
      {mark.stamp === null && !isAtIt && (
        <span className={classes.dim}>
          {t(mark.final ? approvalDocumentWords.mark[mark.final] : approvalViewWords.turn[mark.turn])}
        </span>
      )}
    </>
  );
};
