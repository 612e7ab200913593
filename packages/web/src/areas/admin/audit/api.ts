import { listAudit } from '@portal/contract/admin';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { adminKeys } from '../../../platform/admin-keys.ts';
import { call } from '../../../platform/call.ts';
import type { AuditSearch } from './search.ts';

export const auditQuery = (search: AuditSearch) =>
  queryOptions({
    queryKey: [...adminKeys.audit, search],
    queryFn: ({ signal }) => call(listAudit, { query: search }, { signal }),
    placeholderData: keepPreviousData,
  });
