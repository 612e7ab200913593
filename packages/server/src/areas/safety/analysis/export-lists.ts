import { dayInSeoul, type FileAnswer, type Language, type PageRequest, Problem } from '@portal/contract/kernel';
import {
  type ActionQuery,
  EXPORT_ROWS,
  type HazardQuery,
  type InvestigationQuery,
  type ReportFilter,
  type ReportRow,
  safetyLevel,
} from '@portal/contract/safety';
import { recordAudit } from '#platform/audit.queries';
import type { Tx } from '#platform/database/pool';
import { planForValues } from '#platform/database/transaction';
import { writeSpreadsheet } from '#platform/spreadsheet/write-sheet';
import { findActions } from '../action/list-actions.ts';
import { findHazards } from '../hazard/list-hazards.ts';
import { findInvestigations } from '../investigation/list-investigations.ts';
import { filterOn } from '../report-list/report-filter.queries.ts';
import { listSubmitted } from '../report-list/report-list.queries.ts';
import { viewRow } from '../report-list/report-list.view.ts';
import { requireReportFilter } from '../report-list/routes.ts';
import type { SafetyContext, SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import {
  actionColumns,
  type ExportColumn,
  hazardColumns,
  investigationColumns,
  reportColumns,
} from './export-columns.ts';
import { exportWords } from './export-words.ts';

/** The record of what concerns no single one. */
const PORTAL = 1;

/** Who asks, and in which language the file is. */
type Asking = SafetyContext & { language: Language };

/** One row more than fits tells that there are too many. */
const everything: PageRequest = { offset: 0, limit: EXPORT_ROWS + 1 };

type Listed = keyof typeof exportWords.sheet;
type Exported<Row> = {
  list: Listed;
  columns: readonly ExportColumn<Row>[];
  rows: readonly Row[];
  /** How many rows the audit trail is told of, where these are not all. */
  auditedRows?: number;
  query: { fromDate?: string | undefined; toDate?: string | undefined };
};

/** Rows of a list as a file in the reader's language, told to the audit trail by the names of the filters alone. */
const writeList = async <Row>(
  tx: Tx<SafetyTables>,
  { clock }: Pick<SafetyServices, 'clock'>,
  { list, columns, rows, auditedRows = rows.length, query }: Exported<Row>,
  context: Asking,
): Promise<FileAnswer> => {
  if (rows.length > EXPORT_ROWS) throw new Problem('too-large');
  const { actor, language } = context;
  const { fromDate, toDate } = query;
  const asked = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  await recordAudit(tx, clock, {
    actorId: actor.employeeId,
    area: 'safety',
    action: 'export',
    recordType: 'portal',
    recordId: PORTAL,
    after: {
      list,
      rows: auditedRows,
      filters: asked,
      ...(fromDate === undefined ? {} : { fromDate }),
      ...(toDate === undefined ? {} : { toDate }),
    },
  });
  // A file is made anew each time; there is no answer to keep for a retry.
  if (context.retry) context.retry.isStoredByRecord = true;
  return writeSpreadsheet(`${exportWords.file[list][language]}_${dayInSeoul(clock())}.xlsx`, {
    name: exportWords.sheet[list][language],
    columns: columns.map(({ title, width }) => ({ title: title[language], width })),
    rows: rows.map((row) => columns.map(({ cell }) => cell(row, language) ?? '')),
  });
};

/**
 * How many rows the trail tells of an export of reports. A confidential one in a list that hangs on who wrote it is not counted: beside
 * the reports that are known to be somebody's, the number would tell that they wrote it (rules/safety.md#export).
 */
const countAuditedReports = (
  rows: readonly ReportRow[],
  { myReportOnly, hasNews }: ReportFilter,
  { actor }: Pick<Asking, 'actor'>,
): number => {
  const isSameForAll = safetyLevel(actor) >= 4 && myReportOnly !== true && hasNews !== true;
  return isSameForAll ? rows.length : rows.filter(({ isConfidential }) => !isConfidential).length;
};

/** The four lists as spreadsheets; `too-large` beyond 20,000 rows (rules/safety.md#export). */
export const exportLists = (services: SafetyServices) => {
  const today = () => dayInSeoul(services.clock());
  return {
    reports: async (tx: Tx<SafetyTables>, query: ReportFilter, context: Asking) => {
      requireReportFilter(query);
      await planForValues(tx);
      const { rows } = await listSubmitted(tx, context.actor, filterOn(today(), query), everything);
      const viewed = rows.map((row) => viewRow(row, context.actor));
      const auditedRows = countAuditedReports(viewed, query, context);
      return writeList(
        tx,
        services,
        { list: 'Reports', columns: reportColumns, rows: viewed, auditedRows, query },
        context,
      );
    },
    investigations: async (tx: Tx<SafetyTables>, query: InvestigationQuery, context: Asking) => {
      const { rows } = await findInvestigations(tx, context.actor, { ...query, today: today() }, everything);
      return writeList(tx, services, { list: 'Investigations', columns: investigationColumns, rows, query }, context);
    },
    hazards: async (tx: Tx<SafetyTables>, query: HazardQuery, context: Asking) => {
      const { rows } = await findHazards(tx, context.actor, { ...query, today: today() }, everything);
      return writeList(tx, services, { list: 'Hazards', columns: hazardColumns, rows, query }, context);
    },
    actions: async (tx: Tx<SafetyTables>, query: ActionQuery, context: Asking) => {
      const { rows } = await findActions(tx, context.actor, { ...query, today: today() }, everything);
      return writeList(tx, services, { list: 'Actions', columns: actionColumns, rows, query }, context);
    },
  };
};
