import { type MenuName, menuNames } from '@portal/contract/kernel';
import { textParam } from '../../../platform/search-params.ts';
import { type PageSearch, pageSearchOf } from '../../../ui/record-list/page-search.ts';

/** What the address of the list of rights holds, by the names that the call has. */
export type PermissionSearch = PageSearch & { menu?: MenuName | undefined; searchText?: string | undefined };

export const permissionSearchOf = (given: Record<string, unknown>): PermissionSearch => ({
  ...pageSearchOf(given),
  menu: menuNames.find((name) => name === given.menu),
  searchText: textParam(given.searchText),
});

/** A changed filter begins again at the first page. */
export const narrowedPermissions = (search: PermissionSearch, change: PermissionSearch): PermissionSearch =>
  permissionSearchOf({ ...search, offset: undefined, ...change });

export const narrowsPermissions = ({ menu, searchText }: PermissionSearch): boolean =>
  menu !== undefined || searchText !== undefined;
