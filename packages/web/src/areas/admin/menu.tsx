import { useTranslation } from 'react-i18next';
import { SideMenuGroup, SideMenuLink } from '../../ui/page/side-menu.tsx';
import { adminScreens } from './screens.ts';

/** The left menu of the admin area. */
export const AdminMenu = () => {
  const { t } = useTranslation();
  return (
    <SideMenuGroup heading={t('shell.admin.heading')}>
      {adminScreens.map(({ to, label }) => (
        <SideMenuLink key={to} to={to} label={t(label)} />
      ))}
    </SideMenuGroup>
  );
};
