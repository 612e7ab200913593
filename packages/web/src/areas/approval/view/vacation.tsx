import type { DocumentPaper } from '@portal/contract/approval';
import { type AnnualLeaveInfo, leaveDays, showsRemainingDays, type Vacation } from '@portal/contract/leave';
import { dayText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { absenceWords } from '../../leave/index.ts';
import { choiceOf, halfDayOf } from '../write/vacation/periods.ts';
import { vacationWords } from '../write/vacation/vacation.words.ts';
import classes from './styles.module.css';

const Days = ({ periods }: Pick<Vacation, 'periods'>) => {
  const { t } = useTranslation();
  const days = periods.map(({ vacationDate }) => vacationDate).toSorted();
  if (days.length === 0) return t(vacationWords.none);
  return (
    <>
      <strong>{t(vacationWords.days, { count: leaveDays(periods) })}</strong>
      <ul className={classes.days}>
        {days.map((day) => (
          <li key={day}>
            <time dateTime={day}>{dayText(day)}</time>
          </li>
        ))}
      </ul>
    </>
  );
};

const Left = ({ leave: { year, remainingDays, reservedDays } }: { leave: AnnualLeaveInfo }) => {
  const { t } = useTranslation();
  return (
    <dd>
      {t(vacationWords.leftOf, { year, count: remainingDays })}{' '}
      {reservedDays > 0 && (
        <span className={classes.note}>({t(vacationWords.leftReserved, { count: reservedDays })})</span>
      )}
    </dd>
  );
};

type Props = { vacation: Vacation; leave: DocumentPaper['annualLeaveByYear'] };

/** The leave applied for; what is left of every year it touches only for those whom it concerns. */
export const ViewVacation = ({ vacation, leave }: Props) => {
  const { t } = useTranslation();
  const { absenceType, periods, contract } = vacation;
  const half = halfDayOf(vacation);
  return (
    <dl className={classes.fields}>
      <dt>{t(vacationWords.type)}</dt>
      <dd>
        {half ? t(vacationWords.halfDay, { half: t(vacationWords.half[half]) }) : t(absenceWords[choiceOf(vacation)])}
      </dd>
      <dt>{t(vacationWords.dates)}</dt>
      <dd>
        <Days periods={periods} />
      </dd>
      <dt>{t(vacationWords.contact)}</dt>
      <dd>{contract || t(vacationWords.none)}</dd>
      {leave.length > 0 && showsRemainingDays(absenceType) && (
        <>
          <dt>{t(vacationWords.left)}</dt>
          {leave.map((ofYear) => (
            <Left key={ofYear.year} leave={ofYear} />
          ))}
        </>
      )}
    </dl>
  );
};
