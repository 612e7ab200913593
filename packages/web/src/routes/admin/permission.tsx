import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import {
  PermissionScreen,
  type PermissionSearch,
  permissionSearchOf,
  permissionsQuery,
} from '../../areas/admin/index.ts';

const Permissions = () => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // A changed filter takes the place of the last one; a page is a step one can go back from.
  const onSearch = useCallback((next: PermissionSearch) => void navigate({ search: next, replace: true }), [navigate]);
  const onPage = (offset: number): void => void navigate({ search: permissionSearchOf({ ...search, offset }) });
  return <PermissionScreen search={search} onSearch={onSearch} onPage={onPage} />;
};

export const Route = createFileRoute('/admin/permission')({
  validateSearch: permissionSearchOf,
  loaderDeps: ({ search }) => search,
  // What the screen asks for comes with it: the calls of the area are in nobody else's first load.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(permissionsQuery(deps)),
  component: Permissions,
});
