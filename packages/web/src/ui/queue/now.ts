import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';

/**
 * A list as it is now, for a queue that begins from it: what was fetched a while ago would lead through what was dealt with,
 * and end before what has come since. Where it cannot be had anew, as it was.
 */
export const useListNow = <Data, Key extends QueryKey>(
  options: UseQueryOptions<Data, Error, Data, Key>,
  isMeant: boolean,
): Data | undefined => {
  const { data, isFetchedAfterMount, isPlaceholderData } = useQuery({
    ...options,
    enabled: isMeant,
    refetchOnMount: 'always',
  });
  return isFetchedAfterMount && !isPlaceholderData ? data : undefined;
};
