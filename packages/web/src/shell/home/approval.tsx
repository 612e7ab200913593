import type { DocumentList } from '@portal/contract/approval';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { countsQuery } from '../../areas/approval/index.ts';
import { badgeText } from '../../platform/pages.ts';
import { LinkTile } from '../../ui/page/link-tile.tsx';
import classes from './styles.module.css';

/** How the approval documents stand that concern me. */
export const HomeApproval = () => {
  const { t } = useTranslation();
  const { data: counts } = useQuery(countsQuery);
  const tiles: { list: DocumentList; count?: number | undefined }[] = [
    { list: 'requested', count: counts?.requestedCount },
    { list: 'in-progress', count: counts?.inProgressCount },
    { list: 'draft', count: counts?.draftCount },
    { list: 'submitted' },
  ];
  return (
    <section className={classes.panel} aria-labelledby="home-approval">
      <h2 id="home-approval" className={classes.heading}>
        {t('shell.home.approval')}
      </h2>
      {tiles.map(({ list, count }) => (
        <LinkTile
          key={list}
          to="/approval/documents/$list"
          params={{ list }}
          label={t(`lists.title.${list}`)}
          {...(count === undefined ? {} : { value: t('lists.count', { count, shown: badgeText(count) }) })}
        />
      ))}
    </section>
  );
};
