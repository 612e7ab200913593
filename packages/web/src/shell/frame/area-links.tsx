import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { menusQuery } from '../../areas/identity/index.ts';
import { translate } from '../../platform/i18n.ts';
import { visibleAreas } from '../menu-screens.ts';

/** Links to the areas that the user may see. */
export const AreaLinks = ({ className }: { className: string | undefined }) => {
  const { data: menus } = useSuspenseQuery(menusQuery);
  return visibleAreas(menus).map(
    ({ entry }) =>
      entry && (
        <Link key={entry.href} to={entry.href} className={className} activeProps={{ 'aria-current': 'true' }}>
          {translate(entry.label)}
        </Link>
      ),
  );
};
