import { listAudit } from '@portal/contract/admin';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/call.ts';
import { adminKeys } from './admin-keys.ts';
import type { AuditSearch } from './audit-search.ts';

export const auditQuery = (search: AuditSearch) =>
  queryOptions({
    queryKey: [...adminKeys.audit, search],
    queryFn: ({ signal }) => call(listAudit, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });
