import { Alert, Button, Skeleton } from '@mantine/core';
import { type Duty, type DutyHistoryEntry, dutyWords, eventInstant, type Report } from '@portal/contract/safety';
import { IconFileText, IconGavel, IconSend } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { dayText, instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import facts from '../case/case-facts.module.css';
import { type Fact, Facts, Section } from '../case/case-facts.tsx';
import classes from './duty.module.css';
import { dutyQuery } from './duty.queries.ts';
import { dutyScreenWords } from './duty.words.ts';
import { DutyBadge, useBasisText, useDeadlineText } from './duty-badge.tsx';
import { DutyDecisionDialog } from './duty-decision-dialog.tsx';
import { FilingDialog } from './filing-dialog.tsx';
import { FilingList } from './filing-list.tsx';
import { SheetDialog } from './sheet-dialog.tsx';

const words = dutyScreenWords.panel;

const useFacts = (duty: Duty): Fact[] => {
  const { t } = useTranslation();
  const deadlineText = useDeadlineText();
  const basisText = useBasisText();
  const fact = (key: keyof typeof words & string, label: string, text: ReactNode | null): Fact[] =>
    text === null ? [] : [{ key, label, text }];
  const { rule, hindrance, dueAt, plainDueAt, startsAt, filedAt } = duty;
  const ended = hindrance?.endedAt;
  return [
    ...fact('basis', t(words.basis), basisText(duty)),
    ...fact('class', t(words.class), duty.class === null ? null : t(dutyWords.class[duty.class])),
    ...fact(
      'article',
      t(words.article),
      rule && `${rule.law} ${rule.article} (${t(words.checkedOn, { day: rule.checkedOn })})`,
    ),
    ...fact(
      'start',
      t(words.start),
      startsAt && `${instantText(startsAt)} · ${t(dutyWords.startsFrom[duty.startsFrom])}`,
    ),
    ...fact(
      'hindrance',
      t(words.hindrance),
      hindrance &&
        [hindrance.reason, ended ? t(words.ended, { at: instantText(ended) }) : t(words.lasts)]
          .filter(Boolean)
          .join(' · '),
    ),
    ...fact(
      'deadline',
      t(words.deadline),
      duty.class === null || duty.class === 'None' || duty.class === 'Voluntary' ? null : (
        <>
          <b>{deadlineText(duty)}</b>
          {plainDueAt !== null && plainDueAt !== dueAt && (
            <span className={classes.plain}>{t(words.plain, { at: instantText(plainDueAt) })}</span>
          )}
        </>
      ),
    ),
    ...fact('protection', t(words.protection), duty.protectionUntil && dayText(duty.protectionUntil)),
    ...fact(
      'filedAt',
      t(words.filedAt),
      filedAt && [instantText(filedAt), duty.isLate ? t(words.late) : null].filter(Boolean).join(' · '),
    ),
  ];
};

/** The most important notice for the reader. */
const Notices = ({ duty }: { duty: Duty }) => {
  const { t } = useTranslation();
  const { proposal, mainReportId } = duty;
  return (
    <>
      {duty.needsReview === true && proposal && (
        <Alert color="orange" mb="md" role="status">
          {t(words.review, { proposal: t(dutyWords.class[proposal.class]) })}
        </Alert>
      )}
      {duty.calendarIsIncomplete && (
        <Alert color="orange" mb="md" role="status">
          {t(words.incomplete)}
        </Alert>
      )}
      {duty.state === 'WithMain' && (
        <p className={classes.text}>
          {t(words.withMain)}{' '}
          {mainReportId !== null && (
            <TextLink to="/esms/report/view/$id" params={{ id: String(mainReportId) }}>
              {t(words.toMain)}
            </TextLink>
          )}
        </p>
      )}
    </>
  );
};

const History = ({ history }: { history: readonly DutyHistoryEntry[] }) => {
  const { t } = useTranslation();
  const basisText = useBasisText();
  const deadlineText = useDeadlineText();
  return (
    <>
      <h3 className={facts.subheading}>{t(words.history)}</h3>
      <ol className={classes.history} aria-label={t(words.history)}>
        {history.map((entry, place) => (
          // The history only grows.
          // biome-ignore lint/suspicious/noArrayIndexKey: the history only grows at its end
          <li key={place}>
            <span className={classes.small}>
              {entry.at === null ? t(words.noMoment) : instantText(entry.at)} · {t(dutyWords.cause[entry.source])} ·{' '}
              {entry.by === null ? t(words.automatic) : nameOf(entry.by)}
            </span>
            <span>{[basisText(entry), t(dutyWords.class[entry.class]), deadlineText(entry)].join(' · ')}</span>
            {entry.reason && <span className={classes.text}>{entry.reason}</span>}
          </li>
        ))}
      </ol>
    </>
  );
};

type Opened = 'decide' | 'file' | 'sheet';
type Props = { report: Report; duty: Duty };

const Buttons = ({ report, duty, onOpen }: Props & { onOpen: (dialog: Opened) => void }) => {
  const { t } = useTranslation();
  // The draft is for the office and the reporter; other readers have no acts on the duty.
  const savesSheet = report.isMine || duty.can.decide !== undefined;
  return (
    <div className={classes.buttons}>
      {duty.can.decide === true && (
        <Button variant="default" leftSection={<IconGavel size={16} aria-hidden />} onClick={() => onOpen('decide')}>
          {t(words.decide)}
        </Button>
      )}
      {duty.can.file === true && (
        <Button leftSection={<IconSend size={16} aria-hidden />} onClick={() => onOpen('file')}>
          {t(words.file)}
        </Button>
      )}
      {savesSheet && (
        <Button variant="default" leftSection={<IconFileText size={16} aria-hidden />} onClick={() => onOpen('sheet')}>
          {t(words.sheet)}
        </Button>
      )}
    </div>
  );
};

const DutyShown = ({ report, duty }: Props) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const eventAt = eventInstant(report.eventDate ?? '', report.eventDateTimeZone);
  const shown = useFacts(duty);
  const { history, filings } = duty;
  const isReporter = history === undefined;
  return (
    <>
      <div className={classes.head}>
        <DutyBadge duty={duty} />
        {duty.basis !== null && duty.state !== 'Unrecorded' && (
          <StatusBadge status="neutral">{t(duty.isConfirmed ? words.confirmed : words.proposed)}</StatusBadge>
        )}
        <Buttons report={report} duty={duty} onOpen={setOpened} />
      </div>
      <Notices duty={duty} />
      <Facts facts={shown} />
      <h3 className={facts.subheading}>{t(words.filings)}</h3>
      {isReporter && !filings.some(({ counts }) => counts) && <p className={classes.text}>{t(words.none)}</p>}
      {(!isReporter || filings.length > 0) && <FilingList reportId={report.id} filings={filings} />}
      {history !== undefined && history.length > 0 && <History history={history} />}
      {opened === 'decide' && (
        <DutyDecisionDialog duty={{ ...duty, id: report.id }} eventAt={eventAt} onClose={close} />
      )}
      {opened === 'file' && <FilingDialog reportId={report.id} eventAt={eventAt} onClose={close} />}
      {opened === 'sheet' && <SheetDialog report={report} duty={duty} onClose={close} />}
    </>
  );
};

/** What the law asks for a report and what was filed, for its readers. */
export const DutyPanel = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  const { data: duty, error, refetch } = useQuery(dutyQuery(report.id));
  return (
    <div className={facts.paper}>
      <Section heading={t(words.title)}>
        {error && duty === undefined && <FailureNote error={error} onRetry={() => void refetch()} />}
        {!error && duty === undefined && <Skeleton height={160} />}
        {duty !== undefined && <DutyShown report={report} duty={duty} />}
      </Section>
    </div>
  );
};
