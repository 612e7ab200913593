import { Button } from '@mantine/core';
import { type Assessment, type AssessmentSeq, assessmentSeqs, type Report, riskClass } from '@portal/contract/safety';
import { IconTargetArrow, IconUserPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/names.ts';
import { lateDialog } from '../../../ui/late/dialog.ts';
import { FailureNote } from '../../../ui/page/failure-note.tsx';
import { assessmentsQuery } from './api.ts';
import { RiskBadge } from './badge.tsx';
import classes from './styles.module.css';

const AssessDialog = lateDialog(() => import('./assess-dialog.tsx'));
const AssessorDialog = lateDialog(() => import('./assessor-dialog.tsx'));

/** What an assessment says: nothing was evaluated, no level yet, or its level (spec 3, Risk assessment). */
const Level = ({ kept }: { kept: Assessment | undefined }) => {
  const { t } = useTranslation();
  if (kept === undefined) return <span className={classes.none}>{t('safety.risk.notEvaluated')}</span>;
  if (kept.riskLevel === null) return <span>-</span>;
  return (
    <>
      <RiskBadge level={kept.riskLevel} />
      <span>{t(`safety.risk.class.${riskClass(kept.riskLevel)}`)}</span>
    </>
  );
};

/** Who saved it last, by the name that the language has where that is the assessor. */
const saverOf = ({ assessor, modifiedName, modifiedGroup }: Assessment): string =>
  assessor.name === modifiedName
    ? `${nameOf(assessor)} · ${nameOf(assessor.department)}`
    : `${modifiedName} · ${modifiedGroup}`;

type StepProps = { seq: AssessmentSeq; kept: Assessment | undefined; onAssess: (() => void) | undefined };

const Step = ({ seq, kept, onAssess }: StepProps) => {
  const { t } = useTranslation();
  return (
    <li className={classes.step}>
      <h3 className={classes.stepName}>
        {seq}. {t(`safety.risk.step.${seq}`)}
      </h3>
      <p className={classes.level}>
        <Level kept={kept} />
      </p>
      {kept && (
        <p className={classes.who}>
          {`${nameOf(kept.assessor)} · ${nameOf(kept.assessor.department)}`}
          <br />
          {t('safety.risk.savedBy', {
            name: saverOf(kept),
            at: instantText(kept.modifiedDate),
          })}
        </p>
      )}
      {onAssess && (
        <Button
          variant="default"
          leftSection={<IconTargetArrow size={16} aria-hidden />}
          aria-label={t('safety.risk.assessStep', { name: t(`safety.risk.step.${seq}`) })}
          onClick={onAssess}
        >
          {t('safety.risk.assess')}
        </Button>
      )}
    </li>
  );
};

/** The three steps of the assessment, and the way to whoever gives the second. */
export const RiskSteps = ({ report: { id, can } }: { report: Report }) => {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery(assessmentsQuery(id));
  const [opened, setOpened] = useState<AssessmentSeq | 'assessor'>();
  const close = () => setOpened(undefined);
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />;
  const valid = data?.filter(({ archivedDate }) => archivedDate === null) ?? [];
  const of = (seq: AssessmentSeq) => valid.find((each) => each.seq === seq);
  const asked = of(2) ?? of(1);
  return (
    <>
      <ol className={classes.steps} aria-busy={data === undefined}>
        {assessmentSeqs.map((seq) => (
          <Step
            key={seq}
            seq={seq}
            kept={of(seq)}
            onAssess={can[`assess${seq}`] === true ? () => setOpened(seq) : undefined}
          />
        ))}
      </ol>
      {can.assign === true && asked && (
        <Button
          mt="md"
          variant="default"
          leftSection={<IconUserPlus size={16} aria-hidden />}
          onClick={() => setOpened('assessor')}
        >
          {t('safety.risk.assign')}
        </Button>
      )}
      {opened === 'assessor' && asked && (
        <AssessorDialog reportId={id} raId={asked.id} onClose={close} onMissing={close} />
      )}
      {opened !== undefined && opened !== 'assessor' && (
        <AssessDialog reportId={id} seq={opened} kept={of(opened)} onClose={close} onMissing={close} />
      )}
    </>
  );
};
