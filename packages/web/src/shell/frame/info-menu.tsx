import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useHolds } from '../../areas/identity/index.ts';
import { chooseLanguage, currentLanguage, languages, useTranslation } from '../../platform/i18n.ts';
import { TopMenu, TopMenuChoice, TopMenuLink } from '../../ui/page/top-menu.tsx';
import { notifyFailure } from '../../ui/toast/notify.ts';

const schemes = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[];

/** The way to the help, and to the admin area for those who hold it, language and colour scheme. */
export const InfoMenu = () => {
  const { t } = useTranslation();
  const isAdministrator = useHolds('Admin');
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <TopMenu label={t('shell.settings')} target={<IconSettings size={20} stroke={1.75} aria-hidden />}>
      <TopMenuLink to="/help/{-$area}" params={{ area: undefined }} label={t('shell.help')} />
      {isAdministrator && <TopMenuLink to="/admin/employee" label={t('shell.admin')} />}
      <TopMenuChoice
        legend={t('shell.language')}
        options={languages.map((value) => ({ value, label: t(`shell.languageName.${value}`), lang: value }))}
        value={currentLanguage()}
        onChange={(language) => void chooseLanguage(language).catch(notifyFailure)}
      />
      <TopMenuChoice
        legend={t('shell.colorScheme')}
        options={schemes.map((value) => ({ value, label: t(`shell.schemeName.${value}`) }))}
        value={colorScheme}
        onChange={setColorScheme}
      />
    </TopMenu>
  );
};
