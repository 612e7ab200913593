import { addDays, type Day } from '@portal/contract/kernel';
import { leaveLimits } from '@portal/contract/leave';
import { IconX } from '@tabler/icons-react';
import { dayText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { focusNeighbour } from '../../../ui/dialog/focus-neighbour.ts';
import classes from './vacation.module.css';
import { vacationWords } from './vacation.words.ts';
import { daysBetween, isWeekend } from './vacation-periods.ts';

type Props = {
  /** The calendar, which gets the focus when the last day is removed. */
  pickId: string;
  days: readonly Day[];
  onChange: (days: readonly Day[]) => void;
};

/** Days side by side, from the first to the last. */
const runsOf = (days: readonly Day[]): Day[][] => {
  const runs: Day[][] = [];
  for (const day of days.toSorted()) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last !== undefined && addDays(last, 1) === day) run.push(day);
    else runs.push([day]);
  }
  return runs;
};

/** More adjacent days than this are shown by their first and last. */
const LONG = 7;

const Chip = ({ pickId, run, onRemove }: Pick<Props, 'pickId'> & { run: readonly Day[]; onRemove: () => void }) => {
  const { t } = useTranslation();
  const [first = '', last = ''] = [run[0], run.at(-1)];
  const text =
    run.length === 1
      ? dayText(first)
      : t(vacationWords.fromTo, { from: dayText(first), to: dayText(last), count: run.length });
  return (
    <li>
      <button
        type="button"
        className={classes.chip}
        aria-label={t(vacationWords.remove, { day: text })}
        onClick={(event) => {
          focusNeighbour(event.currentTarget, document.getElementById(pickId));
          onRemove();
        }}
      >
        {run.length === 1 ? <time dateTime={first}>{text}</time> : text}
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
export const VacationDays = ({ pickId, days, onChange }: Props) => {
  const { t } = useTranslation();
  const [first, last] = [days.toSorted().at(0), days.toSorted().at(-1)];
  const between = first === undefined || last === undefined ? [] : daysBetween(first, last);
  // Days beyond the limit are cut off, together with the earlier choice.
  const allBetween = between.at(-1) === last ? between : [];
  const weekdays = allBetween.filter((day) => days.includes(day) || !isWeekend(day));
  const change = { pickId, onChange };
  const chips = runsOf(days).flatMap((run) => (run.length > LONG ? [run] : run.map((day) => [day])));
  return (
    <section className={classes.chosen} aria-label={t(vacationWords.chosen)}>
      <p className={classes.sum} aria-live="polite">
        {t(vacationWords.chosen)} <strong>{t(vacationWords.days, { count: days.length })}</strong>
      </p>
      {days.length === 0 ? (
        <p className={classes.hint}>{t(vacationWords.choose)}</p>
      ) : (
        <ul className={classes.chips}>
          {chips.map((run) => (
            <Chip
              key={run[0]}
              pickId={pickId}
              run={run}
              onRemove={() => onChange(days.filter((day) => !run.includes(day)))}
            />
          ))}
          {allBetween.length > days.length && (
            <Change label={t(vacationWords.fill, { count: allBetween.length })} days={allBetween} {...change} />
          )}
          {weekdays.length < allBetween.length && weekdays.length > days.length && (
            <Change label={t(vacationWords.fillWeekdays, { count: weekdays.length })} days={weekdays} {...change} />
          )}
          {days.length > 1 && <Change label={t(vacationWords.clear)} days={[]} {...change} />}
        </ul>
      )}
      {days.length >= leaveLimits.periods && (
        <p className={classes.hint}>{t(vacationWords.full, { count: leaveLimits.periods })}</p>
      )}
    </section>
  );
};
