import { caseWords, type Investigation, investigationStatuses } from '@portal/contract/safety';
import { useQuery } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { now } from '../../../../platform/device/clock.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { useOpened } from '../../../../platform/notification-read.ts';
import { nameOf } from '../../../../platform/platform-names.ts';
import { TabsByHash } from '../../../../ui/look/by-hash.tsx';
import { StatusBar } from '../../../../ui/look/steps.tsx';
import { BackLink } from '../../../../ui/page/back-link.tsx';
import { HeldRecord } from '../../../../ui/page/held-record.tsx';
import { PageHeader } from '../../../../ui/page/page-header.tsx';
import { QueueLine } from '../../../../ui/queue/queue-bar.tsx';
import { NextInQueue } from '../../action/action-selection.ts';
import { CaseFailure, ForbiddenRedirect } from '../../case/case-failure.tsx';
import { useEditMode } from '../../case/case-form.ts';
import { RecordPage } from '../../case/case-record-page.tsx';
import { useCaseRefetch } from '../../case/case-refetch.ts';
import { CaseStatusBadge } from '../../case/case-status-badge.tsx';
import { useClosingQueue } from '../../my-action/my-action-queue.ts';
import { dayOf } from '../../report/report-texts.ts';
import paper from '../../report-view/report-view.module.css';
import { reportViewWords } from '../../report-view/report-view.words.ts';
import { useInvestigationForm, useInvestigationTexts } from '../form/investigation-form.ts';
import { InvestigationFields } from '../form/investigation-form-fields.tsx';
import { newInvestigation } from '../form/investigation-form-values.ts';
import { type InvestigationSearch, investigationQuery } from '../investigation.queries.ts';
import { investigationWords } from '../investigation.words.ts';
import { InvestigationActs } from '../investigation-acts.tsx';
import { NextPlan, usePlanQueue } from '../investigation-queue.ts';
import { useInvestigationTabs } from './investigation-view-tabs.tsx';

type InvestigationHeaderProps = { investigation: Investigation; actions: ReactNode };

/** Number, author, day and status of the investigation. */
const InvestigationHeader = ({ investigation, actions }: InvestigationHeaderProps) => {
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

/** The edit mode of an investigation, in place of its page. */
const InvestigationEdit = ({ record, onDone }: { record: Investigation; onDone: () => void }) => {
  const { t } = useTranslation();
  const saving = useInvestigationForm({
    record,
    initial: () => newInvestigation({}, now()),
    what: `investigation-${record.id}`,
    onSaved: onDone,
  });
  return (
    <RecordPage
      saving={saving}
      title={t(investigationWords.change)}
      over={record.investigationNo}
      wordsOf={useInvestigationTexts()}
      onCancel={onDone}
    >
      <InvestigationFields form={saving.form} record={record} />
    </RecordPage>
  );
};

type Props = { listSearch: InvestigationSearch };

const View = ({ investigation, listSearch }: Props & { investigation: Investigation }) => {
  const { t } = useTranslation();
  useOpened('safety/investigation', investigation.id);
  useCaseRefetch({ family: 'investigations', id: investigation.id });
  const { changed, begin, stop } = useEditMode(investigation);
  const { bar, leave } = useClosingQueue();
  const plans = usePlanQueue(investigation.id, listSearch);
  const tabs = useInvestigationTabs(investigation);
  const back = linkOptions({ to: '/esms/investigation', search: listSearch, state: { row: investigation.id } });
  return (
    <>
      <QueueLine queue={bar ?? plans.bar}>
        <BackLink link={back}>{t(investigationWords.back)}</BackLink>
      </QueueLine>
      {changed ? (
        <InvestigationEdit record={changed} onDone={stop} />
      ) : (
        <>
          <InvestigationHeader
            investigation={investigation}
            actions={<InvestigationActs investigation={investigation} onModify={begin} />}
          />
          <NextInQueue value={bar && leave}>
            <NextPlan value={plans.bar && plans.leave}>
              <TabsByHash label={t(investigationWords.tabs)} tabs={tabs} initial="outline" />
            </NextPlan>
          </NextInQueue>
        </>
      )}
    </>
  );
};

/**
 * Whether the user is of the safety office or an investigator: mitigators and referrers read their part in My Action
 * alone (rules/safety.md#cases).
 */
const isReader = ({ can }: Investigation): boolean => can.rootCause !== undefined;

/** One investigation, with what its reader may do. */
export const InvestigationViewScreen = ({ id, listSearch }: Props & { id: number }) => {
  const asked = useQuery({
    ...investigationQuery(id),
    refetchOnWindowFocus: 'always',
    // The loader of the route has just tried.
    retryOnMount: false,
  });
  return (
    <HeldRecord
      result={asked}
      isReader={isReader}
      whenMissing={<ForbiddenRedirect />}
      failure={(error) => (
        <CaseFailure error={error} onRetry={() => void asked.refetch()} list={{ to: '/esms/investigation' }} />
      )}
    >
      {(investigation) => <View investigation={investigation} listSearch={listSearch} />}
    </HeldRecord>
  );
};
