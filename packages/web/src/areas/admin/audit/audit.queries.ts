import { listAudit } from '@portal/contract/admin';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { call } from '../../../platform/calls/call.ts';
import type { AuditSearch } from './audit-search.ts';

export const auditQuery = (search: AuditSearch) =>
  queryOptions({
    queryKey: [...adminKeys.audit, search],
    queryFn: ({ signal }) => call(listAudit, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });
