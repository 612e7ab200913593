import { listPermissionRows, setGrants as setGrantsCall } from '@portal/contract/admin';
import { dayInSeoul, pageRequest } from '@portal/contract/kernel';
import type { EmployeeFilter } from '#areas/directory';
import { listGrantsOf, listHolders } from '#areas/identity';
import type { Router } from '#platform/http/router';
import type { AdminRouteServices, AdminTables } from '../admin-services.ts';
import { setGrants, viewPermissionRow } from './set-grants.ts';

/** The grants of all people. */
export const permissionRoutes = (router: Router<AdminTables>, services: AdminRouteServices): void => {
  const { db, clock } = services;
  router.read(listPermissionRows, async ({ query }) => {
    const page = pageRequest(query);
    const filter: EmployeeFilter = {
      today: dayInSeoul(clock()),
      isResigned: false,
      searchKeyword: query.searchText,
      ...(query.menu && { ids: await listHolders(db, query.menu) }),
    };
    const found = await services.pageEmployees(filter, page);
    const grants = await listGrantsOf(
      db,
      found.items.map(({ id }) => id),
    );
    return { ...found, items: found.items.map((row) => viewPermissionRow(row, grants.get(row.id) ?? [])) };
  });
  router.write(setGrantsCall, (tx, { params, body }, context) =>
    setGrants(tx, services, { employeeId: params.employeeId, grants: body }, context),
  );
};
