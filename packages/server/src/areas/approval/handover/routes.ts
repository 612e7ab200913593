import {
  handOverLine as handOverLineCall,
  handOverLines as handOverLinesCall,
  listWaitingLines,
} from '@portal/contract/approval';
import { dayInSeoul, pageRequest, toPage } from '@portal/contract/kernel';
import type { Clock } from '#platform/clock';
import type { Db } from '#platform/database/pool';
import type { Router } from '#platform/http/router';
import type { ApprovalTables } from '../approval-tables.ts';
import { handOverLine, handOverLines } from './hand-over-line.ts';
import { countWaitingLineRows, listWaitingLineRows } from './handover.queries.ts';
import { viewWaitingLine } from './handover.view.ts';

/** Pending lines of resigned approvers. */
export const waitingLineRoutes = (
  router: Router<ApprovalTables>,
  services: { db: Db<ApprovalTables>; clock: Clock },
): void => {
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
  router.write(handOverLinesCall, (tx, { params, body }, context) =>
    handOverLines(tx, services, { ...params, ...body }, context),
  );
};
