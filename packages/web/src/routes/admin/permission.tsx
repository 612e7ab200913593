import { createFileRoute } from '@tanstack/react-router';
import { PermissionScreen, permissionList, permissionsQuery } from '../../areas/admin/index.ts';
import { searchFor } from '../../ui/list/route.ts';

export const Route = createFileRoute('/admin/permission')({
  validateSearch: searchFor<typeof permissionList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(permissionsQuery(permissionList.query(deps))),
  // People stand here in the columns of their own list.
  component: PermissionScreen,
});
