import type { NormalizedClassification } from '@portal/contract/safety';
import type { Tx } from '#platform/database/pool';
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

/** Replaces the whole classification and increments its version. */
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

/** A report that needed no management needs it again. */
export const takeBackUnmanaged = async (tx: Tx<SafetyTables>, reportId: number, { by, at }: Saved): Promise<void> => {
  await tx
    .updateTable('safety.classification')
    .set((row) => ({ is_unmanaged: false, modified_by_id: by, modified_at: at, version: row('version', '+', 1) }))
    .where('report_id', '=', reportId)
    .where('is_unmanaged', '=', true)
    .execute();
};
