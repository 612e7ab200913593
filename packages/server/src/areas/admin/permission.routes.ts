import { listPermissionRows, setGrants as setGrantsCall } from '@portal/contract/admin';
import { dayInSeoul, pageRequest, toPage } from '@portal/contract/kernel';
import { countEmployeeRows, type EmployeeFilter, listEmployeeRows } from '#areas/directory';
import { listGrantsOf, listHolders } from '#areas/identity';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/database';
import type { Router } from '#platform/http/router';
import type { AdminTables } from './admin-services.ts';
import { setGrants, viewPermissionRow } from './set-grants.ts';

type Services = { db: Db<AdminTables>; clock: Clock };

/** Who was granted what. */
export const permissionRoutes = (router: Router<AdminTables>, services: Services): void => {
  const { db, clock } = services;
  router.read(listPermissionRows, async ({ query }) => {
    const page = pageRequest(query);
    const filter: EmployeeFilter = {
      today: dayInSeoul(clock()),
      isResigned: false,
      searchKeyword: query.searchText,
      ...(query.menu && { ids: await listHolders(db, query.menu) }),
    };
    const [rows, total] = await Promise.all([listEmployeeRows(db, filter, page), countEmployeeRows(db, filter)]);
    const grants = await listGrantsOf(
      db,
      rows.map(({ id }) => id),
    );
    return toPage(
      rows.map((row) => viewPermissionRow(row, grants.get(row.id) ?? [])),
      total,
      page,
    );
  });
  router.write(setGrantsCall, (tx, { params, body }, context) =>
    setGrants(tx, services, { employeeId: params.employeeId, grants: body }, context),
  );
};
