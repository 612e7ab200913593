import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { sessionEnded } from '../../platform/session/ended.ts';
import { shellWords } from '../shell.words.ts';
import SessionEndedDialog from '../sign-in/session-ended-dialog.tsx';
import { NavigationContext } from './navigation-context.ts';
import { NavigationProgress } from './progress.tsx';
import classes from './styles.module.css';
import { TopBar } from './top-bar.tsx';

/** What surrounds every signed-in page. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const isSessionOver = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.get);
  return (
    <NavigationContext value={{ opened, setOpened }}>
      <a className={classes.skip} href="#content">
        {t(shellWords.skip)}
      </a>
      <NavigationProgress />
      <TopBar />
      {children}
      {isSessionOver && <SessionEndedDialog />}
    </NavigationContext>
  );
};
