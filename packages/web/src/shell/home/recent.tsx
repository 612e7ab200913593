import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DocumentTable } from '../../areas/approval/index.ts';
import { TextLink } from '../../ui/page/links.tsx';
import { recentQuery } from './api.ts';
import classes from './styles.module.css';

/** How my last documents stand; nothing for one who has submitted none. */
export const HomeRecent = () => {
  const { t } = useTranslation();
  const { data: page } = useQuery(recentQuery);
  if (page === undefined || page.items.length === 0) return null;
  return (
    <section aria-labelledby="home-recent">
      <div className={classes.top}>
        <h2 id="home-recent" className={classes.heading}>
          {t('shell.home.recent')}
        </h2>
        <TextLink to="/approval/documents/$list" params={{ list: 'submitted' }} size="sm">
          {t('shell.home.recentAll')}
        </TextLink>
      </div>
      <DocumentTable list="submitted" rows={page.items} empty={null} />
    </section>
  );
};
