import { type DocumentList, documentLists } from '@portal/contract/approval';
import { useRouterState } from '@tanstack/react-router';
import { copyingOf, viewSearchOf } from './view/search.ts';

type Match = { routeId: string; params: object; search: object };

const idIn = (params: object): unknown => ('id' in params ? params.id : undefined);

const places: Record<string, (match: Match, hash: string) => DocumentList | 'start' | undefined> = {
  '/approval/documents/view/$id': ({ search }) => listOf(search),
  '/approval/documents/modify/$id': ({ search }) => listOf(search),
  // A draft is opened from the drafts; what is new, or begun as a copy, from where one starts.
  '/approval/documents/write/{-$id}': ({ params }, hash) =>
    idIn(params) === undefined || copyingOf(hash) !== undefined ? 'start' : 'draft',
};

const listOf = (search: object): DocumentList => {
  const { 'list-type': list } = viewSearchOf({ ...search });
  return documentLists.find((each) => each === list) ?? 'in-progress';
};

/** The list that one came from on the way to this page, or the start of a new document. */
export const useMenuPlace = (): DocumentList | 'start' | undefined =>
  useRouterState({
    select: ({ matches, location }) => {
      const last = matches.at(-1);
      return last && places[last.routeId]?.(last, location.hash);
    },
  });
