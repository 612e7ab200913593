import { useRouterState } from '@tanstack/react-router';
import { useTranslation } from '../../platform/i18n.ts';
import { shellWords } from '../shell.words.ts';
import classes from './progress.module.css';

/** A line at the top while the next page is on its way; seen only where that takes longer than a blink. */
export const NavigationProgress = () => {
  const { t } = useTranslation();
  const isOnTheWay = useRouterState({ select: ({ isLoading }) => isLoading });
  return isOnTheWay && <div className={classes.line} role="progressbar" aria-label={t(shellWords.onTheWay)} />;
};
