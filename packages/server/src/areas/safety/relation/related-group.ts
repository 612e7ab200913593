import type { Actor } from '@portal/contract/identity';
import { canInGroup, type GroupRow } from '@portal/contract/safety';
import type { Db } from '#platform/database/pool';
import type { FullReport } from '../report/report.queries.ts';
import { stateOf } from '../report/report.view.ts';
import { listGroup } from '../report-list/report-list.queries.ts';
import { viewRow } from '../report-list/report-list.view.ts';
import type { SafetyTables } from '../safety-tables.ts';

/** The main report of the group that a report belongs to: its own id if it is not a child. */
export const mainIdOf = ({ id, main_id }: Pick<FullReport, 'id' | 'main_id'>): number => main_id ?? id;

/** The reports of a report's group that the actor may see; empty if that is the report alone. */
export const answerGroup = async (db: Db<SafetyTables>, actor: Actor, report: FullReport): Promise<GroupRow[]> => {
  const mainId = mainIdOf(report);
  const rows = await listGroup(db, actor, mainId);
  if (rows.length <= 1) return [];
  const state = stateOf(report);
  return rows.map((row) => {
    const isMain = row.id === mainId;
    return { ...viewRow(row, actor), isMain, can: canInGroup(actor, state, { isMain }) };
  });
};
