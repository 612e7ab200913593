import { listAddress, type SearchIn } from '../../../ui/list/list-address.ts';
import { id, text } from '../../../ui/list/list-kinds.ts';
import { queue } from '../../../ui/queue/queue-address.ts';

/**
 * Which revision, by its id or else its number; the page to begin at, and the words to mark, as a search found them; and
 * what is to be read one after the other.
 */
export const previewSearch = listAddress({ version: text(), id: id(), page: id(), q: text(), queue: queue() });
export type PreviewSearch = SearchIn<typeof previewSearch>;
