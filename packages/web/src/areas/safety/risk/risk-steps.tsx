import { Button, Skeleton } from '@mantine/core';
import type { Person } from '@portal/contract/directory';
import type { Can } from '@portal/contract/kernel';
import { type Assessment, type AssessmentSeq, assessmentSeqs, riskClass, riskWords } from '@portal/contract/safety';
import { IconTargetArrow, IconUserPlus } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import kit from '../../../ui/form/form.module.css';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { PersonSelect } from '../../../ui/person/select.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { peopleQuery } from '../../approval/index.ts';
import { useMarkUnsaved } from '../case/case-unsaved.tsx';
import type { CaseRef } from '../safety.queries.ts';
import classes from './risk.module.css';
import { assessmentsQuery, assignMutation } from './risk.queries.ts';
import { AssessDialog, saverOf } from './risk-assess-dialog.tsx';
import { riskAssessmentWords } from './risk-assessment.words.ts';
import { RiskBadge } from './risk-badge.tsx';

type AssessorDialogProps = {
  reportId: number;
  /** The assessment that the second one belongs to: the first, or the second, which is given to another person. */
  raId: number;
  onClose: () => void;
};

/** Asks a person for the second assessment. */
const AssessorDialog = ({ reportId, raId, onClose }: AssessorDialogProps) => {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Person>();
  useMarkUnsaved(chosen !== undefined);
  const { mutate, isPending, error, reset } = useMutation({
    ...assignMutation,
    onSuccess: () => {
      notifySuccess(t(riskAssessmentWords.assigned, { name: chosen ? nameOf(chosen) : '' }));
      onClose();
    },
  });
  const failure = error && messageOf(error);
  return (
    <FormDialog
      title={t(riskAssessmentWords.assign)}
      confirmLabel={t(uiWords.apply)}
      dirty={chosen !== undefined && !isFailure(error, 'wrong-status')}
      busy={isPending}
      ready={chosen !== undefined}
      onConfirm={() => chosen && mutate({ id: reportId, raId, body: { seq: 2, assessor: { id: chosen.id } } })}
      onClose={onClose}
    >
      {failure && <Notice className={kit.whole} title={failure} />}
      <PersonSelect
        id="second-assessor"
        className={kit.whole}
        label={t(riskAssessmentWords.assessor)}
        required
        first
        find={peopleQuery}
        chosen={chosen}
        onChoose={(person) => {
          reset();
          setChosen(person);
        }}
      />
    </FormDialog>
  );
};

/** The text of an assessment: not assessed, a dash if it has no level, or its level. */
const Level = ({ stored }: { stored: Assessment | undefined }) => {
  const { t } = useTranslation();
  const none = <span className={classes.none}>{t(riskAssessmentWords.notEvaluated)}</span>;
  if (stored === undefined) return none;
  if (stored.riskLevel === null)
    return (
      <>
        <span>-</span>
        {none}
      </>
    );
  return (
    <>
      <RiskBadge level={stored.riskLevel} />
      <span>{t(riskWords.class[riskClass(stored.riskLevel)])}</span>
    </>
  );
};

type StepProps = { seq: AssessmentSeq; stored: Assessment | undefined; onAssess: (() => void) | undefined };

const Step = ({ seq, stored, onAssess }: StepProps) => {
  const { t } = useTranslation();
  return (
    <li className={classes.step}>
      <h3 className={classes.stepName}>
        {seq}. {t(riskAssessmentWords.step[seq])}
      </h3>
      <p className={classes.level}>
        <Level stored={stored} />
      </p>
      {stored && (
        <p className={classes.who}>
          {`${nameOf(stored.assessor)} · ${nameOf(stored.assessor.department)}`}
          {stored.assessorHasLeft && <b>{` · ${t(riskAssessmentWords.assessorHasLeft)}`}</b>}
          <br />
          {t(riskAssessmentWords.savedBy, {
            name: saverOf(stored),
            at: instantText(stored.modifiedDate),
          })}
        </p>
      )}
      {onAssess && (
        <Button
          variant="default"
          leftSection={<IconTargetArrow size={16} aria-hidden />}
          aria-label={t(riskAssessmentWords.assessStep, { name: t(riskAssessmentWords.step[seq]) })}
          onClick={onAssess}
        >
          {t(riskAssessmentWords.assess)}
        </Button>
      )}
    </li>
  );
};

/** Assessments that were invalidated by a new action or by reopening the case. */
const SetAside = ({ former }: { former: readonly Assessment[] }) => {
  const { t } = useTranslation();
  return (
    <section className={classes.former}>
      <h3>{t(riskAssessmentWords.former)}</h3>
      <ul>
        {former.map((each) => (
          <li key={each.id}>
            <span>{t(riskAssessmentWords.step[each.seq])}</span>
            <Level stored={each} />
            <span className={classes.saved}>
              {t(riskAssessmentWords.savedBy, { name: saverOf(each), at: instantText(each.modifiedDate) })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

type Props = {
  of: CaseRef;
  can: Can<`assess${AssessmentSeq}`>;
  /** For a report the second one is given by another person; other cases have none. */
  seqs?: readonly AssessmentSeq[];
  /** Whether a person may be asked for the second one. */
  asksAssessor?: boolean;
  /** The first one is the next step: it opens as soon as it may be given. */
  begins?: boolean;
  onBegun?: () => void;
};

/** The steps of the assessment, and the button to ask for the second one. */
export const RiskSteps = (props: Props) => {
  const { of, can, seqs = assessmentSeqs, asksAssessor = false, begins = false, onBegun } = props;
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(assessmentsQuery(of));
  const [opened, setOpened] = useState<AssessmentSeq>();
  /** The assessment to hand to another person: the dialog keeps its contents when it is replaced meanwhile. */
  const [asking, setAsking] = useState<number>();
  const close = () => {
    setOpened(undefined);
    setAsking(undefined);
  };
  const isThere = data !== undefined;
  const mayBegin = begins && isThere && can.assess1 === true;
  const begin = useEffectEvent(() => {
    setOpened(1);
    onBegun?.();
  });
  useEffect(() => {
    if (mayBegin) begin();
  }, [mayBegin]);
  if (error && data === undefined) return <FailureNote error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton height={160} />;
  const valid = data?.filter(({ archivedDate }) => archivedDate === null) ?? [];
  const former = data?.filter(({ archivedDate }) => archivedDate !== null) ?? [];
  const at = (seq: AssessmentSeq) => valid.find((each) => each.seq === seq);
  const asked = at(2) ?? at(1);
  return (
    <>
      <ol className={classes.steps}>
        {seqs.map((seq) => (
          <Step
            key={seq}
            seq={seq}
            stored={at(seq)}
            onAssess={can[`assess${seq}`] === true ? () => setOpened(seq) : undefined}
          />
        ))}
      </ol>
      {former.length > 0 && <SetAside former={former} />}
      {asksAssessor && asked && (
        <Button
          mt="md"
          variant="default"
          leftSection={<IconUserPlus size={16} aria-hidden />}
          onClick={() => setAsking(asked.id)}
        >
          {t(riskAssessmentWords.assign)}
        </Button>
      )}
      {asking !== undefined && <AssessorDialog reportId={of.id} raId={asking} onClose={close} />}
      {opened !== undefined && (
        <AssessDialog of={of} seq={opened} stored={at(opened)} can={can[`assess${opened}`]} onClose={close} />
      )}
    </>
  );
};
