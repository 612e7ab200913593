import type { Clock } from '../clock.ts';
import type { Tx } from '../database/database.ts';

export type AuditTables = {
  'audit.entry': {
    at: Date;
    actor_id: number | null;
    area: string;
    action: string;
    record_type: string;
    record_id: number;
    before: string | null;
    after: string | null;
  };
};

/** Facts only: states, field names, ids and numbers, never the text of a document (decisions: conventions). */
export type AuditFacts = { readonly [fact: string]: string | number | boolean | null | readonly (string | number)[] };

export type AuditEntry = {
  actorId: number | null;
  area: string;
  action: string;
  recordType: string;
  recordId: number;
  before?: AuditFacts;
  after?: AuditFacts;
};

/** Writes an entry in the transaction of the change it tells of. */
export const recordAudit = async (tx: Tx<AuditTables>, clock: Clock, entry: AuditEntry): Promise<void> => {
  await tx
    .insertInto('audit.entry')
    .values({
      at: clock(),
      actor_id: entry.actorId,
      area: entry.area,
      action: entry.action,
      record_type: entry.recordType,
      record_id: entry.recordId,
      before: entry.before ? JSON.stringify(entry.before) : null,
      after: entry.after ? JSON.stringify(entry.after) : null,
    })
    .execute();
};
