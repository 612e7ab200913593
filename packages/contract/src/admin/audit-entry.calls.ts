import { day, endpoint, id, object, optional, page, pageQuery, text } from '@portal/contract/kernel';
import { auditEntry } from './audit-entry.schema.ts';

const access = { menu: 'Admin' } as const;

export const listAudit = endpoint({
  method: 'GET',
  path: '/api/admin/audit',
  summary: 'Who changed what, newest first',
  access,
  query: object({
    ...pageQuery,
    actorId: optional(id()),
    area: optional(text(40)),
    action: optional(text(40)),
    recordType: optional(text(40)),
    recordId: optional(id()),
    /** A record's number, code or words of its name. */
    record: optional(text(100)),
    fromDate: optional(day()),
    toDate: optional(day()),
  }),
  reply: page(auditEntry),
});
