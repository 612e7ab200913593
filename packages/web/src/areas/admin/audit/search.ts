import { type AuditArea, type AuditRecordType, auditAreas, auditRecordTypes } from '@portal/contract/admin';
import { dayParam, idParam, textParam } from '../../../platform/search-params.ts';
import { type PageSearch, pageSearchOf } from '../../../ui/record-list/page-search.ts';

/** What the address of the audit trail holds, by the names that the call has. */
export type AuditSearch = PageSearch & {
  actorId?: number | undefined;
  area?: AuditArea | undefined;
  action?: string | undefined;
  recordType?: AuditRecordType | undefined;
  recordId?: number | undefined;
  fromDate?: string | undefined;
  toDate?: string | undefined;
};

export const recordTypes = Object.keys(auditRecordTypes) as AuditRecordType[];

export const auditSearchOf = (given: Record<string, unknown>): AuditSearch => ({
  ...pageSearchOf(given),
  actorId: idParam(given.actorId),
  area: auditAreas.find((area) => area === given.area),
  action: textParam(given.action),
  recordType: recordTypes.find((type) => type === given.recordType),
  recordId: idParam(given.recordId),
  fromDate: dayParam(given.fromDate),
  toDate: dayParam(given.toDate),
});

/** A changed filter begins again at the first page; what does not fit is left out. */
export const narrowedAudit = (search: AuditSearch, change: Partial<Record<keyof AuditSearch, unknown>>): AuditSearch =>
  auditSearchOf({ ...search, offset: undefined, ...change });

export const narrowsAudit = ({ offset: _, limit: __, ...filters }: AuditSearch): boolean =>
  Object.values(filters).some((value) => value !== undefined);

/** A range that ends before it begins, which nothing lies in. */
export const isReversedRange = ({ fromDate, toDate }: AuditSearch): boolean =>
  fromDate !== undefined && toDate !== undefined && fromDate > toDate;
