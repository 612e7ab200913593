import { Drawer } from '@mantine/core';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useCloseOnBack } from '../../ui/dialog/close-on-back.ts';
import { SideMenuLinkClass } from '../../ui/page/side-menu.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import { shellWords } from '../shell.words.ts';
import { AreaLinks } from './area-links.tsx';
import classes from './frame.module.css';
import { useNavigation } from './navigation-context.ts';

type MenuDrawerProps = { label: string; onClose: () => void; children: ReactNode };

/** A drawer with the areas and the menu of this one, for small screens. */
const MenuDrawer = ({ label, onClose, children }: MenuDrawerProps) => {
  const { t } = useTranslation();
  useCloseOnBack(true, onClose);
  return (
    <Drawer opened onClose={onClose} size={280} title={label} closeButtonProps={{ 'aria-label': t(uiWords.close) }}>
      <nav className={classes.drawerAreas} aria-label={t(shellWords.areas)}>
        <AreaLinks className={SideMenuLinkClass} />
      </nav>
      <nav aria-label={label}>{children}</nav>
    </Drawer>
  );
};

type Props = { label?: string; menu?: ReactNode; children: ReactNode };

/** An area's menu at the left, or in a drawer on a small screen, and its page. */
export const AreaLayout = ({ label, menu, children }: Props) => {
  const { t } = useTranslation();
  const { opened, setOpened } = useNavigation();
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const lastPath = useRef(path);
  useEffect(() => {
    if (lastPath.current !== path) setOpened(false);
    lastPath.current = path;
  }, [path, setOpened]);
  return (
    <div className={classes.body} data-menu={menu !== undefined}>
      {menu && (
        <nav className={classes.side} aria-label={label}>
          {menu}
        </nav>
      )}
      {opened && (
        <MenuDrawer label={label ?? t(shellWords.menu)} onClose={() => setOpened(false)}>
          {menu}
        </MenuDrawer>
      )}
      <main className={classes.content} id="content" tabIndex={-1}>
        <div className={classes.inner}>{children}</div>
      </main>
    </div>
  );
};
