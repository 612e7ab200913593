import { listAudit } from '@portal/contract/admin';
import { addDays, pageRequest, startOfDayInSeoul, toPage } from '@portal/contract/kernel';
import { listNames } from '#areas/directory';
import { countAuditRows, listAuditRows } from '#platform/audit.queries';
import type { Router } from '#platform/http/router';
import type { AdminRouteServices, AdminTables } from '../admin-services.ts';
import { viewAuditEntry } from './audit.view.ts';
import { findRecordsCalled, nameRecords } from './audit-records.queries.ts';

/** The audit trail. */
export const auditRoutes = (router: Router<AdminTables>, { db }: AdminRouteServices): void => {
  router.read(listAudit, async ({ query }, { language }) => {
    const { fromDate, toDate, record, offset: _offset, limit: _limit, ...rest } = query;
    const filter = {
      ...rest,
      ...(record !== undefined && { records: await findRecordsCalled(db, record) }),
      ...(fromDate && { from: startOfDayInSeoul(fromDate) }),
      ...(toDate && { until: startOfDayInSeoul(addDays(toDate, 1)) }),
    };
    const page = pageRequest(query);
    const [rows, total] = await Promise.all([listAuditRows(db, filter, page), countAuditRows(db, filter)]);
    const actorIds = rows.flatMap(({ actor_id }) => actor_id ?? []);
    const [actors, recordOf] = await Promise.all([listNames(db, actorIds), nameRecords(db, rows)]);
    return toPage(
      rows.map((row) => viewAuditEntry(row, { actors, recordOf }, language)),
      total,
      page,
    );
  });
};
