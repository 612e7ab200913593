import { useTranslation } from 'react-i18next';
import { useHolds } from '../../areas/identity/index.ts';
import { PageHeader } from '../../ui/page/header.tsx';
import { HomeApproval } from './approval.tsx';
import { HomeLeave } from './leave.tsx';
import { HomeRecent } from './recent.tsx';
import classes from './styles.module.css';
import { HomeWaiting } from './waiting.tsx';

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
