import type { DriveDocument } from '@portal/contract/documents';
import { Problem, requireValid } from '@portal/contract/kernel';
import type { Tx } from '#platform/database/pool';
import { answerDocument } from '../document/finish-document-change.ts';
import type { DocumentContext, DocumentServices } from '../documents-services.ts';
import type { DocumentTables } from '../documents-tables.ts';
import { withdrawFromReader } from '../notify-readers.ts';
import { holdRequiredRevisions, insertReadings, type RequiredRevisions } from './required-reading.queries.ts';

type Marked = {
  /** The drive of the document. */
  id: number;
  docId: number;
  /** The revision that was read, if given. */
  revisionId?: number | null | undefined;
  /** Whether the reader confirms that they read and understood it. */
  confirmed?: boolean | null | undefined;
};

/** For a controlled manual the revision and the confirmation are required. */
const requireSaid = (
  { isControlled }: RequiredRevisions,
  { revisionId, confirmed }: Omit<Marked, 'id' | 'docId'>,
): void =>
  requireValid(
    isControlled
      ? [
          ...((revisionId ?? null) === null ? [{ path: 'revisionId', code: 'required' } as const] : []),
          ...(confirmed === true ? [] : [{ path: 'confirmed', code: 'required' } as const]),
        ]
      : [],
  );

/** Marks the current revision, or a scheduled one, as read by the caller (rules/documents.md#required-reading). */
export const markRead = async (
  tx: Tx<DocumentTables>,
  services: Pick<DocumentServices, 'clock'>,
  { revisionId, confirmed, ...place }: Marked,
  { actor }: DocumentContext,
): Promise<DriveDocument> => {
  const required = await holdRequiredRevisions(tx, place);
  if (required === undefined) throw new Problem('not-found');
  requireSaid(required, { revisionId, confirmed });
  const read = revisionId ?? required.current;
  if (read !== required.current && !required.scheduled.includes(read)) throw new Problem('changed-meanwhile');
  const at = services.clock();
  await insertReadings(tx, [{ revisionId: read, employeeId: actor.employeeId, at, confirmed: confirmed === true }]);
  await withdrawFromReader(tx, place.docId, actor.employeeId);
  return answerDocument(tx, services, actor, { driveId: place.id, docId: place.docId });
};
