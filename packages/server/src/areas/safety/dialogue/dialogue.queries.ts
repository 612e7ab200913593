import type { Person } from '@portal/contract/directory';
import type { AttachedFile } from '@portal/contract/kernel';
import type { DialogueEntry, EntryKind, EntrySide, EntryStage } from '@portal/contract/safety';
import { sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import { refreshAwaitsReply } from '../case/dialogue-entry.queries.ts';
import type { SafetyTables } from '../safety-tables.ts';

export type EntryRow = {
  id: number;
  kind: EntryKind;
  side: EntrySide;
  /** The member of the office who wrote the entry. */
  author: Person | null;
  content: string;
  stage: EntryStage | null;
  /** The lesson that an entry is about, as long as everybody may read the lesson. */
  lesson: DialogueEntry['lesson'];
  place: number | null;
  created_at: Date | null;
  for_reporter_alone: boolean;
  retry_name: string | null;
  retry_body: string | null;
  files: AttachedFile[];
};

/**
 * All entries of a report in the order in which the office could read them; held entries come last, in the order of
 * writing.
 */
export const listEntries = async (db: Db<SafetyTables>, reportId: number): Promise<EntryRow[]> => {
  const { rows } = await sql<EntryRow>`
    select e.id, e.kind, e.side, e.content, e.stage, e.place, e.created_at, e.for_reporter_alone, e.retry_name, e.retry_body,
      case when p.id is not null then ${personJson('p')} end as author,
      case when l.id is not null then json_build_object('id', l.id, 'lessonNo', l.lesson_no, 'title', l.title) end as lesson,
      (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size) order by f.place), '[]')
        from safety.dialogue_file f where f.entry_id = e.id) as files
    from safety.dialogue_entry e left join directory.person p on p.id = e.author_id
      left join safety.lesson l on l.id = e.lesson_id and l.status = 'Published'
    where e.report_id = ${reportId} order by e.place, e.held_place
  `.execute(db);
  return rows;
};

type Held = {
  reportId: number;
  kind: EntryKind;
  content: string;
  dueAt: Date;
  retry?: { name: string; bodyHash: string };
};

/**
 * Inserts an entry that is delivered later, without a time of writing and without a place among the visible entries.
 */
export const insertHeld = async (
  tx: Tx<SafetyTables>,
  { reportId, kind, content, dueAt, retry }: Held,
): Promise<number> => {
  const { rows } = await sql<{ id: number }>`
    insert into safety.dialogue_entry (report_id, kind, side, content, due_at, held_place, retry_name, retry_body)
    select ${reportId}, ${kind}, 'Reporter', ${content}, ${dueAt}, 1 + coalesce(max(e.held_place), 0),
      ${retry?.name ?? null}, ${retry?.bodyHash ?? null}
    from safety.dialogue_entry e where e.report_id = ${reportId}
    returning id
  `.execute(tx);
  const [entry] = rows;
  if (!entry) throw new Error('inserting the held entry returned no row');
  return entry.id;
};

/** The stored contents of an entry's files, to be removed from the file store with it. */
export const takeEntry = async (tx: Tx<SafetyTables>, entryId: number): Promise<string[]> => {
  const { rows } = await sql<{ sha256: string }>`
    delete from safety.dialogue_file where entry_id = ${entryId} returning sha256`.execute(tx);
  await sql`delete from safety.dialogue_entry where id = ${entryId}`.execute(tx);
  return rows.map(({ sha256 }) => sha256);
};

/** Deletes the files of all entries of a report; answers their stored contents. */
export const takeFiles = async (tx: Tx<SafetyTables>, reportId: number): Promise<string[]> => {
  const { rows } = await sql<{ sha256: string }>`
    delete from safety.dialogue_file f using safety.dialogue_entry e
    where e.id = f.entry_id and e.report_id = ${reportId} returning f.sha256`.execute(tx);
  return rows.map(({ sha256 }) => sha256);
};

/** Locks the reports that have entries due, in the order of their ids. */
export const lockDueReports = async (tx: Tx<SafetyTables>): Promise<number[]> => {
  const { rows } = await sql<{ id: number }>`
    select r.id from safety.report r where r.id in (select e.report_id from safety.dialogue_entry e
      where e.place is null and e.due_at <= now()) order by r.id for update
  `.execute(tx);
  return rows.map(({ id }) => id);
};

export type Delivered = { kind: 'Message'; files: number };

/**
 * Makes the held entries of a report (all, or those due) visible: sets their places and the present time, in the order
 * of writing.
 */
export const placeHeld = async (tx: Tx<SafetyTables>, reportId: number, isAll: boolean): Promise<Delivered[]> => {
  const { rows: held } = await sql<{ id: number }>`
    select id from safety.dialogue_entry where report_id = ${reportId} and place is null
      and (${isAll}::boolean or due_at <= now()) order by held_place`.execute(tx);
  const delivered: Delivered[] = [];
  for (const { id } of held) {
    const { rows } = await sql<Delivered>`
      update safety.dialogue_entry e set place = nextval('safety.dialogue_place'), created_at = now(), due_at = null,
        held_place = null
      where e.id = ${id}
      returning e.kind, (select count(*)::integer from safety.dialogue_file f where f.entry_id = e.id) as files
    `.execute(tx);
    delivered.push(...rows);
  }
  if (delivered.length > 0) await refreshAwaitsReply(tx, reportId);
  return delivered;
};

/**
 * Entries from when a report was ordinary are visible to the reporter alone while it is confidential, and to all again
 * afterwards.
 */
export const setForReporterAlone = async (tx: Tx<SafetyTables>, reportId: number, isAlone: boolean): Promise<void> => {
  await sql`update safety.dialogue_entry set for_reporter_alone = ${isAlone} where report_id = ${reportId}`.execute(tx);
  await refreshAwaitsReply(tx, reportId);
};
