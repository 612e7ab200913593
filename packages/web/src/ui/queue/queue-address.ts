import type { Kind } from '../list/list-kinds.ts';
import { queuedIn } from './queue-order.ts';

/** The queue in the address of a record: the list as it was when one began with it, so that a reload finds it again. */
export const queue = (): Kind<string> => ({
  role: 'view',
  read: (given) => (typeof given === 'string' && queuedIn(given).length > 0 ? given : undefined),
});
