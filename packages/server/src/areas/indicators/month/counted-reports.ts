import type { Actor } from '@portal/contract/identity';
import {
  type CountedReportRow,
  type CountedWhen,
  isCountedFromReports,
  type ThisMonth,
} from '@portal/contract/indicators';
import { type Page, type PageRequest, Problem } from '@portal/contract/kernel';
import { listReportsByIds } from '#areas/safety';
import type { Db } from '#platform/database/pool';
import type { IndicatorTables } from '../indicators-tables.ts';
import { listCountedIds, listMonthFigures } from './month-figure.queries.ts';
import { proposeMonth } from './propose-month.ts';

/**
 * A page of the reports behind an indicator's month, newest first. Raises `not-found` for an indicator that is not
 * shown. (rules/indicators.md#reports-behind-a-figure)
 */
export const listBehindFigure = async (
  db: Db<IndicatorTables>,
  actor: Actor,
  { id, month, page, now }: { id: number; month: ThisMonth; page: PageRequest; now: Date },
): Promise<Page<CountedReportRow>> => {
  const row = (await listMonthFigures(db, month)).find((each) => each.id === id);
  if (!row?.is_activated) throw new Problem('not-found');
  const proposal = isCountedFromReports(row.key) ? (await proposeMonth(db, month, now)).get(row.key) : undefined;
  const nowCounted = new Set((proposal?.reports ?? []).map((report) => report.id));
  const thenCounted = new Set(row.recorded?.origin === 'Close' ? await listCountedIds(db, id, month) : []);
  const countedOf = (reportId: number): CountedWhen => {
    if (!thenCounted.has(reportId)) return 'Now';
    return nowCounted.has(reportId) ? 'Both' : 'Then';
  };
  const found = await listReportsByIds(db, actor, [...new Set([...nowCounted, ...thenCounted])], page);
  return { ...found, items: found.items.map((item) => ({ ...item, counted: countedOf(item.id) })) };
};
