import { documentLists } from '@portal/contract/approval';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { DocumentListScreen, documentList, documentListQuery } from '../../../areas/approval/index.ts';
import { NotFoundScreen } from '../../../shell/trouble/not-found-screen.tsx';
import { searchFor } from '../../../ui/list/route.ts';

const List = () => {
  const { name } = Route.useLoaderData();
  return <DocumentListScreen key={name} name={name} />;
};

export const Route = createFileRoute('/approval/documents/$list')({
  validateSearch: searchFor<typeof documentList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => {
    const name = documentLists.find((each) => each === params.list);
    if (name === undefined) throw notFound();
    void context.queryClient.prefetchQuery(documentListQuery(name, documentList.query(deps)));
    return { name };
  },
  component: List,
  notFoundComponent: NotFoundScreen,
});
