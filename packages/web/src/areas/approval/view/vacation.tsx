import type { DocumentPaper } from '@portal/contract/approval';
import { type AnnualLeaveInfo, leaveDays, showsRemainingDays, type Vacation } from '@portal/contract/leave';
import { dayText } from '../../../platform/formats.ts';
import { useTranslation } from '../../../platform/i18n.ts';
import { choiceOf, halfDayOf } from '../write/vacation/periods.ts';
import classes from './styles.module.css';

const Days = ({ periods }: Pick<Vacation, 'periods'>) => {
  const { t } = useTranslation();
  const days = periods.map(({ vacationDate }) => vacationDate).toSorted();
  if (days.length === 0) return t('approval.vacation.none');
  return (
    <>
      <strong>{t('approval.vacation.days', { count: leaveDays(periods) })}</strong>
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
      {t('approval.vacation.leftOf', { year, count: remainingDays })}{' '}
      {reservedDays > 0 && (
        <span className={classes.note}>({t('approval.vacation.leftReserved', { count: reservedDays })})</span>
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
      <dt>{t('approval.vacation.type')}</dt>
      <dd>
        {half
          ? t('approval.vacation.halfDay', { half: t(`approval.vacation.half.${half}`) })
          : t(`approval.vacation.choice.${choiceOf(vacation)}`)}
      </dd>
      <dt>{t('approval.vacation.dates')}</dt>
      <dd>
        <Days periods={periods} />
      </dd>
      <dt>{t('approval.vacation.contact')}</dt>
      <dd>{contract || t('approval.vacation.none')}</dd>
      {leave.length > 0 && showsRemainingDays(absenceType) && (
        <>
          <dt>{t('approval.vacation.left')}</dt>
          {leave.map((ofYear) => (
            <Left key={ofYear.year} leave={ofYear} />
          ))}
        </>
      )}
    </dl>
  );
};
