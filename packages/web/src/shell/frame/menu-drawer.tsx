import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '../../platform/i18n.ts';
import { useBackCloses } from '../../ui/dialog/back-closes.ts';
import { SideMenuLinkClass } from '../../ui/page/side-menu.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import { shellWords } from '../shell.words.ts';
import { AreaLinks } from './area-links.tsx';
import classes from './styles.module.css';

type Props = { label: string; onClose: () => void; children: ReactNode };

/** The areas and the menu of this one, where there is no room for either. */
const MenuDrawer = ({ label, onClose, children }: Props) => {
  const { t } = useTranslation();
  useBackCloses(true, onClose);
  return (
    <Drawer opened onClose={onClose} size={280} title={label} closeButtonProps={{ 'aria-label': t(uiWords.close) }}>
      <nav className={classes.drawerAreas} aria-label={t(shellWords.areas)}>
        <AreaLinks className={SideMenuLinkClass} />
      </nav>
      <nav aria-label={label}>{children}</nav>
    </Drawer>
  );
};

export default MenuDrawer;
