import { storedFactsOfAct } from '@portal/contract/audit';
import { type AuditAct, type AuditArea, type PageRequest, TOTAL_CAP } from '@portal/contract/kernel';
import { type RawBuilder, sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db, Tx } from './database/pool.ts';

export type AuditTables = {
  'audit.entry': {
    at: Date;
    actor_id: number | null;
    area: string;
    action: string;
    record_type: string;
    record_id: number;
    before: string | null;
    after: string | null;
    /** The record's owner is the actor; the entry itself stores no actor. */
    by_owner: boolean;
  };
  /** The owners of records, stored only for records whose owner may be shown. */
  'platform.record_owner': { record_type: string; record_id: number; employee_id: number };
};

/** An act on a record with exactly the facts that the area declares for it. `actorId` null means the portal itself. */
export type AuditEntry<Area extends AuditArea = AuditArea> = {
  actorId: number | null;
  recordId: number;
} & AuditAct<Area>;

/** Writes an entry in the transaction of the change, without the facts that are hidden for its record. */
export const recordAudit = async (tx: Tx<AuditTables>, clock: Clock, entry: AuditEntry): Promise<void> => {
  const { actorId, before, after } = storedFactsOfAct(entry);
  await tx
    .insertInto('audit.entry')
    .values({
      at: clock(),
      actor_id: actorId,
      area: entry.area,
      action: entry.action,
      record_type: entry.recordType,
      record_id: entry.recordId,
      before: before && JSON.stringify(before),
      after: after && JSON.stringify(after),
      by_owner: entry.actorId !== null && actorId === null,
    })
    .execute();
};

/**
 * Stores the owner of a record, or removes it (null). The trail then shows the owner, or nobody, as the actor of their
 * entries.
 */
export const setAuditOwner = async (
  tx: Tx<AuditTables>,
  { recordType, recordId }: { recordType: string; recordId: number },
  employeeId: number | null,
): Promise<void> => {
  if (employeeId === null)
    await tx
      .deleteFrom('platform.record_owner')
      .where('record_type', '=', recordType)
      .where('record_id', '=', recordId)
      .execute();
  else
    await tx
      .insertInto('platform.record_owner')
      .values({ record_type: recordType, record_id: recordId, employee_id: employeeId })
      .onConflict((same) => same.doNothing())
      .execute();
};

/** A stored entry; `before` and `after` are facts. */
export type AuditRow = {
  id: number;
  at: Date;
  actor_id: number | null;
  area: string;
  action: string;
  record_type: string;
  record_id: number;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** A record to filter entries by; without a type, records of any type with this id. */
export type AuditRecord = { type: string | null; id: number };

/** Filter of entries; every given part must match. `from` and `until` are instants. */
export type AuditFilter = {
  actorId?: number | undefined;
  area?: string | undefined;
  action?: string | undefined;
  recordType?: string | undefined;
  recordId?: number | undefined;
  /** Any of these. */
  records?: readonly AuditRecord[] | undefined;
  from?: Date | undefined;
  until?: Date | undefined;
};

const isOneOf = (records: readonly AuditRecord[]): RawBuilder<unknown> =>
  sql`exists (
    select 1 from unnest(${records.map(({ type }) => type)}::text[], ${records.map(({ id }) => id)}::integer[]) as wanted(type, id)
    where wanted.id = record_id and coalesce(wanted.type, record_type) = record_type)`;

/** The actor of an entry: stored in the entry, or in a separate table as the owner of the record. */
const actedBy = (actorId: number): RawBuilder<unknown> =>
  sql`(actor_id = ${actorId} or (by_owner and (record_type, record_id) in (
    select record_type, record_id from platform.record_owner where employee_id = ${actorId})))`;

const namedActor = sql`coalesce(actor_id, case when by_owner then (
      select o.employee_id from platform.record_owner o
      where o.record_type = entry.record_type and o.record_id = entry.record_id) end) as actor_id`;

const entriesOf = (filter: AuditFilter): RawBuilder<unknown> => {
  const { actorId, area, action, recordType, recordId, records, from, until } = filter;
  const conditions = [
    ...(actorId === undefined ? [] : [actedBy(actorId)]),
    ...(area === undefined ? [] : [sql`area = ${area}`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(recordType === undefined ? [] : [sql`record_type = ${recordType}`]),
    ...(recordId === undefined ? [] : [sql`record_id = ${recordId}`]),
    ...(records === undefined ? [] : [isOneOf(records)]),
    ...(from === undefined ? [] : [sql`at >= ${from}`]),
    ...(until === undefined ? [] : [sql`at < ${until}`]),
  ];
  return conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;
};

/** Entries in the order in which they were written, newest first; a clock that was set back does not change it. */
export const listAuditRows = async (
  db: Db<AuditTables>,
  filter: AuditFilter,
  { limit, offset }: PageRequest,
): Promise<AuditRow[]> => {
  const { rows } = await sql<AuditRow>`
    select id, at, ${namedActor}, area, action, record_type, record_id, before, after
    from audit.entry ${entriesOf(filter)} order by id desc limit ${limit} offset ${offset * limit}
  `.execute(db);
  return rows;
};

export const countAuditRows = async (db: Db<AuditTables>, filter: AuditFilter): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from (select 1 from audit.entry ${entriesOf(filter)} limit ${TOTAL_CAP + 1}) found
  `.execute(db);
  return rows[0]?.total ?? 0;
};

/** Whether a person has any audited act, except on records that they own. */
export const hasDoneAnything = async (
  db: Db<AuditTables>,
  actorId: number,
  own: { recordType: string; recordId: number },
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from audit.entry
    where actor_id = ${actorId} and not (record_type = ${own.recordType} and record_id = ${own.recordId}) limit 1
  `.execute(db);
  return rows.length > 0;
};
