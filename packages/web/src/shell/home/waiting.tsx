import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DocumentTable } from '../../areas/approval/index.ts';
import { EmptyState } from '../../ui/page/empty-state.tsx';
import { FailureNote } from '../../ui/page/failure-note.tsx';
import { TextLink } from '../../ui/page/links.tsx';
import { waitingQuery } from './api.ts';
import classes from './styles.module.css';
import { byUrgency } from './urgency.ts';

/** The documents that wait for my act. */
export const HomeWaiting = () => {
  const { t } = useTranslation();
  const { data: page, error, refetch } = useQuery(waitingQuery);
  return (
    <section aria-labelledby="home-waiting">
      <div className={classes.top}>
        <h2 id="home-waiting" className={classes.heading}>
          {t('shell.home.waiting')}
        </h2>
        <TextLink to="/approval/documents/$list" params={{ list: 'requested' }} size="sm">
          {t('shell.home.waitingAll')}
        </TextLink>
      </div>
      {error && page === undefined ? (
        <FailureNote error={error} onRetry={() => void refetch()} />
      ) : (
        <DocumentTable
          list="requested"
          rows={page && byUrgency(page.items)}
          empty={<EmptyState message={t('shell.home.nothing')} hint={t('shell.home.nothingHint')} />}
        />
      )}
    </section>
  );
};
