import { canOnManual, type Manual, type ManualState } from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import { fieldsOf } from '#platform/database/record-columns';
import type { ManualRow } from './manual.queries.ts';
import { manualColumns } from './manual-columns.ts';

/** The facts that the rules need, from the row of a manual. */
export const manualStateOf = (row: ManualRow): ManualState => ({
  hasDocument: row.document_id !== null || row.has_revision,
  managesManual: row.manages_manual,
  isControlled: row.controlled,
});

export const viewManual = (row: ManualRow, actor: Actor): Manual => ({
  id: row.id,
  ...fieldsOf(manualColumns, row),
  departmentName: row.department_name,
  departmentEngName: row.department_eng_name,
  documentId: row.document_id,
  inForce: row.in_force,
  upcoming: row.upcoming,
  managers: row.managers,
  version: row.version,
  can: canOnManual(actor, manualStateOf(row)),
});
