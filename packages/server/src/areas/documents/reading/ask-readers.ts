import { documentRules } from '@portal/contract/documents';
import { dayInSeoul, enforce, Problem } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import { requireDocument } from '../document/document-access.ts';
import { auditDocumentChange } from '../document/finish-document-change.ts';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { notifyAsked } from '../notify-readers.ts';
import { listUnreadReaders, takeAskingOfToday } from './remind-readers.queries.ts';

/** Asks those who have not read the current revision of a document (rules/documents.md#asking-readers). */
export const askReaders = async (
  tx: Tx<DocumentTables>,
  services: Pick<DocumentServices, 'clock'>,
  place: { id: number; docId: number },
  { actor }: DocumentContext,
): Promise<{ asked: number }> => {
  const document = await requireDocument(tx, place, actor);
  enforce(documentRules.seeReaders(actor));
  const at = services.clock();
  const today = dayInSeoul(at);
  const unread = await listUnreadReaders(tx, document.id, today);
  if (unread.length === 0) throw new Problem('nobody-unread');
  if (!(await takeAskingOfToday(tx, document.id, today))) throw new Problem('asked-today');
  await notifyAsked(tx, { driveId: place.id, docId: document.id, at, actorId: actor.employeeId }, unread);
  const after = { revisionId: document.current_revision_id, asked: unread.length };
  await auditDocumentChange(tx, services, actor, document.id, { action: 'ask-readers', after });
  return { asked: unread.length };
};
