import type { Consequences, NormalizedClassification } from '@portal/contract/safety';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

/** Who saves it, and when. */
type Saved = { by: number; at: Date };

const columnsOf = (normalized: NormalizedClassification, { by, at }: Saved) => {
  const { caseType, eventType, eventCategories, reportToAuthority, isUnmanaged, ...consequences } = normalized;
  return {
    case_type: caseType,
    event_type: eventType,
    event_categories: eventCategories.map(({ id }) => id),
    report_to_authority: reportToAuthority,
    is_unmanaged: isUnmanaged,
    consequences: JSON.stringify(consequences),
    modified_by_id: by,
    modified_at: at,
  };
};

export const insertClassification = async (
  tx: Tx<SafetyTables>,
  reportId: number,
  normalized: NormalizedClassification,
  saved: Saved,
): Promise<void> => {
  await tx
    .insertInto('safety.classification')
    .values({ report_id: reportId, ...columnsOf(normalized, saved) })
    .execute();
};

/** Replaces it whole and counts its version up. */
export const updateClassification = async (
  tx: Tx<SafetyTables>,
  reportId: number,
  normalized: NormalizedClassification,
  saved: Saved,
): Promise<void> => {
  await tx
    .updateTable('safety.classification')
    .set((row) => ({ ...columnsOf(normalized, saved), version: row('version', '+', 1) }))
    .where('report_id', '=', reportId)
    .execute();
};

/** What was said to need no management is managed again. */
export const takeBackUnmanaged = async (tx: Tx<SafetyTables>, reportId: number, { by, at }: Saved): Promise<void> => {
  await tx
    .updateTable('safety.classification')
    .set((row) => ({ is_unmanaged: false, modified_by_id: by, modified_at: at, version: row('version', '+', 1) }))
    .where('report_id', '=', reportId)
    .where('is_unmanaged', '=', true)
    .execute();
};

/** What of a classified report an indicator may count by; categories by their ids. */
export type CountableRow = {
  event_type: number;
  event_categories: number[];
  consequences: Consequences;
  mandatory_report_type: number | null;
  advisory_type: number | null;
};

/**
 * The submitted and classified reports of the company's own whose event fell between two instants, confidential and unmanaged
 * ones too; children count through their main report alone. Nothing says which report it is.
 */
export const listCountable = async (
  db: Db<SafetyTables>,
  { from, until }: { from: Date; until: Date },
): Promise<CountableRow[]> => {
  const { rows } = await sql<CountableRow>`
    select c.event_type, c.event_categories, c.consequences, r.mandatory_report_type,
      (r.sections->'tcasraDetail'->'advisoryTypeLevel1'->>'id')::integer as advisory_type
    from safety.report r join safety.classification c on c.report_id = r.id
    where r.status <> 'Draft' and r.main_id is null and c.case_type = 0
      and r.event_at >= ${from} and r.event_at < ${until}
  `.execute(db);
  return rows;
};
