import { handOverLine as handOverLineCall, listWaitingLines } from '@portal/contract/admin';
import { dayInSeoul, pageRequest, toPage } from '@portal/contract/kernel';
import { countWaitingLineRows, handOverLine, listWaitingLineRows } from '#areas/approval';
import type { Router } from '#platform/http/router';
import { viewWaitingLine } from './admin.view.ts';
import type { AdminRouteServices, AdminTables } from './admin-services.ts';

/** Lines that wait for somebody who has resigned. */
export const waitingLineRoutes = (router: Router<AdminTables>, services: AdminRouteServices): void => {
  const { db, clock } = services;
  router.read(listWaitingLines, async ({ query }) => {
    const page = pageRequest(query);
    const filter = { today: dayInSeoul(clock()), approverId: query.approverId };
    const [rows, total] = await Promise.all([
      listWaitingLineRows(db, { ...filter, page }),
      countWaitingLineRows(db, filter),
    ]);
    return toPage(rows.map(viewWaitingLine), total, page);
  });
  router.write(handOverLineCall, async (tx, { params, body }, context) =>
    viewWaitingLine(await handOverLine(tx, services, { ...params, ...body }, context)),
  );
};
