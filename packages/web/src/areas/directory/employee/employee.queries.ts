import {
  changeEmployee,
  deleteEmployee,
  type EmployeeRecord,
  getEmployeePhoto,
  getEmployeeRecord,
  hireEmployee,
  listEmployeeRecords,
  resetSignIn as resetSignInCall,
  setEmployeePhoto,
} from '@portal/contract/directory';
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { call } from '../../../platform/calls/call.ts';
import { fetchFile } from '../../../platform/files/download.ts';
import { upload } from '../../../platform/files/file-upload.ts';
import type { RecordCalls } from '../../../ui/form/record/record-save.ts';
import { identityKeys } from '../../identity/index.ts';
import { bodyOfEmployee, type EmployeeForm, formOfEmployee } from './employee-form.ts';
import type { EmployeeSearch } from './employee-search.ts';

export const employeeCalls: RecordCalls<EmployeeForm, EmployeeRecord> = {
  formOf: formOfEmployee,
  create: (form, idempotencyKey) => call(hireEmployee, { body: bodyOfEmployee(form) }, { idempotencyKey }),
  change: ({ id, version }, form) =>
    call(changeEmployee, { params: { id }, body: bodyOfEmployee(form) }, { ifMatch: version }),
  read: (id) => call(getEmployeeRecord, { params: { id } }),
  refreshes: [adminKeys.all, identityKeys.me],
};

const SHOWN_PX = 256;

/** The photo of an employee; requested only if there is one. */
export const employeePhotoQuery = ({ id, version, hasPhoto }: Pick<EmployeeRecord, 'id' | 'version' | 'hasPhoto'>) =>
  queryOptions({
    queryKey: adminKeys.employeePhoto(id, version),
    queryFn: async ({ signal }) => {
      const { content } = await fetchFile(getEmployeePhoto, { params: { id }, query: { size: SHOWN_PX } }, { signal });
      return content;
    },
    enabled: hasPhoto,
    retry: false,
  });

export const sendEmployeePhoto = (
  { id, version }: Pick<EmployeeRecord, 'id' | 'version'>,
  file: File,
  under: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<EmployeeRecord> => upload(setEmployeePhoto, { params: { id }, files: [file], ifMatch: version, ...under });

/** A page of the list of employees. */
export const employeesQuery = (search: EmployeeSearch) =>
  queryOptions({
    queryKey: [...adminKeys.employees, search],
    queryFn: ({ signal }) => call(listEmployeeRecords, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

export const removeEmployee = ({ id, version }: EmployeeRecord): Promise<void> =>
  call(deleteEmployee, { params: { id } }, { ifMatch: version });

/** One employee, also a resigned one, for example from a filter in the address. */
export const employeeRecordQuery = (id: number | undefined) =>
  queryOptions({
    queryKey: adminKeys.employeeRecord(id ?? 0),
    queryFn: id === undefined ? skipToken : ({ signal }) => call(getEmployeeRecord, { params: { id } }, { signal }),
  });

/** Deletes the binding of a person's account. */
export const resetSignIn = (id: number): Promise<void> => call(resetSignInCall, { params: { id } });
