import type { Actor } from '@portal/contract/identity';
import { type Page, type PageRequest, toPage } from '@portal/contract/kernel';
import type { ReportRow } from '@portal/contract/safety';
import type { Db } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';
import { viewRow } from './report-list.view.ts';
import { listByIds } from './reports-by-ids.queries.ts';

/** A page of the reports with these ids that the actor may see, newest first, as rows of a list. */
export const listReportsByIds = async (
  db: Db<SafetyTables>,
  actor: Actor,
  ids: readonly number[],
  page: PageRequest,
): Promise<Page<ReportRow>> => {
  const { rows, counted } = await listByIds(db, actor, ids, page);
  return toPage(
    rows.map((row) => viewRow(row, actor)),
    counted,
    page,
  );
};
