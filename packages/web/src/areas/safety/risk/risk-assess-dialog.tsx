import { Button, Group } from '@mantine/core';
import type { Person } from '@portal/contract/directory';
import type { ProblemCode } from '@portal/contract/kernel';
import {
  type Assessment,
  type AssessmentSeq,
  partsOfRisk,
  riskClass,
  riskLevel,
  riskWords,
} from '@portal/contract/safety';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useContext, useState } from 'react';
import { isFailure, messageOf } from '../../../platform/calls/failure.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import { Dialog } from '../../../ui/dialog/dialog-frame.tsx';
import { useOnce } from '../../../ui/dialog/once.ts';
import { notifySuccess } from '../../../ui/dialog/toast-notify.ts';
import { Notice } from '../../../ui/form/form-notice.tsx';
import { uiWords } from '../../../ui/ui.words.ts';
import { useMarkUnsaved } from '../case/case-unsaved.tsx';
import { TriageContext } from '../report/report-triage.ts';
import { type CaseRef, safetyKeys } from '../safety.queries.ts';
import { assessMutation } from './risk.queries.ts';
import { riskAssessmentWords } from './risk-assessment.words.ts';
import { RiskBadge } from './risk-badge.tsx';
import classes from './risk-matrix.module.css';
import { type Choice, RiskMatrix } from './risk-matrix.tsx';

/** Who saved it last, by the name that the language has where that is the assessor. */
export const saverOf = ({ assessor, modifiedName, modifiedGroup }: Assessment): string =>
  assessor.name === modifiedName
    ? `${nameOf(assessor)} · ${nameOf(assessor.department)}`
    : `${modifiedName} · ${modifiedGroup}`;

const harms = ['harm', 'recovery', 'cost', 'penalty'] as const;
const odds = ['often', 'perHour'] as const;

/** The meaning of the chosen letter and digit. */
const Meaning = ({ severity, probability }: Choice) => {
  const { t } = useTranslation();
  return (
    <div className={classes.meaning} aria-live="polite">
      {severity && (
        <dl>
          <dt>{t(riskAssessmentWords.severityLabel)}</dt>
          <dd>{`${severity} ${t(riskWords.severity[severity])}`}</dd>
          {harms.map((name) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{t(riskAssessmentWords.assessment.label[name])}</dt>
              <dd>{t(riskWords[name][severity])}</dd>
            </div>
          ))}
        </dl>
      )}
      {probability && (
        <dl>
          <dt>{t(riskAssessmentWords.probabilityLabel)}</dt>
          <dd>{`${probability} ${t(riskWords.probability[probability])}`}</dd>
          {odds.map((name) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{t(riskAssessmentWords.assessment.label[name])}</dt>
              <dd>{t(riskWords[name][probability])}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
};

type MeanwhileProps = {
  /** The assessment that somebody else gave. */
  theirs: Assessment | undefined;
  /** The assessor who was asked, if it is no longer the reader. */
  named: Person | undefined;
  /** Whether it belongs to another person, whose name is not shown. */
  isAnothers: boolean;
  isOver: boolean;
  failure: string | null;
};

/** What has become of the assessment meanwhile, or why it was not stored. */
const Meanwhile = ({ theirs, named, isAnothers, isOver, failure }: MeanwhileProps) => {
  const { t } = useTranslation();
  if (theirs?.riskLevel)
    return (
      <Notice title={t(riskAssessmentWords.assessment.overtaken, { name: saverOf(theirs) })}>
        <RiskBadge level={theirs.riskLevel} /> {t(riskWords.class[riskClass(theirs.riskLevel)])}
        {!isOver && <p className={classes.advice}>{t(riskAssessmentWords.assessment.overtakenAdvice)}</p>}
      </Notice>
    );
  if (named)
    return (
      <Notice title={t(riskAssessmentWords.assessment.named, { name: nameOf(named) })}>
        {t(riskAssessmentWords.assessment.notYours)}
      </Notice>
    );
  if (isAnothers)
    return (
      <Notice title={t(riskAssessmentWords.assessment.anothers)}>{t(riskAssessmentWords.assessment.notYours)}</Notice>
    );
  if (failure !== null) return <Notice title={t(riskAssessmentWords.assessment.notRegistered, { message: failure })} />;
  return isOver && <Notice title={t(riskAssessmentWords.assessment.over)} />;
};

type Props = {
  of: CaseRef;
  seq: AssessmentSeq;
  stored: Assessment | undefined;
  /** Whether the reader may still give it: another may have been asked, or the case may have changed. */
  can: true | ProblemCode | undefined;
  onClose: () => void;
};

/**
 * One step of the assessment, chosen in the matrix and stored when it is applied. An assessment that somebody else gave
 * meanwhile is shown before it is replaced; the dialog keeps the choice when the case changes.
 */
export const AssessDialog = ({ of, seq, stored, can, onClose }: Props) => {
  const { t } = useTranslation();
  useMarkUnsaved(true);
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<Choice>(() => (stored?.riskLevel ? partsOfRisk(stored.riskLevel) : {}));
  const { severity, probability } = chosen;
  const level = severity && probability && riskLevel(probability, severity);
  const once = useOnce();
  const triage = useContext(TriageContext);
  const [seen] = useState(stored);
  const { mutate, error, isPending, isSuccess } = useMutation({
    ...assessMutation,
    onSuccess: async () => {
      // The new state is fetched before the message is shown, so that its buttons are up to date.
      await queryClient.invalidateQueries({ queryKey: safetyKeys.all }, { cancelRefetch: false });
      notifySuccess(t(riskAssessmentWords.assessment.registered));
      onClose();
      triage?.assessed();
    },
    // Somebody else may have been faster: the next attempt changes the present assessment.
    onError: () => queryClient.invalidateQueries({ queryKey: safetyKeys.all }),
  });
  const isMine = isPending || isSuccess;
  const theirs =
    !isMine && stored && (stored.id !== seen?.id || stored.riskLevel !== seen.riskLevel) ? stored : undefined;
  const failure = error && messageOf(error);
  // What nobody may any more can only fail.
  const isOver = !isMine && (can !== true || isFailure(error, 'no-permission'));
  const named = isOver && seq === 2 && stored?.assessor.id !== seen?.assessor.id ? stored?.assessor : undefined;
  const isAnothers = isOver && seq === 2 && can === undefined;
  return (
    <Dialog
      // The dialog grows when a choice is explained; centred, the cells would move from under the second click of a
      // double click.
      centered={false}
      title={t(riskAssessmentWords.assessment.dialog[seq])}
      size={860}
      onClose={onClose}
    >
      <Meanwhile {...{ theirs, named, isAnothers, isOver, failure }} />
      <RiskMatrix chosen={chosen} onChoose={setChosen} />
      <p className={classes.result} role="status">
        {level ? (
          <>
            <RiskBadge level={level} />
            <span>
              <b>{t(riskWords.class[riskClass(level)])}</b> {t(riskWords.act[riskClass(level)])}
            </span>
          </>
        ) : (
          t(severity ? riskAssessmentWords.assessment.chooseProbability : riskAssessmentWords.assessment.chooseSeverity)
        )}
      </p>
      <Meaning severity={severity} probability={probability} />
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t(isOver ? uiWords.close : uiWords.cancel)}
        </Button>
        {!isOver && (
          <Button
            disabled={!level}
            loading={isPending}
            onClick={() => level && once(() => mutate({ of, seq, riskLevel: level, raId: stored?.id }))}
          >
            {t(theirs?.riskLevel ? riskAssessmentWords.assessment.replace : uiWords.apply)}
          </Button>
        )}
      </Group>
    </Dialog>
  );
};
