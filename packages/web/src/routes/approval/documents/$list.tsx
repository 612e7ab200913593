import { documentLists } from '@portal/contract/approval';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { useCallback } from 'react';
import {
  documentListQuery,
  filtersOf,
  ListScreen,
  type ListSearch,
  listSearchOf,
} from '../../../areas/approval/index.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';

const List = () => {
  const { list } = Route.useLoaderData();
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // A changed filter takes the place of the last one; a page is a step one can go back from.
  const onSearch = useCallback((next: ListSearch) => void navigate({ search: next, replace: true }), [navigate]);
  const onPage = (page: number): void => void navigate({ search: listSearchOf({ ...search, page }) });
  return <ListScreen key={list} list={list} search={search} onSearch={onSearch} onPage={onPage} />;
};

export const Route = createFileRoute('/approval/documents/$list')({
  validateSearch: listSearchOf,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    const list = documentLists.find((name) => name === params.list);
    if (list === undefined) throw notFound();
    void context.queryClient.prefetchQuery(documentListQuery(list, filtersOf(deps)));
    return { list };
  },
  component: List,
  notFoundComponent: NotFoundScreen,
});
