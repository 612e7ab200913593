import type { References } from '#areas/directory';
import { seenWith } from '#platform/database/pool';
import { departmentIsNamed, employeeIsNamed } from './documents-references.queries.ts';
import type { DocumentTables } from './documents-tables.ts';

/** Whether the document center refers to an employee or a department, or the drive of the department is not empty. */
export const documentReferences: References = (tx, { recordType, id }) => {
  const db = seenWith<DocumentTables>(tx);
  return recordType === 'employee' ? employeeIsNamed(db, id) : departmentIsNamed(db, id);
};
