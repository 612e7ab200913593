import { docTypes, documentOrders } from '@portal/contract/documents';
import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { oneOf, pagedBySize, text, viewOf } from '../../../ui/list/list-kinds.ts';

/** The default order of a drive's documents. */
export const DEFAULT_DRIVE_ORDER = '-modifiedDate';

/** The address of a drive's list; the default kind of documents depends on the drive, not on the address. */
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
