import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './frame.module.css';
import { NavigationContext } from './navigation-context.ts';
import { TopBar } from './top-bar.tsx';

/** What surrounds every signed-in page. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  return (
    <NavigationContext value={{ opened, setOpened }}>
      <a className={classes.skip} href="#content">
        {t('shell.skip')}
      </a>
      <TopBar />
      {children}
    </NavigationContext>
  );
};
