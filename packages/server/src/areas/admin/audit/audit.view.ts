import type { AuditEntry } from '@portal/contract/admin';
import { auditSummary } from '@portal/contract/audit';
import type { Language } from '@portal/contract/kernel';
import type { AuditRow } from '#platform/audit.queries';

type Known = {
  actors: ReadonlyMap<number, { name: string; engName: string }>;
  recordOf: (row: AuditRow) => Pick<AuditEntry, 'record' | 'mentioned'>;
};

/** An entry for its reader; the actor and the record have their present names. */
export const viewAuditEntry = (row: AuditRow, { actors, recordOf }: Known, language: Language): AuditEntry => {
  const { id, at, actor_id, area, action, record_type: recordType, record_id: recordId, before, after } = row;
  const { record, mentioned } = recordOf(row);
  const entry = { area, action, recordType, recordId, record, before, after };
  return {
    id,
    at: at.toISOString(),
    actor: actor_id === null ? null : { id: actor_id, ...(actors.get(actor_id) ?? { name: '-', engName: '-' }) },
    ...entry,
    summary: auditSummary(entry, language),
    mentioned,
  };
};
