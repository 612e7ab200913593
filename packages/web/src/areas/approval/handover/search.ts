import { idParam } from '../../../platform/search-params.ts';
import { type PageSearch, pageSearchOf } from '../../../ui/record-list/page-search.ts';

/** What the address of the list of waiting lines holds: whose they are, where only one person's are shown. */
export type WaitingSearch = PageSearch & { approverId?: number | undefined };

export const waitingSearchOf = (given: Record<string, unknown>): WaitingSearch => ({
  ...pageSearchOf(given),
  approverId: idParam(given.approverId),
});
