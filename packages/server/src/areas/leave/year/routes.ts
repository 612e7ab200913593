import { pageRequest } from '@portal/contract/kernel';
import {
  downloadLeaveTemplate,
  exportVacations as exportVacationsCall,
  importLeaveTotals as importLeaveTotalsCall,
  listAnnualLeaves,
  listPublicVacations,
  listVacations as listVacationsCall,
} from '@portal/contract/leave';
import type { Router } from '#platform/http/router';
import { readSpreadsheet } from '#platform/spreadsheet/read-workbook-rows';
import type { LeaveTables } from '../leave.queries.ts';
import type { LeaveRouteServices } from '../leave-services.ts';
import { importLeaveTotals } from './import-leave-totals.ts';
import { exportVacations, leaveTemplate, listUsedLeaveDetails, listVacations } from './list-leave-years.ts';

/** Leave by year, its import and export as spreadsheets. */
export const leaveYearRoutes = (router: Router<LeaveTables>, services: LeaveRouteServices): void => {
  router.read(listVacationsCall, ({ params, query }) =>
    listVacations(services, { ...query, year: params.year }, pageRequest(query)),
  );
  router.read(listAnnualLeaves, ({ params, query }) =>
    listUsedLeaveDetails(services, { employeeId: params.eid, year: params.year, isAnnual: true }, pageRequest(query)),
  );
  router.read(listPublicVacations, ({ params, query }) =>
    listUsedLeaveDetails(services, { employeeId: params.eid, year: params.year, isAnnual: false }, pageRequest(query)),
  );
  router.writePrepared(
    importLeaveTotalsCall,
    async ({ params, query }, { files, caller, replaceFiles }) => {
      replaceFiles([]);
      return { year: params.year, run: query, rows: await readSpreadsheet(services.workers, caller, files) };
    },
    (tx, wanted, context) => importLeaveTotals(tx, services, wanted, context),
  );
  router.read(exportVacationsCall, ({ params, query }, { language }) =>
    exportVacations(services, { ...query, year: params.year }, language),
  );
  router.read(downloadLeaveTemplate, ({ params }, { language }) => leaveTemplate(services, params.year, language));
};
