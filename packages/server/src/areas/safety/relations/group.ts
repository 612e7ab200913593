import type { Actor } from '@portal/contract/identity';
import { canInGroup, type GroupRow, type GroupState } from '@portal/contract/safety';
import type { Db } from '#platform/database/pool';
import { listGroup } from '../listing/queries.ts';
import { viewRow } from '../listing/view.ts';
import type { FullReport } from '../reports/queries.ts';
import type { SafetyTables } from '../tables.ts';

/** The main report of the group that a report belongs to: its own number where it is none's child. */
export const mainIdOf = ({ id, main_id }: Pick<FullReport, 'id' | 'main_id'>): number => main_id ?? id;

export const groupStateOf = ({ status, main_id, is_main_bound }: FullReport): GroupState => ({
  status,
  isChild: main_id !== null,
  isMainBound: is_main_bound,
});

/** What the actor sees of a report's group; nothing where that is the report alone. */
export const answerGroup = async (db: Db<SafetyTables>, actor: Actor, report: FullReport): Promise<GroupRow[]> => {
  const mainId = mainIdOf(report);
  const rows = await listGroup(db, actor, mainId);
  if (rows.length <= 1) return [];
  const state = groupStateOf(report);
  return rows.map((row) => {
    const isMain = row.id === mainId;
    return { ...viewRow(row, actor), isMain, can: canInGroup(actor, state, { isMain }) };
  });
};
