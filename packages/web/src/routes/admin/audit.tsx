import { createFileRoute } from '@tanstack/react-router';
import { useCallback } from 'react';
import { AuditScreen, type AuditSearch, auditQuery, auditSearchOf } from '../../areas/admin/index.ts';

const Audit = () => {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  // A changed filter takes the place of the last one; a page is a step one can go back from.
  const onSearch = useCallback((next: AuditSearch) => void navigate({ search: next, replace: true }), [navigate]);
  const onPage = (offset: number): void => void navigate({ search: auditSearchOf({ ...search, offset }) });
  return <AuditScreen search={search} onSearch={onSearch} onPage={onPage} />;
};

export const Route = createFileRoute('/admin/audit')({
  validateSearch: auditSearchOf,
  loaderDeps: ({ search }) => search,
  // What the screen asks for comes with it: the calls of the area are in nobody else's first load.
  codeSplitGroupings: [['loader', 'component']],
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(auditQuery(deps)),
  component: Audit,
});
