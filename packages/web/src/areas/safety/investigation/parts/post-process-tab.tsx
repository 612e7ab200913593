import { Alert, Button, Textarea } from '@mantine/core';
import { isBlankText } from '@portal/contract/kernel';
import { type Investigation, investigationLimits } from '@portal/contract/safety';
import { IconArrowBackUp, IconCheck, IconHourglass } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { messageOf } from '../../../../platform/calls/failure.ts';
import { instantText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { AlertDialog } from '../../../../ui/dialog/alert.tsx';
import { notifySuccess } from '../../../../ui/dialog/toast-notify.ts';
import kit from '../../../../ui/form/form.module.css';
import { FormDialog } from '../../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../../ui/form/form-notice.tsx';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { fullName } from '../../../../ui/person/person-picker-texts.ts';
import { isAvailable } from '../../case/case-acts.ts';
import paper from '../../case/case-facts.module.css';
import { Section, TextFact } from '../../case/case-facts.tsx';
import { localCopyNames, useEditable } from '../../case/case-unsaved.tsx';
import { reportTextsWords } from '../../report/report-texts.words.ts';
import { riskAssessmentWords } from '../../risk/risk-assessment.words.ts';
import { safetyKeys } from '../../safety.queries.ts';
import { returnMutation } from '../investigation.queries.ts';
import { investigationWords } from '../investigation.words.ts';
import { useInvestigationActs } from '../investigation-acts.tsx';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import { NextPlan } from '../investigation-queue.ts';
import { EvidenceFiles, postProcessFiles } from './evidence-files.tsx';
import classes from './post-process.module.css';
import { PostProcessEditing } from './post-process-editing.tsx';
import { PlannedActions } from './post-process-plan-list.tsx';

type DecisionProps = { investigation: Investigation; onClose: () => void };

/** Gives the post process back with a reason. */
const ReturnDialog = ({ investigation: { id, version, investigationNo }, onClose }: DecisionProps) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const next = useContext(NextPlan);
  const { mutate, isPending, error } = useMutation({
    ...returnMutation,
    onSuccess: () => {
      notifySuccess(t(investigationPartsWords.postProcess.returned), investigationNo);
      onClose();
      next?.();
    },
  });
  const leave = () => {
    onClose();
    // Somebody else may have been faster.
    if (error) void queryClient.invalidateQueries({ queryKey: safetyKeys.all });
  };
  const failure = error && messageOf(error);
  return (
    <FormDialog
      title={t(investigationPartsWords.postProcess.returnTitle)}
      confirmLabel={t(investigationPartsWords.postProcess.return)}
      dirty={reason !== ''}
      busy={isPending}
      ready={!isBlankText(reason)}
      onConfirm={() => mutate({ id, version, reason })}
      onClose={leave}
    >
      {failure && <Notice className={kit.whole} title={failure} />}
      <Textarea
        className={kit.whole ?? ''}
        label={t(investigationPartsWords.postProcess.reason)}
        required
        data-autofocus
        autosize
        minRows={3}
        maxLength={investigationLimits.reason}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
};

/** Where the safety office approves a post process that waits, or gives it back. */
const Decision = ({ investigation }: { investigation: Investigation }) => {
  const { t } = useTranslation();
  const [returning, setReturning] = useState(false);
  const { start, busy, failure, closeFailure } = useInvestigationActs(investigation, useContext(NextPlan));
  const { can } = investigation;
  const close = () => setReturning(false);
  return (
    <div className={classes.decision}>
      {can.return === true && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={16} aria-hidden />}
          onClick={() => setReturning(true)}
        >
          {t(investigationPartsWords.postProcess.return)}
        </Button>
      )}
      {isAvailable(can, 'approve') && (
        <Button
          leftSection={<IconCheck size={16} aria-hidden />}
          loading={busy === 'approve'}
          onClick={() => void start('approve')}
        >
          {t(investigationWords.act.approve)}
        </Button>
      )}
      {returning && <ReturnDialog investigation={investigation} onClose={close} />}
      {failure && <AlertDialog {...failure} onClose={closeFailure} />}
    </div>
  );
};

type Props = { investigation: Investigation };

/** The state: it waits, or was returned with a reason. */
const State = ({ investigation: { postProcess } }: Props) => {
  const { t } = useTranslation();
  if (!postProcess || postProcess.state === 'Approved') return null;
  const { state, savedBy, savedDate, reason } = postProcess;
  const isReturned = state === 'Returned';
  return (
    <Alert
      role="status"
      color={isReturned ? 'red' : 'brand'}
      icon={isReturned ? <IconArrowBackUp aria-hidden /> : <IconHourglass aria-hidden />}
      title={t(investigationPartsWords.postProcess.state[state])}
    >
      {isReturned ? (
        <p className={classes.reason}>{reason}</p>
      ) : (
        t(riskAssessmentWords.savedBy, { name: fullName(savedBy), at: instantText(savedDate) })
      )}
    </Alert>
  );
};

const Reading = ({ investigation: { conclusion, appendix, mitigations } }: Props) => {
  const { t } = useTranslation();
  if (conclusion === null) return <EmptyState message={t(investigationPartsWords.postProcess.none)} />;
  return (
    <>
      <TextFact label={t(investigationPartsWords.postProcess.field.conclusion)} text={conclusion} />
      <TextFact label={t(investigationPartsWords.postProcess.field.appendix)} text={appendix ?? ''} />
      <PlannedActions planned={mitigations} />
    </>
  );
};

/** Conclusion, plan and evidence; a saved one waits for the safety office. */
export const PostProcessTab = ({ investigation }: Props) => {
  const { t } = useTranslation();
  const { id, can, postProcess } = investigation;
  const changes = can.postProcess === true;
  const what = localCopyNames.postProcess(id);
  const { isEditable, refusal } = useEditable(can.postProcess, what);
  const reading = <Reading investigation={investigation} />;
  return (
    <div className={paper.paper}>
      <State investigation={investigation} />
      <Section heading={t(investigationWords.tab.postProcess)}>
        {isEditable ? <PostProcessEditing {...{ investigation, what, refusal, reading }} /> : reading}
      </Section>
      {postProcess && (
        <Section heading={t(investigationPartsWords.evidence.label)}>
          {postProcess.attachedFiles.length === 0 && !changes && <p>{t(reportTextsWords.noFiles)}</p>}
          <EvidenceFiles files={postProcess.attachedFiles} calls={postProcessFiles(id)} changes={changes} />
        </Section>
      )}
      {(can.approve !== undefined || can.return !== undefined) && <Decision investigation={investigation} />}
    </div>
  );
};
