import type { Manual } from '@portal/contract/documents';
import { nameOf } from '../../../platform/platform-names.ts';

type Owned = Pick<Manual, 'departmentName' | 'departmentEngName'>;

/** The department that a manual belongs to, in the language of whoever reads. */
export const departmentOf = ({ departmentName: name, departmentEngName: engName }: Owned): string =>
  nameOf({ name, engName });
