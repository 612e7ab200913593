import { Button } from '@mantine/core';
import { type Hazard, isMitigationLocked } from '@portal/contract/safety';
import { IconPencil, IconRotate } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { linkOptions } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from '../../../platform/i18n.ts';
import { AlertDialog } from '../../../ui/dialog/alert.tsx';
import { type Tab, TabsByHash } from '../../../ui/look/by-hash.tsx';
import { BackLink } from '../../../ui/page/back-link.tsx';
import { HeldRecord } from '../../../ui/page/held-record.tsx';
import { TextLink } from '../../../ui/page/links.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { QueueLine } from '../../../ui/queue/queue-bar.tsx';
import { ActionPanel } from '../action/action-panel.tsx';
import { NextInQueue } from '../action/action-selection.ts';
import { useCaseActs } from '../case/case-acts.ts';
import paper from '../case/case-facts.module.css';
import { Section } from '../case/case-facts.tsx';
import { CaseFailure, ForbiddenRedirect } from '../case/case-failure.tsx';
import { useCopiedForm, useEditMode } from '../case/case-form.ts';
import { RecordPage } from '../case/case-record-page.tsx';
import { useCaseRefetch } from '../case/case-refetch.ts';
import { CaseStatusBadge } from '../case/case-status-badge.tsx';
import { HazardFields, useHazardTexts } from '../hazard/hazard-fields.tsx';
import { hazardFieldsWords } from '../hazard/hazard-fields.words.ts';
import { WriteLessonLink } from '../lesson/lesson-links.tsx';
import { useClosingQueue } from '../my-action/my-action-queue.ts';
import { reportViewWords } from '../report-view/report-view.words.ts';
import { riskAssessmentWords } from '../risk/risk-assessment.words.ts';
import { RiskSteps } from '../risk/risk-steps.tsx';
import { type HazardSearch, loggedHazardQuery, reopenLoggedHazard } from './hazard-log.queries.ts';
import { hazardLogWords } from './hazard-log.words.ts';
import { formOfLoggedHazard, isStandalone, loggedHazardCalls, loggedHazardDefinition } from './hazard-log-form.ts';
import { HazardSourceFields } from './hazard-log-source-fields.tsx';
import { HazardDetails } from './hazard-log-view-details.tsx';

/** A link to the case in which the risk of a hazard is assessed. */
const ElsewhereNote = ({ hazard: { report, investigation } }: { hazard: Hazard }) => {
  const { t } = useTranslation();
  if (investigation)
    return (
      <TextLink to="/esms/investigation/view/$id" params={{ id: String(investigation.id) }} hash="riskAnalysis">
        {t(hazardLogWords.elsewhere, { name: investigation.investigationNo })}
      </TextLink>
    );
  if (!report) return null;
  return (
    <TextLink to="/esms/report/view/$id" params={{ id: String(report.id) }} hash="riskAnalysis">
      {t(hazardLogWords.elsewhere, { name: report.reportNo })}
    </TextLink>
  );
};

/** The risk of a hazard, initially and after actions; for a hazard of another case it is that of the case. */
const RiskTab = ({ hazard }: { hazard: Hazard }) => {
  const { t } = useTranslation();
  const { id, can, report, investigation } = hazard;
  return (
    <div className={paper.paper}>
      <Section heading={t(riskAssessmentWords.steps)}>
        <RiskSteps of={{ family: 'hazards', id }} can={can} seqs={report && !investigation ? [1, 2, 3] : [1, 3]} />
        <p>
          <ElsewhereNote hazard={hazard} />
        </p>
      </Section>
    </div>
  );
};

/** The edit mode of a hazard of the log. */
const LoggedHazardEdit = ({ record, onDone }: { record: Hazard; onDone: () => void }) => {
  const { t } = useTranslation();
  const [initial] = useState(() => formOfLoggedHazard(record));
  const saving = useCopiedForm(
    {
      definition: loggedHazardDefinition,
      calls: loggedHazardCalls,
      initial,
      record,
      done: () => t(hazardFieldsWords.changed),
      onSaved: onDone,
    },
    `hazard-${record.id}`,
  );
  return (
    <RecordPage
      saving={saving}
      title={t(hazardLogWords.change)}
      over={record.hazardNo}
      wordsOf={useHazardTexts()}
      onCancel={onDone}
    >
      <HazardFields form={saving.form}>
        {isStandalone(record) && <HazardSourceFields form={saving.form} isNew={false} />}
      </HazardFields>
    </RecordPage>
  );
};

/** Who acts on a hazard, and what became of it; of one that belongs to a case its case assigns. */
const MitigationTab = ({ hazard: { id, can } }: { hazard: Hazard }) => (
  <ActionPanel of={{ family: 'hazards', id }} assign={can.assign} />
);

const Acts = ({ hazard, onModify }: { hazard: Hazard; onModify: () => void }) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { start, busy, failure, closeFailure } = useCaseActs<'reopen', Hazard>({
    stored: hazard,
    read: () => queryClient.fetchQuery({ ...loggedHazardQuery(hazard.id), staleTime: 0 }),
    perform: (_act, on) => reopenLoggedHazard(on),
    wordsOf: () => ({
      title: t(hazardLogWords.reopen.title),
      message: t(hazardLogWords.reopen.message, { name: hazard.hazardNo }),
      verb: t(hazardLogWords.reopen.verb),
      done: t(hazardLogWords.reopen.done),
      failed: t(hazardLogWords.reopen.failed),
    }),
  });
  return (
    <>
      <WriteLessonLink type="Hazard" id={hazard.id} isClosed={hazard.can.reopen === true} />
      {hazard.can.change === true && (
        <Button variant="default" leftSection={<IconPencil size={16} aria-hidden />} onClick={onModify}>
          {t(reportViewWords.act.change)}
        </Button>
      )}
      {hazard.can.reopen === true && (
        <Button
          leftSection={<IconRotate size={16} aria-hidden />}
          loading={busy !== undefined}
          onClick={() => void start('reopen')}
        >
          {t(hazardLogWords.reopen.verb)}
        </Button>
      )}
      {failure && <AlertDialog {...failure} onClose={closeFailure} />}
    </>
  );
};

type Props = { listSearch: HazardSearch };

const View = ({ hazard, listSearch }: Props & { hazard: Hazard }) => {
  const { t } = useTranslation();
  useCaseRefetch({ family: 'hazards', id: hazard.id });
  const { changed, begin, stop } = useEditMode(hazard);
  const { bar, leave } = useClosingQueue();
  const back = linkOptions({ to: '/esms/hazard', search: listSearch, state: { row: hazard.id } });
  const tabs: Tab[] = [
    { key: 'details', label: t(hazardLogWords.tab.details), content: <HazardDetails hazard={hazard} /> },
    { key: 'riskAnalysis', label: t(hazardLogWords.tab.riskAnalysis), content: <RiskTab hazard={hazard} /> },
    {
      key: 'mitigation',
      label: t(hazardLogWords.tab.mitigation),
      content: <MitigationTab hazard={hazard} />,
      locked: isMitigationLocked('hazard', hazard.status) ? t(hazardLogWords.locked) : undefined,
    },
  ];
  return (
    <>
      <QueueLine queue={bar}>
        <BackLink link={back}>{t(hazardLogWords.back)}</BackLink>
      </QueueLine>
      {changed ? (
        <LoggedHazardEdit record={changed} onDone={stop} />
      ) : (
        <>
          <PageHeader
            title={hazard.title}
            over={
              <>
                <span>{hazard.hazardNo}</span>
                <CaseStatusBadge status={hazard.status} />
              </>
            }
            actions={<Acts hazard={hazard} onModify={begin} />}
          />
          <NextInQueue value={bar && leave}>
            <TabsByHash label={t(hazardLogWords.tabs)} tabs={tabs} initial="details" />
          </NextInQueue>
        </>
      )}
    </>
  );
};

/** Whether the log is read at all: who takes an action of a hazard reads it in My Action alone (rules/safety.md#cases). */
const isReader = ({ can }: Hazard): boolean => can.change !== undefined;

/** One hazard of the log, with what its reader may do. */
export const HazardViewScreen = ({ id, listSearch }: Props & { id: number }) => {
  const asked = useQuery({
    ...loggedHazardQuery(id),
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
        <CaseFailure error={error} onRetry={() => void asked.refetch()} list={{ to: '/esms/hazard' }} />
      )}
    >
      {(hazard) => <View hazard={hazard} listSearch={listSearch} />}
    </HeldRecord>
  );
};
