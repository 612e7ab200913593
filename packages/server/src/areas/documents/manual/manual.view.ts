import { canOnManual, type Manual } from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import { fieldsOf } from '#platform/database/record-columns';
import type { ManualRow } from './manual.queries.ts';
import { manualColumns } from './manual-columns.ts';

export const viewManual = (row: ManualRow, actor: Actor): Manual => ({
  id: row.id,
  ...fieldsOf(manualColumns, row),
  departmentName: row.department_name,
  departmentEngName: row.department_eng_name,
  documentId: row.document_id,
  managers: row.managers,
  version: row.version,
  can: canOnManual(actor, { hasDocument: row.document_id !== null }),
});
