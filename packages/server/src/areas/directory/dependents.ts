import { Problem } from '@portal/contract/kernel';
import type { Dependent, DirectoryRecord, DirectoryTx } from './services.ts';

/** Raises `has-records` for a record that something of another area names. */
export const requireUnnamed = async (
  tx: DirectoryTx,
  dependents: readonly Dependent[],
  record: DirectoryRecord,
): Promise<void> => {
  for (const dependent of dependents) if (await dependent.names(tx, record)) throw new Problem('has-records');
};
