import type { Actor } from '@portal/contract/identity';
import {
  canOf,
  dayInSeoul,
  enforce,
  type PageRequest,
  pageRequest,
  requireValid,
  toPage,
} from '@portal/contract/kernel';
import {
  checkSearchWords,
  type InvestigationQuery,
  type InvestigationRow,
  isMaster,
  listInvestigations as listRule,
  makeInvestigation,
} from '@portal/contract/safety';
import type { Db } from '#platform/database/pool';
import { viewRisk } from '../case/assessment.view.ts';
import { requirePeriod } from '../case/require-period.ts';
import type { SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { viewField } from './investigation.view.ts';
import {
  type InvestigationFilter,
  investigatesAny,
  type ListedInvestigation,
  listInvestigationRows,
} from './investigation-list.queries.ts';

/** A row of the list. */
export const viewRow = (row: ListedInvestigation): InvestigationRow => ({
  id: row.id,
  investigationNo: row.investigation_no,
  status: row.status,
  source: row.source,
  type: row.type,
  title: row.title,
  ...viewField(row.field_level1_id, row.field_level2_id),
  startDate: row.start_on,
  endDate: row.end_on,
  author: row.author,
  createdDate: row.created_at.toISOString(),
  reportId: row.report_id,
  reportNo: row.report_no,
  initialRisk: viewRisk(row.initial_risk),
  residualRisk: viewRisk(row.residual_risk),
  isReturned: row.is_returned,
});

/**
 * A page of the investigations that the caller may see: all for the safety office, for others those they investigate.
 */
export const findInvestigations = async (
  db: Db<SafetyTables>,
  actor: Actor,
  filter: InvestigationFilter,
  page: PageRequest,
): Promise<{ rows: InvestigationRow[]; counted: number }> => {
  requirePeriod(filter);
  requireValid(checkSearchWords(filter));
  const isOffice = isMaster(actor);
  const { rows, counted } = await listInvestigationRows(db, filter, page, isOffice ? undefined : actor.employeeId);
  // A caller with a hit is an investigator; if there is no hit, a query tells investigators with other filters from
  // those who may not see the list.
  enforce(listRule(actor, isOffice || counted > 0 || (await investigatesAny(db, actor.employeeId))));
  return { rows: rows.map(viewRow), counted };
};

/** Answers the list of investigations. */
export const listInvestigations = async (
  { db, clock }: Pick<SafetyServices, 'db' | 'clock'>,
  actor: Actor,
  query: InvestigationQuery & { offset?: number; limit?: number },
) => {
  const page = pageRequest(query);
  const { rows, counted } = await findInvestigations(db, actor, { ...query, today: dayInSeoul(clock()) }, page);
  return { ...toPage(rows, counted, page), can: canOf({ make: makeInvestigation(actor) }) };
};
