import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';
import { IconSettings } from '@tabler/icons-react';
import { useHolds } from '../../areas/identity/index.ts';
import { chooseLanguage, currentLanguage, languages, useTranslation } from '../../platform/i18n.ts';
import { TopMenu, TopMenuChoice, TopMenuLink } from '../../ui/page/top-menu.tsx';
import { shellWords } from '../shell.words.ts';

const schemes = ['auto', 'light', 'dark'] as const satisfies readonly MantineColorScheme[];

/** The way to the help, and to the admin area for those who hold it, language and colour scheme. */
export const InfoMenu = () => {
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
