import { Alert } from '@mantine/core';
import { type CaseKind, type Lesson, type LessonCase, lessonWords } from '@portal/contract/safety';
import { IconArrowBackUp, IconHourglass } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { useOpened } from '../../../platform/notification-read.ts';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { HeldRecord } from '../../../ui/page/held-record.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { fullName } from '../../../ui/person/person-picker-texts.ts';
import paper from '../case/case-facts.module.css';
import { type Fact, Facts, Section, TextFact } from '../case/case-facts.tsx';
import { CaseFailure, ForbiddenRedirect } from '../case/case-failure.tsx';
import { fieldText } from '../report/report-fields.ts';
import classes from './lesson.module.css';
import { type LessonSearch, lessonQuery } from './lesson.queries.ts';
import { lessonScreenWords } from './lesson.words.ts';
import { LessonActs } from './lesson-acts.tsx';
import { LessonHints } from './lesson-hint-list.tsx';
import { LessonStatusBadge } from './lesson-status-badge.tsx';

const places = {
  Report: '/esms/report/view/$id',
  Investigation: '/esms/investigation/view/$id',
  Hazard: '/esms/hazard/view/$id',
} as const satisfies Record<CaseKind, string>;

const CaseLinks = ({ cases }: { cases: readonly LessonCase[] }) => {
  const { t } = useTranslation();
  if (cases.length === 0) return <p className={paper.none}>{t(lessonScreenWords.office.noCases)}</p>;
  return (
    <ul className={classes.cases} aria-label={t(lessonScreenWords.office.cases)}>
      {cases.map(({ type, id, no, title }) => (
        <li key={`${type} ${id}`}>
          <TextLink to={places[type]} params={{ id: String(id) }}>
            {no}
          </TextLink>{' '}
          {title}
        </li>
      ))}
    </ul>
  );
};

/** The state of an unpublished lesson: it waits, or was returned with a reason. */
const State = ({ lesson: { can, returnReason } }: { lesson: Lesson }) => {
  const { t } = useTranslation();
  if (can.return === true)
    return (
      <Alert role="status" color="brand" icon={<IconHourglass aria-hidden />} title={t(lessonScreenWords.office.waits)}>
        {t(lessonScreenWords.office.waitsFor)}
      </Alert>
    );
  if (!returnReason) return null;
  return (
    <Alert
      role="status"
      color="red"
      icon={<IconArrowBackUp aria-hidden />}
      title={t(lessonScreenWords.office.returned)}
    >
      <p className={classes.reason}>{returnReason}</p>
    </Alert>
  );
};

/** For the safety office alone: the cases, the people involved, and hints at identifying words. */
const OfficePart = ({ lesson }: { lesson: Lesson }) => {
  const { t } = useTranslation();
  const { cases, writtenBy = [], sentBy, approvedBy, modifiedDate, hints } = lesson;
  if (cases === undefined || hints === undefined) return null;
  const person = (key: 'sentBy' | 'approvedBy', who: Lesson['sentBy']): Fact[] =>
    who ? [{ key, label: t(lessonScreenWords.office[key]), text: fullName(who) }] : [];
  const facts: Fact[] = [
    { key: 'writtenBy', label: t(lessonScreenWords.office.writtenBy), text: writtenBy.map(fullName).join(', ') },
    ...person('sentBy', sentBy),
    ...person('approvedBy', approvedBy),
    { key: 'modified', label: t(lessonScreenWords.office.modified), text: modifiedDate && instantText(modifiedDate) },
  ];
  return (
    <Section heading={t(lessonScreenWords.office.heading)}>
      <Facts facts={facts} />
      <h3 className={paper.subheading}>{t(lessonScreenWords.office.cases)}</h3>
      <CaseLinks cases={cases} />
      <LessonHints hints={hints} />
    </Section>
  );
};

const texts = ['happened', 'causes', 'learned'] as const;

type Props = { listSearch: LessonSearch };

const View = ({ lesson, listSearch }: Props & { lesson: Lesson }) => {
  const { t } = useTranslation();
  useOpened('safety/lesson', lesson.id);
  const { lessonNo, month, publishedDate } = lesson;
  const facts = [
    fieldText(lesson),
    month && t(lessonScreenWords.monthOf, { month }),
    publishedDate && t(lessonScreenWords.publishedOn, { day: publishedDate }),
  ].filter(Boolean);
  return (
    <>
      <BackLink link={linkOptions({ to: '/esms/lesson', search: listSearch, state: { row: lesson.id } })}>
        {t(lessonScreenWords.back)}
      </BackLink>
      <PageHeader
        title={lesson.title}
        over={
          <>
            {lessonNo !== null && <span>{lessonNo}</span>}
            {lesson.cases !== undefined && <LessonStatusBadge status={lesson.status} />}
          </>
        }
        meta={facts.length > 0 && <span>{facts.join(' · ')}</span>}
        actions={<LessonActs lesson={lesson} />}
      />
      <div className={paper.paper}>
        <State lesson={lesson} />
        <section className={paper.section} aria-label={lesson.title}>
          {texts.map((name) => (
            <TextFact
              key={name}
              label={t(lessonWords.field[name])}
              text={lesson[name] === '' ? t(lessonScreenWords.nothing) : lesson[name]}
            />
          ))}
        </section>
        <OfficePart lesson={lesson} />
      </div>
    </>
  );
};

/** One lesson, with what its reader may do. */
export const LessonViewScreen = ({ id, listSearch }: Props & { id: number }) => {
  const asked = useQuery({
    ...lessonQuery(id),
    refetchOnWindowFocus: 'always',
    // The loader of the route has just tried.
    retryOnMount: false,
  });
  return (
    <HeldRecord
      result={asked}
      isReader={() => true}
      whenMissing={<ForbiddenRedirect />}
      failure={(error) => (
        <CaseFailure error={error} onRetry={() => void asked.refetch()} list={{ to: '/esms/lesson' }} />
      )}
    >
      {(lesson) => <View lesson={lesson} listSearch={listSearch} />}
    </HeldRecord>
  );
};
