import type { Person } from '@portal/contract/directory';
import type { AttachedFile } from '@portal/contract/kernel';
import type { NormalizedFiling } from '@portal/contract/safety';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { personJson } from '#areas/directory';
import type { Db, Tx } from '#platform/database/pool';
import type { DutyTables, SafetyTables } from '../safety-tables.ts';

/** A filing with its files and the people who recorded and voided it. */
export type FilingRow = Selectable<DutyTables['safety.filing']> & {
  report_no: string;
  recorded_by: Person;
  voided_by: Person | null;
  files: AttachedFile[];
};

const filings = (condition: RawBuilder<unknown>) => sql<FilingRow>`
  select f.*, r.report_no, ${personJson('p')} as recorded_by, case when v.id is not null then ${personJson('v')} end as voided_by,
    (select coalesce(json_agg(json_build_object('id', l.id, 'name', l.name, 'size', l.size) order by l.id), '[]')
      from safety.filing_file l where l.filing_id = f.id) as files
  from safety.filing f join safety.report r on r.id = f.report_id
    join directory.person p on p.id = f.recorded_by_id left join directory.person v on v.id = f.voided_by_id
  where ${condition} order by f.filed_at, f.id`;

/** The filings of a report and of its children, oldest first. */
export const listFilings = async (db: Db<SafetyTables>, reportId: number): Promise<FilingRow[]> => {
  const { rows } = await filings(sql`r.id = ${reportId} or r.main_id = ${reportId}`).execute(db);
  return rows;
};

/** One of them, or undefined if it belongs to another report. */
export const findFiling = async (
  db: Db<SafetyTables>,
  reportId: number,
  filingId: number,
): Promise<FilingRow | undefined> => {
  const { rows } = await filings(sql`f.id = ${filingId} and (r.id = ${reportId} or r.main_id = ${reportId})`).execute(
    db,
  );
  return rows[0];
};

type Recorded = { by: number; at: Date };

export const insertFiling = async (
  tx: Tx<SafetyTables>,
  reportId: number,
  normalized: NormalizedFiling,
  { by, at }: Recorded,
): Promise<number> => {
  const { id } = await tx
    .insertInto('safety.filing')
    .values({
      report_id: reportId,
      recipient: normalized.recipient,
      recipient_name: normalized.recipientName,
      form: normalized.form,
      filed_at: normalized.filedAt,
      receipt_no: normalized.receiptNo,
      note: normalized.note,
      recorded_by_id: by,
      recorded_at: at,
      voided_by_id: null,
      voided_at: null,
      void_reason: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

/** Voids a filing, with the person and the reason; nothing else of a filing ever changes. */
export const setVoided = async (
  tx: Tx<SafetyTables>,
  filingId: number,
  { by, at, reason }: Recorded & { reason: string },
): Promise<void> => {
  await tx
    .updateTable('safety.filing')
    .set({ voided_by_id: by, voided_at: at, void_reason: reason })
    .where('id', '=', filingId)
    .execute();
};

/** Whether an employee recorded or voided a filing, or decided a duty. */
export const isNamedInDuties = async (db: Db<SafetyTables>, employeeId: number): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from safety.filing where recorded_by_id = ${employeeId} or voided_by_id = ${employeeId}
    union all select 1 from safety.duty_history where by_id = ${employeeId} limit 1
  `.execute(db);
  return rows.length > 0;
};
