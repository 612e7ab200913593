import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { pageFrom } from '../../../ui/list/list-kinds.ts';
import { queue } from '../../../ui/queue/queue-address.ts';

const page = pageFrom(0);

const pages = { assigned: page, referred: page, created: page };

/** The pages of the three tables stand in the address beside one another. */
export const myActionList = listAddress(pages);
export type MyActionPages = SearchIn<typeof myActionList>;

/** One action: the pages one came from, and which are to be done in turn. */
export const myActionAddress = listAddress({ ...pages, queue: queue() });
