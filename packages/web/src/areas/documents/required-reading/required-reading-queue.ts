import type { AssignedDocument } from '@portal/contract/documents';
import { useQuery } from '@tanstack/react-query';
import { hasNext } from '../../../platform/pages.ts';
import type { ListPage } from '../../../ui/list/list-page.ts';
import { LONGEST_QUEUE, queueText } from '../../../ui/queue/queue-order.ts';
import { assignedQuery } from './required-reading.queries.ts';

export const isUnread = ({ isRead }: AssignedDocument): boolean => !isRead;

/** The reading queue in the address of a preview; undefined if only one document waits. */
const readingQueue = (rows: readonly AssignedDocument[]): string | undefined => {
  const drives = new Map(rows.filter(isUnread).map(({ id, driveId }) => [id, driveId]));
  return drives.size < 2 ? undefined : queueText([...drives.keys()], (id) => drives.get(id) ?? 0);
};

/** The same from a page of the list, which has unread documents first and may contain all of them. */
export const useReadingQueueOf = (page: ListPage<AssignedDocument> | undefined): string | undefined => {
  const unread = page?.items.filter(isUnread) ?? [];
  const isComplete = page?.offset === 0 && (unread.length < page.items.length || !hasNext(page));
  const { data: all } = useQuery({
    ...assignedQuery({ unread: true, limit: LONGEST_QUEUE }),
    enabled: !isComplete && unread.length > 0,
  });
  return readingQueue(isComplete ? unread : (all?.items ?? []));
};
