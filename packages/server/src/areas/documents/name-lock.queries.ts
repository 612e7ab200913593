import { sql } from 'kysely';
import { lockNumbers } from '#platform/database/lock-numbers';
import type { Tx } from '#platform/database/pool';
import type { DocumentTables } from './documents-tables.ts';

const NAME_LOCK = lockNumbers.namesOfDocuments;
const kinds = { drive: 1, manual: 2 } as const;

/**
 * Names of drives and numbers of manuals are assigned one transaction after the other, so that none is assigned twice.
 */
export const lockNames = async (tx: Tx<DocumentTables>, kind: keyof typeof kinds): Promise<void> => {
  await sql`select pg_advisory_xact_lock(${NAME_LOCK}, ${kinds[kind]})`.execute(tx);
};
