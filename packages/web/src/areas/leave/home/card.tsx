import { useTranslation } from '../../../platform/i18n.ts';
import { ButtonLink } from '../../../ui/page/links.tsx';
import { Panel } from '../../../ui/page/panel.tsx';
import { useMe } from '../../identity/index.ts';
import classes from './styles.module.css';

/** My leave of this year. */
const LeaveCard = () => {
  const { t } = useTranslation();
  const { annualLeaveInfo: leave } = useMe();
  const days = [
    ['leave.own.total', leave.totalDays],
    ['leave.own.used', leave.useAnnualLeaveDays],
    ['leave.own.reserved', leave.reservedDays],
    ['leave.own.available', Math.max(0, leave.remainingDays - leave.reservedDays)],
  ] as const;
  return (
    <Panel id="home-leave" heading={t('leave.own.heading')} note={leave.year}>
      <dl className={classes.days}>
        {days.map(([label, count]) => (
          <div key={label}>
            <dt>{t(label)}</dt>
            <dd>{t('leave.own.days', { count })}</dd>
          </div>
        ))}
      </dl>
      <ButtonLink
        fullWidth
        variant="default"
        mt={12}
        to="/approval/documents/write/{-$id}"
        search={{ category: 'LeaveApplication' }}
      >
        {t('leave.own.apply')}
      </ButtonLink>
    </Panel>
  );
};

export default LeaveCard;
