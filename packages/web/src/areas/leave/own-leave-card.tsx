import { useTranslation } from '../../platform/i18n.ts';
import { ButtonLink } from '../../ui/page/links.tsx';
import { Panel } from '../../ui/page/page-panel.tsx';
import { useMe } from '../identity/index.ts';
import classes from './own-leave.module.css';
import { ownLeaveWords } from './own-leave.words.ts';

/** The user's own leave of this year. */
const LeaveCard = () => {
  const { t } = useTranslation();
  const { annualLeaveInfo: leave } = useMe();
  const days = [
    [ownLeaveWords.total, leave.totalDays],
    [ownLeaveWords.used, leave.useAnnualLeaveDays],
    [ownLeaveWords.reserved, leave.reservedDays],
    [ownLeaveWords.available, Math.max(0, leave.remainingDays - leave.reservedDays)],
  ] as const;
  return (
    <Panel id="home-leave" heading={t(ownLeaveWords.heading)} note={leave.year}>
      <dl className={classes.days}>
        {days.map(([label, count]) => (
          <div key={label.en}>
            <dt>{t(label)}</dt>
            <dd>{t(ownLeaveWords.days, { count })}</dd>
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
        {t(ownLeaveWords.apply)}
      </ButtonLink>
    </Panel>
  );
};

export default LeaveCard;
