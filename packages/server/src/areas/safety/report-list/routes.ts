import type { Actor } from '@portal/contract/identity';
import { canOf, pageRequest, toPage } from '@portal/contract/kernel';
import {
  approvePlans,
  classifyReports,
  getReportCounts,
  listAssigned,
  listInvestigations,
  listReportDrafts,
  listReports,
  readDesk,
  readHazards,
  seeOthers,
  writeLessons,
} from '@portal/contract/safety';
import type { Router } from '#platform/http/router';
import type { SafetyRouteServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import {
  countDrafts,
  countNews,
  investigatesAny,
  listDrafts,
  listSubmitted,
  type ReportFilter,
} from './report-list.queries.ts';
import { viewRow } from './report-list.view.ts';

type Query = ReportFilter & { offset?: number; limit?: number };

/** The lists of reports and what the menu tells of them. */
export const listingRoutes = (router: Router<SafetyTables>, { db }: SafetyRouteServices): void => {
  const paged = (list: typeof listDrafts) => async (query: Query, actor: Actor) => {
    const page = pageRequest(query);
    const { rows, counted } = await list(db, actor, query, page);
    return toPage(
      rows.map((row) => viewRow(row, actor)),
      counted,
      page,
    );
  };
  router.read(listReports, ({ query }, { actor }) => paged(listSubmitted)(query, actor));
  router.read(listReportDrafts, ({ query }, { actor }) => paged(listDrafts)(query, actor));
  router.read(getReportCounts, async (_input, { actor }) => ({
    draftCount: await countDrafts(db, actor),
    newsCount: await countNews(db, actor),
    can: canOf({
      seeOthers: seeOthers(actor),
      seeInvestigations: listInvestigations(actor, await investigatesAny(db, actor)),
      seeHazards: readHazards(actor),
      seeAssigned: listAssigned(actor),
      classifyReports: classifyReports(actor),
      approvePlans: approvePlans(actor),
      seeFilings: readDesk(actor),
      writeLessons: writeLessons(actor),
    }),
  }));
};
