import type { Actor } from '@portal/contract/identity';
import { type Day, dayInSeoul, type PageRequest, pageRequest, toPage } from '@portal/contract/kernel';
import { type ActionQuery, isActionOverdue, type LoggedAction } from '@portal/contract/safety';
import type { Db } from '#platform/database/pool';
import { requirePeriod } from '../case/require-period.ts';
import type { SafetyServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { type ActionFilter, type LoggedActionRow, listActionRows } from './action-log.queries.ts';

const viewLogged = (row: LoggedActionRow, today: Day): LoggedAction => ({
  id: row.id,
  actionNo: row.action_no,
  status: row.status,
  case: { type: row.kind, id: row.source_id, no: row.source_no, title: row.subject },
  mitigator: row.mitigator,
  dueDate: row.due_on,
  isOverdue: isActionOverdue(row.status, row.due_on, today),
  isClosingRequested: row.is_closing_requested,
  createdDate: row.created_at.toISOString(),
  completedDate: row.completed_at?.toISOString() ?? null,
});

/** A page of the action log with the actions that the actor may read (rules/safety.md#action-log). */
export const findActions = async (
  db: Db<SafetyTables>,
  actor: Actor,
  filter: ActionFilter,
  page: PageRequest,
): Promise<{ rows: LoggedAction[]; counted: number }> => {
  requirePeriod(filter);
  const { rows, counted } = await listActionRows(db, actor, filter, page);
  return { rows: rows.map((row) => viewLogged(row, filter.today)), counted };
};

/** The action log. */
export const listActions = async (
  { db, clock }: Pick<SafetyServices, 'db' | 'clock'>,
  actor: Actor,
  query: ActionQuery & { offset?: number; limit?: number },
) => {
  const page = pageRequest(query);
  const { rows, counted } = await findActions(db, actor, { ...query, today: dayInSeoul(clock()) }, page);
  return toPage(rows, counted, page);
};
