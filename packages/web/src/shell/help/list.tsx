import { useQuery } from '@tanstack/react-query';
import type { Menu } from '../../areas/identity/index.ts';
import { inLanguage, useTranslation } from '../../platform/i18n.ts';
import { FailureNote } from '../../ui/page/failure-note.tsx';
import { PageHeader } from '../../ui/page/header.tsx';
import { TextLink } from '../../ui/page/links.tsx';
import { helpTitlesQuery } from './api.ts';
import classes from './styles.module.css';

/** The help of every area that one may use. */
export const HelpListScreen = ({ menus }: { menus: readonly Menu[] }) => {
  const { t } = useTranslation();
  const { data: helps = [], error, refetch } = useQuery(helpTitlesQuery(menus));
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.page}>
      <PageHeader title={t('shell.help')} meta={t('help.hint')} />
      <ul className={classes.areas}>
        {helps.map(({ area, title }) => (
          <li key={area}>
            <TextLink to="/help/{-$area}" params={{ area }}>
              {inLanguage(title)}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
