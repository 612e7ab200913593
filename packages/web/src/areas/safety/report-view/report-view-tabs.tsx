import { type CaseTab, isTabLocked, type Report } from '@portal/contract/safety';
import { type ReactNode, useContext, useState } from 'react';
import { translate, useTranslation } from '../../../platform/i18n.ts';
import type { Tab } from '../../../ui/look/by-hash.tsx';
import { useWide } from '../../../ui/page/width.ts';
import { ActionPanel } from '../action/action-panel.tsx';
import paper from '../case/case-facts.module.css';
import { Section } from '../case/case-facts.tsx';
import { localCopyNames, UnsavedTab, useUnsavedTabs } from '../case/case-unsaved.tsx';
import { ClassificationTab } from '../classification/classification-tab.tsx';
import { dialogueWords } from '../dialogue/dialogue.words.ts';
import { DialogueTab } from '../dialogue/dialogue-tab.tsx';
import { DutyPanel } from '../duty/duty-panel.tsx';
import { FeedbackTab } from '../feedback/feedback-tab.tsx';
import { hazardFieldsWords } from '../hazard/hazard-fields.words.ts';
import { HazardPart } from '../hazard/hazard-part.tsx';
import { useHazardOffers } from '../hazard/recent-hazards.tsx';
import { RelatedTab } from '../related-report/related-report-tab.tsx';
import { ReportDetails } from '../report/report-details.tsx';
import { TriageContext } from '../report/report-triage.ts';
import { riskAssessmentWords } from '../risk/risk-assessment.words.ts';
import { RiskSteps } from '../risk/risk-steps.tsx';
import { mayBeClosed } from './close-dialog.tsx';
import classes from './report-view.module.css';
import { reportViewWords } from './report-view.words.ts';

/** On a wide screen the report is shown next to its case. */
const NextToReport = ({ report, children }: { report: Report; children: ReactNode }) => {
  const { t } = useTranslation();
  const isWide = useWide();
  // The layout does not change while a form or dialog is open and the window becomes narrower.
  return (
    <div {...(isWide && { className: classes.beside })}>
      {isWide && (
        <section className={classes.reported} aria-label={t(reportViewWords.tab.reportDetails)}>
          <ReportDetails report={report} />
        </section>
      )}
      <div>{children}</div>
    </div>
  );
};

/** The hazard of a report and its risk; in a queue the assessment follows the hazard immediately. */
const RiskTab = ({ report }: { report: Report }) => {
  const { t } = useTranslation();
  const of = { family: 'reports', id: report.id } as const;
  const isInQueue = useContext(TriageContext) !== undefined;
  const [isNext, setNext] = useState(false);
  const offers = useHazardOffers(report);
  return (
    <div className={paper.paper}>
      <Section heading={t(riskAssessmentWords.steps)}>
        <RiskSteps
          of={of}
          can={report.can}
          asksAssessor={report.can.assign === true}
          begins={isNext}
          onBegun={() => setNext(false)}
        />
      </Section>
      <Section heading={t(hazardFieldsWords.title)}>
        <HazardPart
          of={of}
          can={report.can}
          offers={offers}
          {...(isInQueue ? { title: report.subject ?? '', onCreated: () => setNext(true) } : {})}
        />
      </Section>
    </div>
  );
};

/** What waits for the user in the dialogue of a report: news for its reporter, an answer of the safety office. */
const waitsInDialogue = ({ hasNews, awaitsReply }: Report): string | undefined => {
  if (hasNews === true) return translate(dialogueWords.unread);
  return awaitsReply === true ? translate(dialogueWords.unanswered) : undefined;
};

/**
 * The tabs of a report for which the record has data (rules/safety.md#tabs). A tab with a form keeps it and its text,
 * even if somebody changes the report meanwhile.
 */
export const useReportTabs = (report: Report, onClosing: () => void): Tab[] => {
  const { t } = useTranslation();
  const { id, status, classification, parentReportId } = report;
  const { isUnsaved, onUnsaved } = useUnsavedTabs({
    classification: localCopyNames.classification(id),
    riskAnalysis: localCopyNames.hazard({ family: 'reports', id }),
  });
  const caseNow = { status, isUnmanaged: classification?.isUnmanaged === true };
  // Each tab of a report that was closed without management says so.
  const isSetAside = isTabLocked('classification', caseNow);
  const caseTab = (key: CaseTab, content: ReactNode, stays: boolean): Tab => ({
    key,
    label: t(reportViewWords.tab[key]),
    content: (
      <UnsavedTab tab={key} onUnsaved={onUnsaved}>
        {content}
      </UnsavedTab>
    ),
    stays: stays || isUnsaved(key),
    locked:
      isTabLocked(key, caseNow) && !isUnsaved(key)
        ? t(reportViewWords.locked[isSetAside ? 'classification' : key])
        : undefined,
  });
  const details: Tab = {
    key: 'reportDetails',
    label: t(reportViewWords.tab.reportDetails),
    content: (
      <div className={classes.details}>
        {report.can.seeDuty === true && <DutyPanel report={report} />}
        <ReportDetails report={report} />
      </div>
    ),
  };
  // Never locked: its reporter and the safety office write in every status (rules/safety.md#dialogue).
  const talk: Tab = {
    key: 'dialogue',
    label: t(reportViewWords.tab.dialogue),
    waits: waitsInDialogue(report),
    content: (
      <UnsavedTab tab="dialogue" onUnsaved={onUnsaved}>
        <DialogueTab report={report} />
      </UnsavedTab>
    ),
    stays: true,
  };
  const related: Tab = {
    key: 'relationReports',
    label: t(reportViewWords.tab.relationReports),
    content: <RelatedTab report={report} />,
  };
  const { seeRelated, answer, classify, hazard, assignActions } = report.can;
  const feedback = caseTab(
    'feedback',
    <FeedbackTab report={report} onClosing={mayBeClosed(report) ? onClosing : undefined} />,
    answer === true,
  );
  // A tab with an answer, or a possible one, is open in every state of the case.
  if (report.feedbackAnswered || answer === true) feedback.locked = undefined;
  const isChild = (parentReportId ?? null) !== null;
  // The case of a child is shown with its main report.
  const isClassified = classification !== undefined && !isChild;
  const isAsked = report.isMine && report.requestFeedback;
  return [
    ...(seeRelated === true ? [related] : []),
    details,
    ...(report.can.converse === undefined ? [] : [talk]),
    ...(isClassified || isUnsaved('classification')
      ? [
          caseTab(
            'classification',
            <NextToReport report={report}>
              <ClassificationTab report={report} />
            </NextToReport>,
            classify !== undefined,
          ),
        ]
      : []),
    ...(isClassified || isUnsaved('riskAnalysis')
      ? [
          caseTab(
            'riskAnalysis',
            <NextToReport report={report}>
              <RiskTab report={report} />
            </NextToReport>,
            hazard !== undefined,
          ),
        ]
      : []),
    ...(report.seesActions && !isChild
      ? [caseTab('mitigation', <ActionPanel of={{ family: 'reports', id: report.id }} assign={assignActions} />, false)]
      : []),
    ...(isAsked || (seeRelated === true && !isChild) || isUnsaved('feedback') ? [feedback] : []),
  ];
};
