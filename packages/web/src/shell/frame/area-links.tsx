import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { menusQuery } from '../../areas/identity/index.ts';
import { shownAreas } from './areas.ts';

/** The areas the person holds and the web has screens for. */
export const AreaLinks = ({ className }: { className: string | undefined }) => {
  const { t } = useTranslation();
  const { data: menus } = useSuspenseQuery(menusQuery);
  return shownAreas(menus).map(({ to, label }) => (
    <Link key={to} to={to} className={className} activeProps={{ 'aria-current': 'true' }}>
      {t(label)}
    </Link>
  ));
};
