import { getEmployeeRecord } from '@portal/contract/admin';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { adminKeys } from './admin-keys.ts';

/** One employee, also one who has resigned, such as a filter in the address names. */
export const employeeRecordQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: adminKeys.employeeRecord(id ?? 0),
    queryFn: id === undefined ? skipToken : ({ signal }) => call(getEmployeeRecord, { params: { id } }, { signal }),
  });
