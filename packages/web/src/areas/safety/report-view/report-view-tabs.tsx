import { Button } from '@mantine/core';
import type { ProblemCode } from '@portal/contract/kernel';
import { type CaseTab, type GroupRow, isTabLocked, type Report } from '@portal/contract/safety';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { problemMessage } from '../../../platform/calls/sentences.ts';
import { type Message, translate, useTranslation } from '../../../platform/i18n.ts';
import type { Tab } from '../../../ui/look/by-hash.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PageSection } from '../../../ui/page/page-panel.tsx';
import { ActionPanel } from '../action/action-panel.tsx';
import { written } from '../case/unsaved/unsaved-case-left.ts';
import { useWritten, Watched } from '../case/unsaved/unsaved-written.tsx';
import { ClassificationTab } from '../classification/classification-tab.tsx';
import { FeedbackTab } from '../feedback/feedback-tab.tsx';
import { hazardFieldsWords } from '../hazard/hazard-fields.words.ts';
import { HazardPart } from '../hazard/hazard-part.tsx';
import { AddDialog } from '../related-report/related-add-dialog.tsx';
import { RelatedGroup } from '../related-report/related-group.tsx';
import { ReferenceReports } from '../related-report/related-references.tsx';
import classes from '../related-report/related-report.module.css';
import { relatedQuery } from '../related-report/related-report.queries.ts';
import { relatedReportWords } from '../related-report/related-report.words.ts';
import { reportList } from '../report-list/report-list-search.ts';
import { riskAssessmentWords } from '../risk/risk-assessment.words.ts';
import { RiskSteps } from '../risk/risk-steps.tsx';
import paper from './report-view.module.css';
import { reportViewWords } from './report-view.words.ts';
import { ReportDetails } from './report-view-details.tsx';
import { Section } from './report-view-section.tsx';

const reasons = {
  relate: { 'wrong-status': relatedReportWords.why.closed, 'child-report': relatedReportWords.why.child },
  release: { 'wrong-status': relatedReportWords.why.closed },
  setMain: { 'wrong-status': relatedReportWords.why.late, 'not-valid': relatedReportWords.why.bound },
} as const satisfies Record<string, Partial<Record<ProblemCode, Message>>>;

/** Why something cannot be done with a group, in words that name what would have to be otherwise. */
const whyNot = (act: keyof typeof reasons, code: ProblemCode): string | undefined => {
  const known: Partial<Record<ProblemCode, Message>> = reasons[act];
  const key = known[code];
  return key && translate(key);
};

/** More reports for the group, or why there can be none. */
const Add = ({ report, group }: { report: Report; group: readonly GroupRow[] }) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const { relate } = report.can;
  const close = () => setOpened(false);
  return (
    <>
      {relate === true ? (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setOpened(true)}>
          {t(relatedReportWords.add)}
        </Button>
      ) : (
        relate && <span className={classes.why}>{whyNot('relate', relate) ?? problemMessage(relate)}</span>
      )}
      {/* It stays with what was chosen in it when there can be none any more, and says so. */}
      {opened && <AddDialog report={report} group={group} onClose={close} />}
    </>
  );
};

/** Why rows cannot be acted on that otherwise could: said once for all of them. */
const Reasons = ({ rows }: { rows: readonly GroupRow[] }) => {
  const told = (['setMain', 'release'] as const).flatMap((act) => {
    const code = rows.map(({ can }) => can[act]).find((answer) => answer !== undefined && answer !== true);
    return code === undefined ? [] : [whyNot(act, code) ?? problemMessage(code)];
  });
  return [...new Set(told)].map((reason) => (
    <p key={reason} className={classes.why}>
      {reason}
    </p>
  ));
};

/** The reports that belong together with this one, and others that are worth looking at. */
const RelatedTab = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  const search = reportList.read(useSearch({ strict: false }));
  const { data: rows, error, refetch } = useQuery(relatedQuery(report.id));
  const isChild = (report.parentReportId ?? null) !== null;
  return (
    <div className={classes.parts}>
      <PageSection
        id="related-group"
        heading={t(relatedReportWords.group)}
        link={rows && <Add report={report} group={rows} />}
      >
        {error && rows === undefined ? (
          <FailureNote error={error} onRetry={() => void refetch()} />
        ) : (
          <RelatedGroup rows={rows} search={search} />
        )}
        {rows && <Reasons rows={rows} />}
      </PageSection>
      {!isChild && <ReferenceReports report={report} search={search} />}
    </div>
  );
};

/** The hazard of a report, and how great its risk is. */
const RiskTab = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  const of = { family: 'reports', id: report.id } as const;
  return (
    <div className={paper.paper}>
      <Section heading={t(riskAssessmentWords.steps)}>
        <RiskSteps of={of} can={report.can} asksAssessor={report.can.assign === true} />
      </Section>
      <Section heading={t(hazardFieldsWords.title)}>
        <HazardPart of={of} can={report.can} />
      </Section>
    </div>
  );
};

/**
 * The tabs of a report: those for which the record holds what they show (rules/safety.md#tabs). Whoever writes in one keeps
 * it and what was typed there, whatever somebody makes of the report meanwhile.
 */
export const useReportTabs = (report: Report): Tab[] => {
  const { t } = useTranslation();
  const { id, status, classification, parentReportId } = report;
  const { isWritten, onWritten } = useWritten({
    classification: written.classification(id),
    riskAnalysis: written.hazard({ family: 'reports', id }),
  });
  const caseNow = { status, isUnmanaged: classification?.isUnmanaged === true };
  // What was closed as one that needs no management says so on each tab.
  const isSetAside = isTabLocked('classification', caseNow);
  const caseTab = (key: CaseTab, content: ReactNode, stays: boolean): Tab => ({
    key,
    label: t(reportViewWords.tab[key]),
    content: (
      <Watched tab={key} onWritten={onWritten}>
        {content}
      </Watched>
    ),
    stays: stays || isWritten(key),
    locked:
      isTabLocked(key, caseNow) && !isWritten(key)
        ? t(reportViewWords.locked[isSetAside ? 'classification' : key])
        : undefined,
  });
  const details: Tab = {
    key: 'reportDetails',
    label: t(reportViewWords.tab.reportDetails),
    content: <ReportDetails report={report} />,
  };
  const related: Tab = {
    key: 'relationReports',
    label: t(reportViewWords.tab.relationReports),
    content: <RelatedTab report={report} />,
  };
  const { seeRelated, answer, classify, hazard, assignActions } = report.can;
  const feedback = caseTab('feedback', <FeedbackTab report={report} />, answer === true);
  // What was answered, or may be, is open whatever the case says.
  if (report.feedbackAnswered || answer === true) feedback.locked = undefined;
  const isChild = (parentReportId ?? null) !== null;
  // Of a child the case is told by its main report.
  const isTold = classification !== undefined && !isChild;
  const isAsked = report.isMine && report.requestFeedback;
  return [
    ...(seeRelated === true ? [related] : []),
    details,
    ...(isTold || isWritten('classification')
      ? [caseTab('classification', <ClassificationTab report={report} />, classify !== undefined)]
      : []),
    ...(isTold || isWritten('riskAnalysis')
      ? [caseTab('riskAnalysis', <RiskTab report={report} />, hazard !== undefined)]
      : []),
    ...(report.seesActions && !isChild
      ? [caseTab('mitigation', <ActionPanel of={{ family: 'reports', id: report.id }} assign={assignActions} />, false)]
      : []),
    ...(isAsked || (seeRelated === true && !isChild) || isWritten('feedback') ? [feedback] : []),
  ];
};
