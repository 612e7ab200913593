import { Button } from '@mantine/core';
import { isToBeMitigated, type Report, type RiskLevel, riskClass, riskWords } from '@portal/contract/safety';
import { IconAlertTriangleFilled, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { TextLink } from '../../../ui/page/links.tsx';
import { actionsQuery } from '../action/action.queries.ts';
import { hasEnded } from '../action/action-state.ts';
import { assessmentsQuery } from '../risk/risk.queries.ts';
import { AssessDialog } from '../risk/risk-assess-dialog.tsx';
import classes from './report-view.module.css';
import { reportViewWords } from './report-view.words.ts';

type Tab = 'classification' | 'riskAnalysis' | 'mitigation' | 'feedback' | 'dialogue' | 'reportDetails';

type Item = { key: keyof typeof reportViewWords.checklist.item; isDone: boolean; says: string; tab: Tab };

/** The risk that is left, or as it was assessed first. */
export const riskLeft = ({ residualRisk, initialRisk }: Report): RiskLevel | undefined =>
  residualRisk?.riskLevel ?? initialRisk?.riskLevel ?? undefined;

/** The finished and missing steps of a case that concern this report. */
const useItems = (report: Report, isUnfiled: boolean): Item[] => {
  const { t } = useTranslation();
  const words = reportViewWords.checklist;
  const { classification, requestFeedback, feedbackAnswered, awaitsReply, can } = report;
  const of = { family: 'reports', id: report.id } as const;
  const { data: actions = [] } = useQuery({ ...actionsQuery(of), enabled: report.seesActions });
  const open = actions.filter(({ status }) => !hasEnded(status)).length;
  const [initialRisk, residualRisk] = [report.initialRisk?.riskLevel, report.residualRisk?.riskLevel];
  const level = (risk: RiskLevel | null | undefined): string =>
    risk ? `${risk} ${t(riskWords.class[riskClass(risk)])}` : t(words.missing);
  const isManaged = classification?.isUnmanaged !== true;
  const left = riskLeft(report);
  return [
    {
      key: 'classification',
      isDone: Boolean(classification),
      says: t(classification ? words.done : words.missing),
      tab: 'classification',
    },
    ...(isManaged
      ? ([
          { key: 'initialRisk', isDone: Boolean(initialRisk), says: level(initialRisk), tab: 'riskAnalysis' },
          {
            key: 'actions',
            isDone: open === 0 && (actions.length > 0 || left === undefined || !isToBeMitigated(left)),
            says: actions.length === 0 ? t(words.noActions) : t(words.actions, { open, all: actions.length }),
            tab: 'mitigation',
          },
        ] satisfies Item[])
      : []),
    ...(actions.length > 0 || residualRisk
      ? [
          {
            key: 'residualRisk' as const,
            isDone: Boolean(residualRisk),
            says: level(residualRisk),
            tab: 'riskAnalysis' as const,
          },
        ]
      : []),
    ...(requestFeedback || can.complete === 'feedback-pending'
      ? [
          {
            key: 'feedback' as const,
            isDone: feedbackAnswered && can.complete !== 'feedback-pending',
            says: t(can.complete === 'feedback-pending' || !feedbackAnswered ? words.missing : words.done),
            tab: 'feedback' as const,
          },
        ]
      : []),
    ...(awaitsReply === true
      ? [{ key: 'reply' as const, isDone: false, says: t(words.missing), tab: 'dialogue' as const }]
      : []),
    ...(can.seeDuty === true
      ? [
          {
            key: 'filing' as const,
            isDone: !isUnfiled,
            says: t(isUnfiled ? words.unfiled : words.done),
            tab: 'reportDetails' as const,
          },
        ]
      : []),
  ];
};

type Props = { report: Report; isUnfiled: boolean; onGo: () => void };

/** The finished and missing steps before closing, each with a link; the residual risk can be assessed here. */
export const ClosingChecklist = ({ report, isUnfiled, onGo }: Props) => {
  const { t } = useTranslation();
  const [assesses, setAssesses] = useState(false);
  const of = { family: 'reports', id: report.id } as const;
  const { data: assessments } = useQuery(assessmentsQuery(of));
  const third = assessments?.find(({ seq, archivedDate }) => seq === 3 && archivedDate === null);
  const mayAssess = report.can.assess3 === true;
  return (
    <>
      <ul className={classes.checklist} aria-label={t(reportViewWords.checklist.title)}>
        {useItems(report, isUnfiled).map(({ key, isDone, says, tab }) => (
          <li key={key} data-done={isDone}>
            {isDone ? (
              <IconCircleCheckFilled size={18} aria-hidden />
            ) : (
              <IconAlertTriangleFilled size={18} aria-hidden />
            )}
            <b>{t(reportViewWords.checklist.item[key])}</b>
            <span>{says}</span>
            {!isDone &&
              (key === 'residualRisk' && mayAssess ? (
                <Button size="compact-sm" variant="light" onClick={() => setAssesses(true)}>
                  {t(reportViewWords.checklist.assess)}
                </Button>
              ) : (
                // The typed closing word is kept until the dialog is opened again.
                <TextLink to="." search={true} hash={tab} size="sm" ignoreBlocker onClick={onGo}>
                  {t(reportViewWords.checklist.go)}
                </TextLink>
              ))}
          </li>
        ))}
      </ul>
      {assesses && (
        <AssessDialog of={of} seq={3} stored={third} can={report.can.assess3} onClose={() => setAssesses(false)} />
      )}
    </>
  );
};
