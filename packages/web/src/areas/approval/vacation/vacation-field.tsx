import { Button, Input, NativeSelect, SegmentedControl, Switch, TextInput } from '@mantine/core';
import { yearOf } from '@portal/contract/kernel';
import { checkFree, leaveLimits, showsRemainingDays, type VacationBody } from '@portal/contract/leave';
import { IconAlertTriangle, IconRefresh } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { today } from '../../../platform/device/clock.ts';
import { dayText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { uiWords } from '../../../ui/ui.words.ts';
import { absenceWords } from '../../leave/index.ts';
import classes from './vacation.module.css';
import { leaveDaysQuery } from './vacation.queries.ts';
import { vacationWords } from './vacation.words.ts';
import { VacationBalance } from './vacation-balance.tsx';
import { VacationCalendar } from './vacation-calendar.tsx';
import { VacationDays } from './vacation-days.tsx';
import {
  choiceOf,
  type HalfDay,
  halfDayOf,
  halfDays,
  leaveChoices,
  withChoice,
  withDays,
  withHalfDay,
} from './vacation-periods.ts';

/** The chosen days that are taken already, as soon as they are chosen. */
const WriteVacationTaken = ({ vacation }: { vacation: VacationBody }) => {
  const { t } = useTranslation();
  const years = [...new Set(vacation.periods.map(({ vacationDate }) => yearOf(vacationDate)))];
  const results = useQueries({ queries: years.map(leaveDaysQuery) });
  const clashes = checkFree(
    vacation,
    results.flatMap(({ data }) => data ?? []),
  );
  const days = vacation.periods.filter((_, place) =>
    clashes.some(({ path }) => path === `vacation.periods.${place}.vacationDate`),
  );
  return (
    <div role="status">
      {days.length > 0 && (
        <p className={classes.warning}>
          <IconAlertTriangle size={18} aria-hidden />
          {t(vacationWords.asked, { days: days.map(({ vacationDate }) => dayText(vacationDate)).join(', ') })}
        </p>
      )}
    </div>
  );
};

type WriteVacationHalfProps = { vacation: VacationBody; half: HalfDay; onChange: (vacation: VacationBody) => void };

/** The day of a half day, and which half of it. */
const WriteVacationHalf = ({ vacation, half, onChange }: WriteVacationHalfProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.chosen}>
      <p className={classes.sum} aria-live="polite">
        {t(vacationWords.chosen)}{' '}
        <strong>{vacation.periods.map(({ vacationDate }) => dayText(vacationDate)).join(', ')}</strong>
      </p>
      <SegmentedControl
        className={classes.halves ?? ''}
        aria-label={t(vacationWords.half.label)}
        data={halfDays.map((value) => ({ value, label: t(vacationWords.half[value]) }))}
        value={half}
        onChange={(value) => onChange(withHalfDay(vacation, value))}
      />
    </div>
  );
};

type Props = {
  id: string;
  label: string;
  vacation: VacationBody;
  error: string | undefined;
  onChange: (vacation: VacationBody) => void;
};

type KindProps = Pick<Props, 'vacation' | 'onChange'>;

/** The type of leave, and the contact during it. */
const Kind = ({ vacation, onChange }: KindProps) => {
  const { t } = useTranslation();
  return (
    <div className={classes.kind}>
      <NativeSelect
        label={t(vacationWords.type)}
        data={leaveChoices.map((value) => ({ value, label: t(absenceWords[value]) }))}
        value={choiceOf(vacation)}
        onChange={({ currentTarget: { value } }) => {
          const choice = leaveChoices.find((each) => each === value);
          if (choice) onChange(withChoice(vacation, choice, today()));
        }}
      />
      <TextInput
        label={t(vacationWords.contact)}
        description={t(vacationWords.contactHelp)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={leaveLimits.contract}
        value={vacation.contract ?? ''}
        onChange={(event) => onChange({ ...vacation, contract: event.currentTarget.value })}
      />
    </div>
  );
};

/** The calendar, whose code is loaded when needed; a failure can be retried. */
const Days = ({ vacation, onChange }: KindProps) => {
  const { t } = useTranslation();
  const [missing, setMissing] = useState(false);
  const choice = choiceOf(vacation);
  // Months of leave are seldom chosen day by day.
  const [chosen, setChosen] = useState<boolean>();
  const isRange = chosen ?? choice === 'MaternityLeave';
  return (
    <div className={classes.calendar}>
      {choice !== 'HalfDayLeave' && (
        <Switch
          mb={8}
          label={t(vacationWords.range)}
          checked={isRange}
          onChange={(event) => setChosen(event.currentTarget.checked)}
        />
      )}
      {missing ? (
        <Button variant="default" leftSection={<IconRefresh size={16} aria-hidden />} onClick={() => setMissing(false)}>
          {t(uiWords.retry)}
        </Button>
      ) : (
        <VacationCalendar
          key={`${choice} ${isRange}`}
          days={vacation.periods.map(({ vacationDate }) => vacationDate)}
          by={choice === 'HalfDayLeave' ? 'one' : isRange ? 'range' : 'days'}
          onChange={(days) => onChange(withDays(vacation, days))}
        />
      )}
    </div>
  );
};

/** The leave to apply for: its type, its days and the balance. */
export const VacationField = ({ id, label, vacation, error, onChange }: Props) => {
  const half = halfDayOf(vacation);
  return (
    <>
      <Kind vacation={vacation} onChange={onChange} />
      <Input.Wrapper
        label={label}
        labelElement="div"
        labelProps={{ id: `${id}-label` }}
        required
        error={error}
        errorProps={{ id: `${id}-error`, mt: 6 }}
      >
        <fieldset
          id={id}
          tabIndex={-1}
          className={classes.pick}
          data-invalid={error !== undefined || undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        >
          <Days vacation={vacation} onChange={onChange} />
          <div className={classes.beside}>
            {half ? (
              <WriteVacationHalf vacation={vacation} half={half} onChange={onChange} />
            ) : (
              <VacationDays
                pickId={id}
                days={vacation.periods.map(({ vacationDate }) => vacationDate)}
                onChange={(days) => onChange(withDays(vacation, days))}
              />
            )}
            <WriteVacationTaken vacation={vacation} />
            {showsRemainingDays(vacation.absenceType) && <VacationBalance vacation={vacation} />}
          </div>
        </fieldset>
      </Input.Wrapper>
    </>
  );
};
