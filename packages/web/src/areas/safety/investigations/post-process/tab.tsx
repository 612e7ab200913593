import { Alert, Button, Textarea } from '@mantine/core';
import { isBlankText } from '@portal/contract/kernel';
import { type Investigation, investigationLimits } from '@portal/contract/safety';
import { IconArrowBackUp, IconCheck, IconHourglass } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../../platform/failure.ts';
import { instantText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { AlertDialog } from '../../../../ui/dialog/alert.tsx';
import { FormDialog } from '../../../../ui/form/dialog.tsx';
import { Notice } from '../../../../ui/form/notice.tsx';
import kit from '../../../../ui/form/styles.module.css';
import { EmptyState } from '../../../../ui/page/empty-state.tsx';
import { fullName } from '../../../../ui/person/words.ts';
import { notifySuccess } from '../../../../ui/toast/notify.ts';
import { isOffered } from '../../cases/acts.ts';
import { postProcessFiles } from '../../cases/evidence/calls.ts';
import { EvidenceFiles } from '../../cases/evidence/files.tsx';
import { written } from '../../cases/kept/left.ts';
import { useWrites } from '../../cases/kept/writes.ts';
import { TextFact } from '../../cases/texts.tsx';
import { safetyKeys } from '../../report/lookups.api.ts';
import { riskAssessmentWords } from '../../risk/risk-assessment.words.ts';
import { reportViewWords } from '../../view/report-view.words.ts';
import { Section } from '../../view/section.tsx';
import paper from '../../view/styles.module.css';
import { returnMutation } from '../api.ts';
import { investigationWords } from '../investigation.words.ts';
import { investigationPartsWords } from '../investigation-parts.words.ts';
import { useInvestigationActs } from '../view/acts.tsx';
import { PostProcessEditing } from './editing.tsx';
import { Plan } from './plan-list.tsx';
import classes from './styles.module.css';

type DecisionProps = { investigation: Investigation; onClose: () => void };

/** Gives the post process back with a reason. */
const ReturnDialog = ({ investigation: { id, version, investigationNo }, onClose }: DecisionProps) => {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const { mutate, isPending, error } = useMutation({
    ...returnMutation,
    onSuccess: () => {
      notifySuccess(t(investigationPartsWords.postProcess.returned), investigationNo);
      onClose();
    },
  });
  const leave = () => {
    onClose();
    // Somebody may have been faster.
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
  const { start, busy, failure, closeFailure } = useInvestigationActs(investigation);
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
      {isOffered(can, 'approve') && (
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

/** How far it is: it waits, or was given back and why. */
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
      <Plan planned={mitigations} />
    </>
  );
};

/** What was concluded and who is to act on it, with its evidence; saved, it waits for the safety office. */
const PostProcessTab = ({ investigation }: Props) => {
  const { t } = useTranslation();
  const { id, can, postProcess } = investigation;
  const changes = can.postProcess === true;
  const what = written.postProcess(id);
  const { writes, refusal } = useWrites(can.postProcess, what);
  const reading = <Reading investigation={investigation} />;
  return (
    <div className={paper.paper}>
      <State investigation={investigation} />
      <Section heading={t(investigationWords.tab.postProcess)}>
        {writes ? <PostProcessEditing {...{ investigation, what, refusal, reading }} /> : reading}
      </Section>
      {postProcess && (
        <Section heading={t(investigationPartsWords.evidence.label)}>
          {postProcess.attachedFiles.length === 0 && !changes && <p>{t(reportViewWords.noFiles)}</p>}
          <EvidenceFiles files={postProcess.attachedFiles} calls={postProcessFiles(id)} changes={changes} />
        </Section>
      )}
      {(can.approve !== undefined || can.return !== undefined) && <Decision investigation={investigation} />}
    </div>
  );
};

export default PostProcessTab;
