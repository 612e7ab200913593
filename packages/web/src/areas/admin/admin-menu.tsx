import type { AreaScreen } from '../../platform/area.ts';
import { useTranslation } from '../../platform/i18n.ts';
import { SideMenuGroup, SideMenuLink } from '../../ui/page/side-menu.tsx';
import { adminWords } from './admin.words.ts';

/** The menu of the admin area: the screens that the areas have for administrators. */
export const AdminMenu = ({ screens }: { screens: readonly AreaScreen[] }) => {
  const { t } = useTranslation();
  return (
    <SideMenuGroup heading={t(adminWords.menu.heading)}>
      {screens.map(({ link, label }) => (
        <SideMenuLink key={link.to} {...link} label={label()} />
      ))}
    </SideMenuGroup>
  );
};
