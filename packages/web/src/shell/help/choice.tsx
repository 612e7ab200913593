import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type Menu, menusQuery } from '../../areas/identity/index.ts';
import { translate, useTranslation } from '../../platform/i18n.ts';
import { FailureNote } from '../../ui/page/failure-note.tsx';
import { TextLink } from '../../ui/page/links.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { shellWords } from '../shell.words.ts';
import { NotFoundScreen } from '../trouble/not-found-screen.tsx';
import classes from './help.module.css';
import { helpsFor, helpTitlesQuery } from './help.queries.ts';
import { helpWords } from './help.words.ts';
import { HelpPageScreen } from './help-screen.tsx';

/** The help of every area that one may use. */
const HelpListScreen = ({ menus }: { menus: readonly Menu[] }) => {
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

/** The help of an area that one may use, or of all of them. */
export const HelpScreen = ({ area }: { area: string | undefined }) => {
  const { data: menus } = useSuspenseQuery(menusQuery);
  if (area === undefined) return <HelpListScreen menus={menus} />;
  return helpsFor(menus).includes(area) ? <HelpPageScreen key={area} area={area} /> : <NotFoundScreen />;
};
