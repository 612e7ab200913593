import type { ManualClass, ManualType } from '@portal/contract/documents';
import { givenNumber, oneLine } from '@portal/contract/kernel';
import { column, type RowOf } from '#platform/database/record-columns';

const line = (text: string | null | undefined): string => oneLine(text);
const lineOrNone = (text: string | null | undefined): string | null => oneLine(text) || null;

/** The columns of a manual's record; a new field is one line here. */
export const manualColumns = {
  manualType: column('manual_type', (type: ManualType): ManualType => type),
  manualClass: column('manual_class', (manualClass: ManualClass): ManualClass => manualClass),
  docNo: column('doc_no', givenNumber),
  title: column('title', line),
  subTitle: column('sub_title', lineOrNone),
  abbr: column('abbr', lineOrNone),
  departmentId: column('department_id', (id: number): number => id),
  driveId: column('drive_id', (id: number): number => id),
  controlled: column('controlled', (controlled: boolean | null | undefined): boolean => controlled ?? false),
};

export type ManualValues = RowOf<typeof manualColumns>;
