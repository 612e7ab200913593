import { randomBytes } from 'node:crypto';
import {
  endSession as endSessionCall,
  getDeviceKey,
  heldMenus,
  levelsOn,
  listMenus,
  listPermissions,
  menus,
} from '@portal/contract/identity';
import type { Db } from '#platform/database/pool';
import { issuedAtOf } from '#platform/http/caller';
import type { Router } from '#platform/http/router';
import { endSession } from './tokens/end-session.ts';
import { type SignInTables, storeDeviceKey } from './tokens/session.queries.ts';

type Services = { db: Db<SignInTables> };

const DEVICE_KEY_BYTES = 32;

/** The caller's rights, which the router has already loaded, and their session. */
export const identityRoutes = (router: Router<SignInTables>, services: Services): void => {
  router.read(listPermissions, ({ query }, { actor }) =>
    levelsOn(actor.grants, query.menu ?? 'Approval').map((name) => ({ name })),
  );

  router.read(listMenus, (_, { actor }) =>
    heldMenus(actor.grants).map((name) => ({ id: menus[name].id, name, path: menus[name].path })),
  );

  router.read(getDeviceKey, async (_, { actor }) => {
    const key = await storeDeviceKey(services.db, actor.employeeId, randomBytes(DEVICE_KEY_BYTES));
    return { key: key.toString('base64url') };
  });

  router.write(endSessionCall, (tx, _input, context) => endSession(tx, context, issuedAtOf(context.request)));
};
