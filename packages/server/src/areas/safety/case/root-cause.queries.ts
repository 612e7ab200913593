import type { NormalizedRootCause } from '@portal/contract/safety';
import type { Db, Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

/** The record that the root cause belongs to. */
export type RootCauseOwner = { recordType: 'investigation' | 'action'; recordId: number };

export type RootCauseRow = NormalizedRootCause & { version: number };

const columnOf = ({ recordType }: RootCauseOwner) => `${recordType}_id` as const;

/** The root cause of a record, or undefined. */
export const findRootCause = (db: Db<SafetyTables>, owner: RootCauseOwner): Promise<RootCauseRow | undefined> =>
  db
    .selectFrom('safety.root_cause')
    .select(['levels', 'description', 'version'])
    .where(columnOf(owner), '=', owner.recordId)
    .executeTakeFirst();

/** Who saves it, and when. */
type Saved = { by: number; at: Date };

const columnsOf = ({ levels, description }: NormalizedRootCause, { by, at }: Saved) => ({
  levels,
  description,
  modified_by_id: by,
  modified_at: at,
});

export const insertRootCause = async (
  tx: Tx<SafetyTables>,
  { recordType, recordId }: RootCauseOwner,
  normalized: NormalizedRootCause,
  saved: Saved,
): Promise<void> => {
  await tx
    .insertInto('safety.root_cause')
    .values({
      investigation_id: recordType === 'investigation' ? recordId : null,
      action_id: recordType === 'action' ? recordId : null,
      ...columnsOf(normalized, saved),
    })
    .execute();
};

/** Replaces it and increments its version. */
export const updateRootCause = async (
  tx: Tx<SafetyTables>,
  owner: RootCauseOwner,
  normalized: NormalizedRootCause,
  saved: Saved,
): Promise<void> => {
  await tx
    .updateTable('safety.root_cause')
    .set((row) => ({ ...columnsOf(normalized, saved), version: row('version', '+', 1) }))
    .where(columnOf(owner), '=', owner.recordId)
    .execute();
};

export const deleteRootCauseRow = async (tx: Tx<SafetyTables>, owner: RootCauseOwner): Promise<void> => {
  await tx.deleteFrom('safety.root_cause').where(columnOf(owner), '=', owner.recordId).execute();
};
