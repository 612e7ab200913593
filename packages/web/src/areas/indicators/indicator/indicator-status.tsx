import type { Indicator, IndicatorStatus } from '@portal/contract/indicators';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Status } from '../../../ui/look/theme.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import classes from './indicator.module.css';
import { indicatorWords } from './indicator.words.ts';

/** Green, navy, yellow, orange and red of the theme (rules/indicators.md#status); `None` has no colour. */
export const statusLooks: Readonly<Record<IndicatorStatus, Status | undefined>> = {
  None: undefined,
  Reserve: 'ok',
  TargetValue: 'info',
  Caution: 'wait',
  Alert: 'high',
  Serious: 'no',
};

/** The word of a status in its colour. */
export const IndicatorStatusBadge = ({ status }: { status: IndicatorStatus }) => {
  const { t } = useTranslation();
  const look = statusLooks[status];
  const word = t(indicatorWords.status[status]);
  return look === undefined ? (
    <span className={classes.none}>{word}</span>
  ) : (
    <StatusBadge status={look}>{word}</StatusBadge>
  );
};

/** The status of an indicator's month, or why it has none: no data, or no thresholds. */
export const IndicatorLevel = ({ indicator }: { indicator: Indicator }) => {
  const { t } = useTranslation();
  const { status, occurrence, thresholds } = indicator;
  if (occurrence.incidentRate === null) return <span className={classes.none}>{t(indicatorWords.noRate)}</span>;
  if (thresholds === null) return <span className={classes.none}>{t(indicatorWords.noThresholds)}</span>;
  return <IndicatorStatusBadge status={status} />;
};
