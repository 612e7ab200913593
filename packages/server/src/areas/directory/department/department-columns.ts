import { identifier, oneLine } from '@portal/contract/kernel';
import { column, type RowOf } from '#platform/database/record-columns';

/** A department's record, column by column; a new field is a line here. */
export const departmentColumns = {
  code: column('code', identifier),
  name: column('name', oneLine),
  engName: column('eng_name', oneLine),
  seq: column('seq', (seq: number): number => seq),
  isActivated: column('is_activated', (isActivated: boolean | undefined): boolean => isActivated ?? true),
  parentId: column('parent_id', (id: number | null | undefined): number | null => id ?? null),
};

/** What is kept of a department, without its place in the tree. */
export type DepartmentValues = RowOf<typeof departmentColumns>;
