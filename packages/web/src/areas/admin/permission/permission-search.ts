import { menuNames } from '@portal/contract/kernel';
import { translate } from '../../../platform/i18n.ts';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { oneOf, pagedBySize, text } from '../../../ui/list/list-kinds.ts';
import { permissionWords } from './permission.words.ts';
import { menuWord } from './permission-texts.ts';

/** The address of the list of rights, by the names that the call has. */
export const permissionList = listAddress(
  { ...pagedBySize, menu: oneOf(() => menuNames), searchText: text() },
  { menu: (menu) => translate(permissionWords.menuChip, { menu: menuWord(menu) }) },
);

export type PermissionSearch = SearchIn<typeof permissionList>;
