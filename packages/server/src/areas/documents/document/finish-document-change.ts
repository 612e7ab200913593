import { type DriveDocument, documentRules } from '@portal/contract/documents';
import type { Actor } from '@portal/contract/identity';
import { type AuditAct, dayInSeoul, Problem } from '@portal/contract/kernel';
import { recordAudit } from '#platform/audit.queries';
import type { Clock } from '#platform/clock';
import type { Db, Tx } from '#platform/database/pool';
import type { DocumentTables } from '../documents-tables.ts';
import { findDocument } from './document.queries.ts';
import { viewDocument } from './document.view.ts';

type Place = { driveId: number; docId: number };
type Reading = { clock: Clock };

/** A document of a drive as the caller may read it; raises `not-found` if there is none. */
export const answerDocument = async (
  db: Db<DocumentTables>,
  { clock }: Reading,
  actor: Actor,
  place: Place,
): Promise<DriveDocument> => {
  const row = await findDocument(db, place, {
    employeeId: actor.employeeId,
    seesReaders: documentRules.seeReaders(actor).allowed,
    today: dayInSeoul(clock()),
  });
  if (row === undefined) throw new Problem('not-found');
  return viewDocument(row, actor);
};

/** An act on a document, with its facts for the audit trail. */
type Change<Act extends AuditAct<'documents'> = AuditAct<'documents'>> = Act extends { recordType: 'drive-document' }
  ? Omit<Act, 'area' | 'recordType'>
  : never;

export const auditDocumentChange = (
  tx: Tx<DocumentTables>,
  { clock }: Reading,
  { employeeId }: Actor,
  documentId: number,
  change: Change,
): Promise<void> =>
  recordAudit(tx, clock, {
    actorId: employeeId,
    area: 'documents',
    recordType: 'drive-document',
    recordId: documentId,
    ...change,
  });
