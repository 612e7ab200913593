import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { PendingSection } from '../../../ui/page/pending-section.tsx';
import { countOf } from '../../../ui/queue/waiting-strip.tsx';
import type { RowLink } from '../../../ui/table/column.ts';
import { awaitsReplyQuery, newsQuery } from '../dialogue/dialogue.queries.ts';
import { dialogueWords } from '../dialogue/dialogue.words.ts';
import { ownReportsQuery, unansweredQuery } from '../feedback/feedback.queries.ts';
import { feedbackLink } from '../feedback/feedback-queue.ts';
import { countsQuery } from '../safety.queries.ts';
import { isMandatoryToday, newReportsFilter, newReportsQuery, toAssessQuery } from './safety-home.queries.ts';
import { safetyHomeWords } from './safety-home.words.ts';
import { HomeReports, WaitingReports } from './waiting-reports.tsx';

const newReportLink = ({ id }: { id: number }): RowLink =>
  linkOptions({
    to: '/esms/report/view/$id',
    params: { id: String(id) },
    search: newReportsFilter,
    hash: 'classification',
    state: { triage: 'new' },
  });

type Props = {
  name: string;
  heading: string;
  kind: string;
  /** Mandatory ones that came today, or all others. */
  ofToday: boolean;
  most: number;
};

/** Reports that came in and that nobody has classified yet, for those who may do so. */
const NewReportsCard = ({ name, heading, kind, ofToday, most }: Props) => {
  const { data: counts, isLoading, error } = useQuery(countsQuery);
  return (
    <WaitingReports
      name={name}
      heading={heading}
      kind={kind}
      query={{ ...newReportsQuery, enabled: counts?.can.classifyReports === true }}
      isAsked={isLoading}
      notAsked={error}
      picks={(row) => isMandatoryToday(row) === ofToday}
      isDueToday={ofToday}
      most={most}
      linkOf={newReportLink}
      to={{ to: '/esms/report', search: ofToday ? { ...newReportsFilter, reportType: 'SSR' } : newReportsFilter }}
    />
  );
};

/** Those that no day presses. */
export const OtherNewReports = () => {
  const { t } = useTranslation();
  return (
    <NewReportsCard
      name="new-reports"
      heading={t(safetyHomeWords.desk.new)}
      kind={t(safetyHomeWords.kind.new)}
      ofToday={false}
      most={5}
    />
  );
};

/** Mandatory reports of today, which the law gives hours. */
export const MandatoryToday = () => {
  const { t } = useTranslation();
  return (
    <NewReportsCard
      name="mandatory-today"
      heading={t(safetyHomeWords.desk.mandatoryToday)}
      kind={t(safetyHomeWords.kind.mandatory)}
      ofToday
      most={20}
    />
  );
};

const assessmentLink = ({ id }: { id: number }): RowLink =>
  linkOptions({
    to: '/esms/report/view/$id',
    params: { id: String(id) },
    hash: 'riskAnalysis',
    state: { triage: 'assess' },
  });

/** The reports that wait for my assessment; nothing for one who was asked for none. */
export const ReportsToAssess = () => {
  const { t } = useTranslation();
  return (
    <WaitingReports
      name="assessments"
      heading={t(safetyHomeWords.desk.awaiting)}
      kind={t(safetyHomeWords.kind.assess)}
      query={toAssessQuery}
      most={10}
      to={{ to: '/esms/report', search: { awaitsMe: true } }}
      linkOf={assessmentLink}
    />
  );
};

/** The reports whose reporters wait for feedback, for those who may give it. */
export const FeedbackToGive = () => {
  const { t } = useTranslation();
  const { data: counts, isLoading, error } = useQuery(countsQuery);
  return (
    <WaitingReports
      name="feedback"
      heading={t(safetyHomeWords.desk.asked)}
      kind={t(safetyHomeWords.kind.feedback)}
      query={{ ...unansweredQuery(), enabled: counts?.can.seeAssigned === true }}
      isAsked={isLoading}
      notAsked={error}
      most={5}
      linkOf={({ id }) => ({ ...feedbackLink(id), state: { queued: 'home' } })}
      to={{ to: '/esms/report', search: { awaitsAnswer: true } }}
    />
  );
};

const dialogueLink = ({ id }: { id: number }): RowLink =>
  linkOptions({ to: '/esms/report/view/$id', params: { id: String(id) }, hash: 'dialogue' });

/** The reports whose reporters wrote to the safety office and wait for a reply. */
export const MessagesOfReporters = () => {
  const { t } = useTranslation();
  const { data: counts, isLoading, error } = useQuery(countsQuery);
  return (
    <WaitingReports
      name="dialogue"
      heading={t(dialogueWords.awaiting)}
      kind={t(safetyHomeWords.kind.message)}
      query={{ ...awaitsReplyQuery, enabled: counts?.can.classifyReports === true }}
      isAsked={isLoading}
      notAsked={error}
      most={5}
      linkOf={dialogueLink}
      to={{ to: '/esms/report', search: { awaitsReply: true } }}
    />
  );
};

const NEWS_SHOWN = 5;

/** My last reports with news: in the dialogue, or whose feedback was answered; nothing for one who has none. */
export const ReportNews = () => {
  const { t } = useTranslation();
  const asked = useQuery(ownReportsQuery);
  const news = useQuery(newsQuery);
  const { data: page } = asked;
  const place = { id: 'home-answered', heading: t(dialogueWords.news) };
  if (page === undefined) return <PendingSection {...place} query={asked} />;
  const withNews = news.data?.items ?? [];
  const isNews = new Set(withNews.map(({ id }) => id));
  const answered = page.items.filter(({ id, feedbackAnswered }) => feedbackAnswered && !isNews.has(id));
  const rows = [...withNews, ...answered];
  if (rows.length === 0) return null;
  const total = (news.data?.total ?? 0) + answered.length;
  const count = countOf({ ...page, total, totalCapped: page.items.length < page.total });
  const all = (
    <TextLink to="/esms/report" search={{ myReportOnly: true }} size="sm">
      {t(safetyHomeWords.desk.all)}
    </TextLink>
  );
  return (
    <PageSection {...place} link={all} {...count}>
      <HomeReports
        label={place.heading}
        rows={rows.slice(0, NEWS_SHOWN)}
        linkOf={(row) =>
          isNews.has(row.id) ? dialogueLink(row) : { ...feedbackLink(row.id), state: { queued: 'list' } }
        }
      />
    </PageSection>
  );
};
