import type { Person } from '@portal/contract/directory';
import type { DutyCause, FilingRecipient, ReportType } from '@portal/contract/safety';
import { type Selectable, sql } from 'kysely';
import { personJson } from '#areas/directory';
import { lockNumbers } from '#platform/database/lock-numbers';
import type { Db, Tx } from '#platform/database/pool';
import type { DutyTable, DutyTables, SafetyTables } from '../safety-tables.ts';

/** A duty as it is stored. */
export type StoredDuty = Selectable<DutyTable>;

/** The facts of a report from which its duty is derived; nothing about the reporter. */
export type DutySource = {
  id: number;
  report_type: ReportType;
  mandatory_report_type: number | null;
  reported_event_type: number | null;
  event_at: Date;
  is_confidential: boolean;
  main_id: number | null;
  classification: { eventType: number; reportToAuthority: boolean } | null;
};

/**
 * Blocks changes of holidays until the deadlines computed in this transaction are stored, so that none is based on old
 * holidays.
 */
export const lockDeadlines = async (tx: Tx<SafetyTables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock_shared(${lockNumbers.duties}, 0)`.execute(tx);
};

/** Waits for all transactions that are computing deadlines before holidays change. */
export const lockHolidays = async (tx: Tx<SafetyTables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${lockNumbers.duties}, 0)`.execute(tx);
};

/** The facts from which the duties of submitted reports are derived; the classification of a child is ignored. */
export const listDutySources = async (db: Db<SafetyTables>, ids: readonly number[]): Promise<DutySource[]> => {
  const { rows } = await sql<DutySource>`
    select r.id, r.report_type, r.mandatory_report_type, r.reported_event_type, r.event_at, r.is_confidential, r.main_id,
      (select json_build_object('eventType', k.event_type, 'reportToAuthority', k.report_to_authority)
        from safety.classification k where k.report_id = r.id and r.main_id is null) as classification
    from safety.report r where r.id = any(${ids}::integer[]) and r.status <> 'Draft' order by r.id
  `.execute(db);
  return rows;
};

/** Locks these duties one after the other. */
export const lockDuties = async (tx: Tx<SafetyTables>, ids: readonly number[]): Promise<StoredDuty[]> => {
  const { rows } = await sql<StoredDuty>`
    select * from safety.duty where report_id = any(${ids}::integer[]) order by report_id for update
  `.execute(tx);
  return rows;
};

export const findDuty = async (db: Db<SafetyTables>, id: number): Promise<StoredDuty | undefined> => {
  const { rows } = await sql<StoredDuty>`select * from safety.duty where report_id = ${id}`.execute(db);
  return rows[0];
};

export type GroupFiling = { main_id: number; recipient: FilingRecipient; filed_at: Date; is_voided: boolean };

/** The filings of reports and of their children, grouped by main report. */
export const listGroupFilings = async (db: Db<SafetyTables>, ids: readonly number[]): Promise<GroupFiling[]> => {
  const { rows } = await sql<GroupFiling>`
    select coalesce(r.main_id, r.id) as main_id, f.recipient, f.filed_at, f.voided_at is not null as is_voided
    from safety.report r join safety.filing f on f.report_id = r.id
    where r.id = any(${ids}::integer[]) or r.main_id = any(${ids}::integer[])
  `.execute(db);
  return rows;
};

/** The columns of a duty that are written; the database derives the rest of the row. */
export type DutyValuesRow = Omit<StoredDuty, 'needs_review' | 'desk_rank' | 'desk_due' | 'desk_start'>;

const columns = [
  'report_id',
  'report_type',
  'state',
  'is_opened',
  'is_confirmed',
  'basis',
  'item',
  'class',
  'starts_from',
  'known_at',
  'is_hindered',
  'hindrance_reason',
  'hindrance_ended_at',
  'starts_at',
  'due_at',
  'plain_due_at',
  'protection_until',
  'calendar_is_incomplete',
  'filed_at',
  'is_late',
  'proposed_basis',
  'proposed_item',
  'proposed_class',
  'proposed_from',
  'decided_on_class',
  'at_once_since',
  'at_once_told',
  'next_mark_at',
  'version',
] as const satisfies readonly (keyof DutyValuesRow)[];

const names = sql.join(columns.map((column) => sql.ref(column)));
const replaced = sql.join(
  columns
    .filter((column) => column !== 'report_id')
    .map((column) => sql`${sql.ref(column)} = excluded.${sql.ref(column)}`),
);

/** Writes complete duties, all in one statement. */
export const saveDuties = async (tx: Tx<SafetyTables>, rows: readonly DutyValuesRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    insert into safety.duty (${names})
    select ${names} from json_populate_recordset(null::safety.duty, ${JSON.stringify(rows)}::json)
    on conflict (report_id) do update set ${replaced}
  `.execute(tx);
};

export type NewHistory = Omit<Selectable<DutyTables['safety.duty_history']>, 'id'>;

export const insertHistory = async (tx: Tx<SafetyTables>, rows: readonly NewHistory[]): Promise<void> => {
  if (rows.length === 0) return;
  await sql`
    insert into safety.duty_history (report_id, at, by_id, source, basis, item, class, starts_at, due_at, reason)
    select report_id, at, by_id, source, basis, item, class, starts_at, due_at, reason
    from json_populate_recordset(null::safety.duty_history, ${JSON.stringify(rows)}::json)
  `.execute(tx);
};

export type HistoryRow = NewHistory & { by: Person | null; source: DutyCause };

/** The history of a duty, oldest first. */
export const listHistory = async (db: Db<SafetyTables>, id: number): Promise<HistoryRow[]> => {
  const { rows } = await sql<HistoryRow>`
    select h.*, case when p.id is not null then ${personJson('p')} end as by
    from safety.duty_history h left join directory.person p on p.id = h.by_id
    where h.report_id = ${id} order by h.id
  `.execute(db);
  return rows;
};

/** An employee as everybody may see them. */
export const findPerson = async (db: Db<SafetyTables>, id: number): Promise<Person | undefined> => {
  const { rows } = await sql<{ person: Person }>`
    select ${personJson('p')} as person from directory.person p where p.id = ${id}
  `.execute(db);
  return rows[0]?.person;
};
