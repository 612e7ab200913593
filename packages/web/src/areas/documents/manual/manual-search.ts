import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { id, pagedBySize, text } from '../../../ui/list/list-kinds.ts';

/** The address of the list of manuals, by the names that the call has. */
export const manualList = listAddress({ ...pagedBySize, driveId: id(), title: text() });
export type ManualSearch = SearchIn<typeof manualList>;
