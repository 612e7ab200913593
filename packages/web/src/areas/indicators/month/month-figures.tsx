import type { MonthRow, MonthState } from '@portal/contract/indicators';
import { IconEyeExclamation } from '@tabler/icons-react';
import { instantText } from '../../../platform/formats.ts';
import { type Translate, useTranslation } from '../../../platform/i18n.ts';
import { nameOf } from '../../../platform/platform-names.ts';
import type { Status } from '../../../ui/look/theme.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { countText } from '../indicator/indicator-texts.ts';
import classes from './month.module.css';
import { monthWords } from './month.words.ts';

const looks: Readonly<Record<MonthState, Status>> = {
  Open: 'neutral',
  Uploaded: 'info',
  Closed: 'ok',
  Differs: 'wait',
};

export const MonthStateBadge = ({ state }: Pick<MonthRow, 'state'>) => {
  const { t } = useTranslation();
  return <StatusBadge status={looks[state]}>{t(monthWords.state[state])}</StatusBadge>;
};

type Counts = { occurrenceCount: number; baseCount: number | null };

/** A count, with its base if it has one; `-` if it is unknown. */
export const figureText = (t: Translate, counts: Counts | null): string => {
  if (counts === null) return '-';
  const count = countText(counts.occurrenceCount);
  return counts.baseCount === null ? count : t(monthWords.ofBase, { count, base: countText(counts.baseCount) });
};

/** A difference with its sign. */
export const differenceText = (difference: number | null): string => {
  if (difference === null) return '-';
  return difference > 0 ? `+${countText(difference)}` : countText(difference).replace('-', '−');
};

/** A proposal, marked if publishing it could reveal a confidential report. */
export const Proposal = ({ proposal }: Pick<MonthRow, 'proposal'>) => {
  const { t } = useTranslation();
  const warning = t(monthWords.small);
  return (
    <span className={classes.figure}>
      {proposal?.isSmall && (
        <span className={classes.small} role="img" aria-label={warning} title={warning}>
          <IconEyeExclamation size={16} aria-hidden />
        </span>
      )}{' '}
      {figureText(t, proposal)}
    </span>
  );
};

/** Who wrote a figure and when, and why it became another. */
export const Recorded = ({ recorded }: Pick<MonthRow, 'recorded'>) => {
  const { t } = useTranslation();
  if (!recorded?.at) return null;
  const at = instantText(recorded.at);
  return (
    <span className={classes.meta} title={recorded.reason ?? undefined}>
      {recorded.by ? t(monthWords.by, { name: nameOf(recorded.by), at }) : at}
      {recorded.reason !== null && <span> · {t(monthWords.reason, { reason: recorded.reason })}</span>}
    </span>
  );
};
