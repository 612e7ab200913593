import type { ApprovalDocument, DocumentList } from '@portal/contract/approval';
import { linkOptions } from '@tanstack/react-router';
import { LONGEST_QUEUE, queueText } from '../../../ui/queue/queue-order.ts';
import { useComesFrom, useListNow, useQueue } from '../../../ui/queue/use-queue.ts';
import { documentListQuery, documentQuery } from '../document/approval-document.queries.ts';
import { documentList, type ListSearch } from '../list/approval-addresses.ts';

/** Where the document was opened: the list with its search, its queue, and the document it was opened from. */
export type Place = {
  list: DocumentList;
  listSearch: ListSearch;
  queue: string | undefined;
  linkedDocId: number | undefined;
};

const waits = ({ lines }: ApprovalDocument): boolean => lines.some(({ can }) => can.act === true);

/** The documents that wait for the user, from the list at the start of the queue. */
const useBegun = ({ list, listSearch, queue, linkedDocId }: Place): string | undefined => {
  const begins =
    useComesFrom() !== undefined && list === 'requested' && linkedDocId === undefined && queue === undefined;
  const page = useListNow(
    documentListQuery('requested', { ...documentList.query(listSearch), offset: undefined, limit: LONGEST_QUEUE }),
    begins,
  );
  return begins && page ? queueText(page.items.map((row) => row.id)) : undefined;
};

/** The queue of a document, and the navigation after an act: to the next one, or to its row in the list. */
export const useDocumentQueue = (id: number, place: Place) => {
  const { list, listSearch, linkedDocId } = place;
  return useQueue({
    id,
    queue: linkedDocId === undefined ? place.queue : undefined,
    begun: useBegun(place),
    recordOf: (queued) => documentQuery(queued.id),
    waits,
    linkOf: (queued, queue) =>
      linkOptions({
        to: '/approval/documents/view/$id',
        params: { id: String(queued.id) },
        search: { ...listSearch, 'list-type': list, queue },
      }),
    list: linkOptions({
      to: '/approval/documents/$list',
      params: { list },
      search: listSearch,
      state: { row: id },
    }),
  });
};
