import { useTranslation } from 'react-i18next';
import { useHolds } from '../areas/identity/index.ts';
import { PageHeader } from '../ui/page-header.tsx';
import classes from './home.module.css';
import { HomeApproval } from './home-approval.tsx';
import { HomeLeave } from './home-leave.tsx';
import { HomeRecent } from './home-recent.tsx';
import { HomeWaiting } from './home-waiting.tsx';

/** What waits for me, how my own stand, my leave. */
export const HomeScreen = () => {
  const { t } = useTranslation();
  const approves = useHolds('Approval');
  return (
    <>
      <PageHeader title={t('shell.home.title')} />
      <div className={classes.columns}>
        {approves && (
          <div className={classes.main}>
            <HomeWaiting />
            <HomeRecent />
          </div>
        )}
        <div className={classes.aside}>
          {approves && <HomeApproval />}
          <HomeLeave />
        </div>
      </div>
    </>
  );
};
