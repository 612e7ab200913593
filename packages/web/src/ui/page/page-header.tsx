import { type ReactNode, useSyncExternalStore } from 'react';
import { knownConfig } from '../../platform/config.ts';
import { currentLanguage, useTranslation } from '../../platform/i18n.ts';
import { badgeText } from '../../platform/pages.ts';
import { unreadCount } from '../../platform/unread-count.ts';
import { uiWords } from '../ui.words.ts';
import classes from './page-header.module.css';

type Props = {
  title: string;
  /** Number, status badge and the like, above the title. */
  over?: ReactNode;
  /** Shown right of the title, such as news. */
  extra?: ReactNode;
  /** One line of context below the title. */
  meta?: ReactNode;
  /** Buttons at the right: `OverflowMenu` first, the only primary button of the screen last. */
  actions?: ReactNode;
  /** Stays in view on a long page, so that the buttons can be reached; on phones there is a bottom bar instead. */
  sticky?: boolean;
  /** The page uses the full width, like a list. */
  wide?: boolean;
};

/** The name of the page in the tab. `PageHeader` sets it; a screen without a header uses it directly. */
export const PageTitle = ({ title }: { title: string }) => {
  const { t } = useTranslation();
  const site = knownConfig()?.companyName[currentLanguage()];
  const unread = useSyncExternalStore(unreadCount.subscribe, unreadCount.get);
  const counted = unread > 0 ? `(${badgeText(unread)}) ${title}` : title;
  return <title>{site === undefined ? counted : t(uiWords.pageTitle, { title: counted, site })}</title>;
};

export const PageHeader = ({ title, over, extra, meta, actions, sticky, wide }: Props) => (
  <header className={classes.header} data-sticky={sticky} data-wide={wide}>
    <PageTitle title={title} />
    <div className={classes.words}>
      {over && <div className={classes.meta}>{over}</div>}
      <div className={classes.name}>
        <h1 className={classes.title} tabIndex={-1}>
          {title}
        </h1>
        {extra}
      </div>
      {meta && <div className={classes.meta}>{meta}</div>}
    </div>
    {actions && (
      <div className={classes.actions} data-page-actions>
        {actions}
      </div>
    )}
  </header>
);

/** The page's heading, which gets the focus when the focused element was removed. */
export const nameOfPage = (): HTMLElement | null => document.querySelector('h1');
