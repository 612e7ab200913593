import type { Page, ProblemCode } from '@portal/contract/kernel';
import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { POLL_MS } from '../../platform/calls/poll.ts';

/** A page of a list with the acts on the list itself, such as creating a record. */
export type ListPage<Row> = Page<Row> & { can?: Readonly<Record<string, true | ProblemCode>> };

/**
 * The requested page, and its newer version in the background: rows do not move under the pointer until the user asks
 * for the newer ones.
 */
export const useListPage = <Row, Key extends QueryKey>(
  options: UseQueryOptions<ListPage<Row>, DefaultError, ListPage<Row>, Key>,
) => {
  const queryClient = useQueryClient();
  const shown = useQuery({ ...options, refetchOnWindowFocus: false });
  const isThere = shown.data !== undefined && !shown.isPlaceholderData;
  const { data: latest } = useQuery<ListPage<Row>>({
    // Outside the list's own key, so that invalidating the list does not refetch this one; it restarts with the list
    // anyway.
    queryKey: ['since', shown.dataUpdatedAt, ...options.queryKey],
    queryFn: options.queryFn as () => Promise<ListPage<Row>>,
    ...(isThere && { initialData: shown.data, initialDataUpdatedAt: shown.dataUpdatedAt }),
    enabled: isThere,
    refetchInterval: POLL_MS,
    retry: false,
    gcTime: 0,
  });
  const takeLatest = (): void => void queryClient.setQueryData<ListPage<Row>>(options.queryKey as QueryKey, latest);
  return { ...shown, latest: isThere ? latest : undefined, takeLatest };
};

/** What changed on a page: the number of new rows, and whether anything differs. */
export const newsOf = <Row>(shown: Page<Row>, latest: Page<Row>, idOf: (row: Row) => number) => {
  const known = new Set(shown.items.map(idOf));
  const isKnown = (row: Row): boolean => known.has(idOf(row));
  // Rows after the last known one may come from the next page, moved up because others disappeared.
  const end = shown.items.length < shown.total ? latest.items.findLastIndex(isKnown) + 1 : latest.items.length;
  return {
    isChanged: JSON.stringify(shown) !== JSON.stringify(latest),
    // On a later page, rows may come from the previous one.
    added: shown.offset === 0 ? latest.items.slice(0, end).filter((row) => !isKnown(row)).length : 0,
  };
};
