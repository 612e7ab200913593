import { Problem } from '@portal/contract/kernel';
import type { DirectoryRecord, DirectoryTx, References } from './directory-services.ts';

/** Raises `has-records` for a record that something of another area names. */
export const requireUnnamed = async (
  tx: DirectoryTx,
  references: readonly References[],
  record: DirectoryRecord,
): Promise<void> => {
  for (const names of references) if (await names(tx, record)) throw new Problem('has-records');
};
