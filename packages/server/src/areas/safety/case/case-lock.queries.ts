import type { CaseKind } from '@portal/contract/safety';
import { sql } from 'kysely';
import type { Tx } from '#platform/database/pool';
import type { SafetyTables } from '../safety-tables.ts';

const recordOf: Readonly<Record<CaseKind, string>> = {
  Report: 'safety.report',
  Investigation: 'safety.investigation',
  Hazard: 'safety.hazard',
};
/** A hazard has an id of its own in addition to that of its case. */
const keyOf: Readonly<Record<CaseKind, string>> = { Report: 'id', Investigation: 'id', Hazard: 'case_id' };

/** Locks the record of a case of this kind. A missing case takes the same number of statements as an existing one. */
export const lockRecord = async (tx: Tx<SafetyTables>, kind: CaseKind, caseId: number): Promise<void> => {
  await sql`select 1 from ${sql.table(recordOf[kind])} where ${sql.ref(keyOf[kind])} = ${caseId} for update`.execute(
    tx,
  );
};

/**
 * Locks the record of a case: every change of the case locks this one row (the report, the investigation, or the hazard
 * that is its own case), whichever family of paths the call used. Answers the kind, or undefined if there is no such
 * case.
 */
export const lockCase = async (tx: Tx<SafetyTables>, caseId: number): Promise<CaseKind | undefined> => {
  const found = await tx.selectFrom('safety.case').select('kind').where('id', '=', caseId).executeTakeFirst();
  if (!found) return undefined;
  const { kind } = found;
  await lockRecord(tx, kind, caseId);
  return kind;
};
