import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { menusQuery } from '../../areas/identity/index.ts';
import { translate } from '../../platform/i18n.ts';
import { seenAreas } from '../menu-screens.ts';

/** The areas the person holds and the web has screens for. */
export const AreaLinks = ({ className }: { className: string | undefined }) => {
  const { data: menus } = useSuspenseQuery(menusQuery);
  return seenAreas(menus).map(
    ({ entry }) =>
      entry && (
        <Link key={entry.href} to={entry.href} className={className} activeProps={{ 'aria-current': 'true' }}>
          {translate(entry.label)}
        </Link>
      ),
  );
};
