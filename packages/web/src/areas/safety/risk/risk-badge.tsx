import { type RiskClass, type RiskLevel, riskClass, riskWords } from '@portal/contract/safety';
import { useTranslation } from '../../../platform/i18n.ts';
import { type Status, statusColors } from '../../../ui/look/theme.ts';
import { riskAssessmentWords } from './risk-assessment.words.ts';
import classes from './risk-badge.module.css';

/** The colour of a class of the matrix. */
export const riskColour: Record<RiskClass, Status> = { 'val-a': 'no', 'val-b': 'high', 'val-c': 'wait', 'val-d': 'ok' };

/** A level of risk in the colour of its class; digit and letter identify it without the colour. */
export const RiskBadge = ({ level }: { level: RiskLevel }) => {
  const { t } = useTranslation();
  const name = riskClass(level);
  const { ink, soft, line } = statusColors(riskColour[name]);
  return (
    <span
      className={classes.badge}
      data-risk={name}
      style={{ color: ink, background: soft, borderColor: line }}
      title={t(riskWords.class[name])}
    >
      {level}
    </span>
  );
};

type Assessed = { riskLevel: RiskLevel | null } | null | undefined;

/** One of two risks: its level, a dash if the assessment has none yet, N/A if there is no assessment. */
const Risk = ({ of, label }: { of: Assessed; label: string }) => {
  const { t } = useTranslation();
  return (
    <span>
      <span className="visually-hidden">{label} </span>
      {of ? of.riskLevel === null ? '-' : <RiskBadge level={of.riskLevel} /> : t(riskWords.none)}
    </span>
  );
};

/** Initial and residual risk. */
export const RiskPair = ({ initial, residual }: { initial: Assessed; residual: Assessed }) => {
  const { t } = useTranslation();
  return (
    <span className={classes.pair}>
      <Risk of={initial} label={t(riskAssessmentWords.initial)} />
      <span aria-hidden>/</span>
      <Risk of={residual} label={t(riskAssessmentWords.residual)} />
    </span>
  );
};
