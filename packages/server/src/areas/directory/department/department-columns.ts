import { identifier, oneLine } from '@portal/contract/kernel';
import { column, type RowOf } from '#platform/database/record-columns';

/** The columns of a department; a new field adds one line. */
export const departmentColumns = {
  code: column('code', identifier),
  name: column('name', oneLine),
  engName: column('eng_name', oneLine),
  seq: column('seq', (seq: number): number => seq),
  isActivated: column('is_activated', (isActivated: boolean | undefined): boolean => isActivated ?? true),
  parentId: column('parent_id', (id: number | null | undefined): number | null => id ?? null),
};

/** The stored values of a department, without its position in the tree. */
export type DepartmentValues = RowOf<typeof departmentColumns>;
