import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countsQuery } from '../areas/approval/index.ts';
import { LinkTile } from '../ui/link-tile.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import classes from './home.module.css';
import { HomeLeave } from './home-leave.tsx';
import { HomeWaiting } from './home-waiting.tsx';

/** What waits for me, how my own stand, my leave. */
export const HomeScreen = () => {
  const { t } = useTranslation();
  const { data: counts } = useQuery(countsQuery);
  const count = (value: number | undefined): string => (value === undefined ? '–' : t('lists.count', { count: value }));
  return (
    <>
      <PageHeader title={t('shell.home.title')} />
      <div className={classes.columns}>
        <HomeWaiting />
        <div className={classes.aside}>
          <section className={classes.panel} aria-labelledby="home-approval">
            <h2 id="home-approval" className={classes.heading}>
              {t('shell.home.approval')}
            </h2>
            <LinkTile
              to="/approval/documents/$list"
              params={{ list: 'requested' }}
              label={t('lists.title.requested')}
              value={count(counts?.requestedCount)}
            />
            <LinkTile
              to="/approval/documents/$list"
              params={{ list: 'in-progress' }}
              label={t('lists.title.in-progress')}
              value={count(counts?.inProgressCount)}
            />
            <LinkTile
              to="/approval/documents/$list"
              params={{ list: 'draft' }}
              label={t('lists.title.draft')}
              value={count(counts?.draftCount)}
            />
            <LinkTile
              to="/approval/documents/$list"
              params={{ list: 'submitted' }}
              label={t('lists.title.submitted')}
            />
          </section>
          <HomeLeave />
        </div>
      </div>
    </>
  );
};
