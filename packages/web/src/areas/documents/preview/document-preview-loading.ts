import type { QueryClient } from '@tanstack/react-query';
import { recordIdIn } from '../../../platform/record-id.ts';
import { type DocumentPlace, previewedQuery, previewFileQuery } from './document-preview.queries.ts';
import { type PreviewSearch, previewSearch } from './document-preview-address.ts';

/** Asks for the document and for the beginning of its file at once, neither waiting for the other. */
export const loadPreview = (
  queryClient: QueryClient,
  address: { driveId: string; docId: string },
  given: Readonly<Record<string, unknown>>,
): DocumentPlace & { search: PreviewSearch } => {
  const place = { driveId: recordIdIn(address.driveId), docId: recordIdIn(address.docId) };
  const search = previewSearch.read(given);
  void queryClient.prefetchQuery(previewedQuery(place));
  if (search.id !== undefined) void queryClient.prefetchQuery(previewFileQuery(place, search.id));
  return { ...place, search };
};
