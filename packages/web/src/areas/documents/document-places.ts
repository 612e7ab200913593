import type { Revision } from '@portal/contract/documents';

/** A page to begin at, words that are marked, and what is to be read in turn. */
type Place = { page?: number | null; q?: string; queue?: string | undefined };

/** The preview of a revision, which opens in a tab of its own. */
export const previewAddress = (
  driveId: number,
  docId: number,
  { id, version }: Pick<Revision, 'id' | 'version'>,
  { page, q, queue }: Place = {},
): string => {
  const search = new URLSearchParams({ version, id: String(id) });
  if (page) search.set('page', String(page));
  if (q) search.set('q', q);
  if (queue) search.set('queue', queue);
  return `/documentcenter/preview/${driveId}/${docId}?${search}`;
};
