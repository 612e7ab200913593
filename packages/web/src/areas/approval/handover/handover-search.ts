import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { id, pagedBySize } from '../../../ui/list/list-kinds.ts';

/** The address of the list of waiting lines: whose they are, where only one person's are shown. */
export const waitingList = listAddress({ ...pagedBySize, approverId: id() });

export type WaitingSearch = SearchIn<typeof waitingList>;
