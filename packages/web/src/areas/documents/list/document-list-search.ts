import { docTypes, documentOrders } from '@portal/contract/documents';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { oneOf, pagedBySize, text, viewOf } from '../../../ui/list/list-kinds.ts';

/** How the documents of a drive are ordered where nothing else is asked. */
export const DEFAULT_DRIVE_ORDER = '-modifiedDate';

/** The address of a drive's list; which documents a drive begins with is said by the drive, not by the address. */
export const driveList = listAddress({
  ...pagedBySize,
  title: text(),
  docType: { ...oneOf(() => docTypes), role: 'view' as const },
  sort: viewOf(
    () => documentOrders,
    () => DEFAULT_DRIVE_ORDER,
  ),
});
export type DriveSearch = SearchIn<typeof driveList>;
