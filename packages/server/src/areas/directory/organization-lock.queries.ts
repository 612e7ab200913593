import { sql } from 'kysely';
import { lockNumbers } from '#platform/database/lock-numbers';
import type { Tx } from '#platform/database/pool';
import type { DirectoryTables } from './directory-tables.ts';

const ORGANIZATION_LOCK = lockNumbers.organization;

/**
 * Locks the organization until the transaction ends: changes of people, departments and rights run one after the other,
 * so that what a rule has counted (the last administrator, the employees of a department) stays true.
 */
export const lockOrganization = async (tx: Tx<DirectoryTables>): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${ORGANIZATION_LOCK}, 0)`.execute(tx);
};
