import type { Day } from '@portal/contract/kernel';
import { leaveLimits } from '@portal/contract/leave';
import { IconX } from '@tabler/icons-react';
import { dayText } from '../../../../platform/formats.ts';
import { useTranslation } from '../../../../platform/i18n.ts';
import { focusBeside } from '../../../../ui/dialog/focus-beside.ts';
import { daysBetween, isWeekend } from './periods.ts';
import classes from './styles.module.css';

type Props = {
  /** Where days are picked; the focus goes there when the last one is taken out. */
  pickId: string;
  days: readonly Day[];
  onChange: (days: readonly Day[]) => void;
};

const Chip = ({ pickId, day, onRemove }: Pick<Props, 'pickId'> & { day: Day; onRemove: () => void }) => {
  const { t } = useTranslation();
  return (
    <li>
      <button
        type="button"
        className={classes.chip}
        aria-label={t('approval.vacation.remove', { day: dayText(day) })}
        onClick={(event) => {
          focusBeside(event.currentTarget, document.getElementById(pickId));
          onRemove();
        }}
      >
        <time dateTime={day}>{dayText(day)}</time>
        <IconX size={14} aria-hidden />
      </button>
    </li>
  );
};

/** Puts other days in the place of those chosen. */
const Change = ({ label, pickId, days, onChange }: Props & { label: string }) => (
  <li>
    <button
      type="button"
      className={classes.clear}
      onClick={() => {
        document.getElementById(pickId)?.focus();
        onChange(days);
      }}
    >
      {label}
    </button>
  </li>
);

/** The chosen days in their order, and how many they are. */
export const WriteVacationDays = ({ pickId, days, onChange }: Props) => {
  const { t } = useTranslation();
  const [first, last] = [days.toSorted().at(0), days.toSorted().at(-1)];
  const between = first === undefined || last === undefined ? [] : daysBetween(first, last);
  // More than may be applied for are cut off, and with them what was chosen.
  const whole = between.at(-1) === last ? between : [];
  const weekdays = whole.filter((day) => days.includes(day) || !isWeekend(day));
  const change = { pickId, onChange };
  return (
    <section className={classes.chosen} aria-label={t('approval.vacation.chosen')}>
      <p className={classes.sum} aria-live="polite">
        {t('approval.vacation.chosen')} <strong>{t('approval.vacation.days', { count: days.length })}</strong>
      </p>
      {days.length === 0 ? (
        <p className={classes.hint}>{t('approval.vacation.choose')}</p>
      ) : (
        <ul className={classes.chips}>
          {days.map((day) => (
            <Chip
              key={day}
              pickId={pickId}
              day={day}
              onRemove={() => onChange(days.filter((other) => other !== day))}
            />
          ))}
          {whole.length > days.length && (
            <Change label={t('approval.vacation.fill', { count: whole.length })} days={whole} {...change} />
          )}
          {weekdays.length < whole.length && weekdays.length > days.length && (
            <Change
              label={t('approval.vacation.fillWeekdays', { count: weekdays.length })}
              days={weekdays}
              {...change}
            />
          )}
          {days.length > 1 && <Change label={t('approval.vacation.clear')} days={[]} {...change} />}
        </ul>
      )}
      {days.length >= leaveLimits.periods && (
        <p className={classes.hint}>{t('approval.vacation.full', { count: leaveLimits.periods })}</p>
      )}
    </section>
  );
};
