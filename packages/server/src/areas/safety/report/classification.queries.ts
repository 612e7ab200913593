import type { NormalizedClassification } from '@portal/contract/safety';
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

/**
 * Of each of these lists of categories, how many submitted reports whose event fell between two instants have one of them
 * in their classification; children count through their main report alone. Counts only: nothing of a report.
 */
export const countByCategories = async (
  db: Db<SafetyTables>,
  { from, until }: { from: Date; until: Date },
  categories: readonly (readonly number[])[],
): Promise<number[]> => {
  const { rows } = await sql<{ place: number; counted: number }>`
    select (wanted.place - 1)::integer as place, count(r.id)::integer as counted
    from json_array_elements(${JSON.stringify(categories)}::json) with ordinality as wanted(ids, place)
      left join (safety.report r join safety.classification c on c.report_id = r.id)
        on r.status <> 'Draft' and r.main_id is null and r.event_at >= ${from} and r.event_at < ${until}
          and c.event_categories && array(select json_array_elements_text(wanted.ids)::integer)
    group by wanted.place order by wanted.place
  `.execute(db);
  return rows.map(({ counted }) => counted);
};
