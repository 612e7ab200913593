import { translate } from '../../../platform/i18n.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { flag, id, pagedBySize, text } from '../../../ui/list/list-kinds.ts';
import { employeeWords } from './employee.words.ts';

/** The address of the list of employees, by the names that the call has (rules/directory.md#employee). */
export const employeeList = listAddress(
  {
    ...pagedBySize,
    searchKeyword: text(),
    departmentId: id(),
    /** Only resigned employees. */
    isResigned: flag(),
  },
  { isResigned: () => translate(employeeWords.resignedOnly) },
);

export type EmployeeSearch = SearchIn<typeof employeeList>;
