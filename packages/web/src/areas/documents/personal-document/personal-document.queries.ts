import {
  addFavouriteDocument,
  addRecentDocument,
  listFavouriteDocuments,
  listRecentDocuments,
  type PersonalDocument,
  removeFavouriteDocument,
} from '@portal/contract/documents';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../platform/calls/call.ts';
import { documentKeys } from '../document/document.queries.ts';

export const favouritesQuery = queryOptions({
  queryKey: documentKeys.favourites,
  queryFn: ({ signal }): Promise<PersonalDocument[]> => call(listFavouriteDocuments, {}, { signal }),
});

export const recentQuery = queryOptions({
  queryKey: documentKeys.recent,
  queryFn: ({ signal }): Promise<PersonalDocument[]> => call(listRecentDocuments, {}, { signal }),
});

/** The ids of the reader's favourites; undefined until they are loaded. */
export const useFavouriteIds = (): ReadonlySet<number> | undefined => {
  const { data } = useQuery(favouritesQuery);
  return data && new Set(data.map(({ id }) => id));
};

/** Marks a document as a favourite, or takes it off. */
export const useFavouriteChange = (docId: number) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (isFavourite: boolean): Promise<void> => {
      await call(isFavourite ? addFavouriteDocument : removeFavouriteDocument, { params: { docId } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: documentKeys.favourites }),
  });
};

/** Stores that the reader opened a document. A failure is not reported: nobody waits for it. */
export const useRecentDocument = (docId: number | undefined): void => {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (docId === undefined) return;
    void call(addRecentDocument, { params: { docId } })
      .then(() => queryClient.invalidateQueries({ queryKey: documentKeys.recent }))
      .catch(() => undefined);
  }, [docId, queryClient]);
};
