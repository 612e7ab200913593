import { getEmployeeRecord, resetSignIn as resetSignInCall } from '@portal/contract/directory';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { call } from '../../../platform/call.ts';

/** One employee, also one who has resigned, such as a filter in the address names. */
export const employeeRecordQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: adminKeys.employeeRecord(id ?? 0),
    queryFn: id === undefined ? skipToken : ({ signal }) => call(getEmployeeRecord, { params: { id } }, { signal }),
  });

/** Forgets the account that somebody signs in with. */
export const resetSignIn = (id: number): Promise<void> => call(resetSignInCall, { params: { id } });
