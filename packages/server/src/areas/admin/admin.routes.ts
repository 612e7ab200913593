import { createEmployeePager } from '#areas/directory';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/database';
import type { Router } from '#platform/http/router';
import type { AdminTables } from './admin-services.ts';
import { auditRoutes } from './audit.routes.ts';
import { departmentRoutes } from './department.routes.ts';
import { employeeRoutes } from './employee.routes.ts';
import { permissionRoutes } from './permission.routes.ts';
import { vacationRoutes } from './vacation.routes.ts';
import { waitingLineRoutes } from './waiting-line.routes.ts';

/** All that an administrator does; every call needs a grant on the menu Admin, which the router sees to. */
export const adminRoutes = (
  router: Router<AdminTables>,
  { db, clock }: { db: Db<AdminTables>; clock: Clock },
): void => {
  const services = { db, clock, pageEmployees: createEmployeePager(db) };
  for (const bind of [
    employeeRoutes,
    departmentRoutes,
    vacationRoutes,
    permissionRoutes,
    auditRoutes,
    waitingLineRoutes,
  ])
    bind(router, services);
};
