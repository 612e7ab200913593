import { caseWords, type Investigation, investigationStatuses } from '@portal/contract/safety';
import type { ReactNode } from 'react';
import { useTranslation } from '../../../../platform/i18n.ts';
import { nameOf } from '../../../../platform/names.ts';
import { PageHeader } from '../../../../ui/page/header.tsx';
import { StatusBar } from '../../../../ui/status-bar/steps.tsx';
import { CaseStatusBadge } from '../../cases/status-badge.tsx';
import { dayOf } from '../../report/who.ts';
import { reportViewWords } from '../../view/report-view.words.ts';
import paper from '../../view/styles.module.css';
import { investigationWords } from '../investigation.words.ts';

type Props = { investigation: Investigation; actions: ReactNode };

/** What the investigation is, who opened it and when, and how far it is. */
export const InvestigationHeader = ({ investigation, actions }: Props) => {
  const { t } = useTranslation();
  const { investigationNo, status, title, author, createdDate, completedDate } = investigation;
  const facts = [
    nameOf(author),
    t(investigationWords.openedOn, { day: dayOf(createdDate) ?? '' }),
    completedDate !== null && t(reportViewWords.closedOn, { day: dayOf(completedDate) ?? '' }),
  ].filter((fact) => fact !== false);
  return (
    <>
      <PageHeader
        title={title}
        over={
          <>
            <span>{investigationNo}</span>
            <CaseStatusBadge status={status} />
          </>
        }
        meta={<span>{facts.join(' · ')}</span>}
        actions={actions}
      />
      <div className={paper.progress}>
        <StatusBar
          label={t(reportViewWords.progress)}
          steps={investigationStatuses.map((key) => ({ key, label: t(caseWords.status[key]) }))}
          now={status}
        />
      </div>
    </>
  );
};
