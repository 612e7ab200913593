import { Problem } from '@portal/contract/kernel';
import type { DirectoryTx } from './services.ts';

/** An employee or a department, as the areas above know it: by its number. */
export type DirectoryRecord = { recordType: 'employee' | 'department'; id: number };

/** Whether something of an area names a record, which then stays as evidence; each area answers for its own tables. */
export type References = (tx: DirectoryTx, record: DirectoryRecord) => Promise<boolean>;

/** Raises `has-records` for a record that something of another area names. */
export const requireUnnamed = async (
  tx: DirectoryTx,
  references: readonly References[],
  record: DirectoryRecord,
): Promise<void> => {
  for (const names of references) if (await names(tx, record)) throw new Problem('has-records');
};
