import { useTranslation } from 'react-i18next';
import { useMe } from '../../areas/identity/index.ts';
import classes from './styles.module.css';

/** My leave of this year. */
export const HomeLeave = () => {
  const { t } = useTranslation();
  const { annualLeaveInfo: leave } = useMe();
  const days = [
    ['shell.home.leaveTotal', leave.totalDays],
    ['shell.home.leaveUsed', leave.useAnnualLeaveDays],
    ['shell.home.leaveReserved', leave.reservedDays],
    ['shell.home.leaveRemaining', leave.remainingDays],
  ] as const;
  return (
    <section className={classes.panel} aria-labelledby="home-leave">
      <h2 id="home-leave" className={classes.heading}>
        {t('shell.home.leave')}
        <span className={classes.year}>{leave.year}</span>
      </h2>
      <dl className={classes.leave}>
        {days.map(([label, count]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{t('shell.home.days', { count })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
