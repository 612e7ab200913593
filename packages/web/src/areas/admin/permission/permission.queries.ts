import { listPermissionRows, type PermissionRow, setGrants } from '@portal/contract/admin';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { call } from '../../../platform/calls/call.ts';
import { knownFailure } from '../../../platform/calls/problem-messages.ts';
import type { RecordCalls } from '../../../ui/form/record/record-save.ts';
import { identityKeys } from '../../identity/index.ts';
import { formOfGrants, grantsOfForm, type PermissionForm } from './permission-form.ts';
import type { PermissionSearch } from './permission-search.ts';

export const permissionsQuery = (search: PermissionSearch) =>
  queryOptions({
    queryKey: [...adminKeys.permissions, search],
    queryFn: ({ signal }) => call(listPermissionRows, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });

/** A person's grants as a record that a form changes. */
export type HeldGrants = PermissionRow & { id: number };

export const heldGrantsOf = (row: PermissionRow): HeldGrants => ({ ...row, id: row.employee.id });

/** The grants of one person, from the list: there is no call for a single row. */
const readGrants = async ({ employee: { id, email } }: PermissionRow): Promise<HeldGrants> => {
  const { items } = await call(listPermissionRows, { query: { searchText: email } });
  const found = items.find(({ employee }) => employee.id === id);
  if (!found) throw knownFailure('not-found');
  return heldGrantsOf(found);
};

/** The calls that change a person's grants; a person always has a set of grants, possibly empty. */
export const permissionCalls = (row: PermissionRow): RecordCalls<PermissionForm, HeldGrants> => {
  let held = row.grants;
  const put = async (form: PermissionForm, ifMatch: number | undefined): Promise<HeldGrants> => {
    const params = { employeeId: row.employee.id };
    return heldGrantsOf(await call(setGrants, { params, body: grantsOfForm(form, held) }, { ifMatch }));
  };
  return {
    formOf: formOfGrants,
    create: (form) => put(form, undefined),
    change: ({ version }, form) => put(form, version),
    read: async () => {
      const stored = await readGrants(row);
      held = stored.grants;
      return stored;
    },
    refreshes: [adminKeys.all, identityKeys.me, identityKeys.menus],
  };
};
