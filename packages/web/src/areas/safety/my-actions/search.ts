import { listAddress } from '../../../ui/list/address.ts';
import { pageFrom } from '../../../ui/list/kinds.ts';
import { queue } from '../../../ui/queue/address.ts';

const page = pageFrom(0);

/** The pages of the three tables stand in the address beside one another. */
export const myActionList = listAddress({ assigned: page, referred: page, created: page });

/** One action: which are to be done in turn. */
export const myActionAddress = listAddress({ queue: queue() });
