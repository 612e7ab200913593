import { useQuery } from '@tanstack/react-query';
import type { Menu } from '../../areas/identity/index.ts';
import { translate, useTranslation } from '../../platform/i18n.ts';
import { FailureNote } from '../../ui/page/failure-note.tsx';
import { PageHeader } from '../../ui/page/header.tsx';
import { TextLink } from '../../ui/page/links.tsx';
import { shellWords } from '../shell.words.ts';
import { helpTitlesQuery } from './api.ts';
import { helpWords } from './help.words.ts';
import classes from './styles.module.css';

/** The help of every area that one may use. */
export const HelpListScreen = ({ menus }: { menus: readonly Menu[] }) => {
  const { t } = useTranslation();
  const { data: helps = [], error, refetch } = useQuery(helpTitlesQuery(menus));
  if (error) return <FailureNote error={error} onRetry={() => void refetch()} />;
  return (
    <div className={classes.page}>
      <PageHeader title={t(shellWords.help)} meta={t(helpWords.hint)} />
      <ul className={classes.areas}>
        {helps.map(({ area, title }) => (
          <li key={area}>
            <TextLink to="/help/{-$area}" params={{ area }}>
              {translate(title)}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
};
