import { Alert } from '@mantine/core';
import { type ApprovalLine, type DocumentPaper, isBlankRichText, type PastAction } from '@portal/contract/approval';
import type { Person } from '@portal/contract/directory';
import { type AnnualLeaveInfo, leaveDays, showsRemainingDays, type Vacation } from '@portal/contract/leave';
import { IconBan } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { dayText, instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { PersonAvatar } from '../../../ui/person/avatar.tsx';
import { titledName } from '../../../ui/person/person-picker-texts.ts';
import { RichTextView } from '../../../ui/rich-text/rich-text-view.tsx';
import { absenceWords } from '../../leave/index.ts';
import { vacationWords } from '../vacation/vacation.words.ts';
import { choiceOf, halfDayOf } from '../vacation/vacation-periods.ts';
import { ApprovalBox } from './approval-box-table.tsx';
import commentTimelineClasses from './approval-comment.module.css';
import { CommentText } from './approval-comment.tsx';
import classes from './approval-view.module.css';
import { approvalViewWords } from './approval-view.words.ts';

const Days = ({ periods }: Pick<Vacation, 'periods'>) => {
  const { t } = useTranslation();
  const days = periods.map(({ vacationDate }) => vacationDate).toSorted();
  if (days.length === 0) return t(vacationWords.none);
  return (
    <>
      <strong>{t(vacationWords.days, { count: leaveDays(periods) })}</strong>
      <ul className={classes.days}>
        {days.map((day) => (
          <li key={day}>
            <time dateTime={day}>{dayText(day)}</time>
          </li>
        ))}
      </ul>
    </>
  );
};

const Left = ({ leave: { year, remainingDays, reservedDays } }: { leave: AnnualLeaveInfo }) => {
  const { t } = useTranslation();
  return (
    <dd>
      {t(vacationWords.leftOf, { year, count: remainingDays })}{' '}
      {reservedDays > 0 && (
        <span className={classes.note}>({t(vacationWords.leftReserved, { count: reservedDays })})</span>
      )}
    </dd>
  );
};

type ViewVacationProps = { vacation: Vacation; leave: DocumentPaper['annualLeaveByYear'] };

/** The leave to approve; the balance of every year it touches only for people who may see it. */
const ViewVacation = ({ vacation, leave }: ViewVacationProps) => {
  const { t } = useTranslation();
  const { absenceType, periods, contract } = vacation;
  const half = halfDayOf(vacation);
  return (
    <dl className={classes.fields}>
      <dt>{t(vacationWords.type)}</dt>
      <dd>
        {half ? t(vacationWords.halfDay, { half: t(vacationWords.half[half]) }) : t(absenceWords[choiceOf(vacation)])}
      </dd>
      <dt>{t(vacationWords.dates)}</dt>
      <dd>
        <Days periods={periods} />
      </dd>
      <dt>{t(vacationWords.contact)}</dt>
      <dd>{contract || t(vacationWords.none)}</dd>
      {leave.length > 0 && showsRemainingDays(absenceType) && (
        <>
          <dt>{t(vacationWords.left)}</dt>
          {leave.map((ofYear) => (
            <Left key={ofYear.year} leave={ofYear} />
          ))}
        </>
      )}
    </dl>
  );
};

type CommentEntry = {
  key: string;
  author: Person;
  act: 'Submitted' | 'Final' | PastAction;
  at: string | null;
  text: string;
  /** The former approver, if the line was handed over. */
  from: ApprovalLine['handedOverFrom'];
  /** The principal of an act in place. */
  inPlaceOf: Person | null;
};

const hasText = (text: string | null): text is string => text !== null && text.trim() !== '';

/** The comments in order of time: the drafter first, then everyone who acted with a comment. */
const commentEntries = ({ drafter, submittedAt, comment, lines }: DocumentPaper): CommentEntry[] => {
  const drafters: CommentEntry[] = hasText(comment)
    ? [
        {
          key: 'drafter',
          author: drafter,
          act: 'Submitted',
          at: submittedAt,
          text: comment,
          from: null,
          inPlaceOf: null,
        },
      ]
    : [];
  const others = lines.flatMap(
    ({ id, approver, pastActs, action, actionDate, comment, isFinal, actedBy, handedOverFrom }): CommentEntry[] =>
      [
        ...pastActs,
        { action: isFinal ? ('Final' as const) : action, actionDate, comment, by: actedBy, inPlace: actedBy !== null },
      ].flatMap((act, place): CommentEntry[] =>
        act.action !== null && hasText(act.comment)
          ? [
              {
                key: `${id}-${place}`,
                author: act.by ?? approver,
                act: act.action,
                at: act.actionDate,
                text: act.comment,
                from: act.by === null ? handedOverFrom : null,
                inPlaceOf: act.inPlace ? approver : null,
              },
            ]
          : [],
      ),
  );
  return [...drafters, ...others.toSorted((a, b) => (a.at ?? '').localeCompare(b.at ?? ''))];
};

/** The comments of drafter and approvers, oldest first. */
const CommentTimeline = ({ document }: { document: DocumentPaper }) => {
  const { t } = useTranslation();
  const entries = commentEntries(document);
  if (entries.length === 0) return null;
  return (
    <section className={commentTimelineClasses.timeline} aria-label={t(approvalViewWords.comment.title)}>
      {entries.map(({ key, author, act, at, text, from, inPlaceOf }) => (
        <article key={key} className={commentTimelineClasses.entry}>
          <PersonAvatar name={nameOf(author)} />
          <div>
            <b>{titledName(author)}</b>{' '}
            {from && (
              <small className={commentTimelineClasses.when}>
                {t(approvalViewWords.box.handedOverFrom, { name: nameOf(from) })} ·{' '}
              </small>
            )}
            {inPlaceOf && (
              <small className={commentTimelineClasses.when}>
                {t(approvalViewWords.comment.inPlaceOf, { name: titledName(inPlaceOf) })} ·{' '}
              </small>
            )}
            <small className={commentTimelineClasses.when} data-done={act}>
              {t(approvalViewWords.comment.act[act])}
              {at !== null && (
                <>
                  {' · '}
                  <time dateTime={at}>{instantText(at)}</time>
                </>
              )}
            </small>
            <CommentText author={titledName(author)} text={text} />
          </div>
        </article>
      ))}
    </section>
  );
};

const Cancellation = ({ document }: { document: DocumentPaper }) => {
  const { t } = useTranslation();
  const { canceledDate, cancellationReason } = document;
  if (canceledDate === null) return null;
  return (
    <Alert color="gray" icon={<IconBan aria-hidden />} mb="lg" title={t(approvalViewWords.canceled)}>
      <time dateTime={canceledDate}>{instantText(canceledDate)}</time>
      <p className={classes.reason}>{cancellationReason}</p>
    </Alert>
  );
};

type Props = {
  document: DocumentPaper;
  viewerId: number;
  /** At the viewer's own mark, what takes it back. */
  undo?: ReactNode;
  /** Who is informed, with what may be done about it. */
  referrers: ReactNode;
  /** The documents and files that come with it. */
  attached: ReactNode;
};

/** The document as it looks on paper. */
export const ViewPaper = ({ document, viewerId, undo, referrers, attached }: Props) => (
  <article className={classes.paper}>
    <Cancellation document={document} />
    <ApprovalBox document={document} viewerId={viewerId} undo={undo} />
    {document.vacation && <ViewVacation vacation={document.vacation} leave={document.annualLeaveByYear} />}
    {referrers}
    {!isBlankRichText(document.content) && <RichTextView html={document.content} />}
    {attached}
    <CommentTimeline document={document} />
  </article>
);
