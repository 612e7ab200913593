import { createFileRoute } from '@tanstack/react-router';
import { AuditScreen, auditList, auditQuery } from '../../areas/admin/index.ts';
import { searchFor } from '../../ui/list/route.ts';

export const Route = createFileRoute('/admin/audit')({
  validateSearch: searchFor<typeof auditList>(),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(auditQuery(auditList.query(deps))),
  // Facts are states and names of fields, which the areas have words for.
  component: AuditScreen,
});
