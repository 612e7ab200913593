import { heldMenus, levelsOn, listMenus, listPermissions, menus } from '@portal/contract/identity';
import type { Router } from '#platform/http/router';

/** What the caller may do; the router has read their grants already. */
export const identityRoutes = <Tables>(router: Router<Tables>): void => {
  router.read(listPermissions, ({ query }, { actor }) =>
    levelsOn(actor.grants, query.menu ?? 'Approval').map((name) => ({ name })),
  );

  router.read(listMenus, (_, { actor }) =>
    heldMenus(actor.grants).map((name) => ({ id: menus[name].id, name, path: menus[name].path })),
  );
};
