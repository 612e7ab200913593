import type { DriveDocument } from '@portal/contract/documents';
import { Problem } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import { answerDocument } from '../document/finish-document-change.ts';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { withdrawFromReader } from '../notify-readers.ts';
import { holdCurrentRevision, insertReadings } from './required-reading.queries.ts';

type Marked = {
  /** The drive that it stands in. */
  id: number;
  docId: number;
  /** The revision that was read, where the caller says. */
  revisionId?: number | null | undefined;
  /** Whether they said that they read and understood it. */
  confirmed?: boolean | null | undefined;
};

/** Marks the current revision as read by whoever calls (rules/documents.md#required-reading). */
export const markRead = async (
  tx: Tx<DocumentTables>,
  services: Pick<DocumentServices, 'clock'>,
  { revisionId, confirmed, ...place }: Marked,
  { actor }: DocumentContext,
): Promise<DriveDocument> => {
  const current = await holdCurrentRevision(tx, place);
  if (current === undefined) throw new Problem('not-found');
  if ((revisionId ?? current) !== current) throw new Problem('changed-meanwhile');
  const at = services.clock();
  await insertReadings(tx, [{ revisionId: current, employeeId: actor.employeeId, at, confirmed: confirmed === true }]);
  await withdrawFromReader(tx, place.docId, actor.employeeId);
  return answerDocument(tx, services, actor, { driveId: place.id, docId: place.docId });
};
