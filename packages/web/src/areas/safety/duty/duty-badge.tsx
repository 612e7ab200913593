import { type Duty, type DutyRow, dutyWords } from '@portal/contract/safety';
import { now } from '../../../platform/device/clock.ts';
import { instantText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import type { Status } from '../../../ui/look/theme.ts';
import { StatusBadge } from '../../../ui/page/status-badge.tsx';
import { dutyScreenWords } from './duty.words.ts';

type Urgent = Pick<DutyRow, 'state' | 'dueAt'> & { class: Duty['class'] };

const SIX_HOURS_MS = 6 * 3_600_000;

const looks: Readonly<Record<DutyRow['state'], Status>> = {
  WithMain: 'neutral',
  Unrecorded: 'neutral',
  Filed: 'ok',
  NotRequired: 'neutral',
  Voluntary: 'neutral',
  Late: 'no',
  Waiting: 'info',
};

/** Red if late or due immediately, amber if due within six hours. */
export const urgencyLook = ({ state, class: dutyClass, dueAt }: Urgent): Status => {
  if (state !== 'Waiting') return looks[state];
  if (dutyClass === 'AtOnce') return 'no';
  const left = dueAt === null ? Number.POSITIVE_INFINITY : Date.parse(dueAt) - now().getTime();
  return left < SIX_HOURS_MS ? 'wait' : looks.Waiting;
};

/** The state of a duty in the colour of its urgency. */
export const DutyBadge = ({ duty }: { duty: Urgent }) => {
  const { t } = useTranslation();
  return <StatusBadge status={urgencyLook(duty)}>{t(dutyWords.state[duty.state])}</StatusBadge>;
};

/** Until when it is to be filed, in words. */
export const useDeadlineText = () => {
  const { t } = useTranslation();
  return ({ class: dutyClass, dueAt }: Pick<Urgent, 'class' | 'dueAt'>): string => {
    if (dueAt !== null) return instantText(dueAt);
    // While the hindrance lasts, its hours have not begun.
    if (dutyClass === 'Hindrance72') return t(dutyScreenWords.decision.afterHindrance);
    return dutyClass === 'AtOnce' ? t(dutyWords.class.AtOnce) : t(dutyScreenWords.decision.noDeadline);
  };
};

/** The basis of a duty, with the item of the annex. */
export const useBasisText = () => {
  const { t } = useTranslation();
  return ({ basis, item }: Pick<Duty, 'basis' | 'item'>): string =>
    [basis === null ? null : t(dutyWords.basis[basis]), item === null ? null : t(dutyWords.item[item])]
      .filter(Boolean)
      .join(' · ');
};
