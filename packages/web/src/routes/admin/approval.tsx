import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { WaitingScreen, type WaitingSearch, waitingLinesQuery, waitingSearchOf } from '../../areas/approval/index.ts';

const Waiting = () => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // A changed filter takes the place of the last one; a page is a step one can go back from.
  const onSearch = useCallback((next: WaitingSearch) => void navigate({ search: next, replace: true }), [navigate]);
  const onPage = (offset: number): void => void navigate({ search: waitingSearchOf({ ...search, offset }) });
  return <WaitingScreen search={search} onSearch={onSearch} onPage={onPage} />;
};

export const Route = createFileRoute('/admin/approval')({
  validateSearch: waitingSearchOf,
  loaderDeps: ({ search }) => search,
  // What the screen asks for comes with it: the calls of the area are in nobody else's first load.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(waitingLinesQuery(deps)),
  component: Waiting,
});
