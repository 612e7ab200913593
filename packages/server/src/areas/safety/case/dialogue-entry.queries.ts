import type { EntryKind, EntrySide, EntryStage } from '@portal/contract/safety';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

export type NewEntry = {
  reportId: number;
  kind: EntryKind;
  side: EntrySide;
  authorId?: number | null;
  content?: string;
  stage?: EntryStage | null;
  lessonId?: number | null;
};

/**
 * Whether the last entry of the reporter that the office can read has no answer yet; updated with every change of a
 * dialogue.
 */
export const refreshAwaitsReply = async (tx: Tx<SafetyTables>, reportId: number): Promise<void> => {
  await sql`
    update safety.report r set awaits_reply = not r.awaits_reply
    where r.id = ${reportId} and r.awaits_reply <> exists (select 1 from safety.dialogue_entry e
      where e.report_id = r.id and e.side = 'Reporter' and e.place is not null and not e.for_reporter_alone
        and not exists (select 1 from safety.dialogue_entry a where a.report_id = r.id and a.side = 'Office'
          and a.kind <> 'Progress' and a.place > e.place))
  `.execute(tx);
};

/** Inserts an entry that is visible immediately, timestamped by the database clock. Answers its id and time. */
export const insertEntry = async (
  tx: Tx<SafetyTables>,
  { reportId, kind, side, authorId = null, content = '', stage = null, lessonId = null }: NewEntry,
): Promise<{ id: number; at: Date }> => {
  const { rows } = await sql<{ id: number; at: Date }>`
    insert into safety.dialogue_entry (report_id, kind, side, author_id, content, stage, lesson_id, place, created_at)
    values (${reportId}, ${kind}, ${side}, ${authorId}, ${content}, ${stage}, ${lessonId}, nextval('safety.dialogue_place'), now())
    returning id, created_at as at
  `.execute(tx);
  const [entry] = rows;
  if (!entry) throw new Error('inserting the entry returned no row');
  await refreshAwaitsReply(tx, reportId);
  return entry;
};

/** A report of a case, and the stage that its reporter was last informed of. */
export type ReportedProgress = { id: number; told_stage: 0 | 1 | 2; shown_reporter_id: number | null };

/** Reports with their children, each once. */
export const listReportedProgress = async (
  tx: Tx<SafetyTables>,
  ...mainIds: readonly number[]
): Promise<ReportedProgress[]> => {
  const { rows } = await sql<ReportedProgress>`
    select id, told_stage, shown_reporter_id from safety.report where id = any(${mainIds}::integer[]) or main_id = any(${mainIds}::integer[]) order by id
  `.execute(tx);
  return rows;
};

export const setReportedStage = async (tx: Tx<SafetyTables>, id: number, stage: number): Promise<void> => {
  await sql`update safety.report set told_stage = ${stage}::smallint where id = ${id}`.execute(tx);
};
