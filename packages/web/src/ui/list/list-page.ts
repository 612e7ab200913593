import type { Page, ProblemCode } from '@portal/contract/kernel';
import {
  type DefaultError,
  type QueryKey,
  type UseQueryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { POLL_MS } from '../../platform/calls/poll.ts';

/** A page of a list, which may tell of acts on the list itself, such as making a record. */
export type ListPage<Row> = Page<Row> & { can?: Readonly<Record<string, true | ProblemCode>> };

/**
 * The page that the address asks for, and beside it what it has become elsewhere meanwhile: rows stay under the pointer
 * until one asks for the newer ones.
 */
export const useListPage = <Row, Key extends QueryKey>(
  options: UseQueryOptions<ListPage<Row>, DefaultError, ListPage<Row>, Key>,
) => {
  const queryClient = useQueryClient();
  const shown = useQuery({ ...options, refetchOnWindowFocus: false });
  const isThere = shown.data !== undefined && !shown.isPlaceholderData;
  const { data: latest } = useQuery<ListPage<Row>>({
    // Not below the list's own key: what makes that one anew begins this one again by itself.
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

/** What is new on a page: how many rows were not there, and whether anything at all differs. */
export const newsOf = <Row>(shown: Page<Row>, latest: Page<Row>, idOf: (row: Row) => number) => {
  const known = new Set(shown.items.map(idOf));
  const isKnown = (row: Row): boolean => known.has(idOf(row));
  // Behind the last that was there stand rows of the next page, where there is one, which moved up as others left.
  const end = shown.items.length < shown.total ? latest.items.findLastIndex(isKnown) + 1 : latest.items.length;
  return {
    isChanged: JSON.stringify(shown) !== JSON.stringify(latest),
    // On a later page rows come from the one before.
    added: shown.offset === 0 ? latest.items.slice(0, end).filter((row) => !isKnown(row)).length : 0,
  };
};
