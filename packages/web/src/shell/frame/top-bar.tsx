import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { knownConfig } from '../../platform/config.ts';
import { currentLanguage, useTranslation } from '../../platform/i18n.ts';
import { NotificationBell } from '../notifications/bell.tsx';
import { PaletteButton } from '../palette/button.tsx';
import { shellWords } from '../shell.words.ts';
import { AreaLinks } from './area-links.tsx';
import { InfoMenu } from './info-menu.tsx';
import { useNavigation } from './navigation-context.ts';
import classes from './styles.module.css';
import { UnreadMail } from './unread-mail.tsx';
import { UserCard } from './user-card.tsx';

export const TopBar = () => {
  const { t } = useTranslation();
  const { opened, setOpened } = useNavigation();
  return (
    <header className={classes.bar}>
      <ActionIcon
        hiddenFrom="md"
        variant="subtle"
        color="gray"
        size="xl"
        aria-label={t(shellWords.menu)}
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      >
        <IconMenu2 size={20} />
      </ActionIcon>
      <Link to="/" className={classes.company}>
        {knownConfig()?.companyName[currentLanguage()]}
      </Link>
      <nav className={classes.areas} aria-label={t(shellWords.areas)}>
        <AreaLinks className={classes.area} />
      </nav>
      <div className={classes.tools}>
        <PaletteButton />
        <UnreadMail />
        <NotificationBell />
        <InfoMenu />
        <UserCard />
      </div>
    </header>
  );
};
