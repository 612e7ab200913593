import {
  ActionIcon,
  Button,
  Group,
  Kbd,
  type MantineColorScheme,
  Modal,
  Text,
  UnstyledButton,
  useMantineColorScheme,
} from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconMail, IconMenu2, IconSearch, IconSettings } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { meQuery, unreadMailQuery, useHolds, useMe } from '../../areas/identity/index.ts';
import { isApple } from '../../platform/apple.ts';
import { knownConfig } from '../../platform/config.ts';
import { chooseLanguage, currentLanguage, languages, useTranslation } from '../../platform/i18n.ts';
import { here } from '../../platform/navigator.ts';
import { sessionEnded } from '../../platform/session/session-ended.ts';
import { MarkedDaysContext } from '../../ui/days/marked-days.ts';
import { useFocusBack } from '../../ui/dialog/focus-back.ts';
import { TopMenu, TopMenuChoice, TopMenuLink } from '../../ui/page/top-menu.tsx';
import { uiWords } from '../../ui/ui.words.ts';
import { NotificationBell } from '../notifications/bell.tsx';
import { CommandPalette } from '../palette/palette-dialog.tsx';
import { shellWords } from '../shell.words.ts';
import { signInWords } from '../sign-in/sign-in.words.ts';
import { signInFailure } from '../sign-in/sign-in-failure.ts';
import { AreaLinks } from './area-links.tsx';
import classes from './frame.module.css';
import { useHolidayNames } from './holiday-names.ts';
import { NavigationContext, useNavigation } from './navigation-context.ts';
import navigationProgressClasses from './progress.module.css';
import { UserCard } from './user-card.tsx';

/** The session ended while a form has unsaved work: the user signs in again without leaving it. */
const SessionEndedDialog = () => {
  const { t } = useTranslation();
  useFocusBack();
  const queryClient = useQueryClient();
  const { employee } = useMe();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  // Loaded before the click: a browser allows a popup only right after it.
  useEffect(
    () =>
      void import('../../platform/session/oidc-sign-in.ts')
        .then(({ prepareSignIn }) => prepareSignIn())
        .catch(() => undefined),
    [],
  );
  const start = async (): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { signIn } = await import('../../platform/session/oidc-sign-in.ts');
      const outcome = await signIn(here(), new AbortController().signal);
      if (outcome !== 'signed-in') return setFailure(t(signInWords.signIn.givenUp));
      const me = await queryClient.fetchQuery({ ...meQuery, staleTime: 0 });
      // Another user signed in: nothing of the previous one may stay on the screen.
      if (me.employee.id !== employee.id) location.assign('/');
      sessionEnded.clear();
    } catch (error) {
      setFailure(signInFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      opened
      onClose={sessionEnded.clear}
      closeOnClickOutside={false}
      title={t(signInWords.sessionEnded.title)}
      closeButtonProps={{ 'aria-label': t(uiWords.close) }}
    >
      <Text>{t(signInWords.sessionEnded.message)}</Text>
      {failure && (
        <Text role="alert" c="red" mt="sm">
          {failure}
        </Text>
      )}
      <Group justify="flex-end" mt="lg">
        <Button data-autofocus loading={busy} onClick={() => void start()}>
          {t(signInWords.signIn.button)}
        </Button>
      </Group>
    </Modal>
  );
};

/** Opens the command palette; Ctrl or Command with K does the same. */
const PaletteButton = () => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  // Over a dialog it would intercept the keys that close it.
  const open = () => document.querySelector('[aria-modal=true]') === null && setOpened(true);
  useHotkeys([['mod+K', open, { usePhysicalKeys: true }]], [], true);
  return (
    <>
      <UnstyledButton
        className={classes.search}
        aria-label={t(shellWords.palette.open)}
        aria-haspopup="dialog"
        aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
        onClick={open}
      >
        <IconSearch size={18} aria-hidden />
        <span className={classes.searchWord}>{t(shellWords.palette.open)}</span>
        <Kbd className={classes.searchKeys} size="xs">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </Kbd>
      </UnstyledButton>
      {opened && <CommandPalette onClose={close} />}
    </>
  );
};

const schemes = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[];

/** Links to the help and, for administrators, the admin area; language and colour scheme. */
const InfoMenu = () => {
  const { t } = useTranslation();
  const isAdministrator = useHolds('Admin');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <TopMenu label={t(shellWords.settings)} target={<IconSettings size={20} stroke={1.75} aria-hidden />}>
      <TopMenuLink to="/help/{-$area}" params={{ area: undefined }} label={t(shellWords.help)} />
      {isAdministrator && <TopMenuLink to="/admin/employee" label={t(shellWords.admin)} />}
      <TopMenuChoice
        legend={t(shellWords.language)}
        options={languages.map((value) => ({ value, label: t(shellWords.languageName[value]), lang: value }))}
        value={currentLanguage()}
        onChange={chooseLanguage}
      />
      <TopMenuChoice
        legend={t(shellWords.colorScheme)}
        options={schemes.map((value) => ({ value, label: t(shellWords.schemeName[value]) }))}
        value={colorScheme}
        onChange={setColorScheme}
      />
    </TopMenu>
  );
};

/** Shows nothing when the mail server does not answer, since it is not essential. */
const UnreadMail = () => {
  const { t } = useTranslation();
  const { data: count } = useQuery(unreadMailQuery);
  if (count === undefined) return null;
  const label = t(shellWords.unreadMail, { count });
  return (
    <span className={classes.mail} role="img" aria-label={label} title={label}>
      <IconMail size={18} aria-hidden />
      {count}
    </span>
  );
};

const TopBar = () => {
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

/** A progress bar while the next page is loading; visible only after a short delay. */
const NavigationProgress = () => {
  const { t } = useTranslation();
  const isNavigating = useRouterState({ select: ({ isLoading }) => isLoading });
  return (
    isNavigating && (
      <div className={navigationProgressClasses.line} role="progressbar" aria-label={t(shellWords.onTheWay)} />
    )
  );
};

/** The frame around every page after sign-in. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const [opened, setOpened] = useState(false);
  const isSessionOver = useSyncExternalStore(sessionEnded.subscribe, sessionEnded.get);
  return (
    <NavigationContext value={{ opened, setOpened }}>
      <MarkedDaysContext value={useHolidayNames}>
        <a className={classes.skip} href="#content">
          {t(shellWords.skip)}
        </a>
        <NavigationProgress />
        <TopBar />
        {children}
        {isSessionOver && <SessionEndedDialog />}
      </MarkedDaysContext>
    </NavigationContext>
  );
};
