import type { Actor } from '@portal/contract/identity';
import { enforce, type Page, pageRequest, toPage } from '@portal/contract/kernel';
import { type DutyRow, eventWall, readDesk } from '@portal/contract/safety';
import type { Db } from '#platform/database/pool';
import type { DeadlineServices } from '../safety-services.ts';
import type { SafetyTables } from '../safety-tables.ts';
import { type DeskFilter, type DeskRow, listDesk } from './desk.queries.ts';
import { stateAt } from './duty.view.ts';

const viewRow = (row: DeskRow, now: Date): DutyRow => ({
  reportId: row.report_id,
  reportNo: row.report_no,
  reportType: row.report_type,
  isConfidential: row.is_confidential,
  subject: row.subject,
  eventDate: eventWall(row.event_at, row.event_zone),
  eventDateTimeZone: row.event_zone,
  status: row.status,
  state: stateAt(row, now),
  basis: row.basis,
  item: row.item,
  class: row.class,
  isConfirmed: row.is_confirmed,
  needsReview: row.needs_review,
  startsAt: row.starts_at.toISOString(),
  dueAt: row.due_at?.toISOString() ?? null,
  plainDueAt: row.plain_due_at?.toISOString() ?? null,
  protectionUntil: row.protection_until,
  filedAt: row.filed_at?.toISOString() ?? null,
  isLate: row.is_late,
});

/** Answers a page of the desk to Level4 and the safety office. */
export const getDesk = async (
  { db, databaseClock }: DeadlineServices & { db: Db<SafetyTables> },
  query: DeskFilter & { offset?: number; limit?: number },
  actor: Actor,
): Promise<Page<DutyRow>> => {
  enforce(readDesk(actor));
  const now = await databaseClock(db);
  const page = pageRequest(query);
  const { rows, counted } = await listDesk(db, query, page, now);
  return toPage(
    rows.map((row) => viewRow(row, now)),
    counted,
    page,
  );
};
