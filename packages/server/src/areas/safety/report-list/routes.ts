import { canOf, dayInSeoul, pageRequest, requireValid, toPage } from '@portal/contract/kernel';
import {
  approvePlans,
  checkSearchWords,
  classifyReports,
  getReportCounts,
  listAssigned,
  listInvestigations,
  listReportDrafts,
  listReports,
  oversee,
  type ReportFilter,
  readDesk,
  readHazards,
  seeOthers,
  writeLessons,
} from '@portal/contract/safety';
import { readPlanned } from '#platform/database/transaction';
import type { Router } from '#platform/http/router';
import { requirePeriod } from '../case/require-period.ts';
import type { SafetyRouteServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { filterOn, readsMuch } from './report-filter.queries.ts';
import {
  countDrafts,
  countNews,
  investigatesAny,
  type Listed,
  listDrafts,
  listSubmitted,
} from './report-list.queries.ts';
import { viewRow } from './report-list.view.ts';

/** Refuses a period that ends before it begins (400) and a search in contents without a word of two letters (422). */
export const requireReportFilter = (query: ReportFilter): void => {
  requirePeriod(query);
  requireValid(checkSearchWords(query));
};

/** The lists of reports and the counts of the menu. */
export const listingRoutes = (router: Router<SafetyTables>, { db, clock }: SafetyRouteServices): void => {
  router.read(listReports, async ({ query }, { actor }) => {
    requireReportFilter(query);
    const page = pageRequest(query);
    const filter = filterOn(dayInSeoul(clock()), query);
    const { rows, counted } = readsMuch(filter)
      ? await readPlanned<SafetyTables, Listed>(db, (tx) => listSubmitted(tx, actor, filter, page))
      : await listSubmitted(db, actor, filter, page);
    const searched = query.searchType === 'Content' ? query.searchText : undefined;
    return toPage(
      rows.map((row) => viewRow(row, actor, searched)),
      counted,
      page,
    );
  });
  router.read(listReportDrafts, async ({ query }, { actor }) => {
    const page = pageRequest(query);
    const { rows, counted } = await listDrafts(db, actor, query, page);
    return toPage(
      rows.map((row) => viewRow(row, actor)),
      counted,
      page,
    );
  });
  router.read(getReportCounts, async (_input, { actor }) => ({
    draftCount: await countDrafts(db, actor),
    newsCount: await countNews(db, actor),
    can: canOf({
      seeOthers: seeOthers(actor),
      oversee: oversee(actor),
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
